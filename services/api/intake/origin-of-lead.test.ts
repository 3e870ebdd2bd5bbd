import { expect, test } from 'vitest'
import { originOfLead } from './origin-of-lead.ts'

test('our own page and the campaign that led to it, nothing else of the query', () => {
  expect(
    originOfLead('https://h.example/roofing?utm_source=flyer&gclid=1&token=secret', 'h.example'),
  ).toEqual({ page: '/roofing', campaign: 'utm_source=flyer&gclid=1' })
})

test('nothing from another site, from no site, from nonsense', () => {
  const nothing = { page: '', campaign: '' }
  expect(originOfLead('https://other.example/roofing', 'h.example')).toEqual(nothing)
  expect(originOfLead(undefined, 'h.example')).toEqual(nothing)
  expect(originOfLead('nonsense', 'h.example')).toEqual(nothing)
})
