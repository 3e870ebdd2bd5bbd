import type { Plugin, ViteDevServer } from 'vite'
import { servedData } from '../../pages/_error/served-data.ts'
import { contentChanged, pageOpened, type PageOpened } from '../../renderer/client/edits.ts'
import { placementStyles } from '../../renderer/components/placed.ts'
import { shellData } from '../../renderer/shell/shell-data.ts'
import { forgetSite, getSite } from '../../services/content/index.ts'
import { ContentProblems } from '../../services/content/load/problem.ts'
import { notYetPublished } from '../../services/content/model/preview-path.ts'
import { problemPage } from './problem-page.ts'

const asModule = (data: unknown) => `export default ${JSON.stringify(data)}`

/** What content gives to the browser's code, each once, cached with it. */
export const contentModules: Readonly<Record<string, () => string>> = {
  'virtual:shell': () => asModule(shellData(getSite())),
  'virtual:served': () => asModule(servedData(getSite())),
  'virtual:placed.css': () => placementStyles(getSite()),
}
const resolved = (id: string) => `\0${id}`

/**
 * Content in the build and in development: serves its virtual modules, watches content/, shows an edit
 * in the open page (loads it whole where the browser's code is made from what changed), and shows problems in the browser with the words of `npm run check`. It comes
 * first: Vike reads the routes as soon as it is set up.
 */
export function content(): Plugin {
  problemsOf(getSite)
  return {
    name: 'highpine:content',
    resolveId: (source) => (source in contentModules ? resolved(source) : undefined),
    load(source) {
      const module = contentModules[source.slice(1)]
      return module && source.startsWith('\0') ? module() : undefined
    },
    configureServer(server) {
      watchContent(server)
      server.middlewares.use((request, response, next) => {
        const wantsPage = request.headers.accept?.includes('text/html')
        if (!wantsPage) return next()
        const faults = problemsOf(getSite)
        if (!faults) {
          // Whoever writes a draft asks for it where it will stand.
          const path = request.url?.split('?')[0]
          const draft = notYetPublished(getSite()).find((piece) => piece.path === path)
          if (!draft) return next()
          response.writeHead(302, { location: draft.preview }).end()
          return undefined
        }
        response.statusCode = 500
        response.setHeader('content-type', 'text/html; charset=utf-8')
        response.end(problemPage(faults))
      })
    },
  }
}

/** Out: the content's problems, if it has any. Other faults are thrown on. */
function problemsOf(work: () => unknown): ContentProblems | undefined {
  try {
    work()
    return undefined
  } catch (error) {
    if (error instanceof ContentProblems) return error
    throw error
  }
}

function watchContent(server: ViteDevServer): void {
  // What browsers have of it already; nothing while it had problems.
  let shown = modulesOf()
  let lastSaved = 0
  server.environments.client.hot.on(pageOpened, ({ age }: PageOpened, browser) => {
    // It was still loading when it would have been told.
    if (Date.now() - lastSaved < age) browser.send({ type: 'full-reload' })
  })
  server.watcher.add('content')
  server.watcher.on('all', (_, file) => {
    if (!isContent(file)) return
    lastSaved = Date.now()
    forgetSite()
    const problems = problemsOf(getSite)
    if (problems) {
      shown = undefined
      server.config.logger.error(problems.message)
      server.ws.send({ type: 'error', err: { message: problems.message, stack: '' } })
      return
    }
    const before = shown
    shown = modulesOf()
    if (before !== undefined && before === shown) {
      server.ws.send(contentChanged, {})
      return
    }
    for (const id of Object.keys(contentModules)) {
      const module = server.moduleGraph.getModuleById(resolved(id))
      if (module) server.moduleGraph.invalidateModule(module)
    }
    server.ws.send({ type: 'full-reload', path: '*' })
  })
}

/** All that content gives to the browser's code; nothing while content has problems. */
function modulesOf(): string | undefined {
  if (problemsOf(getSite)) return undefined
  return Object.values(contentModules)
    .map((module) => module())
    .join('\n')
}

const isContent = (file: string) =>
  /(^|[\\/])content[\\/]/.test(file) && !/[\\/](services|node_modules)[\\/]/.test(file)
