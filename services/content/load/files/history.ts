import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { readJson } from '../../markdown/cache-file.ts'

/** The name of the file, in a content folder that was taken out of a repository, which has its history. */
export const historyFile = '.history.json'

const history = z.strictObject({
  /** The commit that the content is of. */
  commit: z.string(),
  /** When each file last changed, in seconds since 1970, by its name in the folder. */
  changed: z.record(z.string(), z.number()),
})
export type History = z.infer<typeof history>

/** Reads the history that the publisher wrote beside the content; undefined in a checkout, where git knows it. */
export const readHistory = (folder: string): History | undefined =>
  existsSync(join(folder, historyFile)) ? readJson(join(folder, historyFile), history) : undefined
