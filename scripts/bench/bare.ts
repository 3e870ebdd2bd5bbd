import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { temporaryFolder, tidyLater } from './tidy.ts'

interface Bare {
  url: string
  pid: number | undefined
  remove(): Promise<void>
}

/**
 * Starts `bare-service.ts`. In: the database that it keeps lines in; none: it appends them to a file.
 * Out: where it listens, and how to end it.
 */
export async function bareService(databaseUrl?: string): Promise<Bare> {
  const { folder, remove: removeFolder } = temporaryFolder()
  const given = ['dist/client/index.html.gz', databaseUrl ?? join(folder, 'lines')]
  const args = ['--import', 'tsx', 'scripts/bench/bare-service.ts', ...given]
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env['PATH'], NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const kill = tidyLater(() => child.kill('SIGKILL'))
  const gone = once(child, 'exit')
  const remove = async () => {
    kill()
    await gone
    removeFolder()
  }
  const said = await Promise.race([
    new Promise<string>((settle) =>
      child.stdout.once('data', (chunk: Buffer) => settle(chunk.toString())),
    ),
    gone.then(() => ''),
  ])
  if (said !== '') return { url: said.trim(), pid: child.pid, remove }
  await remove()
  throw new Error('The bare service did not start')
}
