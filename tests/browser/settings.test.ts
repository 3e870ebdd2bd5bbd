import { join } from 'node:path'
import { expect, test } from 'vitest'
import packageFile from '../../package.json' with { type: 'json' }
import { collectionNames } from '../../services/api/collections.ts'
import { readArchive } from '../../services/api/storage/archive.ts'
import { sendContact } from '../../services/api/testing/send-contact.ts'
import { axeViolations, faultsAtBothWidths } from './axe.ts'
import { setUpOwner, password, signIn } from './accounts.ts'
import { latestEmailTo } from './sent-emails.ts'
import { appearanceTest, ownProduct } from './fixtures.ts'
import { waitForHydration, desktop, phone } from './visitor.ts'

const { product, visitor } = ownProduct()

test('the owner invites a colleague, who joins by the email’s link and sees no other settings', async () => {
  const { page, errors } = await visitor(desktop)
  await setUpOwner(page, product())
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Settings', exact: true }).click()
  await page.getByText('No email goes out because there’s no mail server yet.').waitFor()
  await page.getByLabel('Email').fill('sam@example.com')
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  await page.getByText('sam@example.com is invited, but we can’t email them').waitFor()
  await page.getByRole('heading', { name: 'Pending invitations' }).waitFor()
  await expect.poll(() => latestEmailTo('sam@example.com', 'invited you', product())).toBeDefined()
  const email = await latestEmailTo('sam@example.com', 'invited you', product())
  const link = /\S+\/admin\/join\?token=\S+/.exec(email?.text ?? '')?.[0] ?? ''
  // Without a mail server no email is sent: the owner passes on the link.
  expect(await page.getByLabel('Link for sam@example.com').inputValue()).toBe(link)
  expect(errors).toEqual([])

  const sam = await visitor(phone)
  await sam.page.goto(link)
  await sam.page.reload()
  await waitForHydration(sam.page)
  await sam.page.getByText('Olive Owner invited you').waitFor()
  expect(await sam.page.getByLabel('Email').inputValue()).toBe('sam@example.com')
  expect(await axeViolations(sam.page)).toEqual([])
  await sam.page.getByLabel('Your name').fill('Sam Staff')
  await sam.page.getByLabel('Password').fill(password)
  await sam.page.getByRole('button', { name: 'Join' }).click()
  await sam.page.waitForURL((url) => !url.pathname.endsWith('/join'))
  await sam.page.goto('/admin/settings?part=health')
  await sam.page.getByText('Sam Staff (you)').waitFor()
  expect(await sam.page.getByRole('button', { name: /Remove|Invite/ }).count()).toBe(0)
  const parts = sam.page.getByRole('navigation', { name: 'Settings' }).getByRole('link')
  expect(await parts.allInnerTexts()).toEqual(['People', 'Publishing'])
  expect(sam.errors).toEqual([])

  const late = await visitor(desktop)
  await late.page.goto(link)
  await late.page.getByText('This invitation was used').waitFor()
})

test('the last owner cannot be removed or made staff; a removed colleague is signed out immediately', async () => {
  const { page } = await visitor(desktop)
  await signIn(page, 'olive@example.com')
  const sam = await visitor(desktop)
  await signIn(sam.page, 'sam@example.com')
  await page.goto('/admin/settings')
  await page.getByLabel('Role of Olive Owner').selectOption('staff')
  await page.getByText('Olive Owner is the only owner').waitFor()
  expect(await page.getByLabel('Role of Olive Owner').inputValue()).toBe('owner')
  await page.getByRole('button', { name: 'Remove Sam Staff' }).click()
  const question = page.getByRole('dialog', { name: 'Remove Sam Staff from the staff?' })
  await page.keyboard.press('Escape')
  await question.waitFor({ state: 'hidden' })
  await sendContact(product().origin)
  const lead = (await (await page.request.get('/api/admin/leads')).json()).leads[0]
  const team = (await (await page.request.get('/api/admin/people')).json()).people
  const idOf = (name: string) => team.find((one: { name: string }) => one.name === name).id
  await page.request.patch(`/api/admin/leads/${lead.id}`, {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: { version: lead.version, assignee: idOf('Sam Staff') },
  })
  await page.getByRole('button', { name: 'Remove Sam Staff' }).click()
  await question.getByLabel('Who gets 1 open lead?').selectOption('Olive Owner')
  await question.getByRole('button', { name: 'Remove Sam Staff' }).click()
  await page.getByText('Sam Staff isn’t on staff anymore').waitFor()
  await page.getByText('Olive Owner has their 1 open lead now.').waitFor()
  await sam.page.goto('/admin/settings')
  await sam.page.waitForURL('**/admin/login**')
})

