/**
 * `npm run build`: content and code → dist/. An incremental build: code is bundled only when it has changed,
 * pages are rendered only when their data has, and only changed files are written. With problems in
 * content they are printed and nothing is built.
 */
import { writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bundleCode, isCodeBundled, copyCode } from './build/code.ts'
import { compress } from './build/compress.ts'
import { writeSiteFiles } from './build/site-files.ts'
import { outputFolder } from './build/output.ts'
import { openBuildGraph, writePages } from './build/pages/write-pages.ts'
import {
  publish,
  publishForMachines,
  publishDrawingJpegs,
  publishGuide,
  publishShareCards,
} from './build/publish.ts'
import { bestBets } from './build/best-bets.ts'
import { searchedPages, writeSearchedPages } from './build/searched-pages.ts'
import { mastersOf, updateImagePlaceholders } from './build/image-placeholders.ts'
import { writeEditorSchemas } from './editor/write-schemas.ts'
import { checkServiceOrigin } from './vite/static-host.ts'
import { InvalidSettingsError } from '../services/api/config.ts'
import { codeFile } from '../services/api/publishing/publisher-folder.ts'
import { loadSettingsFile } from '../services/api/settings-file.ts'
import { clearSite, getSite } from '../services/content/index.ts'
import { cacheName, contentFolder, shownProblem } from '../services/content/load/files/folder.ts'
import { ContentProblems, formatProblem, type Problem } from '../services/content/model/problem.ts'
import { UnreadablePicture } from '../services/images/encode.ts'

try {
  await build()
} catch (error) {
  const forPeople = error instanceof ContentProblems || error instanceof InvalidSettingsError
  const problems = problemsOf(error)
  if (error instanceof UnreadablePicture) console.error(problems.map(formatProblem).join('\n'))
  else console.error(forPeople ? error.message : error)
  // For the program that has started this one (scripts/publisher).
  const { PROBLEMS_FILE: file } = process.env
  if (file) writeFileSync(file, JSON.stringify(problems))
  // Not rethrown: Vike, once it is loaded, logs uncaught errors and lets the process exit with 0.
  process.exit(1)
}

/** Returns the problems of content that have ended the build; none if it was something else. */
function problemsOf(error: unknown): readonly Problem[] {
  if (error instanceof ContentProblems) return error.problems
  if (error instanceof UnreadablePicture) return [shownProblem(contentFolder(), error.problem)]
  return []
}

async function build(): Promise<void> {
  loadSettingsFile()
  const { CODE: code = '', SERVICE_ORIGIN: service } = process.env
  checkServiceOrigin(service)
  const folder = contentFolder()
  console.log('Building the site: about a minute the first time, seconds from then on.')
  const inFolder = (found: readonly Problem[]) =>
    found.map((problem) => shownProblem(folder, problem))
  const { fresh, problems } = await updateImagePlaceholders(
    mastersOf(getSite()),
    folder,
    process.cwd(),
  )
  if (problems.length > 0) throw new ContentProblems(inFolder(problems))
  // Loaded again with the placeholder colors, before anything has used the site.
  if (fresh) clearSite()

  const { expired } = getSite()
  if (expired.length > 0)
    console.warn(`Left off the pages:\n${inFolder(expired).map(formatProblem).join('\n')}`)

  const dist = 'dist'
  const output = outputFolder(dist)
  if (isCodeBundled(code)) console.log('code: unchanged')
  // Pages of another content folder are never reused.
  const graph = openBuildGraph(`${code} ${cacheName(folder)}`, '.cache/graph.bin')
  const pages = bundleCode(code).then(() => writePages({ output, dist, graph }))
  // New pictures are encoded while code is bundled.
  const [inlineCode] = await Promise.all([pages, publish(output)])
  const html = await readFile(join(dist, 'client/404.html'), 'utf8')
  await Promise.all([
    // Saves what was rendered, in case this build ends before the rest is finished.
    graph.save(),
    copyCode(output),
    writeSiteFiles(output, inlineCode, html),
  ])
  // Not needed by readers, so it follows: `npm start` serves from here on (scripts/start.mjs).
  console.log(
    'The site can be served. Search, feeds, compressed files, shared pictures and the PDF follow.',
  )
  process.send?.('served')
  await publishForMachines(output, graph)
  const visible = output.paths().filter((path) => path.startsWith('client/'))
  // The service shows a release only if its own code has made it.
  await output.put(codeFile, code)
  // Before the words of the pages: the service reads both when those have changed.
  await output.put('best-bets.json', JSON.stringify(bestBets(getSite())))
  await Promise.all([
    writeSearchedPages(searchedPages(getSite()), { output, dist, graph }),
    publishGuide(output),
    publishDrawingJpegs(output).then(() => publishShareCards(output)),
    compress(dist, output, visible),
  ])
  const saved = graph.save()
  output.removeStale()
  // For who opens the folder after `npm start`; where it can't be written to, nobody edits.
  writeEditorSchemas(folder)
  await saved
}
