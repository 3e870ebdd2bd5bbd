import { expect, test } from 'vitest'
import { getSite } from '../../services/content/index.ts'
import { pictureClass, placementStyles, positionClass } from './picture-data.ts'

const site = getSite()
const roof = Object.values(site.images)[0]

test('a picture has its focus for cropping, and placeholder colors until it is loaded', () => {
  if (!roof) throw new Error('There are no pictures.')
  const known = {
    ...roof,
    focus: [30, 70] as [number, number],
    placeholderColors: '#111111,#222222,#333333',
  }
  const styles = placementStyles({
    images: { [roof.name]: known },
    towns: [],
    locations: [],
    offerings: [],
    pages: [],
  })
  expect(styles).toBe(
    `.${pictureClass(roof.name)}{object-position:30% 70%;background-image:linear-gradient(#111111,#222222,#333333)}`,
  )
})

test('every town on the map and every marker on a drawing has a position rule', () => {
  const styles = placementStyles(site)
  expect(styles.match(/^\.at-/gm)?.length).toBeGreaterThanOrEqual(site.towns.length)
  const drawn = [
    site.locations.flatMap(({ own }) => own?.view?.drawing.places ?? []),
    site.offerings.flatMap(({ drawing }) => drawing?.places ?? []),
    site.pages.flatMap((page) => (page.template === 'home' ? page.house.places : [])),
  ]
  for (const places of drawn) expect(places.length).toBeGreaterThan(0)
  for (const { at } of drawn.flat())
    expect(styles).toContain(`.${positionClass(at)}{left:${at[0]}%`)
})
