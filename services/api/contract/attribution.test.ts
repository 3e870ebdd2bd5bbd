import { expect, test } from 'vitest'
import { campaignName, referrerHost } from './attribution.ts'
import { leads } from '../leads/lead-collection.ts'
import { aLead } from '../testing/sample-lead.ts'

test.each([
  ['https://www.Google.com/search?q=roof', 'google.com'],
  ['http://vaildaily.com:8080/a', 'vaildaily.com'],
  ['android-app://com.google.android.gm/', ''],
  ['javascript:alert(1)', ''],
  ['nothing of the kind', ''],
  ['', ''],
])('of the address %j the host is kept: %j', (address, host) => {
  expect(referrerHost(address)).toBe(host)
})

test.each([
  [
    'utm_source=Flyer&utm_medium=print&utm_campaign=Spring%20%20Roofs',
    'flyer / print / spring roofs',
  ],
  ['utm_campaign=spring&utm_term=roof+vail&utm_content=b', 'spring'],
  ['utm_source=google&gclid=a1b2c3', 'google'],
  ['gclid=a1b2c3', 'google ads'],
  ['msclkid=a1b2c3', 'microsoft ads'],
  ['fbclid=a1b2c3', ''],
  ['', ''],
])('the campaign of %j is %j', (query, name) => {
  expect(campaignName(query)).toBe(name)
})

test('a campaign name is truncated to a length that tables can show', () => {
  expect(campaignName(`utm_source=${'x'.repeat(500)}`)).toHaveLength(60)
  expect(referrerHost(`https://${'x'.repeat(60)}.${'y'.repeat(60)}.com`)).toHaveLength(100)
})

test('a lead without a landing page counts for the page it was sent from', () => {
  const lead = { ...aLead('HP-AAAAA2'), page: '/contact' }
  const { landing } = leads.columns
  expect(landing.valueOf(lead)).toBe('/contact')
  expect(landing.valueOf({ ...lead, landing: '/roofing' })).toBe('/roofing')
})
