import { z } from 'zod'
import { fieldProblem, type Problem } from '../../model/problem.ts'
import type { ContentFiles } from '../files/read-files.ts'
import { currentContentVersion } from '../upgrades.ts'

const versioned = z.object({ contentVersion: z.number().int().min(1).default(1) })

/**
 * Returns a problem if content was written for another version of the engine than this one. Its other problems are then
 * none of its author: `contentVersion` of business.yaml, 1 where it is missing.
 */
export function otherVersion(files: ContentFiles, current = currentContentVersion): Problem[] {
  const entry = files.entries.get('content/business.yaml')
  const found = versioned.safeParse(entry?.data).data?.contentVersion
  if (!entry || found === undefined || found === current) return []
  const reason = `is ${found}, but this version of the engine reads ${current}`
  const repair = found > current ? 'update the engine' : 'run npm run upgrade-content'
  return [fieldProblem(entry, ['contentVersion'], { reason, repair })]
}
