import { expect, onTestFinished, test } from 'vitest'
import { sendContact } from '../../services/api/testing/send-contact.ts'
import { olive, sam, seededAdmin, signIn } from './accounts.ts'
import { axeViolations } from './axe.ts'
import { expectSaved, leadRegion } from './contacts-fixture.ts'
import { latestEmailTo } from './sent-emails.ts'
import { desktop, visitor } from './visitor.ts'

test.each([375, 1280])('a routed lead reaches its person, at %i px', async (width) => {
  const product = await seededAdmin([])
  onTestFinished(() => product.remove())
  const { page, errors } = await visitor(product.origin, {
    ...desktop,
    viewport: { width, height: 800 },
    reducedMotion: 'reduce',
  })
  await signIn(page, olive)
  await page.goto('/admin/settings?part=routing')
  await page.getByText('No rules yet.').waitFor()
  const add = async (name: string, trade: string, person: string) => {
    await page.getByRole('button', { name: 'Add a rule' }).click()
    await page.getByLabel('Name of the rule').fill(name)
    if (trade !== '') {
      await page.getByText('Trades: any').click()
      await page.getByRole('group', { name: 'Trades' }).getByLabel(trade, { exact: true }).check()
    }
    await page.getByLabel('Assign to').selectOption({ label: person })
    await page.getByLabel('Tell the notification recipients too').uncheck()
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Save the rule' }).click()
    await page.getByText(`→ ${person}`).last().waitFor()
  }
  await add('The rest', '', 'Olive Owner')
  await add('Roofs', 'Roofing', 'Sam Staff')

  const answer = page.locator('.routing-answer')
  await page.getByLabel('Trade', { exact: true }).selectOption('Roofing')
  await page.getByLabel('Language', { exact: true }).selectOption('Spanish')
  await answer.getByText('Olive Owner gets it, by the rule “The rest”.').waitFor()
  await page.getByRole('button', { name: 'Move up Roofs' }).click()
  await answer.getByText('Sam Staff gets it, by the rule “Roofs”.').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  expect(await axeViolations(page)).toEqual([])

  await sendContact(product.origin, {
    name: 'June Alder',
    service: 'Roofing',
    serviceType: 'home-services',
  })
  expect(await expectSaved(page, 'June Alder')).toMatchObject({ assignee: sam })
  await expect
    .poll(async () => (await latestEmailTo(sam, 'June Alder', product))?.subject, {
      timeout: 40_000,
    })
    .toMatch(/^Assigned to you: June Alder, Roofing/)
  await page.goto('/admin/contacts')
  await page.getByRole('link', { name: 'June Alder' }).first().click()
  await leadRegion(page).getByText('assigned: nobody → Sam Staff: by the rule “Roofs”').waitFor()

  await page.goto('/admin/settings?part=people')
  await page.getByRole('button', { name: 'Away Sam Staff' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Who gets 1 open lead?').selectOption({ label: 'Olive Owner' })
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Save the days' }).click()
  await page.getByText('Olive Owner has 1 open lead of theirs now.').waitFor()
  expect(await expectSaved(page, 'June Alder')).toMatchObject({ assignee: olive })
  await page.goto('/admin/settings?part=routing')
  await page.getByText('Its person is away, so its leads go to the office for now.').waitFor()
  await page.getByLabel('Trade', { exact: true }).selectOption('Roofing')
  await answer.getByText('its person is away').waitFor()
  expect(errors).toEqual([])
})
