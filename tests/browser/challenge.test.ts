import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { fillEstimateForm, sendButton } from './estimate-form.ts'
import { ownProduct } from './fixtures.ts'
import { desktop } from './visitor.ts'
import { onPhone } from './widths.ts'

/** A service that challenges every form, as it does in a flood. */
const { product, visitor } = ownProduct({ CHALLENGE: 'on' })

/** Records the statuses of the service’s answers to forms from now on. */
function answersTo(page: Page): number[] {
  const answers: number[] = []
  page.on('response', (answer) => {
    if (answer.request().method() === 'POST') answers.push(answer.status())
  })
  return answers
}

onPhone(
  'in a flood the page solves the challenge and sends again with the same key; the visitor sees only “Sending...”',
  async (device) => {
    const { page, open } = await visitor(device)
    const keys: (string | undefined)[] = []
    const scripts: Promise<string>[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') keys.push(request.headers()['idempotency-key'])
    })
    page.on('response', (answer) => {
      if (answer.request().resourceType() === 'script') scripts.push(answer.text())
    })
    const solvers = async () => (await Promise.all(scripts)).filter((code) => /SHA-256/.test(code))
    await open('/contact')
    const answers = answersTo(page)
    const form = await fillEstimateForm(page)
    expect(scripts.length).toBeGreaterThan(0)
    expect(await solvers()).toEqual([])
    await sendButton(form).click()
    await page
      .getByText(/We.ve received your request/)
      .first()
      .waitFor()
    expect(answers).toEqual([428, 200])
    expect(keys[0]).toBeTruthy()
    expect(keys[1]).toBe(keys[0])
    expect(await solvers()).toHaveLength(1)
    expect(await page.getByRole('alert').count()).toBe(0)
  },
)

test('in a flood the newsletter box solves the challenge too', async () => {
  const { page, open } = await visitor(desktop)
  await open('/about')
  const answers = answersTo(page)
  const box = page.locator('.top-bar .newsletter')
  await box.locator('summary').click()
  await box.locator('input[type=email]').fill('june@example.com')
  await box.locator('button[type=submit]').click()
  await box.getByText('Thank you! Check your email soon.').waitFor()
  expect(answers).toEqual([428, 200])
})

test('in a flood a request without JavaScript gets the thank-you page and is quarantined until staff release it', async () => {
  const plain = await visitor({ ...desktop, javaScriptEnabled: false })
  await plain.open('/contact')
  const form = plain.page.locator('#estimate')
  await form.getByLabel('Name').fill('Plain Jane')
  await form.getByLabel('Email').fill('jane@example.com')
  await form.getByLabel('Phone').fill('970-555-0124')
  await form.getByLabel('Service type').selectOption('home-services')
  await sendButton(form).click()
  await plain.page.waitForURL('**/thank-you')
  expect(await plain.page.getByRole('heading', { level: 1 }).innerText()).toMatch(/thank you/i)

  const { page } = await visitor(desktop)
  await page.goto(product().ownerLink ?? '')
  await page.getByLabel('Your name').fill('Olive Owner')
  await page.getByLabel('Email').fill('olive@example.com')
  await page.getByLabel('Password').fill('snow on the ridge')
  await page.getByRole('button', { name: 'Create my account' }).click()
  await page.waitForURL('**/admin/dashboard')
  await page.goto('/admin/contacts')
  await page.getByRole('link', { name: 'Quarantine 1' }).click()
  await page.getByText('skipped the browser challenge during a flood of forms').waitFor()
  expect(await page.getByRole('link', { name: /^Plain Jane/ }).count()).toBe(0)
  await page.getByRole('button', { name: 'Release Plain Jane' }).click()
  await page.getByText('Nothing in quarantine').waitFor()
  await page.getByRole('link', { name: /^All/ }).click()
  await page.getByRole('link', { name: /^Plain Jane/ }).waitFor()
  expect(await page.getByRole('link', { name: /^Quarantine/ }).count()).toBe(0)
})
