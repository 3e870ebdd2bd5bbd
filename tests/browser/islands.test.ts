import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { fillEstimateForm, sendButton } from './estimate-form.ts'
import { sharedProduct } from './fixtures.ts'
import { requestedReactScripts } from './page-checks.ts'
import { desktop, phone } from './visitor.ts'
import { onPhone } from './widths.ts'

const { visitor } = sharedProduct()

test('a form loads React on first interaction, and no page does before that (templates.test.ts)', async () => {
  const { page, open } = await visitor(desktop)
  const scripts = requestedReactScripts(page)
  await open('/about')
  await page.mouse.move(640, 500)
  await page.mouse.wheel(0, 900)
  await page.waitForLoadState('networkidle')
  expect(scripts).toEqual([])
  // The newsletter box and the menus work without React.
  await page.locator('.newsletter summary').click()
  await page.locator('.newsletter[data-hydrated]').waitFor()
  expect(scripts).toEqual([])
  await open('/contact')
  await page.locator('#estimate form').getByLabel('Name').click()
  await expect.poll(() => scripts.length).toBeGreaterThan(0)
})

/** Holds back all scripts that are requested from now on. @returns a function that releases them */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => undefined as void
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/**/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  return release
}

const hydrated = (page: Page, name: string) =>
  page.locator(`[data-island="${name}"][data-hydrated]`)

onPhone('text typed before a form hydrates is kept, with the focus', async (device) => {
  const { page, errors, open } = await visitor(device)
  await open('/contact')
  const release = await holdScripts(page)
  const form = page.locator('#estimate form')
  await form.getByLabel('Name').click()
  await page.keyboard.type('June Harrow')
  await form.locator('select[name=serviceType]').selectOption('remodels')
  await form.getByLabel('Email').click()
  await page.keyboard.type('june@exam')
  expect(await hydrated(page, 'EstimateForm').count()).toBe(0)
  release()
  await hydrated(page, 'EstimateForm').waitFor()
  await page.keyboard.type('ple.com')
  expect(await form.getByLabel('Name').inputValue()).toBe('June Harrow')
  expect(await form.locator('select[name=serviceType]').inputValue()).toBe('remodels')
  expect(await form.getByLabel('Email').inputValue()).toBe('june@example.com')
  // It is saved as a draft from now on.
  await page.reload()
  await hydrated(page, 'EstimateForm').waitFor()
  expect(await form.getByLabel('Name').inputValue()).toBe('June Harrow')
  expect(errors).toEqual([])
})

onPhone(
  'a form submitted before it hydrates is sent by its script, without leaving the page',
  async (device) => {
    const { page, open } = await visitor(device)
    await open('/about')
    const release = await holdScripts(page)
    const box = page.locator('.newsletter')
    await box.locator('summary').click()
    await box.locator('input[type=email]').fill('early@example.com')
    await page.keyboard.press('Enter')
    // Meanwhile the button looks as if it were at work.
    const cursor = () =>
      box.getByRole('button', { name: 'Send it' }).evaluate((it) => getComputedStyle(it).cursor)
    await expect.poll(cursor).toBe('progress')
    release()
    await box.getByText('Thank you! Check your email soon.').waitFor()
    expect(new URL(page.url()).pathname).toBe('/about')
  },
)

for (const [what, files] of [
  ['script', /\/assets\/.*\.js/],
  ['words', /\/assets\/content\/words/],
] as const)
  onPhone(`a form whose ${what} cannot be loaded is submitted by the browser`, async (device) => {
    const { page, open } = await visitor(device)
    await open('/contact-optimized')
    await page.route(files, (route) => route.abort())
    const form = page.locator('#estimate form')
    await form.getByLabel('Name').fill('June Harrow')
    await form.getByLabel('Phone').fill('970-555-0142')
    const email = form.getByLabel('Email')
    if ((await email.count()) > 0) await email.fill('june@example.com')
    await form.locator('select').first().selectOption({ index: 1 })
    await form.getByRole('button', { name: 'Receive Your Estimate' }).click()
    await page.waitForURL('**/thank-you**')
  })

onPhone(
  'a form whose script never arrives on a stalled connection is submitted by the browser, once',
  async (device) => {
    const { page, open } = await visitor(device)
    await page.clock.install()
    await open('/contact-optimized')
    const release = await holdScripts(page)
    const form = await fillEstimateForm(page)
    let posts = 0
    // The answer is slow too, and the script arrives before it.
    await page.route('**/api/contact', async (route) => {
      posts += 1
      release()
      await new Promise((resolve) => setTimeout(resolve, 500))
      await route.continue()
    })
    await sendButton(form).click()
    await page.clock.runFor(19_000)
    expect(posts).toBe(0)
    await page.clock.runFor(2000)
    await page.waitForURL('**/thank-you**')
    expect(posts).toBe(1)
  },
)

