import { expect, test } from 'vitest'
import { contactAbout } from '../../services/content/model/urls.ts'
import { parseContactQuery } from './contact-query.ts'

const towns = { 'beaver-creek': 'Beaver Creek' }
const parsed = (href: string) => parseContactQuery(new URL(href, 'https://x.example').search, towns)

test('a link from a town page tells the contact page the town, the trade and the page', () => {
  const page = '/roofing-beaver-creek-colorado'
  expect(parsed(contactAbout({ town: 'beaver-creek', service: 'roofing', page }))).toEqual({
    town: 'Beaver Creek',
    trade: 'roofing',
    page,
  })
})

test.each([
  '/contact',
  '/contact?utm_source=mailer',
  '/contact?town=atlantis&service=alchemy&from=https://evil.example',
  '/contact?town=constructor&from=//evil.example',
  '/contact?from=javascript:alert(1)',
])('unknown values are ignored: %s', (href) => {
  expect(parsed(href)).toBeUndefined()
})
