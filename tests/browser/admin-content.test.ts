import { expect, test } from 'vitest'
import { sendContact } from '../../services/api/testing/send-contact.ts'
import { faultsAtBothWidths } from './axe.ts'
import { setUpOwner, signIn } from './accounts.ts'
import { appearanceTest, ownProduct } from './fixtures.ts'
import { desktop } from './visitor.ts'

const { product, visitor } = ownProduct()

test('posts: state, kind and search words filter the list; the URL keeps them, and back removes them', async () => {
  const { page, errors } = await visitor(desktop)
  await setUpOwner(page, product())
  await page.goto('/admin/posts')
  const rows = page.locator('.content-table tbody tr')
  await rows.first().waitFor()
  const all = await rows.count()
  expect(all).toBeGreaterThan(50)
  await page.getByLabel('Kind').selectOption('project')
  await expect.poll(() => rows.count()).toBeLessThan(all / 2)
  await page.getByLabel('Search').fill('estate beaver')
  await expect.poll(() => rows.count()).toBe(1)
  expect(new URL(page.url()).search).toBe('?kind=project&q=estate+beaver')
  await page.reload()
  await rows.first().waitFor()
  expect(await rows.count()).toBe(1)
  await page.getByRole('button', { name: /^Drafts/ }).click()
  await page.getByText('No drafts').waitFor()
  await page.goBack()
  await expect.poll(() => rows.count()).toBe(1)
  await page.getByRole('button', { name: /^Drafts/ }).click()
  await page.getByRole('button', { name: `Show all ${all}` }).click()
  await expect.poll(() => rows.count()).toBe(all)
  await rows.first().getByRole('link').first().click()
  await page.locator('article').waitFor()
  expect(errors).toEqual([])
})

test('services: a cell of the matrix opens its page and names the files it is built from', async () => {
  const { page, errors } = await visitor(desktop)
  await signIn(page, 'olive@example.com')
  await page.goto('/admin/services')
  await page.getByRole('button', { name: /^Roofing in Vail: \d+$/ }).click()
  const facts = page.getByRole('region', { name: 'Page', exact: true })
  expect(await facts.innerText()).toContain('content/locations/roofing-vail-colorado.yaml')
  expect(await page.locator('.matrix button').count()).toBeGreaterThanOrEqual(168)
  await page.getByRole('button', { name: 'Own words' }).click()
  expect(new URL(page.url()).search).toBe('?page=%2Froofing-vail-colorado&by=own')
  await facts.getByRole('link', { name: '/roofing-vail-colorado', exact: true }).click()
  await page.getByRole('heading', { level: 1 }).getByText('Vail').waitFor()
  expect(errors).toEqual([])
})

test('Tab and Shift+Tab show the whole focused cell of the matrix beside its first column, and the whole tab', async () => {
  const { page } = await visitor({ viewport: { width: 320, height: 500 } })
  await signIn(page, 'olive@example.com')
  await page.goto('/admin/services')
  await page.getByRole('button', { name: 'Similarity' }).focus()
  const cutOff: string[] = []
  for (const key of [...Array(18).fill('Tab'), ...Array(18).fill('Shift+Tab')]) {
    await page.keyboard.press(key)
    const found = await page.evaluate(() => {
      const { activeElement } = document
      if (activeElement?.tagName !== 'BUTTON') return undefined
      const { left, right, top, bottom } = activeElement.getBoundingClientRect()
      const isSeen = (x: number) =>
        document.elementFromPoint(x, (top + bottom) / 2)?.closest('button') === activeElement
      return isSeen(left + 3) && isSeen(right - 3) ? undefined : activeElement.textContent
    })
    if (found !== undefined) cutOff.push(`${key}: ${found}`)
  }
  expect(cutOff).toEqual([])
})

test('a new request appears without a reload and is counted in the title of a background tab', async () => {
  const { page, errors } = await visitor(desktop)
  await signIn(page, 'olive@example.com')
  await page.goto('/admin/contacts')
  await page.getByText('No leads yet').waitFor()
  await Promise.all([page.waitForResponse('**/api/admin/events'), page.reload()])
  const other = await page.context().newPage()
  await other.goto('/')
  await other.bringToFront()
  const hidden = () => page.evaluate(() => document.hidden)
  expect((await sendContact(product().origin, { name: 'June Ridge' })).status).toBe(200)
  await page.getByText('June Ridge').first().waitFor()
  // A headless browser may report every tab as visible; then there is nothing to count.
  await expect.poll(() => page.title()).toMatch((await hidden()) ? /^\(1\) Contacts/ : /^Contacts/)
  expect(errors).toEqual([])
})

test('in a flood of requests the list is refetched at most once a second and shows them all', async () => {
  const { page } = await visitor(desktop)
  await signIn(page, 'olive@example.com')
  await page.goto('/admin/contacts?q=flood')
  await page.getByText('No leads match this filter.').waitFor()
  // The list that is shown, and the newest leads of the announcement.
  const requests = { list: 0, announcement: 0 }
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname !== '/api/admin/leads') return
    requests[searchParams.get('q') === 'flood' ? 'list' : 'announcement'] += 1
  })
  const began = Date.now()
  for (let n = 1; n <= 40; n += 1)
    await sendContact(product().origin, { name: `Flood ${n}`, email: `flood${n}@example.com` })
  await expect.poll(() => page.locator('a.lead-name').count()).toBe(40)
  const most = Math.ceil((Date.now() - began) / 1000) + 1
  expect(requests.list).toBeLessThanOrEqual(most)
  expect(requests.announcement).toBeLessThanOrEqual(most)
})

appearanceTest(
  'axe finds no violations on these pages, light and dark, at two widths, and none is wider than its window',
  async () => {
    const { page } = await visitor({ ...desktop, reducedMotion: 'reduce' })
    await signIn(page, 'olive@example.com')
    for (const path of ['/admin/posts', '/admin/services?page=/roofing-vail-colorado']) {
      await page.goto(path)
      await page.locator('table').first().waitFor()
      expect(await faultsAtBothWidths(page)).toEqual([])
    }
  },
)