onPhone('a button pressed before its island hydrates acts after hydration', async (device) => {
  const { page, open } = await visitor(device)
  await open('/about')
  const release = await holdScripts(page)
  const box = page.locator('.newsletter')
  await box.locator('summary').click()
  await box.getByRole('button', { name: 'Close the newsletter form' }).click()
  release()
  await box.locator('input[type=email]').waitFor({ state: 'hidden' })
})

test('the newsletter box takes the focus when it opens and returns it when Escape closes it', async () => {
  const { page, open } = await visitor(desktop)
  await open('/about')
  const box = page.locator('.newsletter')
  const focused = (selector: string) =>
    box.locator(selector).evaluate((element) => element === document.activeElement)
  await box.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => focused('input[type=email]')).toBe(true)
  await page.keyboard.press('Escape')
  await box.locator('input[type=email]').waitFor({ state: 'hidden' })
  expect(await focused('summary')).toBe(true)
})

test('speculation rules prerender linked pages, but none under /api', async () => {
  const { page, open } = await visitor(desktop)
  await open('/')
  const rules = await page.locator('script[type=speculationrules]').textContent()
  expect(JSON.parse(rules ?? '')).toMatchObject({ prerender: [{ eagerness: 'moderate' }] })
  expect(rules).toContain('/api/*')
  expect(await page.evaluate(() => HTMLScriptElement.supports('speculationrules'))).toBe(true)
})

const short = { viewport: { width: 1280, height: 600 } }

/** The menus of the header that have a dropdown. */
const menusOf = (page: Page) => page.locator('.has-dropdown')

test.each([
  [600, 0],
  [600, 1],
  [420, 0],
  [420, 1],
  [420, 2],
])(
  'every link of every menu is reachable by mouse at 1280×%i, with %i long notices above the header',
  async (height, notices) => {
    const { page, open } = await visitor({ viewport: { width: 1280, height } })
    await open('/')
    if (notices > 0) await page.evaluate(showNotices, notices)
    for (const menu of await menusOf(page).all()) {
      await menu.locator(':scope > a').hover()
      // A mouse wheel scrolls down only.
      const dropdown = menu.locator('.dropdown')
      expect(await dropdown.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0)
      const last = menu.locator('.dropdown a').last()
      await last.scrollIntoViewIfNeeded()
      await expectInside(last)
      await last.hover()
    }
  },
)

test('every link of every menu is reachable by keyboard at 1280×600', async () => {
  const { page, open } = await visitor(short)
  await open('/')
  await page.locator('.header .logo').focus()
  const links = await menusOf(page).locator('a').count()
  for (let step = 0; step < links; step++) {
    await page.keyboard.press('Tab')
    const focused = page.locator('.has-dropdown a:focus')
    if ((await focused.count()) > 0) await expectInside(focused)
  }
  expect(await page.locator('.has-dropdown').last().locator('a:focus').count()).toBe(1)
})

test('every link of every menu is reachable by touch at 1280×600; one menu is open at a time, and a tap elsewhere closes it', async () => {
  const { page, open } = await visitor({ ...short, hasTouch: true })
  await open('/')
  for (const menu of await menusOf(page).all()) {
    const first = menu.locator('.dropdown a').first()
    expect(await first.isVisible()).toBe(false)
    await menu.locator('summary').tap()
    await first.waitFor()
    const last = menu.locator('.dropdown a').last()
    await last.scrollIntoViewIfNeeded()
    await expectInside(last)
    expect(await page.locator('.has-dropdown details[open]').count()).toBe(1)
  }
  await page.touchscreen.tap(640, 560)
  await expect.poll(() => page.locator('.has-dropdown details[open]').count()).toBe(0)
})

/** Replaces the notices of a page by ones of the longest text and link that they may have. Runs in the page. */
function showNotices(count: number): void {
  document.querySelector('.notices')?.remove()
  const notice = `<div class="notice"><div class="wide"><p>${'Snow on '.repeat(20)}
    <a href="/contact">${'What to do '.repeat(4)}</a></p><button>×</button></div></div>`
  const html = `<aside class="notices">${notice.repeat(count)}</aside>`
  document.querySelector('.top-bar')?.insertAdjacentHTML('beforebegin', html)
}

/** Expects an element to be inside the window and not covered. */
async function expectInside(element: ReturnType<Page['locator']>): Promise<void> {
  const inside = () =>
    element.evaluate((link) => {
      const { left, right, top, bottom } = link.getBoundingClientRect()
      const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      const fits = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
      return fits && over !== null && (link.contains(over) || over.contains(link))
    })
  await expect.poll(inside).toBe(true)
}

test('on a phone the focus moves into the menu when it opens', async () => {
  const { page, open } = await visitor(phone)
  await open('/')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const panel = page.getByRole('dialog', { name: 'Menu' })
  await panel.waitFor()
  expect(await panel.evaluate((element) => element.contains(document.activeElement))).toBe(true)
})
