import { expect, test } from 'vitest'
import { emailKinds } from '../outbox/mail-row.ts'
import { testEmailContext } from '../testing/test-email-context.ts'
import { startTestApp } from '../testing/test-app.ts'
import { renderEmailPreview } from './email-preview.ts'

test('shows every email in both languages, at phone and desktop width', () => {
  const page = renderEmailPreview(testEmailContext)
  for (const kind of emailKinds)
    for (const language of ['en', 'es']) {
      expect(page).toContain(`<section id="${kind}-${language}">`)
      expect(page).toContain(`title="${kind}-${language} on a phone" width="375"`)
      expect(page).toContain(`title="${kind}-${language} in a wide window" width="700"`)
    }
  // The email's HTML is in a frame, not in the page.
  expect(page.match(/<h1/g)).toHaveLength(1)
})

test('exists only in the dev server', async () => {
  const { app } = await startTestApp()
  expect((await app.inject('/mail-preview')).statusCode).toBe(404)
})
