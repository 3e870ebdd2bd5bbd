/**
 * `npm run shots`: every template at four widths, as contact sheets in shots/ (ignored by git), for visual review.
 * Needs a build. `npm run shots -- /roofing /contact` takes other pages.
 */
import { mkdirSync } from 'node:fs'
import type { Browser } from 'playwright-core'
import sharp from 'sharp'
import { fontsMarker } from '../renderer/client/fonts.ts'
import { startProduct } from '../tests/browser/product.ts'
import { templatePages } from '../tests/browser/template-pages.ts'
import { launchBrowser } from './chromium.ts'

const widths = [375, 768, 1280, 1920]
/** A sheet shows this many px of each page, from the top. */
const maxHeight = 5200

const requestedPaths = process.argv.slice(2)
const paths = requestedPaths.length > 0 ? requestedPaths : templatePages.map(([, path]) => path)
mkdirSync('shots', { recursive: true })
const product = await startProduct()
const browser = await launchBrowser()
try {
  for (const path of paths) {
    const shots = []
    for (const width of widths) shots.push(await screenshot(browser, product.origin + path, width))
    const file = `shots/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`
    await writeContactSheet(shots, file)
    console.log(file)
  }
} finally {
  await browser.close()
  await product.remove()
}

async function screenshot(browser: Browser, url: string, width: number): Promise<Buffer> {
  const height = width < 600 ? 740 : 900
  const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.locator(`.${fontsMarker}`).waitFor({ state: 'attached' })
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  })
  const shot = await page.screenshot({ fullPage: true })
  await page.close()
  return shot
}

/** Side by side, at half size. */
async function writeContactSheet(shots: readonly Buffer[], file: string): Promise<void> {
  const halves = await Promise.all(
    shots.map(async (shot, index) => {
      const { width, height } = await sharp(shot).metadata()
      return sharp(shot)
        .extract({ left: 0, top: 0, width, height: Math.min(height, maxHeight) })
        .resize({ width: Math.round((widths[index] ?? width) / 2) })
        .png()
        .toBuffer({ resolveWithObject: true })
    }),
  )
  const gap = 24
  const width = halves.reduce((sum, { info }) => sum + info.width + gap, gap)
  const height = Math.max(...halves.map(({ info }) => info.height)) + 2 * gap
  let left = gap
  const composite = halves.map(({ data, info }) => {
    const place = { input: data, left, top: gap }
    left += info.width + gap
    return place
  })
  await sharp({ create: { width, height, channels: 3, background: '#6b7280' } })
    .composite(composite)
    .png()
    .toFile(file)
}
