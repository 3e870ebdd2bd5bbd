import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { stage } from './stage.ts'
import { templatePages } from './template-pages.ts'
import { alive, desktop } from './visitor.ts'

const { visitor } = stage()

/** Tells the test whatever the page's Content-Security-Policy refuses, from the first byte on. */
async function refusals(page: Page): Promise<string[]> {
  const refused: string[] = []
  await page.exposeFunction('tellRefusal', (what: string) => refused.push(what))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const tell: unknown = Reflect.get(window, 'tellRefusal')
      if (typeof tell === 'function')
        tell(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`)
    })
  })
  return refused
}

for (const [name, path] of [
  ...templatePages,
  ['making the owner', '/admin/setup?token=x'],
  ['the desk', '/admin/contacts'],
] as const)
  test(`${name} has nothing that its policy refuses`, async () => {
    const { page } = await visitor(desktop)
    const refused = await refusals(page)
    const answer = await page.goto(path)
    expect(answer?.headers()['content-security-policy']).toContain("default-src 'self'")
    await alive(page)
    await page.waitForLoadState('networkidle')
    expect(refused).toEqual([])
  })

test('what the policy refuses is seen by this test: a script and a style written into the page', async () => {
  const { page } = await visitor(desktop)
  const refused = await refusals(page)
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

test('the search reads its index, and the map may be shown in its frame', async () => {
  const { page } = await visitor(desktop)
  const refused = await refusals(page)
  await page.goto('/search?q=roofing')
  await page.locator('main ol li a, main ul li a').first().waitFor()
  // The map's host is not asked: only whether the policy would let it be.
  await page.route('https://www.google.com/**', (route) => route.fulfill({ body: 'a map' }))
  await page.goto('/contact')
  await alive(page)
  await page.getByRole('link', { name: 'Open the map' }).click()
  await page.frameLocator('#map iframe').getByText('a map').waitFor()
  expect(refused).toEqual([])
})
