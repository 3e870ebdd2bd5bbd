import type { Problem } from '../../services/content/load/problem.ts'

/** The project's own words: names of places and people, terms of the trade. */
export const wordListFile = 'content/words.txt'

const order = new Intl.Collator('en')

/** In: the text of content/words.txt, a word on each line. Out: the words, and what is wrong with their order. */
export function wordList(text: string): { words: string[]; problems: Problem[] } {
  const lines = text
    .split(/\r?\n/)
    .map((word, index) => ({ word: word.trim(), line: index + 1 }))
    .filter(({ word }) => word !== '' && !word.startsWith('#'))
  const words = lines.map(({ word }) => word)
  const problems = lines.flatMap(({ word, line }, index) => {
    const before = words[index - 1]
    const apart = before === undefined ? -1 : order.compare(before, word)
    if (apart < 0) return []
    const above = words.find((other) => order.compare(other, word) > 0)
    return [
      {
        file: wordListFile,
        line,
        column: 1,
        field: word,
        reason: apart === 0 ? 'stands here twice' : 'is out of order',
        repair: apart === 0 ? 'remove one' : `move it above “${above ?? before ?? ''}”`,
      },
    ]
  })
  return { words, problems }
}
