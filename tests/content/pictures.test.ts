import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { allRoutes } from '../../services/content/model/translations.ts'
import {
  attribute,
  type BuiltPage,
  client,
  content,
  files,
  locationPages,
  origin,
  publicPages,
  read,
} from './build.ts'

/** The second page of a long list and those after it have the picture of the first. */
const further = new Set(
  allRoutes(content).flatMap(({ path, continues }) => (continues ? path : [])),
)

const shareOf = ({ root }: BuiltPage) =>
  attribute(root.querySelector('meta[property="og:image"]'), 'content').slice(origin.length)

test('every page of content has its own share picture, and all pages have one', () => {
  const made = new Set(allRoutes(content).map(({ path }) => path))
  const pictures = publicPages
    .filter(({ path }) => made.has(path) && !further.has(path))
    .map(shareOf)
  expect(pictures.filter((file, index) => pictures.indexOf(file) !== index)).toEqual([])
  const missing = publicPages.filter((page) => !files.has(shareOf(page)))
  expect(missing.map(({ path }) => path)).toEqual([])
})

/** The location pages that open with their service in front of their town. */
const composed = locationPages.filter(({ path }) =>
  content.locations.some((each) => each.path === path && content.images[each.image]?.layers),
)

test.skipIf(composed.length === 0)(
  'no two location pages open with the same picture or have the same share card, where service and town have their layers (S2.111)',
  () => {
    const opening = composed.map(({ root }) =>
      attribute(root.querySelector('main img'), 'src').replace(/\?.*/, ''),
    )
    expect(new Set(opening.map(read)).size).toBe(composed.length)
    const cards = composed.map((page) => readFileSync(client + shareOf(page)).toString('base64'))
    expect(new Set(cards).size).toBe(composed.length)
    for (const { service, town, image, own } of content.locations)
      expect(content.images[image]?.layers !== undefined, image).toBe(
        Boolean(service.foreground && town.background) && own?.image === undefined,
      )
  },
)

test('no share picture cuts its title off', async () => {
  const cards = [...files].filter((file) => /^\/share\/.*\.jpg$/.test(file))
  expect(cards.length).toBe(allRoutes(content).length - further.size)
  // Titles grow upwards from the bottom of their box. A title that is too long reaches its upper edge.
  const edge = { left: 72, top: 158, width: 540, height: 8 }
  const atEdge = await Promise.all(
    cards.map(async (file) => {
      const pixels = await sharp(client + file)
        .extract(edge)
        .raw()
        .toBuffer()
      // Letters differ from the ground, which the first pixel has.
      const ground = [...pixels.subarray(0, 3)]
      const differs = pixels.some((value, at) => Math.abs(value - (ground[at % 3] ?? 0)) > 60)
      return differs ? [file] : []
    }),
  )
  expect(atEdge.flat()).toEqual([])
})

test('each number on a drawing links to its note, or to the page that the note links to, at its drawing if it has one', () => {
  const drawings = publicPages.flatMap(({ path, root }) =>
    root.querySelectorAll('.drawing-notes').map((notes) => ({
      path,
      notes: notes.querySelectorAll('> li'),
      markers: notes.previousElementSibling?.querySelectorAll('.drawing-marker') ?? [],
    })),
  )
  for (const { path, notes, markers } of drawings) {
    const leadTo = notes.map((note) => {
      const page = note.querySelector('h3 a')?.getAttribute('href')
      if (!page) return `#${note.id}`
      return drawings.some((each) => each.path === page) ? `${page}#drawing` : page
    })
    expect(
      markers.map((marker) => attribute(marker, 'href')),
      path,
    ).toEqual(leadTo)
  }
})
