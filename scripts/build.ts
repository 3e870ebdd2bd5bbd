/**
 * `npm run build`: content and code → dist/. An incremental build: code is bundled only when it has changed,
 * pages are rendered only when their data has, and only changed files are written. With problems in
 * content they are printed and nothing is built.
 */
import { writeFileSync } from 'node:fs'
import { bundleCode, isCodeBundled, copyCode } from './build/code.ts'
import { writeEditions } from './build/editions.ts'
import { editionsFileName } from '../services/api/site/editions.ts'
import { outputFolder } from './build/output.ts'
import { openBuildGraph } from './build/pages/write-pages.ts'
import { openSteps } from './build/steps.ts'
import { writeRest, writeServed } from './build/write-site.ts'
import { mastersOf, updateImagePlaceholders } from './build/image-placeholders.ts'
import { writeEditorSchemas } from './json-schemas/write-schemas.ts'
import { changeDays } from './vite/published.ts'
import { checkServiceOrigin } from './vite/static-host.ts'
import { InvalidSettingsError } from '../services/api/config.ts'
import { codeFile } from '../services/api/publishing/publisher-folder.ts'
import { loadSettingsFile } from '../services/api/settings-file.ts'
import { clearSite, getSite, viewSite } from '../services/content/index.ts'
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
  const now = new Date()
  // The same moment in all of the build.
  viewSite({ now })
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
  const days = changeDays(getSite())
  const site = { output, graph, steps: openSteps(), builtAt: now, days: () => days }
  await writeServed(site, bundleCode(code))
  const codeFiles = await copyCode(output)
  // The editions of the last build are none of this one, which is complete for readers.
  output.discard(editionsFileName)
  // Saves what was rendered, in case this build ends before the rest is finished.
  await graph.save()
  // Not needed by readers, so it follows: `npm start` serves from here on (scripts/start.mjs).
  console.log(
    'The site can be served. Search, feeds, compressed files, shared pictures and the PDF follow.',
  )
  process.send?.('served')
  // The service shows a release only if its own code has made it.
  await output.put(codeFile, code)
  await writeRest(site)
  const saved = graph.save()
  output.removeStale()
  await writeEditions(site, { dist, codeFiles: [...codeFiles, codeFile] })
  // For who opens the folder after `npm start`; where it can't be written to, nobody edits.
  writeEditorSchemas(folder)
  await saved
}
