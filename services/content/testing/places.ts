import type { Place } from '../schema/business.ts'

/** A firm in the Rocky Mountains, with the counties of S5.10. */
export const colorado: Place = {
  state: { name: 'Colorado', code: 'CO', slug: 'colorado' },
  country: 'US',
  timeZone: { name: 'America/Denver', words: { en: 'Mountain Time', es: 'hora de la montaña' } },
  counties: {
    title: 'Eagle, Pitkin & Summit County',
    sentence: 'Pitkin and Summit County mountain communities',
  },
}

/** A firm in the Pacific time zone that names no counties. */
export const oregon: Place = {
  state: { name: 'Oregon', code: 'OR', slug: 'oregon' },
  country: 'US',
  timeZone: { name: 'America/Los_Angeles', words: { en: 'Pacific Time' } },
  counties: {},
}
