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
  ['(970) 555-0177', 'tel:+19705550177'],
  ['+1 970.555.0177', 'tel:+19705550177'],
  ['970-555-0177 ext. 12', 'tel:+19705550177,12'],
  ['970-555-0177, x12', 'tel:+19705550177,12'],
  ['970 555 0177 #12', 'tel:+19705550177,12'],
  ['970-555-0177 or 303-555-0100', 'tel:+19705550177'],
  ['Cell 1 970 555 0177, after 5', 'tel:+19705550177'],
  ['+44 20 7946 0958', 'tel:+442079460958'],
  ['011 44 20 7946 0958', 'tel:011442079460958'],
  ['555-0177', 'tel:5550177'],
  ['970-555-0177 (cell, text me)', 'tel:+19705550177'],
])('the phone number “%s” is dialed as “%s”', (phone, link) => {
  expect(telLink(phone)).toBe(link)
})
