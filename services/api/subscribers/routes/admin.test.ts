import { access, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Subscriber } from '../subscriber.ts'
import { signInOwner, startTestApp } from '../../testing/test-app.ts'

const subscriber = (n: number, more: Partial<Subscriber> = {}): Subscriber => ({
  id: `s${n}`,
  email: `reader${n}@example.com`,
  firstName: '',
  lastName: '',
  zipCode: '',
  interests: ['Mountain Building Guide'],
  subscribedAt: '2026-11-05T10:00:00.000Z',
  consents: [
    {
      at: '2026-11-05T10:00:00.000Z',
      act: 'asked',
      page: '/roofing',
      interests: ['Mountain Building Guide'],
      wording: 'Send me the guide.',
    },
  ],
  mail: [],
  ...more,
})

async function aList(records: Subscriber[]) {
  const testApp = await startTestApp()
  const headers = await signInOwner(testApp)
  await testApp.store.bulk.add('subscribers', records)
  const get = async (query: string) =>
    (await testApp.app.inject({ url: `/api/admin/subscribers${query}`, headers })).json()
  const post = (path: string) =>
    testApp.app.inject({ method: 'POST', url: `/api/admin/subscribers/${path}`, headers })
  const table = async (query = '') =>
    (await testApp.app.inject({ url: `/api/admin/subscribers.csv${query}`, headers })).body
  const noted = async () => JSON.stringify((await testApp.store.audit.newestFirst(0, 10)).entries)
  return { ...testApp, headers, get, post, table, noted }
}

test('staff see subscribers newest first, with their consent records', async () => {
  const { get } = await aList([subscriber(1), subscriber(2, { firstName: 'Zoë' })])
  const { subscribers, total, counts } = await get('')
  expect(total).toBe(2)
  expect(counts).toEqual({ confirmed: 0, listed: 2, waiting: 0, left: 0 })
  expect(subscribers.map(({ id }: Subscriber) => id)).toEqual(['s2', 's1'])
  expect(subscribers[0]).toMatchObject({ name: 'Zoë', state: 'listed', language: 'en' })
  expect(subscribers[1].consents).toEqual([
    {
      at: '2026-11-05T10:00:00.000Z',
      act: 'asked',
      page: '/roofing',
      wording: 'Send me the guide.',
    },
  ])
})

test('the latest to leave is first, with the time of leaving, also in the CSV', async () => {
  const leftAt = '2026-11-06T04:30:00.000Z'
  const { get, table } = await aList([subscriber(1, { leftAt }), subscriber(2)])
  expect((await get('')).subscribers).toMatchObject([
    { id: 's1', state: 'left', stateSince: leftAt, subscribedAt: '2026-11-05T10:00:00.000Z' },
    { id: 's2', state: 'listed', stateSince: '2026-11-05T10:00:00.000Z' },
  ])
  expect((await table('?state=left')).trimEnd()).toMatch(/,"2026-11-05 21:30",""$/)
})

test('a subscriber who came back is subscribed since then', async () => {
  const act = (at: string, act: 'asked' | 'left'): Subscriber['consents'][number] => ({
    at,
    act,
    page: '/',
    interests: [],
    wording: '',
  })
  const consents = [
    act('2025-01-01T12:00:00.000Z', 'asked'),
    act('2025-03-01T12:00:00.000Z', 'left'),
    act('2026-10-01T12:00:00.000Z', 'asked'),
    act('2026-11-01T12:00:00.000Z', 'asked'),
  ]
  const { get } = await aList([subscriber(1, { consents })])
  expect((await get('')).subscribers[0].stateSince).toBe('2026-10-01T12:00:00.000Z')
})

