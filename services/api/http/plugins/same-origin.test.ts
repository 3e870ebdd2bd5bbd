import { expect, test } from 'vitest'
import { contactFields } from '../../testing/send-contact.ts'
import { startTestApp } from '../../testing/test-app.ts'

test.each([
  [
    'https://www.highpine.example',
    {
      'https://www.highpine.example': 200,
      'http://www.highpine.example': 403,
      'https://evil.example': 403,
      // The same service under another host name, for example behind a static host.
      'https://desk.highpine.example': 200,
      'http://desk.highpine.example': 403,
    },
  ],
  ['http://localhost:3000', { 'http://desk.highpine.example': 200 }],
])('where the site is %s, a form is accepted from its own origins only', async (site, origins) => {
  const { app } = await startTestApp({ config: { publicOrigin: site } })
  for (const [origin, status] of Object.entries(origins)) {
    const host = origin.endsWith('www.highpine.example')
      ? 'www.highpine.example'
      : 'desk.highpine.example'
    const headers = { origin, host }
    const post = { method: 'POST', url: '/api/contact', payload: contactFields, headers } as const
    expect((await app.inject(post)).statusCode, origin).toBe(status)
  }
})
