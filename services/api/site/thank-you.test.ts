import { writeFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contactFields, startTestApp } from '../testing/test-app.ts'

async function withThankYouPage() {
  const testApp = await startTestApp()
  const folder = join(testApp.folder, 'client/thank-you')
  await mkdir(folder, { recursive: true })
  const page = '<h1>Thank you!</h1><div id="article-body" class="prose"><h2>Next</h2></div>'
  await writeFile(join(folder, 'index.html'), page)
  return testApp
}

test('a form without JavaScript is redirected to a page with the due time', async () => {
  const { app } = await withThankYouPage()
  const sent = await app.inject({
    method: 'POST',
    url: '/api/contact',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ ...contactFields, acceptTerms: 'on' }).toString(),
  })
  expect(sent.statusCode).toBe(303)
  const page = await app.inject({ url: sent.headers.location ?? '' })
  expect(page.statusCode).toBe(200)
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(page.headers['cache-control']).toBe('no-store')
  // The test clock is at Thursday, 8:00 AM in Denver.
  expect(page.body).toContain('You’ll hear from us by <strong>Friday 8:00 AM</strong>')
})

test.each(['', '?answer-by=soon', '?answer-by=%3Cscript%3E', '?answer-by=2026-99-99T00:00Z'])(
  'without a valid time the page is unchanged: “%s”',
  async (query) => {
    const { app } = await withThankYouPage()
    const page = await app.inject({ url: `/thank-you${query}` })
    expect(page.statusCode).toBe(200)
    expect(page.body).not.toContain('You’ll hear from us by')
  },
)
