import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import type { LetterOut } from '../../mail/post.ts'
import { sendDueMail } from '../../mail/worker.ts'
import { testSender } from '../../testing/test-sender.ts'
import { wholeApp } from '../../testing/whole-app.ts'

/** Asks for the guide as the box does, with a worker whose letters can be read. */
async function desk(newsletterConfirm = false) {
  const whole = await wholeApp({ config: { newsletterConfirm } })
  const { app, store, clock } = whole
  const ask = (email = 'june@example.com') =>
    app.inject({
      method: 'POST',
      url: '/api/newsletter/subscribe',
      payload: { email, page: '/about', wording: 'FREE Mountain Building Guide' },
    })
  /** The letters that go out now. */
  const letters = async () => {
    const sent: LetterOut[] = []
    const send = async (letter: LetterOut) => void sent.push(letter)
    await sendDueMail({
      outbox: store.outbox,
      post: { where: 'a test', send, close: async () => {} },
      sender: testSender,
      counts: store.counters,
      now: () => clock.now,
      random: () => 0.5,
      log: pino({ level: 'silent' }),
    })
    return sent
  }
  const kept = () => store.subscribers.settle('june@example.com', (one) => ({ answer: one }))
  const pass = (hours: number) => (clock.now = new Date(clock.now.getTime() + hours * 3_600_000))
  return { app, ask, letters, kept, pass }
}

const linkIn = (letter: LetterOut | undefined, door: 'leave' | 'confirm') =>
  new RegExp(`/api/newsletter/${door}\\?token=[\\w.-]+`).exec(letter?.text ?? '')?.[0] ?? ''

describe('leaving the list', () => {
  test('opening the link changes nothing; its button takes the address off, with evidence', async () => {
    const { app, ask, letters, kept } = await desk()
    await ask()
    const [guide] = await letters()
    const link = linkIn(guide, 'leave')
    for (let n = 0; n < 3; n += 1) {
      const page = await app.inject({ url: link })
      expect(page.statusCode).toBe(200)
      expect(page.body).toContain('<form method="post"')
      expect(page.headers['cache-control']).toBe('no-store')
    }
    expect((await app.inject({ method: 'HEAD', url: link })).statusCode).toBe(200)
    expect((await kept())?.leftAt).toBeUndefined()
    const left = await app.inject({ method: 'POST', url: link })
    expect(left.body).toContain('You have left the list')
    expect(await kept()).toMatchObject({
      leftAt: '2026-11-05T15:00:00.000Z',
      consents: [
        { act: 'asked', page: '/about', wording: 'FREE Mountain Building Guide' },
        { act: 'left', page: '/api/newsletter/leave', wording: 'Leave the list? Leave the list' },
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
    const { app, ask, letters, kept } = await desk()
    await ask()
    const [guide] = await letters()
    const url = new URL(guide?.unsubscribe ?? '')
    const answer = await app.inject({
      method: 'POST',
      url: url.pathname + url.search,
      headers: { 'content-type': type },
      payload,
    })
    expect(answer.statusCode).toBe(200)
    expect((await kept())?.leftAt).toBeDefined()
    // The evidence says which button it was: not the one on our page.
    expect((await kept())?.consents.at(-1)?.wording).toBe('List-Unsubscribe=One-Click')
  })

  test('twice is once, and a letter that was still waiting is not sent', async () => {
    const { app, ask, letters, kept, pass } = await desk()
    await ask()
    const link = linkIn((await letters())[0], 'leave')
    pass(25)
    await ask()
    await app.inject({ method: 'POST', url: link })
    await app.inject({ method: 'POST', url: link })
    expect(await letters()).toEqual([])
    const subscriber = await kept()
    expect(subscriber?.consents.filter(({ act }) => act === 'left')).toHaveLength(1)
    expect(subscriber?.mail[1]).toMatchObject({ state: 'dropped' })
  })

  test('who asks again is back on the list and gets the guide again', async () => {
    const { app, ask, letters, kept } = await desk()
    await ask()
    await app.inject({ method: 'POST', url: linkIn((await letters())[0], 'leave') })
    await ask()
    expect((await letters()).map(({ subject }) => subject)).toEqual([
      'Your Mountain Building Guide',
    ])
    expect((await kept())?.leftAt).toBeUndefined()
    expect((await kept())?.consents.map(({ act }) => act)).toEqual(['asked', 'left', 'asked'])
  })

  test('a link that is not ours does nothing and says whom to call', async () => {
    const { app, ask, letters } = await desk()
    await ask()
    const link = linkIn((await letters())[0], 'leave')
    for (const wrong of [`${link}x`, link.replace('leave', 'confirm'), link.slice(0, -4)]) {
      const answer = await app.inject({ method: 'POST', url: wrong })
      expect(answer.statusCode).toBe(410)
      expect(answer.body).toContain('970-555-0100')
    }
  })
})

describe('where an address must say yes first', () => {
  test('the question goes out, the guide only after the button, once', async () => {
    const { app, ask, letters, kept } = await desk(true)
    await ask()
    const [question, ...others] = await letters()
    expect(others).toEqual([])
    expect(question?.subject).toContain('Please confirm')
    const link = linkIn(question, 'confirm')
    expect((await app.inject({ url: link })).body).toContain('june@example.com')
    expect(await letters()).toEqual([])
    await app.inject({ method: 'POST', url: link })
    await app.inject({ method: 'POST', url: link })
    expect((await letters()).map(({ subject }) => subject)).toEqual([
      'Your Mountain Building Guide',
    ])
    expect(await kept()).toMatchObject({
      confirmedAt: '2026-11-05T15:00:00.000Z',
      consents: [{ act: 'asked' }, { act: 'confirmed' }],
    })
  })

  test('the link works for seven days', async () => {
    const { app, ask, letters, pass, kept } = await desk(true)
    await ask()
    const link = linkIn((await letters())[0], 'confirm')
    pass(7 * 24 + 1)
    expect((await app.inject({ method: 'POST', url: link })).statusCode).toBe(410)
    expect((await kept())?.confirmedAt).toBeUndefined()
  })

  test('who has said yes once is not asked again; who has left is', async () => {
    const { app, ask, letters, pass } = await desk(true)
    await ask()
    await app.inject({ method: 'POST', url: linkIn((await letters())[0], 'confirm') })
    const [guide] = await letters()
    pass(25)
    await ask()
    expect((await letters()).map(({ subject }) => subject)).toEqual([
      'Your Mountain Building Guide',
    ])
    await app.inject({ method: 'POST', url: linkIn(guide, 'leave') })
    await ask()
    expect((await letters())[0]?.subject).toContain('Please confirm')
  })
})

test('a page asked for in Spanish is in Spanish', async () => {
  const { app, store } = await wholeApp()
  await store.subscribers.settle('ana@example.com', () => ({
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
  const token = testSender.links.sign('ana', { purpose: 'leave list' })
  const page = await app.inject({ url: `/api/newsletter/leave?token=${token}` })
  expect(page.body).toContain('<html lang="es">')
  expect(page.body).toContain('¿Salir de la lista?')
})
