import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, inject, test } from 'vitest'
import { contactAccepted } from '../../services/api/contact-form/contract.ts'
import { command, newDatabase } from '../../services/api/testing/postgres-server.ts'
import { stop, type Running } from '../crash/service.ts'
import { sendContact } from '../../services/api/testing/send-contact.ts'
import { startMachine } from './machines.ts'

const visitors = 150

interface Visitor {
  key: string
  /** All references that the visitor received, from either process. */
  references: Set<string>
}

test('with two processes on one database, killing one loses and duplicates nothing', async () => {
  const databaseUrl = await newDatabase(inject('postgresUrl'))
  const services = await Promise.all([1, 2].map(() => startMachine({ DATABASE_URL: databaseUrl })))
  const [killed, survivor] = services
  if (!killed || !survivor) throw new Error('two were started')

  const all = Array.from({ length: visitors }, (): Visitor => ({
    key: randomUUID(),
    references: new Set(),
  }))
  // Every visitor sends the form twice, to different processes.
  let answered = 0
  const pressing = all.map(async (visitor, n) => {
    await pause(n * 10)
    await Promise.all(services.map((service) => send(service, visitor)))
    answered += visitor.references.size
  })
  while (answered < visitors / 3) await pause(5)
  await killed.kill()
  await Promise.all(pressing)
  // All visitors, answered or not, retry with the survivor.
  for (const visitor of all) await send(survivor, visitor)

  const kept = await rowsOf(databaseUrl, `select id, idempotency_key as key from leads`)
  expect(all.filter(({ references }) => references.size !== 1)).toEqual([])
  expect(new Map(kept.map(({ key, id }) => [key, id]))).toEqual(
    new Map(all.map(({ key, references }) => [key, [...references][0]])),
  )
  expect(kept).toHaveLength(visitors)

  // Rows leased by the killed process are free again when the lease ends; the test ends it early.
  const inHand = await rowsOf(databaseUrl, `select id from mail where leased_until > now()`)
  const rest = `select id from mail where state = 'waiting' and next_attempt_at <= now()`
  const deadline = Date.now() + 300_000
  let forward = false
  while ((await rowsOf(databaseUrl, rest)).length > 0 && Date.now() < deadline) {
    const free = `${rest} and leased_until is null`
    if (!forward && (await rowsOf(databaseUrl, free)).length === 0) {
      await pause(2_000)
      await command(databaseUrl, `update mail set leased_until = now() where state = 'waiting'`)
      forward = true
    }
    await pause(50)
  }
  expect(await stop(survivor, 'SIGTERM')).toBe(0)

  const sent = await emailsIn(services.map(({ dataDir }) => dataDir))
  const ids = await rowsOf(databaseUrl, `select id from mail where state = 'sent'`)
  const twice = [...sent].filter(([, times]) => times > 1).map(([id]) => id)
  console.table({
    'two processes, one killed': {
      acknowledged: visitors,
      found: kept.length,
      emails: ids.length,
      'not sent': ids.filter(({ id }) => !sent.has(String(id))).length,
      'sent twice': twice.length,
    },
  })
  expect(ids).toHaveLength(visitors * 2)
  expect(ids.filter(({ id }) => !sent.has(String(id)))).toEqual([])
  // Only an email that was being sent at the moment of the kill may go out again.
  expect(twice.filter((id) => !inHand.some((row) => row['id'] === id))).toEqual([])
}, 600_000)

async function send({ origin }: Running, visitor: Visitor): Promise<void> {
  try {
    // A separate address each, since emails to one address are limited.
    const fields = { email: `${visitor.key}@example.com` }
    const answer = await sendContact(origin, fields, { 'idempotency-key': visitor.key })
    if (!answer.ok) return
    const { reference } = contactAccepted.parse(await answer.json())
    if (reference !== undefined) visitor.references.add(reference)
  } catch {
    // The process was killed: no answer.
  }
}

async function rowsOf(url: string, query: string): Promise<Record<string, unknown>[]> {
  return (await command(url, query)).rows
}

/** How often each email is in the mail folders, by the id of its row. */
async function emailsIn(folders: readonly string[]): Promise<Map<string, number>> {
  const times = new Map<string, number>()
  for (const folder of folders) {
    const mail = join(folder, 'mail')
    for (const name of (await readdir(mail)).filter((file) => file.endsWith('.eml'))) {
      const id = /^message-id: <([^@>]+)@/im.exec(await readFile(join(mail, name), 'utf8'))?.[1]
      if (id !== undefined) times.set(id, (times.get(id) ?? 0) + 1)
    }
  }
  return times
}
