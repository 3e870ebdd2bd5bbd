import { describe, expect, test } from 'vitest'
import { wholeApp } from '../../testing/whole-app.ts'

describe('newsletter', () => {
  test('the same address twice is one subscriber, answered the same', async () => {
    const { app, store } = await wholeApp()
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
    const kept = await store.subscribers.settle('ann@example.com', (found) => ({ answer: found }))
    expect(kept?.interests).toEqual(['Mountain Building Guide', 'Remodels'])
    expect(kept?.consents).toMatchObject([
      { page: '/about', wording: 'FREE Guide · “yes”' },
      { page: '/about', wording: 'FREE Guide · “yes”' },
    ])
    expect(kept?.mail).toHaveLength(1)
  })
})
