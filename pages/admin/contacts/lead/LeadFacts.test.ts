import { expect, test } from 'vitest'
import { telLink } from './ContactActions.tsx'
import { formatCampaign } from './LeadFacts.tsx'

test.each([
  ['utm_source=google&utm_medium=cpc&utm_campaign=winter+roofs', 'google, cpc, winter roofs'],
  ['utm_source=flyer&utm_medium=flyer', 'flyer'],
  ['gclid=Cj0KCQiA', 'Google Ads'],
  ['ref=a&utm_term=', 'ref a'],
  ['', ''],
])('the campaign “%s” is shown as “%s”', (campaign, words) => {
  expect(formatCampaign(campaign)).toBe(words)
})

test.each([
  ['(970) 555-0177', 'tel:9705550177'],
  ['+1 970.555.0177', 'tel:+19705550177'],
  ['970-555-0177 ext. 12', 'tel:9705550177,12'],
  ['970-555-0177, x12', 'tel:9705550177,12'],
  ['970 555 0177 #12', 'tel:9705550177,12'],
  ['970-555-0177 (cell, text me)', 'tel:9705550177'],
])('the phone number “%s” is dialed as “%s”', (phone, link) => {
  expect(telLink(phone)).toBe(link)
})
