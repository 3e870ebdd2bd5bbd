import { expect, test } from 'vitest'
import { everyHour } from '../../services/api/testing/test-firm.ts'
import { siteFile } from '../../services/api/site/contract.ts'
import { checkServiceOrigin, headersFile, redirectsFile } from './static-host.ts'

const site = {
  shell: {},
  inlineScripts: [],
  business: siteFile.shape.business.parse({
    name: 'Highpine',
    origin: 'https://www.highpine.example',
    phone: '',
    email: '',
    state: 'colorado',
    referencePrefix: 'HP',
    promise: everyHour,
  }),
}
const moved = [{ from: '/forklift', to: '/forklifts', status: 301 as const }]

test('each redirect is a line; a separate service gets all other requests under /api/, and searches', () => {
  expect(redirectsFile(moved)).toBe('/admin /admin/dashboard 302\n/forklift /forklifts 301\n')
  expect(redirectsFile(moved, 'https://service.example.com')).toBe(
    [
      '/admin /admin/dashboard 302',
      '/forklift /forklifts 301',
      '/api/* https://service.example.com/api/:splat 200',
      '/search https://service.example.com/search 200!\n',
    ].join('\n'),
  )
})

test('a service’s address with a path or without https:// is an error before anything is built', () => {
  for (const right of [undefined, '', 'https://service.example.com', 'http://localhost:3000/'])
    expect(() => checkServiceOrigin(right)).not.toThrow()
  for (const wrong of ['service.example.com', 'https://service.example.com/api'])
    expect(() => checkServiceOrigin(wrong)).toThrow(`SERVICE_ORIGIN is “${wrong}”`)
})

test('files with a hash in their names are cached forever, and no rule sets caching for all files', () => {
  const rules = headersFile(site).split(/\n(?=\/)/)
  const [everything = '', ...others] = rules
  expect(everything).toMatch(/^\/\*\n/)
  expect(everything).not.toMatch(/cache-control/i)
  expect(others).toContain('/assets/*\n  cache-control: public, max-age=31536000, immutable')
})
