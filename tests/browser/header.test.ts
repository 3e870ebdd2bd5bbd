import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sharedProduct } from './fixtures.ts'
import { headerSize, headerWidths } from './page-checks.ts'
import { desktop } from './visitor.ts'

const { visitor } = sharedProduct()

test.each([
  ['touch', true],
  ['a mouse', false],
])(
  'the header is one row, and nothing scrolls sideways, at widths of tablets with %s',
  async (_, hasTouch) => {
    const { page, open } = await visitor({ ...desktop, hasTouch })
    for (const path of ['/', '/contacto', '/careers/finish-carpenter']) {
      await open(path)
      for (const width of headerWidths) {
        await page.setViewportSize({ width, height: 820 })
        const { height, right, sideways } = await headerSize(page)
        expect([path, width, height < 72, right <= width, sideways]).toEqual([
          path,
          width,
          true,
          true,
          0,
        ])
        const menu = await page.getByRole('button', { name: /^Men[uú]$/ }).isVisible()
        const nav = await page.getByRole('navigation', { name: /^(Main|Principal)$/ }).isVisible()
        expect([path, width, menu !== nav]).toEqual([path, width, true])
      }
    }
  },
)

test('at widths of tablets with touch the panel has every menu, and the header keeps its button', async () => {
  const { page, open } = await visitor({ viewport: { width: 1180, height: 820 }, hasTouch: true })
  await open('/')
  await page.locator('.header-action').waitFor()
  await page.getByRole('button', { name: 'Menu', exact: true }).tap()
  const panel = page.getByRole('navigation', { name: 'Mobile' })
  await panel.getByText('Your Experts', { exact: true }).tap()
  await panel.getByRole('link', { name: 'Vacation Rentals', exact: true }).tap()
  await page.waitForURL('**/vacation-rentals')
})

test('an opened menu covers neither the search nor the button, with touch at 1240 px', async () => {
  const { page, open } = await visitor({ viewport: { width: 1240, height: 820 }, hasTouch: true })
  await open('/')
  await page.getByLabel('Manage: all pages').tap()
  await page.locator('.dropdown > [aria-label="Manage"]').waitFor()
  for (const covered of ['.search-link', '.header-action'])
    expect(
      await page.locator(covered).evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        const seen = [0.05, 0.5, 0.95].map((part) =>
          document.elementFromPoint(x + width / 2, y + height * part),
        )
        return seen.every((one) => one !== null && element.contains(one))
      }),
    ).toBe(true)
})

/** Transitions run this many times slower, so that a busy machine, which moves the mouse in jerks, changes nothing. */
const slowed = 5

/** Moves the mouse on a straight line, in steps of a frame. */
async function moveStraight(page: Page, from: [number, number], to: [number, number], ms: number) {
  const began = Date.now()
  for (let part = 0; part < 1;) {
    part = Math.min(1, (Date.now() - began) / ms)
    await page.mouse.move(from[0] + part * (to[0] - from[0]), from[1] + part * (to[1] - from[1]))
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

for (const ms of [200, 600])
  test(`a straight way to an item keeps its menu open, in ${ms} ms`, async () => {
    const { page, open } = await visitor({ viewport: { width: 1280, height: 800 } })
    await open('/')
    const session = await page.context().newCDPSession(page)
    await session.send('Animation.enable')
    await session.send('Animation.setPlaybackRate', { playbackRate: 1 / slowed })
    const pause = (duration: number) =>
      new Promise((resolve) => setTimeout(resolve, duration * slowed))
    const nav = page.getByRole('navigation', { name: 'Main' })
    for (const [menu, item, across] of [
      ['Manage', 'Silverthorne', 0.5],
      ['Manage', 'Breckenridge', 0.5],
      ['Build', 'Custom Builds', 0.9],
      ['Remodel', 'Remodels and Renovations', 0.9],
      ['Services', 'Home Services', 0.9],
    ] as const) {
      const label = nav.getByRole('link', { name: menu, exact: true })
      const dropdown = page.locator(`.dropdown > [aria-label="${menu}"]`)
      const link = dropdown.getByRole('link', { name: item, exact: true })
      await label.hover()
      await link.waitFor()
      // Longer than the moment in which a menu that the mouse only crosses gives way to the next one.
      await pause(150)
      const start = await label.boundingBox()
      const end = await link.boundingBox()
      if (!start || !end) throw new Error(`${menu} has no ${item}.`)
      await moveStraight(
        page,
        [start.x + start.width / 2, start.y + start.height / 2],
        [end.x + end.width * across, end.y + end.height / 2],
        ms * slowed,
      )
      // Longer than a menu takes to open or to close.
      await pause(300)
      expect([menu, item, await link.isVisible()]).toEqual([menu, item, true])
      const isUnder = (element: Element) => element.matches(':hover')
      expect([menu, item, await link.evaluate(isUnder)]).toEqual([menu, item, true])
      await page.mouse.move(640, 790)
      await link.waitFor({ state: 'hidden' })
    }
  })
