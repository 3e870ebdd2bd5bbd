import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { events } from './features.ts'
import { webhookFields } from './leads/events.ts'
import { queuedWebhook } from './outbox/outbox-row.ts'
import { freePort } from './testing/listen.ts'
import { webhookSecret } from './testing/webhook-receiver.ts'
import { createWebhookClient } from './webhooks/webhook-client.ts'
import { buildMessage } from './webhooks/define-event.ts'

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
  const body = JSON.stringify({ type: 'lead.created', data: { reference: 'CS-7K3M2Q' } })
  const send = (secret: string) =>
    createWebhookClient({ url, secret, allowPrivate: true }).send('one', body, new Date())
  await expect.poll(() => send(webhookSecret).then(() => 'taken', String)).toBe('taken')
  await send(webhookSecret)
  const another = `whsec_${Buffer.alloc(32, 8).toString('base64')}`
  await expect(send(another)).rejects.toThrow('401')
  expect(output.join('')).toBe('lead.created CS-7K3M2Q\n')
})

/** The table of events in docs/webhooks.md, made from their declarations. */
function eventTable(): string {
  const code = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ')
  const rows = events.map(({ type, version, when, payload }) => [
    code([type]),
    String(version),
    when,
    code(Object.keys(payload.shape)),
  ])
  const table = [['`type`', '`version`', 'when', '`data`'], ...rows]
  const widths = [0, 1, 2, 3].map((at) => Math.max(...table.map((row) => row[at]?.length ?? 0)))
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`
  const rule = line(widths.map((width) => '-'.repeat(width)))
  return table.map((row, at) => (at === 0 ? `${line(row)}\n${rule}` : line(row))).join('\n')
}

test('docs/webhooks.md has the table of events', () => {
  // `UPDATE_DOCS=on npx vitest run documented-webhooks` writes it.
  if (process.env['UPDATE_DOCS'] === 'on')
    writeFileSync(
      'docs/webhooks.md',
      page.replace(/^\| `type` .*?\n(?!\|)/ms, () => `${eventTable()}\n`),
    )
  expect(readFileSync('docs/webhooks.md', 'utf8')).toContain(eventTable())
})

test.each(events)('a $type has the fields of its declaration', (event) => {
  const { type, collection, sample, payload, version } = event
  const row = queuedWebhook(sample.event)
  const around = { origin: 'https://www.example.com', nameOf: () => undefined }
  const message = buildMessage({ row, collection, record: sample.record }, events, around)
  const sent: unknown = 'body' in message ? JSON.parse(message.body) : undefined
  expect(sent).toMatchObject({ type, version, timestamp: sample.event.at })
  const { data } = z.object({ data: z.unknown() }).parse(sent)
  expect(z.strictObject(payload.shape).parse(data)).toEqual(data)
})

test('docs/webhooks.md has valid examples and every name of a changed field', () => {
  expect(webhookFields.filter((name) => !page.includes(`\`${name}\``))).toEqual([])
  for (const [, text = ''] of page.matchAll(/```json\n(.*?)```/gs)) {
    const { type, version, data } = message.parse(JSON.parse(text))
    const event = events.find((one) => one.type === type)
    expect(version).toBe(event?.version)
    expect(z.strictObject(event?.payload.shape ?? {}).parse(data)).toEqual(data)
  }
})

const message = z.strictObject({
  type: z.string(),
  timestamp: z.iso.datetime(),
  version: z.number(),
  data: z.looseObject({}),
})
