import { describe, expect, test } from 'vitest'
import { postForm } from '../../testing/submit-contact.ts'
import { startTestApp } from '../../testing/test-app.ts'

describe('newsletter', () => {
  test('an address that subscribes twice is one subscriber and gets the same response', async () => {
    const { app, store } = await startTestApp()
    const send = (email: string, interests?: string[]) =>
      app.inject({
        method: 'POST',
        url: '/api/newsletter/subscribe',
        headers: { 'form-wording': encodeURIComponent('FREE Guide · “yes”') },
        payload: { email, page: '/about', ...(interests && { interests }) },
      })
    const first = await send('Ann@example.com')
    const second = await send('ann@example.com ', ['Remodels'])
    expect([second.statusCode, second.body]).toEqual([first.statusCode, first.body])
    const kept = await store.subscribers.transactByEmail('ann@example.com', (found) => ({
      answer: found,
    }))
    expect(kept?.interests).toEqual(['Mountain Building Guide', 'Remodels'])
    expect(kept?.consents).toMatchObject([
      { page: '/about', wording: 'FREE Guide · “yes”' },
      { page: '/about', wording: 'FREE Guide · “yes”' },
    ])
    expect(kept?.mail).toHaveLength(1)
  })

  test.each([
    ['/buscando-trabajo', '/gracias-guia'],
    ['/about', '/thank-you-guide'],
  ])('a form without JavaScript on %s is thanked for on %s', async (page, thanks) => {
    const { app } = await startTestApp()
    const fields = { email: 'ann@example.com', page }
    const answer = await postForm(app, '/api/newsletter/subscribe', fields)
    expect([answer.statusCode, answer.headers.location]).toEqual([303, thanks])
  })
})
