import { expect, test } from 'vitest'
import { articleNode, serviceNode } from './page-nodes.ts'

const origin = 'https://www.highpine.example'
const service = { name: 'Roofing', description: 'Roofs for snow.', path: '/roofing' }
const whole = { '@id': 'https://www.highpine.example/#service-area' }

test('a service is offered by the business in the service area', () => {
  expect(serviceNode(origin, service)).toMatchObject({
    '@type': 'Service',
    url: 'https://www.highpine.example/roofing',
    provider: { '@id': 'https://www.highpine.example/#business' },
    areaServed: [whole],
  })
})

test('a service in one town names the town, with its county, before the service area', () => {
  const area = { town: 'Vail', county: 'Eagle County', state: 'Colorado' }
  expect(serviceNode(origin, { ...service, area }).areaServed).toEqual([
    {
      '@type': 'City',
      name: 'Vail, Colorado',
      containedInPlace: { '@type': 'AdministrativeArea', name: 'Eagle County, Colorado' },
    },
    whole,
  ])
})

test('an article has its author, publisher, dates, picture and length', () => {
  const article = {
    type: 'Article' as const,
    headline: 'How to Choose a Roof',
    description: 'Metal or shingle.',
    path: '/roofs',
    image: 'roofing',
    author: 'Field office',
    about: '/about',
    published: '2026-05-14',
    modified: '2026-06-01',
    words: 900,
  }
  expect(articleNode(origin, article)).toEqual({
    '@type': 'Article',
    '@id': 'https://www.highpine.example/roofs#article',
    headline: 'How to Choose a Roof',
    description: 'Metal or shingle.',
    mainEntityOfPage: 'https://www.highpine.example/roofs',
    image: expect.stringMatching(/^https:\/\/www\.highpine\.example\/.*roofing\.jpg$/),
    author: {
      '@type': 'Organization',
      name: 'Field office',
      url: 'https://www.highpine.example/about',
    },
    publisher: { '@id': 'https://www.highpine.example/#business' },
    datePublished: '2026-05-14',
    dateModified: '2026-06-01',
    wordCount: 900,
  })
  const { published: _, ...undated } = article
  expect(articleNode(origin, undated)).not.toHaveProperty('datePublished')
  const elsewhere = articleNode(origin, { ...article, about: undefined })
  expect(elsewhere.author).not.toHaveProperty('url')
})
