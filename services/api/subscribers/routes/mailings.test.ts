import { expect, test } from 'vitest'
import { sampleArticles } from '../emails.ts'
import type { OutgoingEmail } from '../../email/mail-transport.ts'
import { sendDueEmails } from '../../email/mail-worker.ts'
import { PermanentDeliveryError } from '../../outbox/outbox.ts'
import { aSubscriber, outboxRow } from '../../testing/store-fixture.ts'
import { mailWorkerDeps, testTransport } from '../../testing/mail-worker-deps.ts'
import { signInOwner, startTestApp } from '../../testing/test-app.ts'
import { mailingList } from '../contract.ts'
import type { Subscriber } from '../subscriber.ts'

const { path, title } = sampleArticles.en

/** Starts an app with subscribers, and a mail worker whose server rejects some addresses for good. */
async function aListOf(
  subscribers: Subscriber[],
  rejected: readonly string[] = [],
  server = { down: false },
) {
  const testApp = await startTestApp()
  const { app, store, clock } = testApp
  const headers = await signInOwner(testApp)
  await store.bulk.add('subscribers', subscribers)
  const emails: OutgoingEmail[] = []
  const transport = testTransport(async (email) => {
    if (server.down && email.to !== 'olive@example.com') throw new Error('421 not now')
    if (rejected.includes(email.to)) throw new PermanentDeliveryError('550 no such mailbox')
    emails.push(email)
  })
  const deliver = async () => {
    while ((await sendDueEmails(mailWorkerDeps(store, clock, { transport }))) > 0);
    return emails.map(({ to }) => to)
  }
  // The owner's welcome.
  await deliver()
  emails.length = 0
  const post = async (body: object, url = '/api/admin/mailings') => {
    const answer = await app.inject({ method: 'POST', url, headers, payload: body })
    return answer.json<{ message: string; code?: string }>()
  }
  const list = async () =>
    mailingList.parse((await app.inject({ url: '/api/admin/mailings', headers })).json())
  const later = (ms: number) => (clock.now = new Date(clock.now.getTime() + ms))
  return { ...testApp, emails, deliver, post, list, later }
}

const readers = (...names: string[]) => names.map((name) => aSubscriber(`${name}@example.com`))
const toAll = { path, to: 'subscribers' }

test('an article goes to everyone on the list who reads its language, with a link and one-click unsubscribe', async () => {
  const { post, deliver, emails, later, list } = await aListOf([
    ...readers('ann', 'bea'),
    { ...aSubscriber('luz@example.com'), language: 'es' },
    { ...aSubscriber('left@example.com'), leftAt: '2026-11-05T10:00:00.000Z' },
    {
      ...aSubscriber('waiting@example.com'),
      mail: [
        {
          ...outboxRow('w', '2026-11-05T10:00:00.000Z'),
          letter: 'confirm-subscription',
          state: 'sent',
        },
      ],
    },
  ])
  expect((await list()).readers).toEqual({ en: 2, es: 1 })
  expect((await post(toAll)).message).toBe('Sending 2 emails.')
  later(60_000)
  expect((await deliver()).sort()).toEqual(['ann@example.com', 'bea@example.com'])
  const [email] = emails
  expect(email?.subject).toBe(title)
  expect(email?.text).toContain(
    `https://www.highpine.example${path}?utm_source=newsletter&utm_medium=email&utm_campaign=close-the-roof`,
  )
  expect(email?.unsubscribe).toMatch(/\/api\/newsletter\/leave\?token=/)
  expect((await list()).mailings).toMatchObject([
    { path, title, by: 'Olive Owner', sent: 2, waiting: 0, undelivered: 0 },
  ])
})

test('nobody gets an article twice; who subscribed since gets it', async () => {
  const { post, deliver, later, store } = await aListOf(readers('ann', 'bea'))
  await Promise.all([post(toAll), post(toAll)])
  later(60_000)
  expect(await deliver()).toHaveLength(2)
  await store.bulk.add('subscribers', readers('cat'))
  expect((await post(toAll)).message).toBe('Sending one email. 2 already had it.')
  expect((await deliver()).sort()).toEqual(
    ['ann', 'bea', 'cat'].map((name) => `${name}@example.com`),
  )
})

test('the emails are sent one after another, so that those about leads are not delayed', async () => {
  const { post, deliver, later } = await aListOf(readers('ann', 'bea', 'cat'))
  await post(toAll)
  expect(await deliver()).toHaveLength(1)
  later(3_000)
  expect(await deliver()).toHaveLength(2)
})

