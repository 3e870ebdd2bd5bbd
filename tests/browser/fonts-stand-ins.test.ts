import { expect, test } from 'vitest'
import { sharedProduct } from './fixtures.ts'
import { desktop } from './visitor.ts'

const { visitor } = sharedProduct()

/** The font faces of the style sheet, their fallbacks, and the weights. */
const fallbacks = [
  ['Inter', 'Inter fallback', [400, 500, 600, 700]],
  ['Figtree', 'Figtree fallback', [500, 600, 700, 800]],
] as const

test.each(
  fallbacks.flatMap(([face, fallback, weights]) =>
    weights.map((weight) => [face, weight, fallback] as const),
  ),
)(
  'the fallback matches %s %i: width within 0.5 percent, height within 1 px',
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
