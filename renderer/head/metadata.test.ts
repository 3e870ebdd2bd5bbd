import { expect, test } from 'vitest'
import { english } from '../../services/content/testing/english.ts'
import { colorado, oregon } from '../../services/content/testing/places.ts'
import { metadata, type MetadataInput } from './metadata.ts'

const firm = {
  ...english,
  brand: 'Highpine',
  origin: 'https://www.highpine.example',
  coordinates: [39.645, -106.594] as const,
  place: colorado,
}
const page: MetadataInput = {
  title: 'Roofing for Mountain Homes',
  description: 'Roofs for heavy snow.',
  keywords: ['metal roofing'],
  path: '/roofing',
}
const local = {
  service: 'Roofing',
  serviceTitle: 'Roofing Services',
  location: 'Vail',
  county: 'Eagle County',
  nearby: ['Minturn', 'Avon'],
}

test('a page’s canonical address is its path appended to the origin, the root’s is the bare origin', () => {
  expect(metadata(page, firm).canonical).toBe('https://www.highpine.example/roofing')
  expect(metadata({ ...page, path: '/' }, firm).canonical).toBe('https://www.highpine.example')
})

test('every page has its own share image, a JPEG', () => {
  expect(metadata(page, firm).image).toBe('https://www.highpine.example/share/roofing.jpg')
  expect(metadata({ ...page, path: '/' }, firm).image).toBe(
    'https://www.highpine.example/share/home.jpg',
  )
})

test('a page with `sharedAs` has the share image of that path', () => {
  expect(metadata({ ...page, sharedAs: '/' }, firm).image).toMatch(/share\/home\.jpg$/)
})

test('a title ends with the brand, once, if that has at most 70 characters', () => {
  const titleOf = (title: string) => metadata({ ...page, title }, firm).title
  expect(titleOf('Roofing for Mountain Homes')).toBe('Roofing for Mountain Homes | Highpine')
  expect(titleOf('About Highpine')).toBe('About Highpine')
  expect(titleOf('x'.repeat(59))).toBe(`${'x'.repeat(59)} | Highpine`)
  expect(titleOf('x'.repeat(60))).toBe('x'.repeat(60))
})

test('the title of a location page names the three counties', () => {
  expect(metadata({ ...page, local }, firm).title).toBe(
    'Roofing Services | Vail, Eagle, Pitkin & Summit County | Highpine',
  )
})

test('a title of 70 characters stays; a longer one is shortened', () => {
  const titleOf = (location: string) =>
    metadata({ ...page, local: { ...local, location } }, firm).title
  const seventy = titleOf('Vail Town')
  expect(seventy).toHaveLength(70)
  expect(seventy).toContain('Pitkin')
  expect(titleOf('Vail Towns')).toBe('Roofing | Vail Towns, CO | Highpine')
})

test('a short title says what buyers type, a long one the name of the service', () => {
  const titleOf = (location: string) =>
    metadata({ ...page, local: { ...local, searchName: 'Roofing Contractor', location } }, firm)
      .title
  expect(titleOf('Vail')).toMatch(/^Roofing Services \| Vail, /)
  expect(titleOf('Beaver Creek')).toBe('Roofing Contractor | Beaver Creek, CO | Highpine')
})

test('a description under 130 characters gets a sentence about the county, a longer one does not', () => {
  expect(metadata({ ...page, local }, firm).description).toBe(
    'Roofs for heavy snow. We offer roofing services in Vail, Eagle County, and in Pitkin and Summit County mountain communities.',
  )
  const long = 'x'.repeat(130)
  expect(metadata({ ...page, description: long, local }, firm).description).toBe(long)
  const withoutCounty = { ...local, county: undefined }
  expect(metadata({ ...page, local: withoutCounty }, firm).description).toBe(page.description)
})

test('local keywords come first, then the page’s own, then the neighbors', () => {
  expect(metadata({ ...page, local }, firm).keywords).toBe(
    [
      'Roofing Vail',
      'Roofing in Vail',
      'best Roofing Vail',
      'Roofing near Vail',
      'metal roofing',
      'Roofing near Minturn',
      'Roofing near Avon',
    ].join(', '),
  )
})

test('keywords that name the county already get no local ones in front', () => {
  const keywords = ['roofers in Eagle County']
  expect(metadata({ ...page, keywords, local }, firm).keywords).toBe(
    'roofers in Eagle County, Roofing near Minturn, Roofing near Avon',
  )
})

test('a page is indexed unless it opts out', () => {
  expect(metadata(page, firm).robots).toBe('index, follow')
  expect(metadata({ ...page, index: false }, firm).robots).toBe('noindex, follow')
})

test('the title of a page about Eagle names Eagle once', () => {
  expect(metadata({ ...page, local: { ...local, location: 'Eagle' } }, firm).title).toBe(
    'Roofing | Eagle, CO | Highpine',
  )
})

test('the position is that of the page’s town, otherwise that of the first office', () => {
  expect(metadata(page, firm).position).toBe('39.645;-106.594')
  expect(metadata({ ...page, coordinates: [39.481, -106.038] }, firm).position).toBe(
    '39.481;-106.038',
  )
})

test('a firm in another state has its own name, code and counties, or none', () => {
  const other = { ...firm, brand: 'Cedar & Stone Builders', place: oregon }
  const bend = { ...local, location: 'Bend', county: 'Deschutes County', nearby: [] }
  const { title, description, region } = metadata({ ...page, local: bend }, other)
  expect(title).toBe('Roofing Services | Bend, Oregon | Cedar & Stone Builders')
  expect(description).toBe(
    'Roofs for heavy snow. We offer roofing services in Bend, Deschutes County.',
  )
  expect(region).toBe('US-OR')
  const long = { ...bend, service: 'Additions', serviceTitle: `Additions ${'x'.repeat(40)}` }
  expect(metadata({ ...page, local: long }, other).title).toBe(
    'Additions | Bend, OR | Cedar & Stone Builders',
  )
})
