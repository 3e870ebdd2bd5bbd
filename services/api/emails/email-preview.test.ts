import { expect, test } from 'vitest'
import { emailKinds } from '../outbox/mail-row.ts'
import { testEmailContext } from '../testing/test-email-context.ts'
import { startTestApp } from '../testing/test-app.ts'
import { renderEmailPreview } from './email-preview.ts'

test('every email is there in both languages, as a phone and as a wide window have it', () => {
  const page = renderEmailPreview(testEmailContext)
  for (const kind of emailKinds)
    for (const language of ['en', 'es']) {
      expect(page).toContain(`<section id="${kind}-${language}">`)
      expect(page).toContain(`title="${kind}-${language} on a phone" width="375"`)
      expect(page).toContain(`title="${kind}-${language} in a wide window" width="700"`)
    }
  // What stands in an email is the frame's, never the page's.
  expect(page.match(/<h1/g)).toHaveLength(1)
})

test('only the dev server has it', async () => {
  const { app } = await startTestApp()
  expect((await app.inject('/mail-preview')).statusCode).toBe(404)
})
