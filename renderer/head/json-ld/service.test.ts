import { expect, test } from 'vitest'
import { serviceNode } from './service.ts'

const origin = 'https://www.highpine.example'
const service = { name: 'Roofing', description: 'Roofs for snow.', path: '/roofing' }
const whole = { '@id': 'https://www.highpine.example/#service-area' }

test('a service is offered by the firm, as far as it drives', () => {
  expect(serviceNode(origin, service)).toMatchObject({
    '@type': 'Service',
    url: 'https://www.highpine.example/roofing',
    provider: { '@id': 'https://www.highpine.example/#business' },
    areaServed: [whole],
  })
})

test('a service in one town names the town and its county before that', () => {
  const area = { town: 'Vail', county: 'Eagle County' }
  expect(serviceNode(origin, { ...service, area }).areaServed).toEqual([
    {
      '@type': 'City',
      name: 'Vail, Colorado',
      containedInPlace: { '@type': 'AdministrativeArea', name: 'Eagle County, Colorado' },
    },
    whole,
  ])
})
