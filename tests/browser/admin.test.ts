import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { ownProduct } from './fixtures.ts'
import { waitForHydration, desktop } from './visitor.ts'

const { product, visitor } = ownProduct()

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

test('before hydration, a form cannot put the password into the URL', async () => {
  const { page } = await visitor({ ...desktop, javaScriptEnabled: false })
  for (const path of ['/admin/login', '/admin/setup']) {
    await page.goto(path)
    await page.getByLabel('Password').fill('snow on the ridge')
    await page.getByLabel('Password').press('Enter')
    expect(await page.getByRole('button').isDisabled()).toBe(true)
    expect(page.url()).toBe(product().origin + path)
  }
})

test('the email typed at sign-in is filled in on the password reset form, and never in the URL', async () => {
  const { page, open } = await visitor(desktop)
  await open('/admin/login')
  await waitForHydration(page)
  await page.getByLabel('Email').fill('june@example.com')
  await page.getByRole('link', { name: 'I forgot my password' }).click()
  await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor()
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe('june@example.com')
  expect(page.url()).not.toContain('june')
  await page.reload()
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe('june@example.com')
  await page.getByLabel('Email').press('Enter')
  await page.getByText('If this address has an account').waitFor()
  // The message replaces the form, which had the focus.
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(
    'If this address has an account',
  )
})

test('HTML and long words in a request do no harm in the admin pages', async () => {
  const { page, errors } = await visitor(desktop)
  const name = `<img src=x onerror="alert(1)">${'W'.repeat(150)}`
  const sent = await page.request.post(`${product().origin}/api/contact`, {
    data: {
      name,
      email: `${'x'.repeat(60)}@example.com`,
      phone: '970-555-0100',
      serviceType: 'custom',
      acceptTerms: true,
      message: '🏔️'.repeat(400),
      page: '//[evil',
      referrer: 'javascript:alert(1)',
    },
  })
  expect(sent.status()).toBe(200)
  await page.goto(product().ownerLink ?? '')
  await page.getByLabel('Your name').fill('Olive Owner')
  await page.getByLabel('Email').fill('olive@example.com')
  await page.getByLabel('Password').fill('snow on the ridge')
  await page.getByRole('button', { name: 'Create my account' }).click()
  await page.getByRole('link', { name: name.slice(0, 20) }).click()
  const lead = page.getByRole('region', { name: 'Lead', exact: true })
  expect(await lead.getByRole('heading', { level: 2 }).innerText()).toBe(name)
  expect(await lead.innerText()).not.toContain('evil')
  expect(await lead.innerText()).toContain('javascript:alert(1)')
  const targets = await lead
    .locator('a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')?.split(':')[0]))
  expect([...new Set(targets)].sort()).toEqual(['mailto', 'sms', 'tel'])
  // Data of the admin pages is not cached on the device (S6.14).
  expect(await page.evaluate(() => caches.keys())).toEqual([])
  expect(await widthOf(page)).toBe(1280)
  await page.setViewportSize({ width: 375, height: 740 })
  expect(await widthOf(page)).toBe(375)
  expect(errors).toEqual([])
})

test('when two people change one request at once, the second one gets a message', async () => {
  const { page } = await visitor(desktop)
  await page.goto('/admin/login')
  await page.getByLabel('Email').fill('olive@example.com')
  await page.getByLabel('Password').fill('a wrong password')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByText('don’t match').waitFor()
  await page.getByLabel('Password').fill('snow on the ridge')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/admin/dashboard')

  const other = await page.context().newPage()
  // Without events; otherwise the second person sees the change before making theirs.
  for (const each of [page, other])
    await each.route('**/api/admin/events', (route) => route.fulfill({ status: 204 }))
  for (const each of [page, other]) {
    await each.goto('/admin/contacts')
    await each.locator('a.lead-name').first().click()
    await each.getByLabel('Status').waitFor()
  }
  await other.getByLabel('Status').selectOption('won')
  await other.getByText('new → won').waitFor()
  await page.getByLabel('Status').selectOption('lost')
  await page
    .getByText('Olive Owner changed this lead while you had it open (status: new → won)')
    .waitFor()
  await page.locator('.history').getByText('new → won').waitFor()
  expect(await page.getByLabel('Status').inputValue()).toBe('won')
})
