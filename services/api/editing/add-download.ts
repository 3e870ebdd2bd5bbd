import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ContentProblem } from './contract.ts'
import type { WrittenFile } from './engine-contract.ts'
import type { Engine } from './engine.ts'
import type { ReceivedFile } from './received-files.ts'
import { versionOf } from './write-files.ts'

/** A file for readers to download or to play. */
export interface NewDownload {
  /** `files/roof-checklist.pdf` */
  file: string
  received: ReceivedFile
  /** It takes the place of the file of this name. */
  replaces: boolean
}

/** Returns what a new file for readers writes: nothing where the check refuses it. */
export async function addDownload(
  engine: Engine,
  { folder, cache }: { folder: string; cache: string },
  { file, received: { at }, replaces }: NewDownload,
): Promise<{ result: ContentProblem[]; files: WrittenFile[]; subject: string }> {
  const subject = `${replaces ? 'Replace' : 'Add'} ${file}`
  const problems = await engine('download', { folder, cache, file, at, replaces })
  if (problems.length > 0) return { result: problems, files: [], subject }
  const [was, now] = await Promise.all(
    replaces ? [join(folder, file), at].map((place) => readFile(place).then(versionOf)) : [],
  )
  const isSame = replaces && was === now
  const content = { copyOf: at }
  const files = isSame ? [] : [{ file, content, ...(was !== undefined && { was }) }]
  return { result: [], files, subject }
}
