import { expect, test } from 'vitest'
import { olive } from './accounts.ts'
import { contactsFixture, expectSaved, leadRegion } from './contacts-fixture.ts'

const { openAdmin } = contactsFixture()

test('the key C opens the form on any screen, a status asks how the person was reached, and a note is changed and deleted', async () => {
  const { page, errors } = await openAdmin(olive, '?lead=HP-AAAA23')
  const lead = leadRegion(page)
  await lead.getByRole('heading', { name: 'Ben First' }).waitFor()
  await page.keyboard.press('c')
  await page.getByRole('dialog', { name: 'New lead' }).waitFor()
  await page.keyboard.press('Escape')
  await lead.getByLabel('Status', { exact: true }).selectOption('quoted')
  await lead.getByText('How did you reach Ben First?').waitFor()
  await lead.getByRole('button', { name: 'In person' }).click()
  await lead.getByText('Talked in person').first().waitFor()
  await lead.getByText('How did you reach Ben First?').waitFor({ state: 'hidden' })
  await lead.getByLabel('New note').fill('Gate 1234')
  await lead.getByRole('button', { name: 'Add note' }).click()
  const note = lead.locator('.note')
  await note.getByRole('button', { name: 'Change' }).click()
  await note.getByLabel('Change the note').fill('Gate 5678')
  await note.getByRole('button', { name: 'Save note' }).click()
  await note.getByText('changed by Olive Owner').waitFor()
  await lead.locator('.history').getByText('it said: Gate 1234').waitFor()
  await note.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete the note' }).click()
  await note.waitFor({ state: 'detached' })
  expect((await expectSaved(page, 'Ben First')).notes).toEqual([])
  await lead.locator('input[type=file]').setInputFiles({
    name: 'plan.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
  })
  await lead.getByRole('link', { name: 'plan.pdf' }).waitFor()
  expect(errors).toEqual([])
})
