import { expect, test } from 'vitest'
import type { OutgoingEmail } from '../../email/mail-transport.ts'
import { sendDueEmails } from '../../email/mail-worker.ts'
import { mailWorkerDeps, testTransport } from '../../testing/mail-worker-deps.ts'
import { contactFields } from '../../testing/send-contact.ts'
import { signInOwner, startTestApp } from '../../testing/test-app.ts'

/** Starts an app with one lead received at 8:00 in Denver, a signed-in owner, and a worker that collects emails. */
async function oneRequest() {
  const testApp = await startTestApp()
  const { app, store, clock } = testApp
  const headers = await signInOwner(testApp)
  await app.inject({ method: 'POST', url: '/api/contact', payload: contactFields })
  const emails: OutgoingEmail[] = []
  const transport = testTransport(async (email) => void emails.push(email))
  const work = () => sendDueEmails(mailWorkerDeps(store, clock, { transport }))
  const hoursLater = async (hours: number) => {
    clock.now = new Date(clock.now.getTime() + hours * 3_600_000)
    emails.length = 0
    await work()
    return emails.map(({ to, subject }) => `${to}: ${subject}`)
  }
  const list = async (search = '') =>
    (await app.inject({ url: `/api/admin/leads${search}`, headers })).json().leads[0]
  const setStatus = async (status: string) => {
    const { id, version } = await list()
    const payload = { status, version }
    await app.inject({ method: 'PATCH', url: `/api/admin/leads/${id}`, headers, payload })
  }
  const mail = async () => (await store.leads.newestFirst(0, 1)).leads[0]?.mail ?? []
  return { hoursLater, list, setStatus, mail }
}

test('the office gets one reminder each at 50, 80 and 100 % of the response time', async () => {
  const { hoursLater } = await oneRequest()
  // Two about the lead, and the owner's welcome.
  expect(await hoursLater(0)).toHaveLength(3)
  expect(await hoursLater(11.9)).toEqual([])
  expect(await hoursLater(0.1)).toEqual([
    expect.stringMatching(
      /^office@highpine\.example: Ann Ridge is waiting: 50% of the time is gone \(HP-.*\)$/,
    ),
  ])
  expect(await hoursLater(0.1)).toEqual([])
  expect(await hoursLater(7.1)).toEqual([expect.stringContaining('80% of the time')])
  expect(await hoursLater(4.8)).toEqual([expect.stringContaining('Late: Ann Ridge')])
  expect(await hoursLater(48)).toEqual([])
})

test('after two days without the service the office gets only the last reminder', async () => {
  const { hoursLater, mail } = await oneRequest()
  await hoursLater(0)
  expect(await hoursLater(48)).toEqual([expect.stringContaining('Late: Ann Ridge')])
  expect((await mail()).map(({ letter, state }) => `${letter} ${state}`).slice(2)).toEqual([
    'reminder-50 dropped',
    'reminder-80 dropped',
    'reminder-100 sent',
  ])
  expect(await hoursLater(48)).toEqual([])
})

test('an answered lead causes no more reminders', async () => {
  const { hoursLater, setStatus, mail } = await oneRequest()
  await hoursLater(12)
  await setStatus('contacted')
  expect(await hoursLater(48)).toEqual([])
  expect((await mail()).map(({ letter, state }) => `${letter} ${state}`)).toEqual([
    'lead-to-office sent',
    'lead-confirmation sent',
    'reminder-50 sent',
    'reminder-80 dropped',
    'reminder-100 dropped',
  ])
})

test('staff see the due time and how long the first answer took', async () => {
  const { hoursLater, list, setStatus } = await oneRequest()
  expect(await list()).toMatchObject({ dueAt: '2026-11-06T15:00:00.000Z' })
  expect(await list()).not.toHaveProperty('answeredAt')
  await hoursLater(3.5)
  await setStatus('contacted')
  await hoursLater(100)
  await setStatus('won')
  expect(await list()).toMatchObject({
    status: 'won',
    answeredAt: '2026-11-05T18:30:00.000Z',
    answerMinutes: 210,
  })
})

test('setting the status back to new restarts the clock and the reminders', async () => {
  const { hoursLater, list, setStatus } = await oneRequest()
  await hoursLater(3)
  await setStatus('contacted')
  await setStatus('new')
  expect(await list()).not.toHaveProperty('answeredAt')
  expect(await list()).not.toHaveProperty('answerMinutes')
  expect(await hoursLater(9)).toEqual([expect.stringContaining('50% of the time')])
  await setStatus('contacted')
  expect(await list()).toMatchObject({ answerMinutes: 720 })
})

test('the status spam does not count as an answer', async () => {
  const { list, setStatus } = await oneRequest()
  await setStatus('spam')
  expect(await list('?status=spam')).not.toHaveProperty('answeredAt')
})
