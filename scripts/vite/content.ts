import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { Plugin, ViteDevServer } from 'vite'
import { pageKinds, shellData } from '../../renderer/shell/shell-data.ts'
import { forgetSite, getSite } from '../../services/content/index.ts'
import { ContentProblems } from '../../services/content/load/problem.ts'

const id = 'virtual:shell'
const resolved = `\0${id}`

/**
 * Content in the build and in development: serves `virtual:shell`, writes the names of pages for the
 * router, watches content/, reloads the page after an edit, and shows problems in the browser with
 * the words of `npm run check`. It comes first: Vike reads the routes as soon as it is set up.
 */
export function content(): Plugin {
  writePageKinds()
  return {
    name: 'highpine:content',
    resolveId: (source) => (source === id ? resolved : undefined),
    load: (source) =>
      source === resolved ? `export default ${JSON.stringify(shellData(getSite()))}` : undefined,
    configureServer: watchContent,
  }
}

/**
 * Throws `ContentProblems`, which stops a build before it begins. The file is left alone while it is
 * right: Vike sets itself up afresh when it changes.
 */
function writePageKinds(): void {
  const file = '.cache/page-kinds.json'
  const kinds = JSON.stringify(pageKinds(getSite()))
  if (existsSync(file) && readFileSync(file, 'utf8') === kinds) return
  mkdirSync('.cache', { recursive: true })
  writeFileSync(file, kinds)
}

function watchContent(server: ViteDevServer): void {
  server.watcher.add('content')
  server.watcher.on('all', (_, file) => {
    if (!isContent(file)) return
    forgetSite()
    const shell = server.moduleGraph.getModuleById(resolved)
    if (shell) server.moduleGraph.invalidateModule(shell)
    try {
      writePageKinds()
      server.ws.send({ type: 'full-reload', path: '*' })
    } catch (error) {
      if (!(error instanceof ContentProblems)) throw error
      server.config.logger.error(error.message)
      server.ws.send({ type: 'error', err: { message: error.message, stack: '' } })
    }
  })
}

const isContent = (file: string) =>
  /(^|[\\/])content[\\/]/.test(file) && !/[\\/](services|node_modules)[\\/]/.test(file)
