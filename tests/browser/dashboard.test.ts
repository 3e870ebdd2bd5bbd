import { expect, test } from 'vitest'
import { contactsFixture, expectSaved } from './contacts-fixture.ts'
import { sam } from './accounts.ts'
import { phone } from './visitor.ts'

const { openAdmin } = contactsFixture()

test('calling from the dashboard asks how the call went, and undoes the answer for ten seconds', async () => {
  const { page, errors } = await openAdmin(sam, '', phone)
  await page.clock.install()
  await page.goto('/admin/dashboard')
  const first = page.locator('.task-list li').filter({ hasText: 'Dan First' })
  await first.getByRole('link', { name: 'Dan First' }).waitFor()
  await first.getByText(/, in Spanish$/).waitFor()
  expect(await page.getByText('How did the call go?').count()).toBe(0)
  // Headless browsers can't open tel: links.
  await first.evaluate((row) => row.addEventListener('click', (event) => event.preventDefault()))
  await first.getByRole('link', { name: /^Call/ }).click()
  await first.getByText('How did the call go?').waitFor()
  // From here on the page's clock moves by the test alone, so that a busy machine doesn't use up the ten seconds.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
  await first.getByRole('button', { name: 'Reached' }).click()
  const isListed = async () => {
    await page.clock.runFor(20)
    return page.getByRole('link', { name: 'Dan First' }).isVisible()
  }
  await expect.poll(isListed).toBe(false)
  const saved = async () => (await expectSaved(page, 'Dan First')).status
  await expect.poll(saved).toBe('contacted')
  await page.clock.runFor(7_000)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(isListed).toBe(true)
  await expect.poll(saved).toBe('new')
  expect(errors).toEqual([])
})
