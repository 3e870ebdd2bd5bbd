import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { contactsFixture, expectSaved, leadRegion, searchOf } from './contacts-fixture.ts'
import { olive } from './accounts.ts'

const { openAdmin } = contactsFixture()

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

test('the contacts page works by keyboard: move, open, answer, undo, assign, close, search', async () => {
  const { page, errors } = await openAdmin(olive, '?status=new')
  const press = (...keys: string[]) =>
    keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve())
  await press('j', 'j', 'k', 'j')
  expect(await focused(page)).toBe('Ben First')
  await press('Enter')
  const lead = leadRegion(page)
  await lead.getByRole('heading', { name: 'Ben First' }).waitFor()
  expect(searchOf(page)).toContain('lead=HP-AAAA23')
  // The focus is in the lead; J opens the next one.
  expect(await lead.evaluate((section) => section.contains(document.activeElement))).toBe(true)
  await press('j')
  await lead.getByRole('heading', { name: 'Cleo First' }).waitFor()
  await press('e')
  await lead.locator('.history').getByText('status: new → contacted').waitFor()
  await press('z')
  await lead.locator('.history').getByText('status: contacted → new').waitFor()
  expect((await expectSaved(page, 'Cleo First')).answeredAt).toBeUndefined()
  await press('a')
  await lead.locator('.history').getByText('assigned: nobody → Olive Owner').waitFor()
  // Keys typed into a field are not shortcuts.
  await press('n')
  await page.keyboard.type('je ne sais')
  expect(await lead.getByLabel('New note').inputValue()).toBe('je ne sais')
  await press('Control+Enter')
  await lead.locator('.note').getByText('je ne sais').waitFor()
  await press('Escape', 'Escape')
  await lead.waitFor({ state: 'detached' })
  await expect.poll(() => focused(page)).toBe('Cleo First')
  await press('/')
  await page.keyboard.type('?ej')
  expect(await page.getByLabel('Search the leads').inputValue()).toBe('?ej')
  expect(await page.getByRole('dialog').count()).toBe(0)
  await press('Escape', '?')
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
  await press('Escape')
  expect(errors).toEqual([])
})

test('one-key shortcuts can be turned off, for voice control', async () => {
  const { page } = await openAdmin(olive, '?status=new')
  await page.keyboard.press('?')
  const useKeys = page.getByLabel('Use one-key shortcuts in this browser')
  await useKeys.uncheck()
  await page.keyboard.press('Escape')
  await page.reload()
  await page.locator('a.lead-name').first().focus()
  for (const key of ['e', 'x', '?']) await page.keyboard.press(key)
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(await page.locator('.bulk-bar').count()).toBe(0)
  await page.getByRole('button', { name: 'Keys' }).click()
  await useKeys.check()
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
})

test('the command palette sets a status and opens a view', async () => {
  const { page } = await openAdmin(olive, '?lead=HP-AAAA29')
  await leadRegion(page).getByRole('heading', { name: 'Hugo First' }).waitFor()
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('combobox', { name: 'What do you want to do?' })
  await palette.fill('status lost')
  await page.keyboard.press('Enter')
  await leadRegion(page).getByLabel('In your own words').fill('Chose somebody nearer')
  await page.keyboard.press('Enter')
  await leadRegion(page).locator('.history').getByText('reason: Chose somebody nearer').waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await palette.fill('due next')
  await page.keyboard.press('Enter')
  await expect.poll(() => searchOf(page)).toBe('?status=new&sort=due&order=asc')
})

test('arrow keys open the list of a status instead of saving each option; Enter saves the chosen one', async () => {
  const { page } = await openAdmin(olive, '?lead=HP-AAAA2B')
  const status = leadRegion(page).getByLabel('Status')
  await status.focus()
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(key)
  expect(await status.inputValue()).toBe('new')
  await page.keyboard.press('Enter')
  await leadRegion(page).getByText('new → quoted').waitFor()
})

test('when a control disappears after it was used, the focus moves to the next one', async () => {
  const { page } = await openAdmin(olive, '?lead=HP-AAAA32')
  const lead = leadRegion(page)
  const use = async (name: string) => {
    await lead.getByRole('button', { name }).focus()
    await page.keyboard.press('Enter')
  }
  const focusedLabel = () =>
    page.evaluate(() => {
      const element = document.activeElement
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : element
      return label?.textContent
    })
  await lead.getByLabel('Tags').fill('steep, flat')
  await page.keyboard.press('Enter')
  await use('Remove the tag flat')
  await lead.getByText('tags: − flat').waitFor()
  await expect.poll(focusedLabel).toContain('Remove the tag steep')
  await use('Remove the tag steep')
  await expect.poll(focusedLabel).toBe('Tags')
  await lead.getByLabel('New note').fill('A dog.')
  await use('Add note')
  await lead.locator('.note').getByText('A dog.').waitFor()
  expect(await focusedLabel()).toBe('Add note')
  await lead.getByText('Fix the contact details').click()
  await lead.getByLabel('Phone').fill('9')
  await use('Save phone')
  expect(await focusedLabel()).toBe('Phone')
  await lead.getByLabel('Phone').fill('970-555-0199')
  await use('Save phone')
  await lead.locator('.history').getByText('phone').waitFor()
  expect(await focusedLabel()).toBe('Phone')
})

test('a row keeps the focus when the list rerenders, so that several rows can be selected in turn', async () => {
  const { page } = await openAdmin(olive, '?status=new')
  for (const key of ['j', 'j', 'x', 'j', 'x']) await page.keyboard.press(key)
  await page.getByText('2 selected').waitFor()
  expect(await focused(page)).toBe('Cleo First')
  for (const name of ['Ben First', 'Cleo First'])
    expect(await page.getByLabel(`Select ${name}`).isChecked()).toBe(true)
})
