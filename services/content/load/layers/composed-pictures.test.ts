import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '../../../api/testing/temporary-folder.ts'
import { formatProblem } from '../../model/problem.ts'
import { routes } from '../../model/routes.ts'
import { load } from '../load.ts'

let root: string
beforeEach(async () => {
  root = await temporaryFolder()
  cpSync('tests/fixture-firm', join(root, 'content'), { recursive: true })
})

const fileAt = (path: string) => join(root, 'content', path)
function edit(path: string, from: string | RegExp, to: string) {
  const text = readFileSync(fileAt(path), 'utf8')
  expect(text).toMatch(from)
  writeFileSync(fileAt(path), text.replace(from, to))
}
function loaded() {
  const today = new Date('2026-11-29T12:00:00Z')
  const { site, problems } = load({ root, today, commit: 'test', cache: join(root, 'cache') })
  expect(problems.map(formatProblem)).toEqual([])
  if (!site) throw new Error('There is no site.')
  return site
}
const composedFiles = () => readdirSync(join(root, 'cache/composed'))
const imageOf = (slug: string, site = loaded()) => {
  const location = site.locations.find((each) => each.slug === slug)
  return location && site.images[location.image]
}

test('a page whose service has a foreground and whose town a background has a picture of both, in its card too', () => {
  const site = loaded()
  expect(imageOf('roofing-bend-oregon', site)).toMatchObject({
    name: 'roofing-bend-oregon',
    file: 'roofing-bend-oregon.svg',
    alt: 'A house with a new metal roof and a brick chimney. Behind it: Bend: three snowy peaks, the pines below them, and the river in the evening sun.',
    focus: [68, 60],
    vector: true,
    width: 1600,
    height: 900,
  })
  const composed = Object.values(site.images).filter(({ layers }) => layers)
  expect(composed.map(({ name }) => name).toSorted()).toEqual([
    'decks-bend-oregon',
    'decks-redmond-oregon',
    'roofing-bend-oregon',
    'roofing-redmond-oregon',
  ])
  expect(new Set(composed.map(({ version }) => version)).size).toBe(4)
  const shared = new Map(routes(site).map(({ path, image }) => [path, image]))
  for (const { name } of composed) expect(shared.get(`/${name}`)).toBe(name)
})

test('a page without one of the layers has the pictures of its service and its town, as before', () => {
  const site = loaded()
  for (const slug of ['roofing-sisters-oregon', 'remodels-bend-oregon']) {
    const location = site.locations.find((each) => each.slug === slug)
    expect(location?.image).toBe(location?.typeImage)
  }
  const shared = routes(site).find(({ path }) => path === '/roofing-sisters-oregon')
  expect(shared?.image).toBe('town-sisters')
})

test('the alt text of a page in another language is of the words in that language', () => {
  const [spanish] = loaded().translations
  expect(spanish?.images['roofing-bend-oregon']?.alt).toBe(
    'Una casa con techo nuevo de lámina y una chimenea de ladrillo. Al fondo: Bend: tres picos nevados, los pinos y el río con el sol de la tarde.',
  )
})

test('a page with a picture of its own keeps it', () => {
  writeFileSync(fileAt('images/own.yaml'), 'alt: Our yard.\n')
  cpSync(fileAt('images/crew.svg'), fileAt('images/own.svg'))
  mkdirSync(fileAt('locations'))
  writeFileSync(fileAt('locations/roofing-bend-oregon.yaml'), 'image: own\n')
  const site = loaded()
  expect(imageOf('roofing-bend-oregon', site)?.name).toBe('own')
  expect(site.images['roofing-bend-oregon']).toBeUndefined()
})

test('layers are no pictures of the site, and only what is in a picture is written', () => {
  const { images } = loaded()
  expect(Object.keys(images).filter((name) => /^(back|fore)ground-/.test(name))).toEqual([])
  expect(composedFiles()).toHaveLength(4)
})

test('another load composes nothing anew; a changed layer changes its pictures and their addresses', () => {
  const before = loaded().images
  const written = composedFiles().map(
    (file) => statSync(join(root, 'cache/composed', file)).mtimeMs,
  )
  const again = loaded().images
  expect(again['decks-bend-oregon']?.version).toBe(before['decks-bend-oregon']?.version)
  expect(
    composedFiles().map((file) => statSync(join(root, 'cache/composed', file)).mtimeMs),
  ).toEqual(written)
  edit('images/background-bend.svg', '#fdf3d6', '#ffffff')
  const after = loaded().images
  for (const name of ['decks-bend-oregon', 'roofing-bend-oregon']) {
    expect(after[name]?.version).not.toBe(before[name]?.version)
    expect(readFileSync(after[name]?.master ?? '', 'utf8')).toContain('fill="#ffffff"')
  }
  expect(after['decks-redmond-oregon']?.version).toBe(before['decks-redmond-oregon']?.version)
})

test('a town that gets a background has a picture for every service with a foreground', () => {
  for (const ending of ['svg', 'yaml'])
    cpSync(
      fileAt(`images/background-bend.${ending}`),
      fileAt(`images/background-sisters.${ending}`),
    )
  edit('images/background-sisters.svg', '#fdf3d6', '#eeeeee')
  edit('towns/sisters.yaml', /^image: .*$/m, '$&\nbackground: background-sisters')
  const site = loaded()
  expect(imageOf('roofing-sisters-oregon', site)?.name).toBe('roofing-sisters-oregon')
  expect(imageOf('decks-sisters-oregon', site)?.name).toBe('decks-sisters-oregon')
})

test('a service without its foreground is as it was', () => {
  edit('services/decks.yaml', 'foreground: foreground-decks\n', '')
  for (const ending of ['svg', 'yaml']) rmSync(fileAt(`images/foreground-decks.${ending}`))
  expect(imageOf('decks-bend-oregon')?.name).toBe('decks')
})
