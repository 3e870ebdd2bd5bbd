import { createHash } from 'node:crypto'
import { z } from 'zod'
import { readJson, replaceCached } from '../../services/content/markdown/cache-file.ts'
import { type SimilarityRow, compareTexts } from '../../services/content/model/similarity.ts'

const file = '.cache/similarity.json'
/** Raise this when the comparison changes. */
const version = 1

const cacheSchema = z.object({
  /** A hash of the compared texts. */
  hash: z.string(),
  rows: z.array(
    z.object({
      id: z.string(),
      words: z.number(),
      own: z.number(),
      nearest: z.string().optional(),
      similarity: z.number(),
    }),
  ),
})

/** Memoizes `compareTexts`, which takes half a second, on disk: unchanged texts are not compared again. */
export function compareTextsCached(texts: ReadonlyMap<string, string>): SimilarityRow[] {
  const hash = createHash('sha256')
    .update(JSON.stringify([version, ...texts]))
    .digest('hex')
  const last = readJson(file, cacheSchema)
  if (last?.hash === hash) return last.rows.map((row) => ({ nearest: undefined, ...row }))
  const fresh = compareTexts(texts)
  replaceCached(file, JSON.stringify({ hash, rows: fresh }))
  return fresh
}
