import { expect, test } from 'vitest'
import { serviceLabel, tradeOfOffering } from './trades.ts'

const about = (service: string) =>
  serviceLabel({ serviceType: 'home-services', extra: { service } })

test('a lead is about its trade, otherwise about its service type', () => {
  expect(about('Roofing')).toBe('Roofing')
  expect(serviceLabel({ serviceType: 'remodels', extra: {} })).toBe('Remodels & Renovations')
})

test('what anybody can write is no trade: several lines, or long text', () => {
  expect(about('Roofing\r\nBcc: everybody@example.com')).toBe('Home Services')
  expect(about('x'.repeat(61))).toBe('Home Services')
})

test('an offering’s pages start with its trade; one of several trades has none', () => {
  expect(tradeOfOffering('kitchens')).toBe('kitchen-remodeling')
  expect(tradeOfOffering('home-services')).toBeUndefined()
})
