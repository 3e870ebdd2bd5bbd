import { expect, test } from 'vitest'
import { load } from '../../services/content/load/load.ts'
import { lastModified, securityTxt, sitemapXml } from './sitemap.ts'

const days = new Map([
  ['content/services/roofing.yaml', '2026-03-01'],
  ['content/towns/vail.yaml', '2026-05-14'],
  ['content/towns/avon.yaml', '2026-01-09'],
  ['content/towns/frisco.yaml', undefined],
])
const roofingIn = (...towns: string[]) => ({
  file: 'content/services/roofing.yaml',
  alsoFrom: towns.map((town) => `content/towns/${town}.yaml`),
})

test('the date in the front matter takes precedence', () => {
  expect(lastModified({ ...roofingIn('vail'), updated: '2026-02-02' }, days)).toBe('2026-02-02')
})

test('without it, the latest change of the page’s files counts', () => {
  expect(lastModified(roofingIn('vail'), days)).toBe('2026-05-14')
  expect(lastModified(roofingIn('avon'), days)).toBe('2026-03-01')
})

test('a page has no date while one of its files has uncommitted changes or is untracked', () => {
  expect(lastModified(roofingIn('vail', 'frisco'), days)).toBeUndefined()
  expect(lastModified(roofingIn('aspen'), days)).toBeUndefined()
  expect(lastModified({ file: 'pages/sitemap' }, days)).toBeUndefined()
})

test('the site map has the pictures of each project, and none of one that is made up', () => {
  const { site } = load({
    root: '.',
    folder: 'tests/fixture-firm',
    today: new Date('2026-06-01T12:00:00Z'),
    commit: 'test',
  })
  if (!site) throw new Error('The fixture firm has problems')
  const picturesIn = (of: typeof site) => {
    const xml = sitemapXml(of, new Map())
    expect(xml).toContain('xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"')
    const [, entry = ''] =
      /<loc>[^<]*\/projects\/sisters-farmhouse<\/loc>(.*?)<\/url>/.exec(xml) ?? []
    return [...entry.matchAll(/<image:loc>([^<]*)<\/image:loc>/g)].map(([, url]) => url)
  }
  const address = (name: string) =>
    `${site.business.origin}/api/image/1200/80/attached_assets/${name}.jpg`
  expect(picturesIn(site)).toEqual(
    ['farmhouse-dusk', 'project-farmhouse', 'farmhouse-before'].map(address),
  )
  const projects = site.projects.map((project) => ({ ...project, placeholder: true }))
  expect(picturesIn({ ...site, projects })).toEqual([])
})

test('security.txt names the firm’s address and expires less than a year after the build', () => {
  const business = { email: 'office@highpine.example', origin: 'https://www.highpine.example' }
  const today = new Date('2028-02-29T23:59:00Z')
  const text = securityTxt({ business, language: 'en', translations: [{ language: 'es' }] }, today)
  expect(securityTxt({ business, language: 'en', translations: [] }, today)).toContain(
    'Preferred-Languages: en\n',
  )
  expect(text).toBe(
    [
      'Contact: mailto:office@highpine.example',
      'Expires: 2029-02-27T00:00:00.000Z',
      'Preferred-Languages: en, es',
      'Canonical: https://www.highpine.example/.well-known/security.txt',
      '',
    ].join('\n'),
  )
})
