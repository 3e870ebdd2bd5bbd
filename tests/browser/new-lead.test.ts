import { expect, test } from 'vitest'
import { olive } from './accounts.ts'
import { contactsFixture, expectSaved, leadRegion } from './contacts-fixture.ts'

const { openAdmin } = contactsFixture()

const sizes = [
  { width: 375, height: 740 },
  { width: 1280, height: 800 },
]

test.each(sizes)(
  'a phone call becomes a lead, which is called without an answer and then reached: $width px',
  async (viewport) => {
    const { page, errors } = await openAdmin(olive, '', { viewport })
    await page.goto('/admin/analytics')
    const name = `Walt Quist ${viewport.width}`
    await page.getByRole('button', { name: 'New lead' }).click()
    const form = page.getByRole('dialog', { name: 'New lead' })
    await form.getByLabel('Name').fill(name)
    await form.getByRole('button', { name: 'Save lead' }).click()
    await form.getByText('Enter a phone number or an email address.').waitFor()
    // Somebody who is there already is suggested by the number.
    await form.getByLabel('Phone').fill('(970) 555 0007')
    await form.getByRole('link', { name: 'Hugo First' }).waitFor()
    await form.getByLabel('Phone').fill(`970-555-1${viewport.width}`.slice(0, 12))
    await form.getByRole('link', { name: 'Hugo First' }).waitFor({ state: 'detached' })
    // A reload in between loses nothing.
    await page.reload()
    await page.getByRole('button', { name: 'New lead' }).click()
    expect(await form.getByLabel('Name').inputValue()).toBe(name)
    await form.getByLabel('Town or address').fill('12 Mill Creek, Vail')
    await form.getByLabel('Source').selectOption('Referral')
    await form.getByLabel('Note').fill('Ice dam over the door')
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBe(0)
    await form.getByRole('button', { name: 'Save lead' }).click()

    const lead = leadRegion(page)
    await lead.getByRole('heading', { name }).waitFor()
    expect(
      await lead.getByRole('link', { name: 'Text', exact: true }).getAttribute('href'),
    ).toMatch(/^sms:\+1970555/)
    expect(await lead.getByRole('link', { name: 'Map' }).getAttribute('href')).toContain(
      'query=12+Mill+Creek',
    )
    await lead.getByText('Ice dam over the door').waitFor()
    // A double tap logs one try.
    await lead.getByRole('button', { name: 'No answer' }).dblclick()
    await lead.getByText('1 try:').waitFor()
    expect((await expectSaved(page, name)).status).toBe('new')
    await lead.getByRole('button', { name: 'Reached', exact: true }).click()
    await lead.getByText('2 tries:').waitFor()
    await lead.getByText('answered in', { exact: false }).waitFor()
    const saved = await expectSaved(page, name)
    expect(saved).toMatchObject({ status: 'contacted', source: 'referral', email: '' })
    expect(saved.attempts.map(({ outcome }) => outcome)).toEqual(['no-answer', 'reached'])
    expect(errors).toEqual([])
  },
)

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
