import { describe, expect, test } from 'vitest'
import type { OutgoingEmail } from '../../email/mail-transport.ts'
import { sendDueEmails } from '../../email/mail-worker.ts'
import { PermanentDeliveryError } from '../../outbox/outbox.ts'
import { mailWorkerDeps, testTransport } from '../../testing/mail-worker-deps.ts'
import { testEmailContext } from '../../testing/test-firm.ts'
import { startTestApp } from '../../testing/test-app.ts'

/** Requests the guide as the newsletter box does, with a worker whose emails can be read. */
async function startSubscriptions(newsletterConfirm = false) {
  const testApp = await startTestApp({ config: { newsletterConfirm } })
  const { app, store, clock } = testApp
  const ask = (email = 'june@example.com') =>
    app.inject({
      method: 'POST',
      url: '/api/newsletter/subscribe',
      payload: { email, page: '/about', wording: 'FREE Mountain Building Guide' },
    })
  /** Runs the worker and returns the emails that it sent. */
  const emails = async () => {
    const sent: OutgoingEmail[] = []
    const transport = testTransport(async (email) => void sent.push(email))
    await sendDueEmails(mailWorkerDeps(store, clock, { transport }))
    return sent
  }
  /** Runs the worker with a mail server that answers with an error. */
  const failing = (error: Error) => {
    const transport = testTransport(() => Promise.reject(error))
    return sendDueEmails(mailWorkerDeps(store, clock, { transport }))
  }
  const kept = () =>
    store.subscribers.transactByEmail('june@example.com', (one) => ({ answer: one }))
  const pass = (hours: number) => (clock.now = new Date(clock.now.getTime() + hours * 3_600_000))
  return { app, ask, emails, failing, kept, pass }
}

const linkIn = (email: OutgoingEmail | undefined, door: 'leave' | 'confirm') =>
  new RegExp(`/api/newsletter/${door}\\?token=[\\w.-]+`).exec(email?.text ?? '')?.[0] ?? ''

describe('unsubscribing', () => {
  test('opening the link changes nothing; its button unsubscribes, with evidence', async () => {
    const { app, ask, emails, kept } = await startSubscriptions()
    await ask()
    const [guide] = await emails()
    const link = linkIn(guide, 'leave')
    for (let n = 0; n < 3; n += 1) {
      const page = await app.inject({ url: link })
      expect(page.statusCode).toBe(200)
      expect(page.body).toContain(`<form action="${link}" method="post">`)
      expect(page.headers['cache-control']).toBe('no-store')
    }
    expect((await app.inject({ method: 'HEAD', url: link })).statusCode).toBe(200)
    expect((await kept())?.leftAt).toBeUndefined()
    const left = await app.inject({ method: 'POST', url: link })
    expect(left.body).toContain('You’re unsubscribed')
    expect(await kept()).toMatchObject({
      leftAt: '2026-11-05T15:00:00.000Z',
      consents: [
        { act: 'asked', page: '/about', wording: 'FREE Mountain Building Guide' },
        { act: 'left', page: '/api/newsletter/leave', wording: 'Unsubscribe? Unsubscribe' },
      ],
    })
  })

  test.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
  ])('a mail program does it in one click, by %s', async (type, payload) => {
    const { app, ask, emails, kept } = await startSubscriptions()
    await ask()
    const [guide] = await emails()
    const url = new URL(guide?.unsubscribe ?? '')
    const answer = await app.inject({
      method: 'POST',
      url: url.pathname + url.search,
      headers: { 'content-type': type },
      payload,
    })
    expect(answer.statusCode).toBe(200)
    expect((await kept())?.leftAt).toBeDefined()
    // The evidence has the mail program's button, not the one on our page.
    expect((await kept())?.consents.at(-1)?.wording).toBe('List-Unsubscribe=One-Click')
  })

  test('it is idempotent, and a waiting email is not sent', async () => {
    const { app, ask, emails, kept, pass } = await startSubscriptions()
    await ask()
    const link = linkIn((await emails())[0], 'leave')
    pass(25)
    await ask()
    await app.inject({ method: 'POST', url: link })
    await app.inject({ method: 'POST', url: link })
    expect(await emails()).toEqual([])
    const subscriber = await kept()
    expect(subscriber?.consents.filter(({ act }) => act === 'left')).toHaveLength(1)
    expect(subscriber?.mail[1]).toMatchObject({ state: 'dropped' })
  })

  test('subscribing again needs a confirmation, which sends the guide again', async () => {
    const { app, ask, emails, kept } = await startSubscriptions()
    await ask()
    await app.inject({ method: 'POST', url: linkIn((await emails())[0], 'leave') })
    await ask()
    const [email] = await emails()
    expect(email?.subject).toBe('Please confirm: the Mountain Building Guide')
    expect((await kept())?.leftAt).toBeDefined()
    await app.inject({ method: 'POST', url: linkIn(email, 'confirm') })
    expect((await emails()).at(-1)?.subject).toBe('Your Mountain Building Guide')
    expect((await kept())?.leftAt).toBeUndefined()
    expect((await kept())?.consents.map(({ act }) => act)).toEqual([
      'asked',
      'left',
      'asked',
      'confirmed',
    ])
  })

  test('an invalid link does nothing and shows the phone number', async () => {
    const { app, ask, emails } = await startSubscriptions()
    await ask()
    const link = linkIn((await emails())[0], 'leave')
    for (const wrong of [`${link}x`, link.replace('leave', 'confirm'), link.slice(0, -4)]) {
      const answer = await app.inject({ method: 'POST', url: wrong })
      expect(answer.statusCode).toBe(410)
      expect(answer.body).toContain('970-555-0100')
    }
  })
})

