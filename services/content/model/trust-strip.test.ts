import { expect, test } from 'vitest'
import type { Claim } from './site.ts'
import { trustStrip } from './trust-strip.ts'

const claim = (text: string, rest: Partial<Claim>): Claim => ({
  text,
  source: 'Company records',
  checked: '2026-11-01',
  placeholder: false,
  ...rest,
})
const link = { title: 'Register', url: 'https://register.example' }
const claims = {
  insurance: claim('Insured', { label: 'for liability', strip: {} }),
  response: claim('within 24 hours', {}),
  town: claim('Registered', { link, strip: { number: 'No. 7', towns: ['vail'] } }),
  trade: claim('Licensed', { link, placeholder: true, strip: { offerings: ['roofing'] } }),
}
const texts = (topic?: Parameters<typeof trustStrip>[1]) =>
  trustStrip({ claims }, topic).map(({ text }) => text)

test('the strip has the claims for all pages, and those of the page’s town and trade', () => {
  expect(texts()).toEqual(['Insured'])
  expect(texts({ town: 'vail' })).toEqual(['Insured', 'Registered'])
  expect(texts({ town: 'avon', offering: 'roofing' })).toEqual(['Insured', 'Licensed'])
  expect(texts({ town: 'vail', offering: 'siding' })).toEqual(['Insured', 'Registered'])
})

test('a number is linked where it can be looked up, but not that of a placeholder', () => {
  const [, registered, licensed] = trustStrip({ claims }, { town: 'vail', offering: 'roofing' })
  expect(registered).toMatchObject({ number: 'No. 7', href: 'https://register.example' })
  expect(licensed?.href).toBeUndefined()
})
