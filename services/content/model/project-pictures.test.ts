import { expect, test } from 'vitest'
import { areAlike, cardPictures, projectPictures } from './project-pictures.ts'

/** Names say what they are. */
const images = Object.fromEntries([
  ...['drawn', 'drawn-cover', 'drawn-after'].map((name) => [name, { file: `${name}.svg` }]),
  ...['photo', 'photo-cover', 'photo-after', 'photo-before'].map((name) => [
    name,
    { file: `${name}.jpg` },
  ]),
] as [string, { file: string }][])
const site = { images }
const picture = (image: string, stage: 'before' | 'during' | 'after') => ({
  image,
  stage,
  caption: image,
})
type Pictured = Parameters<typeof projectPictures>[1]
const project = (fields: Partial<Pictured>): Pictured => ({
  image: 'drawn',
  cover: undefined,
  gallery: [],
  comparison: undefined,
  ...fields,
})

test('without new pictures the page opens with the picture that it had', () => {
  expect(projectPictures(site, project({}))).toEqual({
    opening: 'drawn',
    comparison: undefined,
    gallery: [],
  })
})

test('a drawn cover opens the page, and its gallery has the drawings', () => {
  const gallery = [picture('drawn', 'during')]
  const shown = projectPictures(site, project({ cover: 'drawn-cover', gallery }))
  expect(shown).toMatchObject({ opening: 'drawn-cover', gallery })
})

test('with one photograph the page shows photographs alone, and opens with the finished work', () => {
  const shown = projectPictures(
    site,
    project({
      cover: 'drawn-cover',
      gallery: [
        picture('photo-before', 'before'),
        picture('drawn', 'during'),
        picture('photo-after', 'after'),
      ],
      comparison: { before: 'drawn', after: 'photo-after', caption: 'A pair.' },
    }),
  )
  expect(shown.opening).toBe('photo-after')
  expect(shown.gallery.map(({ image }) => image)).toEqual(['photo-before', 'photo-after'])
  expect(shown.comparison).toBeUndefined()
})

test('a list shows drawings until every project has a photograph', () => {
  const withPhotograph = project({ cover: 'photo-cover' })
  const drawnOnly = project({ cover: 'drawn-cover' })
  expect(cardPictures(site, [withPhotograph, drawnOnly])).toEqual(['drawn', 'drawn-cover'])
  expect(cardPictures(site, [withPhotograph, project({ image: 'photo' })])).toEqual([
    'photo-cover',
    'photo',
  ])
})

test('on a drawn page a list shows drawings, and a project that has none keeps its photograph', () => {
  const projects = [project({ cover: 'photo-cover' }), project({ image: 'photo' })]
  expect(cardPictures(site, projects, 'drawn')).toEqual(['drawn', 'photo'])
  expect(cardPictures(site, projects, 'photo')).toEqual(['photo-cover', 'photo'])
})

test('a picture from before the work never stands for a project', () => {
  const gallery = [picture('photo-before', 'before')]
  expect(cardPictures(site, [project({ image: 'drawn', gallery })])).toEqual(['drawn'])
})

test('photographs are like photographs, and drawings like drawings', () => {
  expect(areAlike(site, 'photo', 'photo-cover')).toBe(true)
  expect(areAlike(site, 'drawn', 'drawn-cover')).toBe(true)
  expect(areAlike(site, 'drawn', 'photo')).toBe(false)
  expect(areAlike(site, 'unknown', 'unknown')).toBe(false)
})
