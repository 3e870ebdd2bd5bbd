import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { webhookEventTypes } from '../webhooks/contract.ts'
import { webhookFields, type WebhookEvent } from '../outbox/webhook-event.ts'
import type { Lead } from './lead.ts'
import { queuedWebhook } from '../outbox/outbox-row.ts'
import { aLead } from './sample-lead.ts'
import { freePort } from '../testing/listen.ts'
import { webhookSecret } from '../testing/webhook-receiver.ts'
import { createWebhookClient } from '../webhooks/webhook-client.ts'
import { buildWebhookMessage } from './webhook-message.ts'

const page = readFileSync('docs/webhooks.md', 'utf8')

/** The sample receiver in docs/webhooks.md. */
const [, example = ''] = /```js\n(.*?)```/s.exec(page) ?? []

test('the sample receiver in docs/webhooks.md accepts a signed message once, and no other', async () => {
  const port = await freePort()
  const receiver = spawn(process.execPath, ['--input-type=module', '-e', example], {
    env: { ...process.env, PORT: String(port), WEBHOOK_SECRET: webhookSecret },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void receiver.kill())
  const output: string[] = []
  receiver.stdout.on('data', (some) => output.push(String(some)))

  const url = `http://127.0.0.1:${port}/`
  const body = JSON.stringify({ type: 'lead.created', data: { reference: 'HP-7K3M2Q' } })
  const send = (secret: string) =>
    createWebhookClient({ url, secret, allowPrivate: true }).send('one', body, new Date())
  await expect.poll(() => send(webhookSecret).then(() => 'taken', String)).toBe('taken')
  await send(webhookSecret)
  const another = `whsec_${Buffer.alloc(32, 8).toString('base64')}`
  await expect(send(another)).rejects.toThrow('401')
  expect(output.join('')).toBe('lead.created HP-7K3M2Q\n')
})

test('docs/webhooks.md lists every event and every field of an update, with a valid example', () => {
  const names = [...webhookEventTypes, ...webhookFields]
  expect(
    names.filter((name) => !page.includes(`\`${name}\``)),
    'add these names to docs/webhooks.md',
  ).toEqual([])
  const examples = [...page.matchAll(/```json\n(.*?)```/gs)].map(([, text = '']): unknown =>
    JSON.parse(text),
  )
  // Fields that this lead lacks are `null` in the message.
  const lead: Lead = aLead('HP-7K3M2Q')
  const event: WebhookEvent = { type: 'lead.updated', at: 'now', by: 'Olive', changed: ['status'] }
  const row = queuedWebhook(event)
  if (!row) throw new Error('There is no message.')
  const around = { origin: 'https://www.example.com', nameOf: () => undefined }
  const message = buildWebhookMessage({ row, source: { kind: 'lead', record: lead } }, around)
  const sent: unknown = 'body' in message ? JSON.parse(message.body) : undefined
  const keysOf = (value: unknown) =>
    Object.keys(z.object({ data: z.looseObject({}) }).parse(value).data)
  expect(examples.map(keysOf)).toContainEqual(keysOf(sent))
})
