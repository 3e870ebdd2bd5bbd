import { expect, test } from 'vitest'
import { getSite } from '../index.ts'
import { rateTable } from './rental-rates.ts'
import type { Offering } from './site.ts'

const site = getSite()
const any = site.offerings[0]
if (!any) throw new Error('There is no offering')

const lift: Offering = {
  ...any,
  slug: 'lifts',
  path: '/lifts',
  label: 'Lifts',
  group: 'rent',
  rates: {
    placeholder: false,
    machines: [
      { machine: 'Boom', day: 395, week: 1050, month: 2450, deposit: 400 },
      { machine: 'Scissor', week: 240, month: 690, deposit: 0 },
    ],
    delivery: [
      { zone: 'Near', towns: ['bend'], price: 95 },
      { zone: 'Far', towns: ['sisters'], price: 1145 },
    ],
  },
}
const rentals: Offering = { ...lift, slug: 'rentals', rates: undefined }

test('rates are dollars; a term that a machine isn’t rented by and a deposit of nothing are empty', () => {
  expect(rateTable({ offerings: [rentals, lift] }, lift)).toEqual({
    rows: [
      { machine: 'Boom', day: '$395', week: '$1,050', month: '$2,450', deposit: '$400' },
      { machine: 'Scissor', day: undefined, week: '$240', month: '$690', deposit: undefined },
    ],
    summary: false,
    delivery: [
      { zone: 'Near', price: '$95' },
      { zone: 'Far', price: '$1,145' },
    ],
    note: undefined,
  })
})

test('a page about a town shows its delivery zone, and one in none shows all of them', () => {
  const zones = (town: string) =>
    rateTable({ offerings: [lift] }, lift, town)?.delivery.map(({ zone }) => zone)
  expect(zones('sisters')).toEqual(['Far'])
  expect(zones('redmond')).toEqual(['Near', 'Far'])
})

test('the first page of the rentals shows the first machine of each other page', () => {
  expect(rateTable({ offerings: [rentals, lift] }, rentals)).toMatchObject({
    rows: [{ machine: 'Boom', page: { path: '/lifts', label: 'Lifts' }, week: '$1,050' }],
    summary: true,
  })
  expect(rateTable({ offerings: [rentals] }, rentals)).toBeUndefined()
})
