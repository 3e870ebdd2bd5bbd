/** How many words in a row are compared as one. */
const runLength = 5

/** One text among many. */
export interface SimilarityRow {
  id: string
  /** How many words it has. */
  words: number
  /** The share of its five-word runs that no other text has, 0 to 1. */
  own: number
  /** The id of the text most like it; undefined when it has nothing in common with any. */
  nearest: string | undefined
  /** Jaccard similarity with that one: runs in both, divided by runs in either. 0 to 1. */
  similarity: number
}

/** The words of a text as they are compared: lower case, without signs; “48-inch” is two words. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/['’]/g, '')
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** Every five words in a row, each run once. */
export function runsOf(words: readonly string[]): Set<string> {
  const runs = new Set<string>()
  for (let at = 0; at + runLength <= words.length; at++)
    runs.add(words.slice(at, at + runLength).join(' '))
  return runs
}

/**
 * In: texts by id. Out: how each stands among the others, in the same order. It goes from each run to
 * the texts that have it, so that texts with nothing in common are never compared.
 */
export function compareTexts(texts: ReadonlyMap<string, string>): SimilarityRow[] {
  const all = [...texts].map(([id, text]) => {
    const words = wordsOf(text)
    return { id, words: words.length, runs: runsOf(words) }
  })
  const holders = textsByRun(all.map(({ runs }) => runs))
  return all.map(({ id, words, runs }, here) => {
    const shared = new Uint32Array(all.length)
    let alone = 0
    for (const run of runs) {
      const others = holders.get(run) ?? []
      if (others.length === 1) alone++
      for (const other of others) shared[other] = (shared[other] ?? 0) + 1
    }
    let nearest: string | undefined
    let similarity = 0
    for (const [there, other] of all.entries()) {
      const both = shared[there] ?? 0
      const either = runs.size + other.runs.size - both
      if (there === here || both / either <= similarity) continue
      nearest = other.id
      similarity = both / either
    }
    return { id, words, own: runs.size === 0 ? 0 : alone / runs.size, nearest, similarity }
  })
}

/** Which texts, by place, have a run. */
function textsByRun(texts: readonly ReadonlySet<string>[]): Map<string, number[]> {
  const holders = new Map<string, number[]>()
  for (const [place, runs] of texts.entries())
    for (const run of runs) {
      const known = holders.get(run)
      if (known) known.push(place)
      else holders.set(run, [place])
    }
  return holders
}
