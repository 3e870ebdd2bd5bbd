import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'
import { type Likeness, likenesses } from '../../services/content/model/similarity.ts'

const file = '.cache/likeness.json'
/** Raise this when texts are compared in another way. */
const version = 1

const kept = z.object({
  /** Of the texts that were compared. */
  hash: z.string(),
  likenesses: z.array(
    z.object({
      id: z.string(),
      words: z.number(),
      own: z.number(),
      nearest: z.string().optional(),
      similarity: z.number(),
    }),
  ),
})

/** As `likenesses`: the same texts as the last time are not compared again, which takes half a second. */
export function keptLikenesses(texts: ReadonlyMap<string, string>): Likeness[] {
  const hash = createHash('sha256')
    .update(JSON.stringify([version, ...texts]))
    .digest('hex')
  const last = read()
  if (last?.hash === hash)
    return last.likenesses.map((likeness) => ({ nearest: undefined, ...likeness }))
  const fresh = likenesses(texts)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify({ hash, likenesses: fresh }))
  return fresh
}

function read(): z.infer<typeof kept> | undefined {
  try {
    return kept.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}
