import { expect, test } from 'vitest'
import { sharedProduct } from './fixtures.ts'
import { desktop, phone } from './visitor.ts'

const { visitor } = sharedProduct()

test('at phone width the menu can be opened, used and closed by keyboard', async () => {
  const { page, open } = await visitor({ ...phone, reducedMotion: 'reduce' })
  await open('/')
  const button = page.getByRole('button', { name: 'Menu', exact: true })
  const panel = page.getByRole('dialog', { name: 'Menu' })
  await button.focus()
  await page.keyboard.press('Enter')
  await panel.waitFor()
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press('Tab')
    const outside = await page.evaluate(
      () =>
        !document.activeElement?.closest('.mobile-panel, .menu-button, body:focus') &&
        document.activeElement !== document.body,
    )
    expect(outside).toBe(false)
  }
  await panel.locator('summary').first().focus()
  await page.keyboard.press('Enter')
  expect(await panel.locator('details').first().getAttribute('open')).not.toBeNull()
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'hidden' })
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
})

test('answers, the newsletter box and the estimate form work by keyboard alone', async () => {
  const { page, open } = await visitor(desktop)
  await open('/roofing-breckenridge-colorado')
  const question = page.locator('#faq summary').first()
  await question.focus()
  await page.keyboard.press('Space')
  await expect.poll(() => page.locator('#faq details[open]').count()).toBe(1)
  await page.keyboard.press('Enter')
  await expect.poll(() => page.locator('#faq details[open]').count()).toBe(0)

  await page.locator('.newsletter summary').focus()
  await page.keyboard.press('Enter')
  await page.locator('.newsletter input[type=email]').waitFor()

  const form = page.locator('#estimate form')
  await form.getByLabel('Name').focus()
  for (const words of ['Ana Trujillo', '970-555-0182', 'ana@example.com']) {
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type(words)
    if (words !== 'ana@example.com') await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await page.getByText("We've received your request").first().waitFor()
})

test('arrow keys filter the projects', async () => {
  const { page, open } = await visitor(desktop)
  await open('/projects')
  const shown = page
    .locator('main li:visible')
    .filter({ has: page.locator('a[href^="/projects/"]') })
  const all = await shown.count()
  expect(all).toBeGreaterThanOrEqual(6)
  await page.getByRole('radio', { checked: true }).focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => shown.count()).toBeLessThan(all)
  expect(await shown.count()).toBeGreaterThan(0)
})