describe('asking for the guide again', () => {
  test('sends it again after ten minutes, up to three times a day; a second click sends nothing', async () => {
    const { ask, emails, pass } = await startSubscriptions()
    const sent: number[] = []
    for (const hours of [0, 0.1, 0.1, 0.1, 1, 1]) {
      pass(hours)
      await ask()
      sent.push((await emails()).length)
    }
    expect(sent).toEqual([1, 0, 1, 0, 1, 0])
  })

  test('sends it at once if the first one failed, and not twice while it is waiting', async () => {
    const { ask, emails, failing, kept, pass } = await startSubscriptions()
    await ask()
    await failing(new Error('the server is down'))
    pass(0.5)
    await ask()
    expect((await kept())?.mail).toHaveLength(1)
    await failing(new PermanentDeliveryError('the mailbox is full'))
    await ask()
    expect((await emails()).map(({ to }) => to)).toContain('june@example.com')
  })
})

describe('with double opt-in', () => {
  test('the confirmation request is sent first, and the guide after the button, once', async () => {
    const { app, ask, emails, kept } = await startSubscriptions(true)
    await ask()
    const [question, ...others] = await emails()
    expect(others).toEqual([])
    expect(question?.subject).toContain('Please confirm')
    const link = linkIn(question, 'confirm')
    expect((await app.inject({ url: link })).body).toContain('june@example.com')
    expect(await emails()).toEqual([])
    await app.inject({ method: 'POST', url: link })
    await app.inject({ method: 'POST', url: link })
    expect((await emails()).map(({ subject }) => subject)).toEqual(['Your Mountain Building Guide'])
    expect(await kept()).toMatchObject({
      confirmedAt: '2026-11-05T15:00:00.000Z',
      consents: [{ act: 'asked' }, { act: 'confirmed' }],
    })
  })

  test('asking again many times removes no evidence of the confirmation', async () => {
    const { app, ask, emails, kept, pass } = await startSubscriptions(true)
    await ask()
    await app.inject({ method: 'POST', url: linkIn((await emails())[0], 'confirm') })
    for (let n = 0; n < 25; n += 1) {
      pass(1)
      await ask()
    }
    const acts = (await kept())?.consents.map(({ act }) => act)
    expect(acts).toEqual(['asked', 'confirmed', ...Array.from({ length: 18 }, () => 'asked')])
  })

  test('the link works for seven days', async () => {
    const { app, ask, emails, pass, kept } = await startSubscriptions(true)
    await ask()
    const link = linkIn((await emails())[0], 'confirm')
    pass(7 * 24 + 1)
    expect((await app.inject({ method: 'POST', url: link })).statusCode).toBe(410)
    expect((await kept())?.confirmedAt).toBeUndefined()
  })

  test('a confirmed address gets no second confirmation request; an unsubscribed one does', async () => {
    const { app, ask, emails, pass } = await startSubscriptions(true)
    await ask()
    await app.inject({ method: 'POST', url: linkIn((await emails())[0], 'confirm') })
    const [guide] = await emails()
    pass(25)
    await ask()
    expect((await emails()).map(({ subject }) => subject)).toEqual(['Your Mountain Building Guide'])
    await app.inject({ method: 'POST', url: linkIn(guide, 'leave') })
    await ask()
    expect((await emails())[0]?.subject).toContain('Please confirm')
  })
})

test('the pages are in the subscriber’s language', async () => {
  const { app, store } = await startTestApp()
  await store.subscribers.transactByEmail('ana@example.com', () => ({
    add: {
      id: 'ana',
      email: 'ana@example.com',
      firstName: '',
      lastName: '',
      zipCode: '',
      interests: [],
      subscribedAt: '2026-11-05T10:00:00.000Z',
      language: 'es' as const,
      consents: [],
      mail: [],
    },
    answer: undefined,
  }))
  const token = testEmailContext.links.sign('ana', { purpose: 'leave list' })
  const page = await app.inject({ url: `/api/newsletter/leave?token=${token}` })
  expect(page.body).toContain('<html lang="es">')
  expect(page.body).toContain('¿Quiere darse de baja?')
})
