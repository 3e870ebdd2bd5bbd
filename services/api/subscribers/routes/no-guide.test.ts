import { expect, test } from 'vitest'
import type { EmailContext } from '../../email/email.ts'
import type { OutgoingEmail } from '../../email/mail-transport.ts'
import { sendDueEmails } from '../../email/mail-worker.ts'
import { mailWorkerDeps, testTransport } from '../../testing/mail-worker-deps.ts'
import { startTestApp } from '../../testing/test-app.ts'
import { testEmailContext, testGuide, testShell } from '../../testing/test-firm.ts'
import type { BuildingGuide } from '../../site/shell-contract.ts'
import type { Store } from '../../store.ts'

const start = async (guide: BuildingGuide | undefined, folder?: string) => {
  const testApp = await startTestApp({
    site: { shell: { ...testShell, guide } },
    ...(folder !== undefined && { folder }),
  })
  const ask = (interests?: string[]) =>
    testApp.app.inject({
      method: 'POST',
      url: '/api/newsletter/subscribe',
      payload: { email: 'june@example.com', interests },
    })
  return { ...testApp, ask }
}

const find = (store: Store) =>
  store.subscribers.transactByEmail('june@example.com', (one) => ({ answer: one }))

async function emails(store: Store, clock: { now: Date }, guide: EmailContext['guide']) {
  const sent: OutgoingEmail[] = []
  const transport = testTransport(async (email) => void sent.push(email))
  const context = () => ({ ...testEmailContext, guide })
  await sendDueEmails(mailWorkerDeps(store, clock, { transport, context }))
  return sent
}

test('a site without a guide takes no subscription', async () => {
  const { ask, store } = await start(undefined)
  const answer = await ask()
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toMatchObject({ success: false, code: 'not_found' })
  expect(await find(store)).toBeUndefined()
})

test('whoever subscribed while there was a guide can still leave, and gets no guide', async () => {
  const before = await start(testGuide)
  await before.ask()
  const [guide] = await emails(before.store, before.clock, testGuide)
  const link = /\/api\/newsletter\/leave\?token=[\w.-]+/.exec(guide?.text ?? '')?.[0] ?? ''
  before.clock.now = new Date('2026-11-05T16:00:00Z')
  await before.ask()
  expect(await emails(before.store, before.clock, undefined)).toEqual([])
  expect((await find(before.store))?.mail.at(-1)).toMatchObject({ state: 'dropped' })
  const { folder } = before
  await before.close()
  const { app, store } = await start(undefined, folder)
  const confirmed = await app.inject({ method: 'POST', url: link.replace('leave', 'confirm') })
  expect(confirmed.statusCode).toBe(410)
  expect(confirmed.body).not.toMatch(/guide/i)
  const left = await app.inject({ method: 'POST', url: link })
  expect(left.body).toContain('You’re unsubscribed')
  expect(left.body).not.toMatch(/guide/i)
  expect((await find(store))?.leftAt).toBeDefined()
})

test('the guide is called by the firm’s name for it; earlier interests in a guide still mean it', async () => {
  const guide: BuildingGuide = {
    ...testGuide,
    pdf: '/remodeling-guide.pdf',
    title: 'Remodeling Guide',
    words: {
      en: {
        name: 'Remodeling Guide',
        longName: 'Remodeling Guide',
        preview: 'Eight chapters.',
      },
    },
  }
  const { ask, store, clock } = await start(guide)
  await ask()
  expect((await find(store))?.interests).toEqual(['Remodeling Guide'])
  const [email] = await emails(store, clock, guide)
  expect(email?.subject).toBe('Your Remodeling Guide')
  expect(email?.text).toContain('https://www.highpine.example/remodeling-guide.pdf')
  expect(email?.text).not.toContain('Mountain')
  clock.now = new Date('2026-11-05T16:00:00Z')
  await ask(['Mountain Building Guide'])
  expect(await emails(store, clock, guide)).toHaveLength(1)
})
