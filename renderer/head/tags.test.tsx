import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { english } from '../../services/content/testing/english.ts'
import { colorado } from '../../services/content/testing/places.ts'
import { graph, scriptJson } from './json-ld/graph.ts'
import { metadata, type MetadataInput } from './metadata.ts'
import { HeadTags } from './tags.tsx'

const firm = {
  ...english,
  brand: 'Highpine',
  origin: 'https://www.highpine.example',
  coordinates: [39.645, -106.594] as const,
  place: colorado,
}

/** The head's tags by name or property. */
function tagsOf(page: Partial<MetadataInput>, language: 'en' | 'es' = 'en') {
  const head = {
    metadata: metadata(
      { title: 'Roofs', description: 'For snow.', keywords: [], path: '/roofing', ...page },
      firm,
    ),
    jsonLd: graph([]),
    crumbs: [],
    alternates: [],
    versions: [],
    language,
  }
  const html = renderToString(<HeadTags head={head} />)
  const found = html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)
  return Object.fromEntries([...found].map(([, name = '', content = '']) => [name, content]))
}

test('a page has the fixed tags of S2.34', () => {
  expect(tagsOf({})).toMatchObject({
    robots: 'index, follow',
    'geo.region': 'US-CO',
    'og:locale': 'en_US',
    'og:type': 'website',
    'twitter:card': 'summary_large_image',
    'og:image': expect.stringMatching(/\.jpg$/),
  })
})

test('a shared page has its own title, description, address and picture', () => {
  expect(tagsOf({ title: 'Roofs', description: 'For snow & sun.' })).toMatchObject({
    description: 'For snow &amp; sun.',
    'og:title': 'Roofs | Highpine',
    'og:description': 'For snow &amp; sun.',
    'og:url': 'https://www.highpine.example/roofing',
    'og:image': 'https://www.highpine.example/share/roofing.jpg',
  })
})

test('an article has its own type, and a page in Spanish its own locale', () => {
  expect(tagsOf({ type: 'article' })['og:type']).toBe('article')
  expect(tagsOf({}, 'es')['og:locale']).toBe('es_US')
})

test('keywords are left out where there are none', () => {
  expect(tagsOf({ keywords: ['metal', 'snow'] })['keywords']).toBe('metal, snow')
  expect(tagsOf({})).not.toHaveProperty('keywords')
})

test('no text in structured data can close its script element', () => {
  const json = scriptJson({ name: '</script><script>alert(1)</script>' })
  expect(json).not.toContain('<')
  expect(JSON.parse(json)).toEqual({ name: '</script><script>alert(1)</script>' })
})
