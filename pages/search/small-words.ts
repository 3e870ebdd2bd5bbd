/** What questions are made of, and no page is about; in English and Spanish. */
const smallWords = new Set(
  `a an and are be can could did do does for from have how i if in is it me much my need of on or our should
  the there to was we what when where which who why will with would you your
  al como con cual cuando cuanto cuantos de del donde el en es hay la las los mi o para por que se su
  un una y`.split(/\s+/),
)

const plain = (word: string) =>
  word
    .normalize('NFD')
    .replace(/[^\p{Letter}\p{Number}]/gu, '')
    .toLowerCase()

/**
 * In: `How much does a roof cost?` Out: `roof cost?`, since a page that has the answer need not have the
 * question. Words with nothing left come back as they are.
 */
export function withoutSmallWords(words: string): string {
  const left = words.split(/\s+/).filter((word) => !smallWords.has(plain(word)))
  return left.join(' ') || words
}
