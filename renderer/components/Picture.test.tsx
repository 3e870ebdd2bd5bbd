import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { getSite } from '../../services/content/index.ts'
import { Picture } from './Picture.tsx'
import { positionClass } from '../../services/content/model/picture.ts'
import { pictureClass, placementStyles, placeStyles } from './picture-data.ts'

const roof = { name: 'roof', alt: 'A roof.', width: 1400, height: 900, version: 'c0ffee01' }
const shown = (vector: boolean) =>
  renderToStaticMarkup(<Picture picture={{ ...roof, vector }} sizes="100vw" priority="first" />)

test('a drawing is shown as its SVG at every size, and preloaded with high priority', () => {
  const html = shown(true)
  const address = '/api/image/original/80/attached_assets/roof.svg?v=c0ffee01'
  expect(html).toContain(`<link rel="preload" href="${address}" as="image" fetchPriority="high"/>`)
  expect(html).toContain(`<img src="${address}" alt="A roof." width="1400" height="900"`)
  expect(html).not.toMatch(/srcset|sizes|avif/i)
})

test('a photograph has AVIF and JPEG sources in widths up to its own', () => {
  const html = shown(false)
  expect(html).toMatch(/<link rel="preload" [^>]*type="image\/avif"/)
  const srcSet = (format: string) =>
    [480, 800, 1200, 1600]
      .map(
        (width) =>
          `/api/image/${width}/80/attached_assets/roof.${format}?v=c0ffee01 ${Math.min(width, 1400)}w`,
      )
      .join(', ')
  expect(html).toContain(`<source type="image/avif" srcSet="${srcSet('avif')}" sizes="100vw"/>`)
  expect(html).toContain(`srcSet="${srcSet('jpg')}" sizes="100vw"`)
})

const site = getSite()
const [anyPicture] = Object.values(site.images)

test('a picture is cropped around its focus, over its placeholder colors', () => {
  if (!anyPicture) throw new Error('There are no pictures.')
  const known = {
    ...anyPicture,
    focus: [30, 70] as [number, number],
    placeholderColors: '#111111,#222222,#333333',
  }
  const styles = placementStyles({ images: { [known.name]: known } })
  expect(styles).toBe(
    `.${pictureClass({ name: known.name })}{background:linear-gradient(#111111,#222222,#333333);object-position:30% 70%}`,
  )
})

test('a picture may have another focus on phones', () => {
  if (!anyPicture) throw new Error('There are no pictures.')
  const upright = { ...anyPicture, focusPhone: [10, 90] as [number, number] }
  expect(placementStyles({ images: { [upright.name]: upright } })).toContain(
    `@media (width<48em){.${pictureClass({ name: upright.name })}{object-position:10% 90%}}`,
  )
})

test('every town on the map and every marker on a drawing has a position rule', () => {
  const styles = placeStyles([site])
  expect(styles.match(/^\.at-/gm)?.length).toBeGreaterThanOrEqual(site.towns.length)
  const drawn = [
    site.locations.flatMap(({ own }) => own?.view?.drawing.places ?? []),
    site.offerings.flatMap(({ drawing }) => drawing?.places ?? []),
    site.pages.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.block === 'cutaway' ? block.places : [])),
    ),
  ]
  for (const places of drawn) expect(places.length).toBeGreaterThan(0)
  for (const { at } of drawn.flat())
    expect(styles).toContain(`.${positionClass(at)}{left:${at[0]}%`)
})
