import { existsSync, readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { resolve } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import {
  contentChangedEvent,
  pageOpenedEvent,
  type PageOpenedMessage,
} from '../../renderer/client/content-edits.ts'
import { escapeHtml } from '../../services/api/http/escape-html.ts'
import { contentFolder as loadedFolder } from '../../renderer/content-files.ts'
import { clearSite, getSite } from '../../services/content/index.ts'
import { ContentProblems, formatProblem } from '../../services/content/model/problem.ts'
import { addressesFile } from '../../services/content/load/files/addresses.ts'
import { contentFolder, placeOf, shownFolder } from '../../services/content/load/files/folder.ts'
import { isIgnored } from '../../services/content/load/files/placement.ts'
import { pathInside } from '../../services/content/load/files/path-inside.ts'
import { writeAddresses } from '../check/write-addresses.ts'
import { writeEditorSchemas } from '../json-schemas/write-schemas.ts'
import { contentFiles } from './content-files.ts'

/**
 * Serves the files of content that pages load, watches the content folder, updates the open page after an edit, and shows
 * problems in the browser as `npm run check` prints them. It is the first plugin: Vike reads the routes during
 * setup.
 */
export function content(): Plugin {
  contentProblemsOf(getSite)
  return {
    name: 'site:content',
    configureServer(server) {
      watchContent(server)
      let period = currentPeriod()
      server.middlewares.use((request, response, next) => {
        // Articles with a later date appear on their day, also in a server that runs over midnight.
        if (period !== currentPeriod()) clearSite()
        period = currentPeriod()
        const address = request.originalUrl ?? ''
        const wantsFile = address.startsWith(loadedFolder)
        const wantsPage = request.headers.accept?.includes('text/html')
        if (!wantsPage && !wantsFile) return next()
        const problems = contentProblemsOf(getSite)
        if (!problems) return wantsFile ? sendFile(address, response) : next()
        response.statusCode = 500
        response.setHeader('content-type', 'text/html; charset=utf-8')
        response.end(problemPage(problems))
      })
    },
  }
}

/** A day begins on a full or half hour in every time zone of America; content is loaded again in the next one. */
const currentPeriod = () => Math.floor(Date.now() / (30 * 60 * 1000))

/** Returns the content's problems, if it has any. Other errors are rethrown. */
function contentProblemsOf(work: () => unknown): ContentProblems | undefined {
  try {
    work()
    return undefined
  } catch (error) {
    if (error instanceof ContentProblems) return error
    throw error
  }
}

function watchContent(server: ViteDevServer): void {
  // False while the error page is shown.
  let valid = contentProblemsOf(getSite) === undefined
  let lastSaved = 0
  server.environments.client.hot.on(pageOpenedEvent, ({ age }: PageOpenedMessage, browser) => {
    // The page was still loading when the edit was announced.
    if (Date.now() - lastSaved < age) browser.send({ type: 'full-reload' })
  })
  const folder = contentFolder()
  const addresses = addressesWriter(folder)
  if (valid) addresses.writeSoon()
  const schemas = whenSettled(() => writeEditorSchemas(folder))
  schemas.soon()
  server.httpServer?.on('close', () => {
    addresses.stop()
    schemas.stop()
  })
  server.watcher.add(folder)
  server.watcher.on('all', (_, file) => {
    const path = pathInside(folder, resolve(file))
    if (path === undefined || isIgnored(path) || addresses.hasWritten(file)) return
    schemas.soon()
    lastSaved = Date.now()
    clearSite()
    const problems = contentProblemsOf(getSite)
    if (problems) {
      server.config.logger.error(problems.message)
      server.ws.send({ type: 'error', err: { message: problems.message, stack: '' } })
    } else if (valid) server.ws.send(contentChangedEvent, {})
    else server.ws.send({ type: 'full-reload', path: '*' })
    valid = problems === undefined
    if (valid) addresses.writeSoon()
    else addresses.stop()
  })
}

/** After the last of several changes, and when its page is shown. In ms. */
const settledAfter = 1000

/** Does some work once, after the last of several calls of `soon`. */
function whenSettled(work: () => void) {
  let timer: NodeJS.Timeout | undefined
  const stop = () => clearTimeout(timer)
  return {
    stop,
    soon() {
      stop()
      timer = setTimeout(work, settledAfter)
      timer.unref()
    },
  }
}

/** Keeps addresses.txt of a content folder up to date while content is valid. */
function addressesWriter(folder: string) {
  let written: string | undefined
  const { soon, stop } = whenSettled(() => {
    written = writeAddresses(folder)?.text
  })
  return {
    stop,
    writeSoon: soon,
    /** Whether a change of a file is what this has written itself. */
    hasWritten: (file: string) =>
      resolve(file) === placeOf(folder, addressesFile) &&
      existsSync(file) &&
      readFileSync(file, 'utf8') === written,
  }
}

/** Serves the current file of content, whatever hash its address has. */
function sendFile(address: string, response: ServerResponse): void {
  const [name = ''] = address.slice(loadedFolder.length).split('.')
  const file = contentFiles(getSite()).find((each) => each.address.startsWith(loadedFolder + name))
  response.statusCode = file ? 200 : 404
  response.setHeader('content-type', address.endsWith('.css') ? 'text/css' : 'application/json')
  response.end(file?.text ?? '')
}

/** The page that development shows while content has problems; it reloads once they are fixed. */
const problemPage = ({ problems }: ContentProblems): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${problems.length} to fix in ${escapeHtml(shownFolder(contentFolder()))}/</title>
<style>body{font:17px/1.6 system-ui,sans-serif;max-width:60rem;margin:3rem auto;padding:0 1rem}li{margin:1rem 0}</style>
<h1>${problems.length} to fix in ${escapeHtml(shownFolder(contentFolder()))}/</h1>
<p>Fix and save; this page reloads by itself.</p>
<ol>${problems.map((problem) => `<li>${escapeHtml(formatProblem(problem))}</li>`).join('')}</ol>
<script type="module" src="/@vite/client"></script>
</html>
`
