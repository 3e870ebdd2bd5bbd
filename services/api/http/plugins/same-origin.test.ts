import { expect, test } from 'vitest'
import { contactFields, startTestApp } from '../../testing/test-app.ts'

test.each([
  ['https://www.highpine.example', 'https://www.highpine.example', 200],
  ['https://www.highpine.example', 'http://www.highpine.example', 403],
  ['https://www.highpine.example', 'https://evil.example', 403],
  // The same service by another name, such as its own host behind a static one.
  ['https://www.highpine.example', 'https://desk.highpine.example', 200],
  ['https://www.highpine.example', 'http://desk.highpine.example', 403],
  ['http://localhost:3000', 'http://desk.highpine.example', 200],
])(
  'where the site is %s, a form from %s is answered with %i',
  async (publicOrigin, origin, status) => {
    const { app } = await startTestApp({ config: { publicOrigin } })
    const host = origin.endsWith('www.highpine.example')
      ? 'www.highpine.example'
      : 'desk.highpine.example'
    const headers = { origin, host }
    const post = { method: 'POST', url: '/api/contact', payload: contactFields, headers } as const
    expect((await app.inject(post)).statusCode).toBe(status)
  },
)
