import { readFile } from 'node:fs/promises'
import { brotliCompressSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { getSite } from '../../../services/content/index.ts'
import { countElements } from '../../../services/content/load/collections/master.ts'
import { decode, encode } from '../../../services/images/encode.ts'
import { launchBrowser } from '../../chromium.ts'
import { newPhone } from './phone.ts'
import { median, percentile, type Row, row } from '../row.ts'

/** A phone's slow 4G line: 1.6 Mbit/s, as for `vitals`. */
const kilobytesPerMs = 0.2
/** A phone has about a quarter of this machine's speed. */
const slower = 4
const rounds = 9

/** One illustration as its SVG, and as the AVIF that could replace it. */
interface Measured {
  name: string
  elements: number
  /** Transferred sizes, in kB of 1000. */
  svg: number
  avif: number
  /** Times from the received bytes to pixels, in ms. */
  svgPaint: number
  avifPaint: number
}

/**
 * Measures how long a phone takes to paint every illustration, as SVG and as AVIF of 800 px. The slowest ten have rows
 * of their own with what their SVG saves on slow 4G, download and painting together (`BENCH_ALL=1`: all have).
 */
export async function paint(): Promise<Row[]> {
  const browser = await launchBrowser()
  try {
    const { page } = await newPhone(browser)
    const scenes: Measured[] = []
    for (const { name, vector, master } of Object.values(getSite().images))
      if (vector) scenes.push({ name, ...(await measure(page, master)) })
    return report(scenes)
  } finally {
    await browser.close()
  }
}

async function measure(page: Page, master: string): Promise<Omit<Measured, 'name'>> {
  const svg = await readFile(master)
  const avif = await encode(await decode(svg), { width: 800, quality: 80, format: 'avif' })
  return {
    elements: countElements(svg.toString('utf8')),
    svg: brotliCompressSync(svg).length / 1000,
    avif: avif.length / 1000,
    svgPaint: await paintTime(page, 'image/svg+xml', svg),
    avifPaint: await paintTime(page, 'image/avif', avif),
  }
}

/**
 * Draws a picture as wide as the phone and reads a pixel back, which waits for decoding and painting. The fastest round
 * counts, because other processes can only slow it down.
 */
async function paintTime(page: Page, type: string, bytes: Buffer): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++)
    times.push(
      await page.evaluate(
        async ([address, cssWidth]) => {
          const width = cssWidth * devicePixelRatio
          const canvas = document.createElement('canvas')
          canvas.width = width
          canvas.height = (width * 9) / 16
          const context = canvas.getContext('2d', { willReadFrequently: true })
          const image = new Image()
          image.src = address
          await new Promise((resolve, reject) => {
            image.addEventListener('load', resolve)
            image.addEventListener('error', reject)
          })
          const start = performance.now()
          context?.drawImage(image, 0, 0, canvas.width, canvas.height)
          context?.getImageData(0, 0, 1, 1)
          return performance.now() - start
        },
        // A unique fragment, so that no pixels of an earlier round are reused.
        [`data:${type};base64,${bytes.toString('base64')}#${round}`, 390] as const,
      ),
    )
  return slower * Math.min(...times)
}

/** The time that the SVG saves on slow 4G, in ms; negative where the AVIF would appear sooner. */
const saved = ({ svg, avif, svgPaint, avifPaint }: Measured) =>
  (avif - svg) / kilobytesPerMs + avifPaint - svgPaint

function report(scenes: readonly Measured[]): Row[] {
  const of = (figure: (scene: Measured) => number) => median(scenes.map(figure))
  const svgPaints = scenes.map(({ svgPaint }) => svgPaint)
  const slowest = scenes.toSorted((a, b) => b.svgPaint - a.svgPaint)
  const soonerAsAvif = scenes.filter((scene) => saved(scene) < 0).length
  return [
    row('illustrations', scenes.length, ''),
    row(
      'SVG, Brotli, median',
      of((scene) => scene.svg),
      'kB',
    ),
    row(
      'AVIF of 800 px, median',
      of((scene) => scene.avif),
      'kB',
    ),
    row('painting the SVG, median', median(svgPaints), 'ms'),
    row('painting the SVG, 95th percentile', percentile(svgPaints, 0.95), 'ms'),
    row(
      'painting the AVIF, median',
      of((scene) => scene.avifPaint),
      'ms',
    ),
    row('saved by the SVG on slow 4G, median', of(saved), 'ms'),
    row('illustrations that are there sooner as AVIF', soonerAsAvif, '', 0),
    ...(process.env['BENCH_ALL'] ? slowest : slowest.slice(0, 10)).map((scene) =>
      row(
        `${scene.name}: ${scene.elements} elements, ${scene.svg.toFixed(1)}/${scene.avif.toFixed(1)} kB, saves ${saved(scene).toFixed(0)} ms`,
        scene.svgPaint,
        'ms',
      ),
    ),
  ]
}