test('a bounced guide shows with the mail server’s reply, also once it was dismissed', async () => {
  const email = (state: 'sent' | 'failed' | 'dropped', lastFault?: string) => ({
    id: state,
    letter: 'guide' as const,
    to: 'reader1@example.com',
    state,
    attempts: 1,
    nextAttemptAt: '2026-11-05T10:00:00.000Z',
    ...(lastFault !== undefined && { lastFault }),
  })
  const { get, table } = await aList([
    subscriber(1, { mail: [email('failed', '550 no such user')] }),
    subscriber(2, { mail: [email('dropped', '550 full')] }),
    subscriber(3, { mail: [email('failed', '550 full'), email('sent')] }),
  ])
  const bounces = (await get('')).subscribers.map(({ bounce }: { bounce?: string }) => bounce)
  expect(bounces).toEqual([undefined, '550 full', '550 no such user'])
  expect(await table()).toContain(',"","550 no such user"')
})

test('the list is searched by address or name, filtered by state, and paged', async () => {
  const left = { leftAt: '2026-11-05T12:00:00.000Z' }
  const { get } = await aList([subscriber(1, { lastName: 'Álvarez' }), subscriber(2, left)])
  expect((await get('?q=alvarez')).total).toBe(1)
  expect((await get('?q=READER2&state=left')).subscribers).toHaveLength(1)
  expect(await get('?state=confirmed')).toMatchObject({ total: 0, counts: { left: 1 } })
  expect(await get('?page=2&perPage=1')).toMatchObject({ total: 2, subscribers: [{ id: 's1' }] })
  expect((await get('?state=gone')).code).toBe('wrong_fields')
})

test('staff unsubscribe an address: no more emails are sent, and the evidence has who did it', async () => {
  const { post, store } = await aList([subscriber(1)])
  expect((await post('s1/leave')).json().subscriber).toMatchObject({
    state: 'left',
    consents: [
      { act: 'asked' },
      { act: 'left', wording: 'Taken off the list by Olive Owner, in the admin pages.' },
    ],
  })
  expect((await store.subscribers.one('s1'))?.leftAt).toBeDefined()
  expect((await post('nobody/leave')).json().code).toBe('no_such_subscriber')
})

test('an erased address is removed everywhere, and the audit log has no personal data', async () => {
  const email = {
    id: 'written',
    letter: 'guide' as const,
    to: 'reader1@example.com',
    state: 'sent' as const,
    attempts: 1,
    nextAttemptAt: '2026-11-05T10:00:00.000Z',
  }
  const { post, get, store, data, noted } = await aList([subscriber(1, { mail: [email] })])
  await store.bulk.add('quarantined-subscribers', [subscriber(9, { email: 'Reader1@example.com' })])
  await mkdir(join(data, 'mail'), { recursive: true })
  await writeFile(join(data, 'mail/written.eml'), 'To: reader1@example.com')
  expect((await post('s1/erasure')).statusCode).toBe(200)
  expect((await get('')).total).toBe(0)
  expect((await store.quarantinedSubscribers.newestFirst(0, 10)).total).toBe(0)
  await expect(access(join(data, 'mail/written.eml'))).rejects.toThrow()
  expect(await noted()).toContain('"did":"erased"')
  expect(await noted()).not.toContain('reader1')
  expect((await post('s1/erasure')).statusCode).toBe(404)
})

test('the CSV has each subscriber once and no formulas, and the export is audited', async () => {
  const many = Array.from({ length: 1_203 }, (_, n) => subscriber(n))
  const { table, noted } = await aList([...many, subscriber(5_000, { firstName: '=HYPERLINK(1)' })])
  const lines = (await table()).trim().split('\r\n')
  expect(lines).toHaveLength(1_205)
  expect(new Set(lines).size).toBe(1_205)
  expect(lines[0]).toBe(
    'email,name,zip code,language,interests,state,subscribed,evidence,unsubscribed,bounced',
  )
  expect(lines[1]).toContain(`"'=HYPERLINK(1)"`)
  // In the office's time zone, as for leads.
  expect(lines[1]).toContain('"Subscribed","2026-11-05 03:00"')
  expect(lines[2]).toContain('| asked | /roofing | Send me the guide.')
  expect((await table('?q=reader77&state=listed')).trim().split('\r\n')).toHaveLength(13 - 1)
  expect(await noted()).toContain('"what":"11 subscribed, by a search"')
  expect(await noted()).not.toContain('reader77')
})
