import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { fontsKey, fontsMarker } from '../../renderer/client/fonts.ts'
import { stage } from './stage.ts'
import { alive, desktop } from './visitor.ts'
import { atBothWidths } from './widths.ts'

const { visitor } = stage()

const fontFiles = '**/*.woff2'

const isMarked = (page: Page) =>
  page.evaluate((marker) => document.documentElement.classList.contains(marker), fontsMarker)
const remembered = (page: Page) => page.evaluate((key) => localStorage.getItem(key), fontsKey)

/** Writes down every face that the page asks for, with its weight. */
const watchFaces = (page: Page) =>
  page.addInitScript(() => {
    const asked: string[] = []
    Reflect.set(window, 'askedFaces', asked)
    const load = document.fonts.load.bind(document.fonts)
    document.fonts.load = (face, text) => {
      asked.push(face)
      return load(face, text)
    }
  })
const askedFaces = (page: Page) =>
  page.evaluate(() => (Reflect.get(window, 'askedFaces') as string[]).toSorted())

/** Keeps the font files waiting. Out: lets them come. */
async function holdFonts(page: Page): Promise<() => void> {
  let release = () => undefined as void
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(fontFiles, async (route) => {
    await held
    await route.continue()
  })
  return release
}

/** Opens a page and waits until it is alive, not until its faces have come. */
async function arrive(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' })
  await alive(page)
}

atBothWidths(
  'The page gets a ‘fonts-loaded’ marker once Inter (400, 600, 700) and proxima-nova (400, 700) load',
  async (device) => {
    const { page, faults } = await visitor(device)
    await watchFaces(page)
    const release = await holdFonts(page)
    await arrive(page, '/')
    expect(await isMarked(page)).toBe(false)
    release()
    await expect.poll(() => isMarked(page)).toBe(true)
    // Without the owner's kit the open face has proxima-nova's part.
    expect(await askedFaces(page)).toEqual([
      '400 1em Figtree',
      '400 1em Inter',
      '600 1em Inter',
      '700 1em Figtree',
      '700 1em Inter',
    ])
    for (const face of ['400 1em Inter', '700 1em Figtree'])
      expect(await page.evaluate((each) => document.fonts.check(each), face)).toBe(true)
    expect(faults).toEqual([])
  },
)

atBothWidths(
  'or immediately if font loading is unsupported or fails. Logged as a warning; the page proceeds',
  async (device) => {
    const refused = await visitor(device)
    await refused.page.route(fontFiles, (route) => route.abort())
    const warned = refused.page.waitForEvent('console', (message) => message.type() === 'warning')
    await refused.open('/how-to-build-in-vail')
    expect((await warned).text()).toContain('Fonts could not be loaded')
    await expect.poll(() => isMarked(refused.page)).toBe(true)
    expect(await remembered(refused.page)).toBeNull()

    const old = await visitor(device)
    await old.page.addInitScript(() => Reflect.deleteProperty(Document.prototype, 'fonts'))
    await old.open('/how-to-build-in-vail')
    await expect.poll(() => isMarked(old.page)).toBe(true)
    expect(await remembered(old.page)).toBeNull()
    expect(old.faults).toEqual([])
  },
)

test('Success is remembered in local storage under a versioned key and reused on later visits', async () => {
  const { page, open } = await visitor(desktop)
  await open('/')
  await expect.poll(() => remembered(page)).toBe('loaded')
  expect(fontsKey).toMatch(/v\d+$/)
  // The faces are on their way again, but the page need not wait for them.
  await holdFonts(page)
  await arrive(page, '/about')
  await expect.poll(() => isMarked(page)).toBe(true)
})

test('Secondary weights (Inter 300 and 500, proxima-nova 500) load 1 second later, started 2 seconds after start-up', async () => {
  const { page, open } = await visitor(desktop)
  await watchFaces(page)
  await page.clock.install()
  // Time stands still from the beginning, so that start-up is at a known moment.
  await page.clock.pauseAt(Date.now() + 60_000)
  await open('/terms')
  const secondary = async () => (await askedFaces(page)).filter((face) => /^[35]00/.test(face))
  await page.clock.runFor(2999)
  expect(await secondary()).toEqual([])
  await page.clock.runFor(1)
  expect(await secondary()).toEqual(['300 1em Inter', '500 1em Figtree', '500 1em Inter'])
})

test('where storage is denied the faces load all the same', async () => {
  const { page, faults, open } = await visitor(desktop)
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    }),
  )
  await open('/')
  await expect.poll(() => isMarked(page)).toBe(true)
  expect(faults).toEqual([])
})

const pagesWithWords = [
  '/',
  '/roofing-breckenridge-colorado',
  '/how-to-build-in-vail',
  '/contact',
  '/no/such/page',
]

