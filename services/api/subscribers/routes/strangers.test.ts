import { describe, expect, test } from 'vitest'
import { renderEmail } from '../../testing/render-email.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { testEmailContext } from '../../testing/test-firm.ts'

/** An app whose newsletter form anyone can send, and the links in its emails. */
async function newsletter(config: { newsletterConfirm?: boolean } = {}) {
  const testApp = await startTestApp({ config })
  const { app, store, clock } = testApp
  const send = (fields: object) =>
    app.inject({
      method: 'POST',
      url: '/api/newsletter/subscribe',
      payload: { email: 'ann@example.com', page: '/about', ...fields },
    })
  const stored = async () => {
    const { subscribers } = await store.subscribers.newestFirst(0, 1)
    if (!subscribers[0]) throw new Error('There is no subscriber.')
    return subscribers[0]
  }
  /** Marks every email as sent. */
  const deliver = async () => {
    const { id } = await stored()
    await store.subscribers.transact(id, (one) => ({
      ...(one && {
        change: { ...one, mail: one.mail.map((row) => ({ ...row, state: 'sent' as const })) },
      }),
      answer: undefined,
    }))
  }
  const press = async (purpose: 'leave list' | 'confirm subscription') => {
    const token = testEmailContext.links.sign((await stored()).id, { purpose })
    const page = purpose === 'leave list' ? 'leave' : 'confirm'
    return app.inject({ method: 'POST', url: `/api/newsletter/${page}?token=${token}` })
  }
  const due = async () => store.outbox.due(clock.now, 100)
  return { app, store, clock, send, stored, deliver, press, due }
}

describe('a stranger who knows an address', () => {
  test('does not change the name, ZIP code and language of its subscriber; empty fields are filled', async () => {
    const { send, stored } = await newsletter()
    await send({ firstName: 'Real' })
    await send({
      firstName: 'Call 900-555-0666 now',
      lastName: 'Person',
      zipCode: '81657',
      page: '/buscando-trabajo',
    })
    await send({ lastName: 'Other', zipCode: '99999' })
    expect(await stored()).toMatchObject({
      firstName: 'Real',
      lastName: 'Person',
      zipCode: '81657',
      language: 'en',
    })
  })

  test('does not put it back on the list it left; only the link in the email does', async () => {
    const { send, stored, press, due, clock } = await newsletter()
    await send({})
    await press('leave list')
    const { leftAt } = await stored()
    clock.now = new Date('2026-11-06T15:00:00.000Z')
    await send({})
    expect((await stored()).leftAt).toBe(leftAt)
    const emails = await Promise.all(
      (await due()).map(async (one) => [one.row.letter, await renderEmail(one, testEmailContext)]),
    )
    expect(emails).toEqual([
      ['guide', { dropped: 'the address was unsubscribed' }],
      ['confirm-subscription', expect.objectContaining({ to: 'ann@example.com' })],
    ])
    await press('confirm subscription')
    const back = await stored()
    expect(back.leftAt).toBeUndefined()
    expect(back.confirmedAt).toBe('2026-11-06T15:00:00.000Z')
    expect(back.mail.at(-1)?.letter).toBe('guide')
  })

  test('has one email a day sent to an address that left', async () => {
    const { send, stored, press, clock, deliver } = await newsletter()
    await send({})
    await press('leave list')
    const asked = async () =>
      (await stored()).mail.filter(({ letter }) => letter === 'confirm-subscription').length
    for (const hour of [0, 1, 6, 23]) {
      clock.now = new Date(Date.parse('2026-11-06T15:00:00.000Z') + hour * 3_600_000)
      await send({})
      await deliver()
    }
    expect(await asked()).toBe(1)
    clock.now = new Date('2026-11-08T15:00:00.000Z')
    await send({})
    expect(await asked()).toBe(2)
  })

  test('cannot grow its record', async () => {
    const { send, stored, clock, deliver } = await newsletter()
    for (let n = 0; n < 100; n += 1) {
      clock.now = new Date(clock.now.getTime() + 11 * 60_000)
      const interests = Array.from({ length: 10 }, (_, at) =>
        `interest ${n} ${at} `.padEnd(80, 'x'),
      )
      await send({ interests: ['Mountain Building Guide', ...interests.slice(1)] })
      await deliver()
    }
    const { interests, mail } = await stored()
    expect(interests).toHaveLength(30)
    expect(mail.length).toBeLessThanOrEqual(20)
    expect(JSON.stringify(await stored()).length).toBeLessThan(40_000)
  })

  test.each([
    ['Ann', 'Here’s your guide, Ann'],
    ['Mary-Jo O’Neil', 'Here’s your guide, Mary-Jo'],
    ['Call 900-555-0666 now', 'Here’s your guide'],
    ['Visit evil.example', 'Here’s your guide'],
    ['You have won a free trip', 'Here’s your guide'],
    ['Aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'Here’s your guide'],
  ])('who types the name “%s” has this heading sent: “%s”', async (firstName, heading) => {
    const { send, due } = await newsletter()
    await send({ firstName })
    const [row] = await due()
    const email = row && (await renderEmail(row, testEmailContext))
    expect(email && 'text' in email ? email.text.split('\n')[0] : '').toBe(heading)
  })
})
