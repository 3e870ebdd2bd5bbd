import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { stage } from './stage.ts'
import { templatePages } from './template-pages.ts'
import { desktop, phone } from './visitor.ts'

const { visitor } = stage()

/** Marks everything that can be operated with a number, in the order of the page. */
const numberAll = (page: Page) =>
  page.evaluate(() => {
    const operable =
      'a[href], button, input:not([type=hidden]), select, textarea, summary, iframe, [tabindex="0"]'
    return [...document.querySelectorAll(operable)]
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          !element.closest('[inert], [aria-hidden=true]') &&
          element.getAttribute('tabindex') !== '-1' &&
          // Of a group of choices the Tab key reaches the chosen one; arrow keys reach the others.
          !element.matches(':disabled, [type=radio]:not(:checked)'),
      )
      .map((element, index) => {
        element.setAttribute('data-number', String(index))
        return `${index}: ${element.outerHTML.slice(0, 80)}`
      })
  })

/** What has the focus: its number, and what is wrong with how it shows. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return undefined
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    const [box = element.getBoundingClientRect()] = element.getClientRects()
    const { left, top, width, height } = box
    const isSeen = (part: number) => {
      const seen = document.elementFromPoint(left + width / 2, top + height * part)
      return seen === element || element.contains(seen) || seen?.contains(element) === true
    }
    return {
      number: element.getAttribute('data-number'),
      outlined: outlineStyle !== 'none' && outlineWidth !== '0px',
      inWindow: top + height > 0 && top < innerHeight,
      covered: ![0.1, 0.5, 0.9].some(isSeen),
    }
  })

/** Whether what has the focus comes to light within a second. */
async function uncovered(page: Page): Promise<boolean> {
  for (let looks = 0; looks < 10; looks += 1) {
    await page.waitForTimeout(100)
    if (!(await focused(page))?.covered) return true
  }
  return false
}

for (const [name, path] of templatePages)
  test(`the Tab key reaches everything on ${name}, in sight and outlined`, async () => {
    const { page, open } = await visitor({ ...desktop, reducedMotion: 'reduce' })
    await open(path)
    const operable = await numberAll(page)
    expect(operable.length).toBeGreaterThan(1)
    // The search puts the focus into its field: the walk begins at the top all the same.
    while (await focused(page)) await page.keyboard.press('Tab')
    const reached = new Set<string>()
    const faults: string[] = []
    for (let presses = 0; presses < operable.length + 80; presses += 1) {
      await page.keyboard.press('Tab')
      const now = await focused(page)
      if (!now) break
      const { number, outlined, inWindow, covered } = now
      // A link in a dropdown shows only while its menu has the focus; it has no number of its own.
      const what = number ? operable[Number(number)] : 'a dropdown'
      if (number) reached.add(number)
      if (!outlined) faults.push(`${what} has no outline`)
      if (!inWindow) faults.push(`${what} is out of sight`)
      // A dropdown that was just left stays for a moment.
      else if (covered && !(await uncovered(page))) faults.push(`${what} is covered`)
    }
    expect(faults).toEqual([])
    expect(operable.filter((_, index) => !reached.has(String(index)))).toEqual([])
  })

test('on a phone’s width the keyboard opens the menu, moves within it, and leaves it', async () => {
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
        !document.activeElement?.closest('.panel, .menu-button, body:focus') &&
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
  for (const words of ['Ana Trujillo', 'ana@example.com', '970-555-0182']) {
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type(words)
    if (words !== '970-555-0182') await page.keyboard.press('Tab')
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
  expect(await shown.count()).toBe(6)
  await page.getByRole('radio', { checked: true }).focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => shown.count()).toBeLessThan(6)
  expect(await shown.count()).toBeGreaterThan(0)
})
