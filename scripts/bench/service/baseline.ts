import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { temporaryFolder, onCleanup } from '../build/workspace.ts'

interface BaselineService {
  url: string
  pid: number | undefined
  remove(): Promise<void>
}

/**
 * Starts baseline-service.ts. `remove` ends it.
 *
 * @param databaseUrl where it inserts lines; left out: it appends them to a file
 */
export async function startBaseline(databaseUrl?: string): Promise<BaselineService> {
  const { folder, remove: removeFolder } = temporaryFolder()
  const given = ['dist/client/index.html.gz', databaseUrl ?? join(folder, 'lines')]
  const args = ['--import', 'tsx', 'scripts/bench/service/baseline-service.ts', ...given]
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env['PATH'], NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const kill = onCleanup(() => child.kill('SIGKILL'))
  const exited = once(child, 'exit')
  const remove = async () => {
    kill()
    await exited
    removeFolder()
  }
  const printed = await Promise.race([
    new Promise<string>((settle) =>
      child.stdout.once('data', (chunk: Buffer) => settle(chunk.toString())),
    ),
    exited.then(() => ''),
  ])
  if (printed !== '') return { url: printed.trim(), pid: child.pid, remove }
  await remove()
  throw new Error('The bare service did not start')
}
