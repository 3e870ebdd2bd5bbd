import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { onTestFinished } from 'vitest'

/** Starts the publisher as docs/deploy does, with a secret in its environment that no build may see; ended after the test. */
export function startPublisher(home: string, repository: string) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/publisher.ts'], {
    env: {
      PATH: process.env['PATH'],
      ENV_FILE: '',
      CONTENT_REPOSITORY: repository,
      PUBLISHER_DIR: home,
      PUBLISHER_LOOK_SECONDS: '1',
      SESSION_SECRET: 'a secret that is no business of a build',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (part: Buffer) => (output += part.toString()))
  child.stderr.on('data', (part: Buffer) => (output += part.toString()))
  onTestFinished(() => end(child, 'SIGTERM'))
  return { child, output: () => output }
}

export async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const closed = once(child, 'close')
  child.kill(signal)
  await closed
}
