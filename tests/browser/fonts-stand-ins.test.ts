import { expect, test } from 'vitest'
import { sharedProduct } from './fixtures.ts'
import { browserWithFaces, systemFaces } from './system-faces.ts'
import { desktop } from './visitor.ts'

const { visitor } = sharedProduct()

/** The fonts of the style sheet with their fallback faces and weights. */
const faces = [
  { face: 'Inter', weights: [400, 500, 600, 700] },
  { face: 'Figtree', weights: [500, 600, 700, 800] },
  { face: 'National Park', weights: [700] },
].flatMap(({ face, weights }) =>
  weights.flatMap((weight) =>
    ['fallback', 'on Android', 'on Linux'].map((system) => ({
      face,
      weight,
      fallback: `${face} ${system}`,
    })),
  ),
)

test('each fallback face of this system matches its font: width within 0.5 percent, height within 1 px', async () => {
  const browser = await browserWithFaces(...systemFaces.map(({ folder }) => folder))
  const { page, open } = await visitor({ ...desktop, browser })
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
    /** Whether the system has the face: `local()` of another one fails to load. */
    const isInstalled = async (family: string, weight: number) => {
      const rules = [...document.fonts].filter(
        (rule) => rule.family.replaceAll('"', '') === family && rule.weight === String(weight),
      )
      const loaded = rules.map((rule) =>
        rule.load().then(
          () => true,
          () => false,
        ),
      )
      return loaded.length === 1 && (await loaded[0])
    }
    /** Adds the font once more under another name: the page doesn't use one that came late. */
    const addFont = async (family: string) => {
      for (const sheet of document.styleSheets)
        for (const rule of sheet.cssRules) {
          if (!(rule instanceof CSSFontFaceRule)) continue
          if (rule.style.getPropertyValue('font-family').replaceAll('"', '') !== family) continue
          const [, file = ''] = /url\("?([^")]+)/.exec(rule.style.getPropertyValue('src')) ?? []
          const source = `url(${new URL(file, sheet.href ?? location.href).href})`
          const weight = rule.style.getPropertyValue('font-weight')
          document.fonts.add(await new FontFace(`whole ${family}`, source, { weight }).load())
        }
    }
    for (const family of new Set(faces.map(({ face }) => face))) await addFont(family)
    const results = []
    for (const { face, fallback, weight } of faces)
      if (await isInstalled(fallback, weight))
        results.push({
          face: `${fallback} ${weight}`,
          real: await measure(`${weight} 100px "whole ${face}"`),
          substitute: await measure(`${weight} 100px "${fallback}"`),
        })
    return results
  }, faces)
  // The packages of this project have the regular weight of Roboto, for Inter 400 and 500 and Figtree 500.
  expect(measured.map(({ face }) => face)).toEqual(
    expect.arrayContaining([
      'Inter on Android 400',
      'Inter on Android 500',
      'Figtree on Android 500',
    ]),
  )
  for (const { face, real, substitute } of measured) {
    expect(real.width, face).toBeGreaterThan(0)
    expect(Math.abs(substitute.width / real.width - 1), face).toBeLessThan(0.005)
    expect(Math.abs(substitute.ascent - real.ascent), face).toBeLessThanOrEqual(1)
    expect(Math.abs(substitute.descent - real.descent), face).toBeLessThanOrEqual(1)
  }
})
