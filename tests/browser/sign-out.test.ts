import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { launchBrowser } from '../../scripts/chromium.ts'
import { openContacts, olive, sam, seededAdmin } from './accounts.ts'
import { aLead } from '../../services/api/testing/sample-lead.ts'
import { visibleText } from './page-checks.ts'
import { desktop, visitor } from './visitor.ts'

const lead = { ...aLead('HP-AAAAA2'), name: 'June Harrow', email: 'june@example.com' }

/** A product with two accounts and a lead. */
async function office() {
  const product = await seededAdmin([lead])
  onTestFinished(() => product.remove())
  const person = async (email: string) => {
    const { page } = await visitor(product.origin, desktop)
    await openContacts(page, email)
    await page.getByText('June Harrow').first().waitFor()
    return page
  }
  return { product, person }
}

const secondTab = async (page: Page, path: string) => {
  const tab = await page.context().newPage()
  await tab.goto(path)
  await tab.getByText('June Harrow').first().waitFor()
  return tab
}

const signOut = async (page: Page) => {
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL('**/admin/login')
}

const showsLead = async (page: Page) => (await visibleText(page)).includes('June')

test('after “Sign out”, Back shows no lead, and a second tab shows the sign-in at once', async () => {
  const { person } = await office()
  const page = await person(olive)
  const tab = await secondTab(page, '/admin/contacts?lead=HP-AAAAA2')
  // Two documents with leads in the history of the first tab.
  await page.goto('/admin/contacts?q=june')
  await page.getByText('June Harrow').first().waitFor()
  await page.goto('/admin/settings')
  await signOut(page)
  await tab.waitForURL('**/admin/login', { timeout: 3_000 })
  expect(new URL(tab.url()).search).toBe('')
  expect(await showsLead(tab)).toBe(false)
  for (let steps = 0; steps < 2; steps += 1) {
    await page.goBack()
    await page.waitForURL('**/admin/login**')
    await page.waitForLoadState()
    expect(await showsLead(page)).toBe(false)
  }
})

test('“Sign out” asks the service nothing after it, also where the sign-in takes long to open', async () => {
  const { person } = await office()
  const page = await person(olive)
  await page.route('**/admin/login', () => new Promise(() => {}))
  const asked: string[] = []
  page.on('request', (it) => asked.push(`${it.method()} ${new URL(it.url()).pathname}`))
  const opensSignIn = page.waitForRequest('**/admin/login')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await opensSignIn
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(asked).toEqual(['DELETE /api/admin/session', 'GET /admin/login'])
})

test('a page of the admin that comes back from the page cache is hidden until the session is checked', async () => {
  const { person } = await office()
  const page = await person(olive)
  await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
  })
  expect(await showsLead(page)).toBe(false)
  await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await expect.poll(() => showsLead(page)).toBe(true)
  await page.context().clearCookies()
  await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await page.waitForURL('**/admin/login**')
})

test('with the page cache of a real browser, Back after “Sign out” never shows a lead', async () => {
  const product = await seededAdmin([lead])
  onTestFinished(() => product.remove())
  const browser = await launchBrowser({ pageCache: true })
  onTestFinished(() => browser.close())
  const page = await (await browser.newContext({ baseURL: product.origin })).newPage()
  await openContacts(page, olive)
  await page.getByText('June Harrow').first().waitFor()
  // Records what a person sees at every frame, also of a page that comes back from the cache.
  await page.addInitScript(() => {
    const watch = () => {
      const main = document.querySelector('main')
      const isSeen = main?.checkVisibility({ visibilityProperty: true }) ?? false
      if (sessionStorage.getItem('out') && isSeen && main?.innerText.includes('June'))
        sessionStorage.setItem('seen', location.href)
      requestAnimationFrame(watch)
    }
    watch()
  })
  await page.goto('/admin/contacts?q=june')
  await page.getByText('June Harrow').first().waitFor()
  await page.goto('/admin/settings')
  await page.evaluate(() => sessionStorage.setItem('out', 'yes'))
  await signOut(page)
  for (let steps = 0; steps < 2; steps += 1) {
    await page.goBack({ waitUntil: 'commit' }).catch(() => null)
    await page.waitForURL('**/admin/login**')
    await page.waitForLoadState()
  }
  expect(await page.evaluate(() => sessionStorage.getItem('seen'))).toBeNull()
})

test('a note that was typed is gone from every tab after “Sign out”, and stays after a session that ended', async () => {
  const { person } = await office()
  const page = await person(olive)
  const tab = await secondTab(page, '/admin/contacts?lead=HP-AAAAA2')
  await tab.getByLabel('New note').fill('Call after 5')
  const stored = (of: Page) => of.evaluate(() => JSON.stringify({ ...sessionStorage }))
  expect(await stored(tab)).toContain('Call after 5')
  const device = (await page.context().cookies()).filter(({ name }) => name.includes('device'))
  // The session ends elsewhere.
  const cookies = await page.context().cookies()
  await page.context().clearCookies()
  await tab.reload()
  await tab.waitForURL('**/admin/login?*')
  expect(await stored(tab)).toContain('Call after 5')
  await page.context().addCookies(cookies)
  await tab.goto('/admin/contacts?lead=HP-AAAAA2')
  await expect.poll(() => tab.getByLabel('New note').inputValue()).toBe('Call after 5')
  await page.goto('/admin/contacts')
  await signOut(page)
  await tab.waitForURL('**/admin/login')
  expect(await stored(tab)).not.toContain('Call after 5')
  // The browser stays known.
  const after = await page.context().cookies()
  expect(after.filter(({ name }) => name.includes('device'))).toEqual(device)
  expect(device).toHaveLength(1)
})

test('a session that the owner ends disappears from the screen of every tab with the first refused call', async () => {
  const { person } = await office()
  const ownerPage = await person(olive)
  const page = await person(sam)
  const tab = await secondTab(page, '/admin/contacts')
  await ownerPage.goto('/admin/settings')
  await ownerPage.getByRole('button', { name: /Remove Sam/ }).click()
  await ownerPage
    .getByRole('dialog')
    .getByRole('button', { name: /Remove Sam/ })
    .click()
  await ownerPage.getByText('isn’t on staff anymore').waitFor()
  expect(await showsLead(tab)).toBe(true)
  await page.getByRole('searchbox').fill('june')
  await page.waitForURL('**/admin/login?*')
  expect(await showsLead(page)).toBe(false)
  await tab.waitForURL('**/admin/login?*', { timeout: 3_000 })
  expect(await showsLead(tab)).toBe(false)
})

test('without any call, a session that ended leaves the screen when the event stream is refused', async () => {
  const { person } = await office()
  const other = await person(olive)
  const page = await person(olive)
  await other.goto('/admin/account')
  await other.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await page.waitForURL('**/admin/login?*', { timeout: 25_000 })
  expect(await showsLead(page)).toBe(false)
})

test('pages of the admin are not stored, and signing out clears the cache, not cookies or storage', async () => {
  const { person } = await office()
  const page = await person(olive)
  const html = await page.request.get('/admin/contacts')
  expect(html.headers()['cache-control']).toBe('no-store')
  const answer = page.waitForResponse((one) => one.request().method() === 'DELETE')
  await signOut(page)
  expect(await (await answer).headerValue('clear-site-data')).toBe('"cache"')
})
