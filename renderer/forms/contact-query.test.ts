import { expect, test } from 'vitest'
import { contactAbout } from '../../services/content/model/urls.ts'
import { parseContactQuery } from './contact-query.ts'

const known = {
  towns: { 'beaver-creek': 'Beaver Creek' },
  choices: { kitchens: 'kitchen-remodel' },
}
const parsed = (href: string) => parseContactQuery(new URL(href, 'https://x.example').search, known)

test('a link from a town page tells the contact page the town, the service and the page', () => {
  const page = '/roofing-beaver-creek-colorado'
  expect(parsed(contactAbout({ town: 'beaver-creek', service: 'kitchens', page }))).toEqual({
    town: 'Beaver Creek',
    choice: 'kitchen-remodel',
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
