import { expect, test } from 'vitest'
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
