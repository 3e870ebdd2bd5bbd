import {
  articleLimits,
  articleReport,
  unpublishedEntries,
} from '../../services/content/model/articles.ts'
import type { WaitingPlace } from '../../services/content/load/checks/unfinished-text.ts'
import { placeholderPlaces } from '../../services/content/model/placeholder-places.ts'
import type { Problem } from '../../services/content/model/problem.ts'
import { openingPicture, type Route, routes } from '../../services/content/model/routes.ts'
import type { EntryState, Site } from '../../services/content/model/site.ts'

type Cell = string | number

/** Formats a plain-text table: text aligned left, figures right, a rule under the heading. */
export function formatTable(
  heading: readonly string[],
  rows: readonly (readonly Cell[])[],
): string {
  const shown = [heading, ...rows].map((row) => row.map(String))
  const widths = heading.map((_, column) =>
    Math.max(...shown.map((row) => (row[column] ?? '').length)),
  )
  const figures = heading.map((_, column) =>
    rows.every((row) => typeof row[column] === 'number' || /^[\d(]/.test(row[column] ?? '')),
  )
  const lines = shown.map((row) =>
    row
      .map((cell, column) =>
        figures[column] ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  )
  const rule = widths.map((width) => '-'.repeat(width)).join('  ')
  return [lines[0], rule, ...lines.slice(1)].join('\n')
}

/** `npm run check -- --reading`: prints the readability of articles. Returns whether all are within the limits. */
export function printReadability(site: Site): boolean {
  const rows = articleReport(site)
  const lines = rows.map(({ path, words, wordsPerSentence, grade, faults }) => [
    path,
    words,
    wordsPerSentence.toFixed(1),
    grade.toFixed(1),
    faults.join('; '),
  ])
  const { minWords, maxWords, grade } = articleLimits
  const faulty = rows.filter(({ faults }) => faults.length > 0).length
  const mean = rows.reduce((sum, row) => sum + row.grade, 0) / Math.max(1, rows.length)
  console.log(`\n${formatTable(['article', 'words', 'a sentence', 'grade', ''], lines)}\n`)
  console.log(
    `${rows.length} articles, grade ${mean.toFixed(1)} on average (Flesch–Kincaid).`,
    faulty === 0
      ? `All have ${minWords} to ${maxWords} words and a grade of ${grade} or less.`
      : `${faulty} are not within ${minWords} to ${maxWords} words and grade ${grade}.`,
  )
  return faulty === 0
}

/** Returns a heading and a line for each place that waits for somebody's words; nothing without one. */
export const waitingLines = (waiting: readonly WaitingPlace[]): string[] =>
  waiting.length === 0
    ? []
    : [
        `${waiting.length === 1 ? '1 place waits' : `${waiting.length} places wait`} for your words (pages say nothing there; delete the comment when it’s done):`,
        ...waiting.map(({ file, line, words }) => `${file}:${line} ${words}`),
      ]

/** Returns how many entries are placeholders, and where they are; undefined without one. */
export function placeholderLine(entries: readonly Problem[]): string | undefined {
  if (entries.length === 0) return undefined
  const places = placeholderPlaces(entries).map(({ where, count }) => `${where} (${count})`)
  const entriesAre =
    entries.length === 1 ? '1 entry is a placeholder' : `${entries.length} entries are placeholders`
  return `${entriesAre}, to replace before the site goes live (--strict lists each and fails): ${places.join(', ')}.`
}

/** Returns a line for each entry that isn't on the site, with the reason: drafts first, then what appears later and what has ended. */
export function unpublishedLines(site: Pick<Site, 'unpublished'>): string[] {
  const previews = new Map(unpublishedEntries(site).map(({ file, preview }) => [file, preview]))
  const shown = (file: string) => {
    const preview = previews.get(file)
    return preview === undefined
      ? '`npm run dev -- --drafts` shows it'
      : `\`npm run dev\` shows it at ${preview}`
  }
  const inState = (state: EntryState['state'], line: (entry: EntryState) => string) =>
    site.unpublished.entries
      .filter((entry) => entry.state === state)
      .map((entry) => `${entry.file} — ${line(entry)}`)
  return [
    ...inState(
      'draft',
      ({ file }) => `is a draft: ${shown(file)}; remove the line “draft: true” when it is done`,
    ),
    ...inState('scheduled', ({ file, from }) => `appears ${from}: ${shown(file)}`),
    ...inState(
      'ended',
      ({ until }) => `ended with ${until}: remove the file, or move \`until\` to show it again`,
    ),
  ]
}

/**
 * Returns a line for each page that is valid and that `npm test` refuses: its article, or the picture it opens with.
 * @param added addresses that were never published: of two pages with one picture, the new one needs another
 */
export function editorialLines(site: Site, added: readonly string[] = []): string[] {
  const articles = articleReport(site).flatMap(({ file, words, faults }) =>
    faults.length > 0 ? `${file} — ${faults.join(', ')} (it has ${words} words)` : [],
  )
  const isNew = ({ path }: Route) => Number(added.includes(path))
  const oldestFirst = routes(site).toSorted((a, b) => isNew(a) - isNew(b))
  return [...articles, ...sharedOpenings(oldestFirst)]
}

/** Returns a line for each indexed page that opens with the picture of a page before it, with both files. */
function sharedOpenings(all: readonly Route[]): string[] {
  const own = all.filter(
    (route) =>
      route.index && !route.continues && !isNewTown(route) && !hasPictureOfItsTown(route, all),
  )
  return own.flatMap((route, index) => {
    const picture = openingPicture(route)
    const first = picture && own.find((other) => openingPicture(other) === picture)
    if (!first || first === own[index]) return []
    return `${route.file} — opens with the picture ${picture}, as ${first.file} does; give it one of its own`
  })
}

/** Whether a town has no poster yet: its page may open with another town's picture until it has its own. */
const isNewTown = ({ kind, image, opensWith }: Route): boolean =>
  kind === 'town' && image === opensWith

/** Whether a location page opens with its town's picture: its town or its service has no layer for a composed one yet. */
const hasPictureOfItsTown = (route: Route, all: readonly Route[]): boolean =>
  route.kind.startsWith('location') &&
  all.some((other) => other.kind === 'town' && openingPicture(other) === openingPicture(route))
