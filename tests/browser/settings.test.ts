import { expect, test } from 'vitest'
import { readArchive } from '#services/api/store/archive.ts'
import { faultsByAxe } from './axe.ts'
import { becomeOwner, letterTo, password, signIn } from './desk-people.ts'
import { looks } from './looks.ts'
import { stage } from './stage.ts'
import { alive, desktop, phone } from './visitor.ts'

const { product, visitor } = stage()

test('the owner invites; the letter’s link makes a colleague, who sees no other settings', async () => {
  const { page, faults } = await visitor(desktop)
  await becomeOwner(page, product())
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByText('No letter goes out, because there is no mail server yet.').waitFor()
  await page.getByLabel('Email').fill('sam@example.com')
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  await page.getByText('sam@example.com is invited, and gets no letter').waitFor()
  await page.getByRole('heading', { name: 'Invited, not here yet' }).waitFor()
  await expect.poll(() => letterTo('sam@example.com', 'invites', product())).toBeDefined()
  const letter = await letterTo('sam@example.com', 'invites', product())
  const link = /\S+\/admin\/join\?token=\S+/.exec(letter?.text ?? '')?.[0] ?? ''
  // Without a mail server nobody gets the letter: the owner hands its link over.
  expect(await page.getByLabel('Link for sam@example.com').inputValue()).toBe(link)
  expect(faults).toEqual([])

  const sam = await visitor(phone)
  await sam.page.goto(link)
  await sam.page.reload()
  await alive(sam.page)
  await sam.page.getByText('Olive Owner has invited you').waitFor()
  expect(await sam.page.getByLabel('Email').inputValue()).toBe('sam@example.com')
  expect(await faultsByAxe(sam.page)).toEqual([])
  await sam.page.getByLabel('Your name').fill('Sam Staff')
  await sam.page.getByLabel('Password').fill(password)
  await sam.page.getByRole('button', { name: 'Join' }).click()
  await sam.page.waitForURL((url) => !url.pathname.endsWith('/join'))
  await sam.page.goto('/admin/settings?part=health')
  await sam.page.getByText('Sam Staff (you)').waitFor()
  expect(await sam.page.getByRole('button', { name: /Remove|Invite/ }).count()).toBe(0)
  expect(await sam.page.getByRole('navigation', { name: 'Settings' }).count()).toBe(0)
  expect(sam.faults).toEqual([])

  const late = await visitor(desktop)
  await late.page.goto(link)
  await late.page.getByText('does not work any more').waitFor()
})

test('the last owner cannot be removed or made staff; a removed colleague is out at once', async () => {
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
  await page.getByRole('button', { name: 'Remove Sam Staff' }).click()
  await question.getByRole('button', { name: 'Remove Sam Staff' }).click()
  await page.getByText('Sam Staff is signed out everywhere').waitFor()
  await sam.page.goto('/admin/settings')
  await sam.page.waitForURL('**/admin/login**')
})

test('the owner sends a test letter, sets where the office is written to, and reads both in the log', async () => {
  const { page, faults } = await visitor(desktop)
  await signIn(page, 'olive@example.com')
  await page.goto('/admin/settings?part=mail')
  await page.getByText('Nobody gets a letter: your mail server is not connected yet').waitFor()
  await page.getByRole('button', { name: 'Send me a test' }).click()
  await page.getByText('The mail server took it for olive@example.com').waitFor()
  expect(await letterTo('olive@example.com', 'A test', product())).toBeDefined()
  await page.getByRole('link', { name: 'Notifications' }).click()
  expect(new URL(page.url()).search).toBe('?part=notifications')
  const requests = page.getByLabel('New requests and reminders')
  await requests.fill('office@example.com\nyard@example.com')
  await page.getByRole('button', { name: 'Save the addresses' }).click()
  await page.getByText('These addresses were set here.').waitFor()
  await page.request.post('/api/contact', {
    data: {
      name: 'Ann Ridge',
      email: 'ann@example.com',
      phone: '970-555-0111',
      serviceType: 'remodels',
      acceptTerms: true,
    },
  })
  for (const address of ['office@example.com', 'yard@example.com'])
    await expect.poll(() => letterTo(address, 'New request', product())).toBeDefined()
  await page.getByRole('link', { name: 'Audit log' }).click()
  await page.getByText('requests to office@example.com, yard@example.com').waitFor()
  await page.goBack()
  await page.getByRole('button', { name: /^Back to / }).click()
  await page.getByText('Nothing is set').waitFor()
  expect(faults).toEqual([])
})

test('the owner reads what to mend, and takes a backup along', async () => {
  const { page, faults } = await visitor(desktop)
  await signIn(page, 'olive@example.com')
  await page.goto('/admin/settings?part=health')
  await page.getByText('No backup has been made.').waitFor()
  await page.getByRole('link', { name: 'Backups' }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download a backup' }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toMatch(/^highpine-.*\.jsonl\.gz$/)
  expect((await readArchive(await file.path())).proofs.people.count).toBe(1)
  await page.reload()
  await page.getByText('downloaded by Olive Owner').waitFor()
  expect(faults).toEqual([])
})

const views = [desktop, phone].flatMap((device) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ ...device, colorScheme })),
)
looks.each(views)(
  'axe finds nothing in any part of the settings: $viewport.width px, $colorScheme',
  async (view) => {
    const { page } = await visitor({ ...view, reducedMotion: 'reduce' })
    await signIn(page, 'olive@example.com')
    await page.goto('/admin/settings')
    await alive(page)
    await page.getByText('Who is on the staff').waitFor()
    const links = page.getByRole('navigation', { name: 'Settings' }).getByRole('link')
    const addresses = await links.evaluateAll((all) =>
      all.map((link) => link.getAttribute('href') ?? ''),
    )
    expect(addresses.length).toBeGreaterThan(5)
    for (const address of addresses) {
      await page.goto(address)
      await alive(page)
      await page.locator('main [role=status]', { hasText: 'Loading' }).waitFor({ state: 'hidden' })
      await page.locator('.settings-part h2').first().waitFor()
      expect([address, await faultsByAxe(page)]).toEqual([address, []])
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect([address, width]).toEqual([address, view.viewport.width])
    }
  },
)
