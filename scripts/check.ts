/**
 * `npm run check`: validates the content folder and prints every problem. Exit code 1 when there is one. What has expired is a
 * warning, since a day must not break a build or a test, and placeholders are counted; with `--strict` both are problems like
 * any other.
 * `--spelling` checks every word as well; `--similar` compares the location pages, `--reading` prints the
 * reading grades of the articles, `--voice` how every page sounds. `--write` adds new addresses to
 * addresses.txt. `--json` prints the problems for programs. Each time the schemas for editors are brought up to date.
 */
import { join } from 'node:path'
import { InvalidSettingsError } from '../services/api/config.ts'
import { loadSettingsFile } from '../services/api/settings-file.ts'
import {
  buildCache,
  contentFolder,
  shownFolder,
  shownProblem,
  shownText,
} from '../services/content/load/files/folder.ts'
import { readFiles } from '../services/content/load/files/read-files.ts'
import { load } from '../services/content/load/load.ts'
import {
  ContentProblems,
  formatProblem,
  type Problem,
  sortProblems,
} from '../services/content/model/problem.ts'
import type { Site } from '../services/content/model/site.ts'
import { allSites } from '../services/content/model/translations.ts'
import type { ChangeDays } from '../renderer/head/sitemap.ts'
import { gitDays } from './vite/git-days.ts'
import { updateImagePlaceholders } from './build/image-placeholders.ts'
import {
  editorialLines,
  placeholderLine,
  printReadability,
  unpublishedLines,
  waitingLines,
} from './check/reports.ts'
import { checkOptions, helpText } from './check/help.ts'
import { nounContractions } from './check/noun-contractions.ts'
import { textsByLanguage } from './check/texts.ts'
import { writeEditorSchemas } from './json-schemas/write-schemas.ts'
import { withSeverity } from './check/severity.ts'
import { onlyAddresses, unlistedLines, writeAddresses } from './check/write-addresses.ts'

const known = Object.keys(checkOptions)
const options = process.argv.slice(2)
if (options.includes('--help') || options.includes('-h')) {
  console.log(helpText)
  process.exit()
}
const unknown = options.filter((option) => !known.includes(option))
if (unknown.length > 0) {
  console.error(`There’s no ${unknown.join(', ')}. Use ${known.join(', ')}, or none.`)
  process.exit(1)
}

const root = process.cwd()
const began = performance.now()
const folder = settingsAndFolder()
let days: ChangeDays | undefined
const changedOn = (file: string, timeZone: string) => {
  days ??= gitDays(folder, timeZone, join(root, buildCache(folder), 'git-days.json'))
  return days.get(file)
}
const content = { root, folder, today: new Date(), commit: 'check', changedOn, checkAhead: true }
const shown = shownFolder(folder)
const format = (problem: Problem) => formatProblem(shownProblem(folder, problem))
const inFolder = (lines: readonly string[]) =>
  lines.map((line) => shownText(folder, line)).join('\n')
const found = load(content)
const write = options.includes('--write') && onlyAddresses(found.problems)
if (write) writeAddresses(folder)
const { site, draftProblems, expired, placeholders, questions, ...loaded } = write
  ? load(content)
  : found
const { waiting, pictures, unlisted, names } = loaded
const undecoded = await updateImagePlaceholders(pictures, folder, root)
const strict = options.includes('--strict')
const warnings = strict ? [] : expired
const problems = sortProblems([
  ...loaded.problems,
  ...undecoded.problems,
  ...(strict ? [...expired, ...placeholders] : []),
])
const unwritten = writeEditorSchemas(folder, names)
const inJson = options.includes('--json')
if (unwritten !== undefined && !inJson)
  console.warn(`Editors may not know the newest names: ${unwritten}\n`)
if (!inJson) for (const problem of problems) console.error(format(problem))
const took = `${((performance.now() - began) / 1000).toFixed(2)} s`

/** The content folder, which `.env` may name; a mistake there is printed, and ends the program. */
function settingsAndFolder(): string {
  try {
    loadSettingsFile()
    return contentFolder()
  } catch (error) {
    if (!(error instanceof ContentProblems || error instanceof InvalidSettingsError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

/** Loaded lazily: loading the dictionaries takes longer than loading all content. */
async function checkSpelling(): Promise<boolean> {
  const { printSpelling } = await import('./check/print-spelling.ts')
  return printSpelling(folder)
}

/** Loaded lazily, like React, which renders the location pages for it. */
async function checkSimilarity(site: Site): Promise<boolean> {
  const { printSimilarity } = await import('./check/print-similarity.ts')
  return printSimilarity(site, folder)
}

if (inJson) {
  const own = (list: readonly Problem[]) => list.map((problem) => shownProblem(folder, problem))
  const all = {
    errors: own(problems),
    warnings: own([...warnings, ...questions, ...draftProblems]),
  }
  console.log(JSON.stringify({ problems: withSeverity(all) }, undefined, 2))
  process.exitCode = problems.length > 0 ? 1 : 0
} else if (problems.length > 0) {
  console.error(`\n${problems.length} to fix in ${shown}/ (${took}).`)
  process.exitCode = 1
} else if (site) {
  const sites = allSites(site)
  const count = (of: (one: Site) => number) => sites.reduce((sum, one) => sum + of(one), 0)
  const pages = count((one) => one.locations.length + one.pages.length + one.offerings.length)
  const articles = count((one) => one.posts.length + one.guides.length + one.projects.length)
  console.log(`${shown}/ is valid: ${pages} pages and ${articles} articles (${took}).`)
  if (unlisted.length > 0) console.log(`\n${unlistedLines(folder, unlisted).join('\n')}`)
  const notYet = unpublishedLines(site)
  if (notYet.length > 0) console.log(`\nOn no page:\n${inFolder(notYet)}`)
  const unfinished = editorialLines(site, unlisted)
  if (unfinished.length > 0)
    console.log(`\nValid, but npm test asks for more:\n${inFolder(unfinished)}`)
  const standIns = placeholderLine(placeholders)
  if (standIns) console.log(`\n${shownText(folder, standIns)}`)
  if (waiting.length > 0) console.warn(`\n${inFolder(waitingLines(waiting))}`)
  const unproven = Object.entries(site.claims).flatMap(([name, { evidence }]) =>
    evidence && !evidence.recorded ? name : [],
  )
  if (unproven.length > 0)
    console.log(
      `\nNo evidence on record for ${unproven.join(', ')}: ${shown}/claims.yaml says what the owner must hold.`,
    )
  if (warnings.length > 0)
    console.warn(
      `\nOut of date, so it’s left off the pages (--strict makes these errors):\n${warnings.map(format).join('\n')}`,
    )
  const doubtful = sortProblems([
    ...questions,
    ...nounContractions(textsByLanguage(readFiles(folder))),
  ])
  if (doubtful.length > 0)
    console.warn(
      `\nMaybe a mistake (this doesn’t stop the build):\n${doubtful.map(format).join('\n')}`,
    )
  if (draftProblems.length > 0) {
    console.log('\nTo fix in drafts (these don’t stop the build):')
    for (const problem of draftProblems) console.log(format(problem))
  }
  const fine = [
    !options.includes('--spelling') || (await checkSpelling()),
    !options.includes('--reading') || printReadability(site),
    !options.includes('--similar') || (await checkSimilarity(site)),
  ]
  if (options.includes('--voice')) (await import('./check/voice.ts')).printVoice(site)
  if (fine.includes(false)) process.exitCode = 1
}
