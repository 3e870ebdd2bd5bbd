import { readFile } from 'node:fs/promises'
import { brotliCompressSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { getSite } from '../../services/content/index.ts'
import { countElements } from '../../services/content/load/master.ts'
import { decode, encode } from '../../services/images/encode.ts'
import { launchBrowser } from '../chromium.ts'
import { newPhone } from './phone.ts'
import { median, percentile, type Row, row } from './row.ts'

/** A phone's slow 4G line: 1.6 Mbit/s, as for `vitals`. */
const kilobytesPerMs = 0.2
/** A phone has about a quarter of this machine's speed. */
const slower = 4
const rounds = 9

/** One illustration as its SVG and as the AVIF that would stand in for it. */
interface Measured {
  name: string
  elements: number
  /** In kB of 1000, as they are sent. */
  svg: number
  avif: number
  /** From the received bytes to pixels, in ms. */
  svgPaint: number
  avifPaint: number
}

/**
 * For every illustration: how long a phone takes from the bytes to the pixels, as SVG and as the AVIF of 800 px. The slowest ten are named, with what their SVG costs or saves on
 * slow 4G, download and painting together (`BENCH_ALL=1` names all).
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
 * Draws a picture as wide as the phone and reads a pixel back, so that decoding and painting are over. The fastest
 * round counts: whatever else runs on the machine only adds.
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
        // A fragment of its own: pixels of an earlier round are not used again.
        [`data:${type};base64,${bytes.toString('base64')}#${round}`, 390] as const,
      ),
    )
  return slower * Math.min(...times)
}

/** What the SVG saves on slow 4G, in ms; less than nothing where the AVIF would be there sooner. */
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
