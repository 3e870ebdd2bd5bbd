/**
 * What brought a visitor, without the parameters' own names: `google, cpc, winter-roofs`. In: a query
 * string as it is kept with a request. Click ids are told by whose they are; what is not known is told whole.
 */
export function campaignWords(campaign: string): string {
  const told = [...new URLSearchParams(campaign)].map(
    ([name, value]) => clickIds.get(name) ?? (name.startsWith('utm_') ? value : `${name} ${value}`),
  )
  return [...new Set(told.filter((each) => each !== ''))].join(', ')
}

const clickIds = new Map([
  ['gclid', 'Google Ads'],
  ['fbclid', 'Facebook'],
  ['msclkid', 'Microsoft Ads'],
])
