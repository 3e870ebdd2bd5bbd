import { expect, test } from 'vitest'
import type { OutboxRow } from '../../outbox/outbox-row.ts'
import { aLead } from '../../testing/sample-lead.ts'
import { signInOwner, startTestApp } from '../../testing/test-app.ts'

const failed = (id: string, nextAttemptAt = '2026-11-05T14:00:00.000Z'): OutboxRow => ({
  id,
  letter: 'lead-confirmation',
  to: 'ann@exmaple.com',
  state: 'failed',
  attempts: 1,
  nextAttemptAt,
  lastFault: '550 no such mailbox',
})

async function twoFailed() {
  const testApp = await startTestApp()
  const { app, store, clock } = testApp
  const headers = await signInOwner(testApp)
  const earlier = failed('two', '2026-11-05T13:00:00.000Z')
  const lead = { ...aLead('HP-AAAAA2'), mail: [earlier, failed('one')] }
  await store.leads.transactByForm({ idempotencyKey: 'a' }, () => ({
    add: lead,
    answer: undefined,
  }))
  const list = async () =>
    (await app.inject({ url: '/api/admin/failed-mail', headers })).json().mail
  const act = (id: string, action: string) =>
    app.inject({
      method: 'PATCH',
      url: `/api/admin/failed-mail/${id}`,
      headers,
      payload: { action },
    })
  const rows = async () => (await store.leads.one('HP-AAAAA2'))?.mail ?? []
  return { list, act, rows, clock }
}

test('staff see failed emails with recipient and error', async () => {
  const { list } = await twoFailed()
  expect(await list()).toHaveLength(2)
  expect((await list())[0]).toEqual({
    id: 'one',
    what: 'their confirmation email',
    to: 'ann@exmaple.com',
    attempts: 1,
    fault: '550 no such mailbox',
    lead: 'HP-AAAAA2',
    toSubscriber: false,
  })
})

test('a failed email is sent again with all attempts, or marked as handled', async () => {
  const { list, act, rows, clock } = await twoFailed()
  expect((await act('one', 'try again')).statusCode).toBe(200)
  expect((await act('two', 'done by hand')).statusCode).toBe(200)
  expect(await rows()).toMatchObject([
    { state: 'dropped', note: expect.stringContaining('Olive Owner') },
    { state: 'waiting', attempts: 0, nextAttemptAt: clock.now.toISOString() },
  ])
  expect(await list()).toEqual([])
})

test('handling an email twice is a 404 for the second person', async () => {
  const { act } = await twoFailed()
  await act('one', 'done by hand')
  const second = await act('one', 'try again')
  expect(second.statusCode).toBe(404)
  expect(second.json().code).toBe('no_such_mail')
})