test('the owner sends a test email and sets the notification recipients, and the audit log has both', async () => {
  const { page, errors } = await visitor(desktop)
  await signIn(page, 'olive@example.com')
  await page.goto('/admin/settings?part=mail')
  await page.getByText('No emails are going out: your mail server isn’t connected yet').waitFor()
  await page.getByRole('button', { name: 'Send me a test' }).click()
  await page.getByText('The mail server accepted it for olive@example.com').waitFor()
  expect(await latestEmailTo('olive@example.com', 'Test:', product())).toBeDefined()
  await page.getByRole('link', { name: 'Notifications' }).click()
  expect(new URL(page.url()).search).toBe('?part=notifications')
  const requests = page.getByLabel('New leads and reminders')
  await requests.fill('office@example.com\nyard@example.com')
  const save = page.getByRole('button', { name: 'Save the addresses' })
  await save.click()
  await page.getByRole('status').getByText('Saved.').waitFor()
  expect(await save.evaluate((button) => button === document.activeElement)).toBe(true)
  await page.getByText('These addresses were set here.').waitFor()
  // Another request than that of the test before.
  await sendContact(product().origin, { email: 'ridge@example.com', phone: '970-555-0112' })
  for (const address of ['office@example.com', 'yard@example.com'])
    await expect.poll(() => latestEmailTo(address, 'Ann Ridge: ', product())).toBeDefined()
  await page.getByRole('link', { name: 'Audit log' }).click()
  await page.getByText('new leads to office@example.com, yard@example.com').waitFor()
  await page.goBack()
  await page.getByRole('button', { name: /^Back to / }).click()
  await page.getByText('Not set here').waitFor()
  expect(errors).toEqual([])
})

test('the health page says what to fix, and the owner downloads a backup', async () => {
  const { page, errors } = await visitor(desktop)
  await signIn(page, 'olive@example.com')
  await page.goto('/admin/settings?part=health')
  await page.getByText('There’s no backup yet.').waitFor()
  await page.getByText(packageFile.version, { exact: true }).waitFor()
  await page.getByRole('link', { name: 'Backups' }).click()
  const downloads = page.getByRole('button', { name: 'Download a backup' })
  await page.getByLabel('Your password').fill('not the password')
  await downloads.click()
  await page.getByText('That’s not your password.').waitFor()
  await page.getByLabel('Your password').fill(password)
  const passphrase = 'words that nobody guesses'
  await page.getByLabel('Passphrase for the file').fill(passphrase)
  const [file] = await Promise.all([page.waitForEvent('download'), downloads.click()])
  expect(file.suggestedFilename()).toMatch(/^backup-.*\.jsonl\.gz\.enc$/)
  const path = join(product().folder, file.suggestedFilename())
  await file.saveAs(path)
  expect((await readArchive(path, collectionNames, passphrase)).proofs.people.count).toBe(1)
  await page.getByText('downloaded by Olive Owner').waitFor()
  expect(await page.getByText('There’s no backup yet.').count()).toBe(0)
  // The wrong password.
  expect(errors.filter((error) => !/\b403\b/.test(error))).toEqual([])
})

appearanceTest(
  'axe finds no violations in the settings, light and dark, at two widths, and none is wider than its window',
  async () => {
    const { page } = await visitor({ ...desktop, reducedMotion: 'reduce' })
    await signIn(page, 'olive@example.com')
    await page.goto('/admin/settings')
    await waitForHydration(page)
    await page.getByText('Who has access').waitFor()
    const links = page.getByRole('navigation', { name: 'Settings' }).getByRole('link')
    const addresses = await links.evaluateAll((all) =>
      all.map((link) => link.getAttribute('href') ?? ''),
    )
    expect(addresses.length).toBeGreaterThan(5)
    for (const address of addresses) {
      await page.goto(address)
      await waitForHydration(page)
      await page.locator('main [role=status]', { hasText: 'Loading' }).waitFor({ state: 'hidden' })
      await page.locator('.settings-section h2').first().waitFor()
      expect([address, await faultsAtBothWidths(page)]).toEqual([address, []])
    }
  },
)
