import { expect, test } from 'vitest'
import { policyRefusals } from './page-checks.ts'
import { sharedProduct } from './fixtures.ts'
import { waitForHydration, desktop } from './visitor.ts'

const { visitor } = sharedProduct()

for (const [name, path] of [
  ['making the owner', '/admin/setup?token=x'],
  ['the admin pages', '/admin/contacts'],
] as const)
  test(`${name} has no CSP violations`, async () => {
    const { page } = await visitor(desktop)
    const refused = await policyRefusals(page)
    const answer = await page.goto(path)
    expect(answer?.headers()['content-security-policy']).toContain("default-src 'self'")
    await waitForHydration(page)
    await page.waitForLoadState('networkidle')
    expect(refused).toEqual([])
  })

test('this test detects a CSP violation: an inline script and an inline style', async () => {
  const { page } = await visitor(desktop)
  const refused = await policyRefusals(page)
  await page.goto('/')
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'document.title = "taken over"'
    document.body.append(script)
    document.body.insertAdjacentHTML('beforeend', '<p style="color: red">red</p>')
  })
  await expect.poll(() => refused.length).toBe(2)
  expect(refused.join()).toMatch(/script-src-elem inline.*style-src-attr inline/)
  expect(await page.title()).not.toBe('taken over')
})

test('the policy allows the map’s frame', async () => {
  const { page } = await visitor(desktop)
  const refused = await policyRefusals(page)
  // The map's host is not requested: only the policy is tested.
  await page.route('https://www.google.com/**', (route) => route.fulfill({ body: 'a map' }))
  await page.goto('/contact')
  await waitForHydration(page)
  await page.getByRole('link', { name: 'Open the map' }).click()
  await page.frameLocator('#map iframe').getByText('a map').waitFor()
  expect(refused).toEqual([])
})
