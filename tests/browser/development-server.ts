import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { makeWorkspace, onCleanup } from '../../scripts/bench/build/workspace.ts'
import { freePort } from '../../services/api/testing/listen.ts'

/** `npm run dev` on a copy of the project, which may be edited. */
export interface Development {
  /** The folder of the copy. */
  folder: string
  origin: string
  /** The one-time link that creates the owner, once it is printed. */
  ownerLink: () => string | undefined
  stop: () => Promise<void>
}

/**
 * Starts the development server and waits until it responds.
 *
 * @throws Error if it ends, or does not respond within three minutes
 */
export async function startDevelopment(): Promise<Development> {
  const workspace = makeWorkspace()
  const port = await freePort()
  const server = spawn(
    join(workspace.folder, 'node_modules/.bin/vike'),
    ['dev', '--host', '127.0.0.1', '--port', `${port}`],
    { cwd: workspace.folder, stdio: ['ignore', 'pipe', 'ignore'] },
  )
  let output = ''
  server.stdout.on('data', (part: Buffer) => (output += part.toString()))
  const ownerLink = () => /http\S+\/admin\/setup\?token=\S+/.exec(output)?.[0]
  const kill = onCleanup(() => server.kill('SIGKILL'))
  const running = () => server.exitCode === null && server.signalCode === null
  const stop = async () => {
    kill()
    if (running()) await once(server, 'exit')
    workspace.remove()
  }
  const origin = `http://127.0.0.1:${port}`
  for (let attempt = 0; attempt < 360 && running(); attempt++) {
    const answer = await fetch(origin).catch(() => undefined)
    if (answer?.ok) return { folder: workspace.folder, origin, ownerLink, stop }
    await new Promise((wait) => setTimeout(wait, 500))
  }
  await stop()
  throw new Error('The development server did not start')
}
