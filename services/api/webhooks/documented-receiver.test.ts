import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { hookSecret } from '../testing/webhook-receiver.ts'
import { webhook } from './hook.ts'

/** The receiver that docs/webhooks.md shows, as it stands there. */
const [, example = ''] = /```js\n(.*?)```/s.exec(readFileSync('docs/webhooks.md', 'utf8')) ?? []

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address !== null ? address.port : 0
}

test('the receiver in docs/webhooks.md takes what we sign, once, and nothing else', async () => {
  const port = await freePort()
  const receiver = spawn(process.execPath, ['--input-type=module', '-e', example], {
    env: { ...process.env, PORT: String(port), WEBHOOK_SECRET: hookSecret },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void receiver.kill())
  const said: string[] = []
  receiver.stdout.on('data', (some) => said.push(String(some)))

  const url = `http://127.0.0.1:${port}/`
  const body = JSON.stringify({ type: 'lead.created', data: { reference: 'HP-7K3M2Q' } })
  const send = (secret: string) =>
    webhook({ url, secret, allowPrivate: true }).send('one', body, new Date())
  await expect
    .poll(() => send(hookSecret).then(() => 'taken', String), { timeout: 10_000 })
    .toBe('taken')
  await send(hookSecret)
  const another = `whsec_${Buffer.alloc(32, 8).toString('base64')}`
  await expect(send(another)).rejects.toThrow('401')
  expect(said.join('')).toBe('lead.created HP-7K3M2Q\n')
})
