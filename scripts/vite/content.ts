import type { Plugin, ViteDevServer } from 'vite'
import { shellData } from '../../renderer/shell/shell-data.ts'
import { forgetSite, getSite } from '../../services/content/index.ts'
import { ContentProblems } from '../../services/content/load/problem.ts'

const id = 'virtual:shell'
const resolved = `\0${id}`

/**
 * Content in the build and in development: serves `virtual:shell`, watches content/, reloads the
 * page after an edit, and shows problems in the browser with the words of `npm run check`.
 */
export function content(): Plugin {
  return {
    name: 'highpine:content',
    resolveId: (source) => (source === id ? resolved : undefined),
    load: (source) =>
      source === resolved ? `export default ${JSON.stringify(shellData(getSite()))}` : undefined,
    configureServer: watchContent,
  }
}

function watchContent(server: ViteDevServer): void {
  server.watcher.add('content')
  server.watcher.on('all', (_, file) => {
    if (
      !/[\\/]content[\\/]/.test(file) ||
      /[\\/](services|node_modules)[\\/]content[\\/]/.test(file)
    )
      return
    forgetSite()
    const shell = server.moduleGraph.getModuleById(resolved)
    if (shell) server.moduleGraph.invalidateModule(shell)
    try {
      getSite()
      server.ws.send({ type: 'full-reload', path: '*' })
    } catch (error) {
      if (!(error instanceof ContentProblems)) throw error
      server.config.logger.error(error.message)
      server.ws.send({ type: 'error', err: { message: error.message, stack: '' } })
    }
  })
}
