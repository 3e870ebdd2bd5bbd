import { expect, test } from 'vitest'
import { tellOwners } from '../operations/owner-notices.ts'
import { renderEmail } from '../testing/render-email.ts'
import { mailWorkerDeps, testTransport } from '../testing/mail-worker-deps.ts'
import { contactFields } from '../testing/send-contact.ts'
import { postContact, storedLeads } from '../testing/submit-contact.ts'
import { signInOwner, startTestApp } from '../testing/test-app.ts'
import { testEmailContext } from '../testing/test-firm.ts'
import { emails } from '../features.ts'
import { createConfirmationCap, isConfirmationCapReached } from './daily-limit.ts'
import { sendDueEmails } from './mail-worker.ts'

test('confirmations above the day’s number wait for the next day; leads and emails to the office don’t', async () => {
  const testApp = await startTestApp()
  const { store, clock } = testApp
  const sent: string[] = []
  const deps = mailWorkerDeps(store, clock, {
    transport: testTransport(async ({ to }) => void sent.push(to)),
    confirmationCap: createConfirmationCap(3, emails, store.counters),
  })
  for (let n = 0; n < 5; n += 1)
    await postContact(testApp, { ...contactFields, email: `ann${n}@example.com` })
  await testApp.app.inject({
    method: 'POST',
    url: '/api/newsletter/subscribe',
    payload: { email: 'bo@example.com' },
  })
  const sendAll = async () => {
    for (let rounds = 0; rounds < 50; rounds += 1) if ((await sendDueEmails(deps)) === 0) return
    throw new Error('There is always another email.')
  }
  await sendAll()
  const toVisitors = () => sent.filter((to) => !to.startsWith('office')).sort()
  // Four are sent at once, so a few more may pass while they are counted.
  expect(toVisitors().length).toBeLessThanOrEqual(6)
  expect(sent.filter((to) => to.startsWith('office'))).toHaveLength(5)
  const leads = await storedLeads(testApp)
  expect(leads).toHaveLength(5)
  const waiting = leads.flatMap(({ mail }) =>
    mail.filter(({ letter, state }) => letter === 'lead-confirmation' && state === 'waiting'),
  )
  expect(waiting.length).toBeGreaterThan(0)
  expect(await isConfirmationCapReached(3, store.counters)).toBe(true)
  clock.now = new Date(clock.now.getTime() + 25 * 60 * 60 * 1000)
  await sendAll()
  clock.now = new Date(clock.now.getTime() + 25 * 60 * 60 * 1000)
  await sendAll()
  expect(toVisitors()).toEqual([
    ...[0, 1, 2, 3, 4].map((n) => `ann${n}@example.com`),
    'bo@example.com',
  ])
})

test('owners get one email a day when it is reached, and one a week while uploads are nearly full', async () => {
  const testApp = await startTestApp()
  await signInOwner(testApp)
  const { store, clock } = testApp
  const state = { part: 0.79, isReached: false, isSwitchFailed: false }
  const tell = () =>
    tellOwners({
      owners: store.people.owners,
      changeStaffMail: store.people.changeMail,
      uploads: async () => ({ quota: 1e10, part: state.part }),
      isConfirmationCapReached: async () => state.isReached,
      expiredAt: () => [],
      refusedPush: async () => undefined,
      isSwitchFailed: () => state.isSwitchFailed,
      timeZone: () => 'America/Denver',
      now: () => clock.now,
    })
  const subjects = async () => {
    const due = (await store.outbox.due(clock.now, 20)).filter(({ row }) => row.about !== undefined)
    const emails = await Promise.all(due.map((one) => renderEmail(one, testEmailContext)))
    return emails.flatMap((email) => ('subject' in email ? [email.subject] : []))
  }
  await tell()
  expect(await subjects()).toEqual([])
  state.part = 0.8
  state.isReached = true
  state.isSwitchFailed = true
  await Promise.all([tell(), tell()])
  await tell()
  expect((await subjects()).sort()).toEqual([
    'A change to your website isn’t live',
    'Photos and plans are running out of room',
    'Today’s confirmation emails are used up',
  ])
})

test('the health page says that uploads are nearly full and that confirmations are used up', async () => {
  const testApp = await startTestApp({
    attachments: {
      space: {
        reserve: async () => () => undefined,
        usedPart: async () => 0.85,
        invalidate: () => undefined,
      },
    },
    config: { confirmationsPerDay: 1 },
  })
  const headers = await signInOwner(testApp)
  const cap = createConfirmationCap(1, emails, testApp.store.counters)
  await postContact(testApp, contactFields)
  for (const due of await testApp.store.outbox.due(testApp.clock.now, 9)) await cap.count(due)
  const { problems } = (await testApp.app.inject({ url: '/api/admin/health', headers })).json()
  const said = problems.map(({ what }: { what: string }) => what)
  expect(said).toContain('Photos and plans take 85% of their 1.0 GB.')
  expect(said).toContain(
    'Today’s confirmation emails are used up. Leads are saved; the rest go out by tomorrow.',
  )
})
