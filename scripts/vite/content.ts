import type { Plugin, ViteDevServer } from 'vite'
import { catchAllData } from '../../pages/_error/catch-all-data.ts'
import {
  contentChangedEvent,
  pageOpenedEvent,
  type PageOpenedMessage,
} from '../../renderer/client/content-edits.ts'
import { placementStyles } from '../../renderer/components/picture-data.ts'
import { shellData } from '../../renderer/shell/shell-data.ts'
import { clearSite, getSite } from '../../services/content/index.ts'
import { ContentProblems, formatProblem } from '../../services/content/model/problem.ts'
import { dayOf } from '../../services/content/model/office-days.ts'

const asModule = (data: unknown) => `export default ${JSON.stringify(data)}`

/** Content that is bundled into the browser's code. */
export const contentModules: Readonly<Record<string, () => string>> = {
  'virtual:shell': () => asModule(shellData(getSite())),
  'virtual:catch-all': () => asModule(catchAllData(getSite())),
  'virtual:placement.css': () => placementStyles(getSite()),
}
const resolvedId = (id: string) => `\0${id}`

/**
 * Content in the build and in development: serves its virtual modules, watches content/, updates the open
 * page after an edit (reloads it if the browser's code contains what changed), and shows problems in the
 * browser as `npm run check` prints them. It is the first plugin: Vike reads the routes during setup.
 */
export function content(): Plugin {
  contentProblemsOf(getSite)
  return {
    name: 'highpine:content',
    resolveId: (source) => (source in contentModules ? resolvedId(source) : undefined),
    load(source) {
      const module = contentModules[source.slice(1)]
      return module && source.startsWith('\0') ? module() : undefined
    },
    configureServer(server) {
      watchContent(server)
      let day = dayOf(new Date())
      server.middlewares.use((request, response, next) => {
        // Articles with a later date appear on their day, also in a server that runs over midnight.
        if (day !== dayOf(new Date())) clearSite()
        day = dayOf(new Date())
        const wantsPage = request.headers.accept?.includes('text/html')
        if (!wantsPage) return next()
        const faults = contentProblemsOf(getSite)
        if (!faults) return next()
        response.statusCode = 500
        response.setHeader('content-type', 'text/html; charset=utf-8')
        response.end(problemPage(faults))
      })
    },
  }
}

/** Out: the content's problems, if it has any. Other errors are rethrown. */
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
  // The modules that browsers have loaded; undefined while content had problems.
  let served = modulesText()
  let lastSaved = 0
  server.environments.client.hot.on(pageOpenedEvent, ({ age }: PageOpenedMessage, browser) => {
    // The page was still loading when the edit was announced.
    if (Date.now() - lastSaved < age) browser.send({ type: 'full-reload' })
  })
  server.watcher.add('content')
  server.watcher.on('all', (_, file) => {
    if (!isContent(file)) return
    lastSaved = Date.now()
    clearSite()
    const problems = contentProblemsOf(getSite)
    if (problems) {
      served = undefined
      server.config.logger.error(problems.message)
      server.ws.send({ type: 'error', err: { message: problems.message, stack: '' } })
      return
    }
    const before = served
    served = modulesText()
    if (before !== undefined && before === served) {
      server.ws.send(contentChangedEvent, {})
      return
    }
    for (const id of Object.keys(contentModules)) {
      const module = server.moduleGraph.getModuleById(resolvedId(id))
      if (module) server.moduleGraph.invalidateModule(module)
    }
    server.ws.send({ type: 'full-reload', path: '*' })
  })
}

/** All virtual modules; undefined while content has problems. */
function modulesText(): string | undefined {
  if (contentProblemsOf(getSite)) return undefined
  return Object.values(contentModules)
    .map((module) => module())
    .join('\n')
}

const isContent = (file: string) =>
  /(^|[\\/])content[\\/]/.test(file) && !/[\\/](services|node_modules)[\\/]/.test(file)

/** The page that development shows while content has problems; it reloads once they are fixed. */
const problemPage = ({ problems }: ContentProblems): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${problems.length} to fix in content/</title>
<style>body{font:17px/1.6 system-ui,sans-serif;max-width:60rem;margin:3rem auto;padding:0 1rem}li{margin:1rem 0}</style>
<h1>${problems.length} to fix in content/</h1>
<p>Fix and save; this page reloads by itself.</p>
<ol>${problems.map((problem) => `<li>${escapeHtml(formatProblem(problem))}</li>`).join('')}</ol>
<script type="module" src="/@vite/client"></script>
</html>
`

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
