import { expect, test } from 'vitest'
import { sharedProduct } from './fixtures.ts'
import { desktop } from './visitor.ts'

const { visitor } = sharedProduct()

/** The fonts of the style sheet with their fallback faces and weights. */
const faces = [
  { face: 'Inter', fallback: 'Inter fallback', weights: [400, 500, 600, 700] },
  { face: 'Figtree', fallback: 'Figtree fallback', weights: [500, 600, 700, 800] },
  { face: 'National Park', fallback: 'National Park fallback', weights: [700] },
].flatMap(({ face, fallback, weights }) => weights.map((weight) => ({ face, fallback, weight })))

test('each fallback face matches its font: width within 0.5 percent, height within 1 px', async () => {
  const { page, open } = await visitor(desktop)
  await open('/how-to-build-in-vail')
  const measured = await page.evaluate(async (faces) => {
    const text = (document.querySelector('main')?.innerText ?? '').replace(/\s+/g, ' ')
    const context = document.createElement('canvas').getContext('2d')
    if (!context) throw new Error('no canvas')
    const measure = async (font: string) => {
      await document.fonts.load(font)
      context.font = font
      const { width, fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText(text)
      return { width, ascent: fontBoundingBoxAscent, descent: fontBoundingBoxDescent }
    }
    const results = []
    for (const { face, fallback, weight } of faces)
      results.push({
        face: `${face} ${weight}`,
        real: await measure(`${weight} 100px "${face}"`),
        substitute: await measure(`${weight} 100px "${fallback}"`),
      })
    return results
  }, faces)
  expect(measured).toHaveLength(9)
  for (const { face, real, substitute } of measured) {
    expect(real.width, face).toBeGreaterThan(0)
    expect(Math.abs(substitute.width / real.width - 1), face).toBeLessThan(0.005)
    expect(Math.abs(substitute.ascent - real.ascent), face).toBeLessThanOrEqual(1)
    expect(Math.abs(substitute.descent - real.descent), face).toBeLessThanOrEqual(1)
  }
})