test('a mailing with a mistake is stopped, and can be sent again', async () => {
  const { post, deliver, later, list } = await aListOf(readers('ann', 'bea', 'cat'))
  await post(toAll)
  await deliver()
  expect((await post({ path }, '/api/admin/mailings/stop')).message).toBe('Stopped 2 emails.')
  later(60_000)
  expect(await deliver()).toHaveLength(1)
  expect((await list()).mailings).toMatchObject([{ sent: 1, waiting: 0, undelivered: 0 }])
  expect((await post(toAll)).message).toBe('Sending 2 emails. 1 already had it.')
  later(60_000)
  expect(await deliver()).toHaveLength(3)
})

test('who was waiting for a retry when the mailing was stopped gets it when it is sent again', async () => {
  const state = { down: true }
  const { post, deliver, later, list } = await aListOf(readers('ann'), [], state)
  await post(toAll)
  await deliver()
  await post({ path }, '/api/admin/mailings/stop')
  expect((await list()).mailings).toMatchObject([{ sent: 0, waiting: 0, undelivered: 0 }])
  state.down = false
  expect((await post(toAll)).message).toBe('Sending one email.')
  later(60_000)
  expect(await deliver()).toEqual(['ann@example.com'])
})

test('a rejected address is counted, troubles nobody, and gets no further mailing', async () => {
  const { post, deliver, later, list, store } = await aListOf(readers('ann', 'bea'), [
    'ann@example.com',
  ])
  await post(toAll)
  later(60_000)
  expect(await deliver()).toEqual(['bea@example.com'])
  expect((await list()).mailings).toMatchObject([{ sent: 1, waiting: 0, undelivered: 1 }])
  expect(await store.deadLetters.list(10)).toEqual([])
  expect((await post(toAll)).message).toBe(
    'There was nobody left to send it to. 1 already had it. 1 skipped: the last email to them bounced.',
  )
})

test('who unsubscribes before the email is sent doesn’t get it', async () => {
  const { post, deliver, later, store } = await aListOf(readers('ann', 'bea'))
  await post(toAll)
  for (const name of ['ann', 'bea'])
    await store.subscribers.transact(`id of ${name}@example.com`, (one) =>
      one ? { change: { ...one, leftAt: '2026-11-05T15:00:00.000Z' }, answer: 0 } : { answer: 0 },
    )
  later(60_000)
  expect(await deliver()).toEqual([])
})

test('whoever asks for the guide while a mailing is on its way gets the guide', async () => {
  const { app, post, store } = await aListOf(readers('ann'))
  await post(toAll)
  await app.inject({
    method: 'POST',
    url: '/api/newsletter/subscribe',
    payload: { email: 'ann@example.com', interests: ['Mountain Building Guide'] },
  })
  const { mail } = (await store.subscribers.one('id of ann@example.com')) ?? { mail: [] }
  expect(mail.map(({ letter }) => letter)).toEqual(['article', 'guide'])
})

test('a test goes to the owner alone, without an unsubscribe link', async () => {
  const { post, deliver, emails, list } = await aListOf(readers('ann'))
  expect((await post({ path, to: 'me' })).message).toBe('We sent a test to olive@example.com.')
  expect(await deliver()).toEqual(['olive@example.com'])
  expect(emails[0]).not.toHaveProperty('unsubscribe')
  expect((await list()).mailings).toEqual([])
  await post(toAll)
  expect((await list()).mailings).toMatchObject([{ sent: 0, waiting: 1 }])
})

test('only guides and posts can be emailed', async () => {
  const { post, list } = await aListOf([])
  expect((await post({ path: '/roofing', to: 'subscribers' })).code).toBe('no_such_article')
  expect((await list()).articles.map((article) => article.path).sort()).toEqual(
    Object.values(sampleArticles)
      .map((article) => article.path)
      .sort(),
  )
})

test('mailings are in the audit log', async () => {
  const { post, store } = await aListOf(readers('ann', 'bea'))
  await post(toAll)
  await post({ path }, '/api/admin/mailings/stop')
  expect((await store.audit.newestFirst(0, 2)).entries).toMatchObject([
    { did: 'stopped', what: `2 emails with ${path}` },
    { did: 'emailed', what: `“${title}”, to 2` },
  ])
})
