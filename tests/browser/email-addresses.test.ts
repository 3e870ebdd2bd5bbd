import { expect, test } from 'vitest'
import {
  typedInChromium,
  typedWithInvisible,
  typedWithoutDot,
} from '../../services/api/testing/email-addresses.ts'
import { fillEstimateForm, recordRequests, sendButton } from './estimate-form.ts'
import { sharedProduct } from './fixtures.ts'
import { desktop } from './visitor.ts'

const { visitor } = sharedProduct()

test('Chromium’s email field makes of what is typed what the table of the service’s tests says', async () => {
  const { page, open } = await visitor(desktop)
  await open('/contact')
  const field = page.locator('#estimate').getByLabel('Email')
  for (const [typed, sent] of typedInChromium) {
    await field.fill('')
    await field.focus()
    await page.keyboard.insertText(typed)
    const seen = await field.evaluate((input: HTMLInputElement) =>
      input.validity.valid ? input.value : undefined,
    )
    expect([typed, seen]).toEqual([typed, sent])
  }
})

test('invisible characters around an address are stripped, and one without a dot is refused with a guess that one press types', async () => {
  const { page, open } = await visitor(desktop)
  await open('/contact')
  const form = await fillEstimateForm(page)
  await page.locator('#estimate [data-hydrated]').waitFor()
  const field = form.getByLabel('Email')
  const type = async (text: string) => {
    await field.fill('')
    await field.focus()
    await page.keyboard.insertText(text)
    await page.keyboard.press('Tab')
  }
  for (const typed of typedWithInvisible) {
    await type(typed)
    await expect.poll(() => field.inputValue()).toBe('june@example.com')
  }
  const sent = recordRequests(page)
  for (const [typed, meant] of typedWithoutDot) {
    await type(typed)
    await sendButton(form).click()
    const message = await field.evaluate((input: HTMLInputElement) => input.validationMessage)
    expect(message).toBe(`That email’s missing something. Should it be ${meant}?`)
    await form.getByRole('button', { name: meant, exact: true }).click()
    expect(await field.inputValue()).toBe(meant)
    expect(await field.evaluate((input: HTMLInputElement) => input.validity.valid)).toBe(true)
  }
  expect(sent.filter(({ body }) => JSON.stringify(body).includes('acceptTerms'))).toEqual([])
})
