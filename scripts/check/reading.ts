import { articleLimits, articleReport } from '../../services/content/model/article-report.ts'
import type { Site } from '../../services/content/model/site.ts'
import { table } from './table.ts'

/** `npm run check -- --reading`: the articles. Returns whether all are within the limits. */
export function tellReading(site: Site): boolean {
  const rows = articleReport(site)
  const lines = rows.map(({ path, words, wordsPerSentence, grade, faults }) => [
    path,
    words,
    wordsPerSentence.toFixed(1),
    grade.toFixed(1),
    faults.join('; '),
  ])
  const { least, most, grade } = articleLimits
  const faulty = rows.filter(({ faults }) => faults.length > 0).length
  const mean = rows.reduce((sum, row) => sum + row.grade, 0) / Math.max(1, rows.length)
  console.log(`\n${table(['article', 'words', 'a sentence', 'grade', ''], lines)}\n`)
  console.log(
    `${rows.length} articles, grade ${mean.toFixed(1)} on average (Flesch–Kincaid).`,
    faulty === 0
      ? `All have ${least} to ${most} words and a grade of ${grade} or less.`
      : `${faulty} are not within ${least} to ${most} words and grade ${grade}.`,
  )
  return faulty === 0
}