atBothWidths('nothing moves when the faces come late', async (device) => {
  for (const path of pagesWithWords) {
    const { page } = await visitor(device)
    const release = await holdFonts(page)
    await page.addInitScript(() => {
      const moved: number[] = []
      Reflect.set(window, 'moved', moved)
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) moved.push(Number(Reflect.get(entry, 'value')))
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await arrive(page, path)
    release()
    await expect.poll(() => isMarked(page)).toBe(true)
    // What moved is told after the frame that showed it.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    )
    const moved = await page.evaluate(() => Reflect.get(window, 'moved') as number[])
    const sum = moved.reduce((all, each) => all + each, 0)
    // What the field calls a shift of nothing, to two places.
    expect({ path, moved: Math.round(sum * 100) / 100 }).toEqual({ path, moved: 0 })
  }
})

atBothWidths(
  'pages whose faces are refused read well: all words are there and fit',
  async (device) => {
    for (const path of pagesWithWords) {
      const { page, open } = await visitor(device)
      await page.route(fontFiles, (route) => route.abort())
      await open(path)
      await expect.poll(() => isMarked(page)).toBe(true)
      expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
      const tooWide = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement
        return scrollWidth - clientWidth
      })
      expect({ path, tooWide }).toEqual({ path, tooWide: 0 })
    }
  },
)

/** As the style sheet says it: a face of ours, what stands in for it, and a weight. */
const standIns = [
  ['Inter', 'Inter fallback', [400, 500, 600, 700]],
  ['Figtree', 'Figtree fallback', [500, 600, 700, 800]],
] as const

test.each(
  standIns.flatMap(([face, fallback, weights]) =>
    weights.map((weight) => [face, weight, fallback] as const),
  ),
)(
  '%s %i is as wide and as high as the face that stands in for it, to half a per cent',
  async (face, weight, fallback) => {
    const { page, open } = await visitor(desktop)
    await open('/how-to-build-in-vail')
    const seen = await page.evaluate(
      async ({ face, weight, fallback }) => {
        await document.fonts.load(`${weight} 100px "${face}"`)
        await document.fonts.load(`${weight} 100px "${fallback}"`)
        const text = document.querySelector('main')?.innerText ?? ''
        const context = document.createElement('canvas').getContext('2d')
        return [face, fallback].map((family) => {
          if (!context) throw new Error('no canvas')
          context.font = `${weight} 100px "${family}"`
          const {
            width,
            fontBoundingBoxAscent: up,
            fontBoundingBoxDescent: down,
          } = context.measureText(text.replace(/\s+/g, ' '))
          return { width, up, down }
        })
      },
      { face, weight, fallback },
    )
    const [real, stand] = seen
    if (!real || !stand) throw new Error('nothing was measured')
    expect(Math.abs(stand.width / real.width - 1)).toBeLessThan(0.005)
    expect(Math.abs(stand.up - real.up)).toBeLessThanOrEqual(1)
    expect(Math.abs(stand.down - real.down)).toBeLessThanOrEqual(1)
  },
)

test('the owner’s font kit is asked for when there is one, and its proxima-nova is waited for', async () => {
  // The site that is tested has no kit, so its policy allows none; with one it does (content-policy.test.ts).
  const { page } = await visitor({ ...desktop, bypassCSP: true })
  await page.route('**/assets/**/*.js', async (route) => {
    const answer = await route.fetch()
    const script = (await answer.text()).replace(/\bbrand:/, 'fontKit:"abc1def",brand:')
    return route.fulfill({ response: answer, body: script })
  })
  const asked: string[] = []
  let come = () => undefined as void
  const held = new Promise<void>((resolve) => (come = resolve))
  await page.route('https://use.typekit.net/**', async (route) => {
    asked.push(route.request().url())
    await held
    const face = await page.evaluate(
      () =>
        [...document.styleSheets]
          .flatMap((sheet) => [...sheet.cssRules])
          .map(({ cssText }) => cssText)
          .find((rule) => rule.includes('figtree')) ?? '',
    )
    const file = /url\("([^"]+)"\)/.exec(face)?.[1] ?? ''
    const source = new URL(file, page.url()).href
    return route.fulfill({
      contentType: 'text/css',
      headers: { 'access-control-allow-origin': '*' },
      body: `@font-face{font-family:proxima-nova;font-weight:400 700;src:url(${source})}`,
    })
  })
  await page.goto('/')
  await alive(page)
  expect(await isMarked(page)).toBe(false)
  come()
  await expect.poll(() => isMarked(page)).toBe(true)
  expect(asked).toEqual(['https://use.typekit.net/abc1def.css'])
  expect(
    await page.evaluate(() =>
      [...document.fonts].some(
        ({ family, status }) => family.includes('proxima-nova') && status === 'loaded',
      ),
    ),
  ).toBe(true)
})
