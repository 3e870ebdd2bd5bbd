import { expect, test } from 'vitest'
import { letters } from '../records/mail-row.ts'
import { testSender } from '../testing/test-sender.ts'
import { wholeApp } from '../testing/whole-app.ts'
import { mailPreview } from './preview.ts'

test('every letter is there in both languages, as a phone and as a wide window have it', () => {
  const page = mailPreview(testSender)
  for (const letter of letters)
    for (const language of ['en', 'es']) {
      expect(page).toContain(`<section id="${letter}-${language}">`)
      expect(page).toContain(`title="${letter}-${language} on a phone" width="375"`)
      expect(page).toContain(`title="${letter}-${language} in a wide window" width="700"`)
    }
  // What stands in a letter is the frame's, never the page's.
  expect(page.match(/<h1/g)).toHaveLength(1)
})

test('only the dev server has it', async () => {
  const { app } = await wholeApp()
  expect((await app.inject('/mail-preview')).statusCode).toBe(404)
})
