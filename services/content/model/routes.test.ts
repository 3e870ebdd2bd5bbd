import { expect, test } from 'vitest'
import { load } from '../load/load.ts'
import { routes } from './routes.ts'

const cache = 'node_modules/.cache/site/content'

test('shared links of a town’s pages show its poster, unless the page has its own picture or a composed one', () => {
  const { site } = load({ root: '.', cache, today: new Date(), commit: 'test' })
  if (!site) throw new Error('The content has problems.')
  const shown = new Map(routes(site).map(({ path, image }) => [path, image]))
  for (const { path, image, poster } of site.towns)
    expect([path, shown.get(path)]).toEqual([path, poster ?? image])
  const posters = site.towns.flatMap(({ poster }) => (poster ? [site.images[poster]] : []))
  expect(posters.length).toBeGreaterThan(0)
  for (const poster of posters) expect(poster).toMatchObject({ width: 1200, height: 1800 })
  const plain = site.locations.filter(({ image, typeImage }) => image === typeImage)
  for (const { path, town } of plain) expect(shown.get(path)).toBe(town.poster ?? town.image)
  for (const { path, service, town, own, slug } of site.locations)
    if (service.foreground && town.background && !own?.image) expect(shown.get(path)).toBe(slug)
  const own = site.locations.find(({ image, typeImage }) => image !== typeImage)
  expect(own && shown.get(own.path)).toBe(own?.image)
})
