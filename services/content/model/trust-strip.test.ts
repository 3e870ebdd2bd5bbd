import { expect, test } from 'vitest'
import { load } from '../load/load.ts'
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
  warranty: claim('Two years', { strip: { groups: ['service'] } }),
  trade: claim('Licensed', { link, placeholder: true, strip: { offerings: ['roofing'] } }),
}
const { offerings = [] } =
  load({
    root: '.',
    folder: 'tests/fixture-firm',
    today: new Date('2026-06-01T12:00:00Z'),
    commit: 'test',
  }).site ?? {}
const texts = (topic?: Parameters<typeof trustStrip>[1]) =>
  trustStrip({ claims, offerings }, topic).map(({ text }) => text)

test('the strip has the claims for all pages, and those of the page’s town and trade', () => {
  expect(texts()).toEqual(['Insured', 'Two years'])
  expect(texts({ town: 'vail' })).toEqual(['Insured', 'Registered', 'Two years'])
  expect(texts({ town: 'avon', offering: 'roofing' })).toEqual(['Insured', 'Two years', 'Licensed'])
  expect(texts({ town: 'vail', offering: 'siding' })).toEqual([
    'Insured',
    'Registered',
    'Two years',
  ])
})

test('a number is linked where it can be looked up, but not that of a placeholder', () => {
  const [, registered, , licensed] = trustStrip(
    { claims, offerings },
    { town: 'vail', offering: 'roofing' },
  )
  expect(registered).toMatchObject({ number: 'No. 7', href: 'https://register.example' })
  expect(licensed?.href).toBeUndefined()
})

test('a promise about work is not on pages about offerings of another group, and on those about none', () => {
  expect(texts()).toContain('Two years')
  expect(texts({ offering: 'roofing' })).toContain('Two years')
  expect(texts({ offering: 'custom-homes' })).not.toContain('Two years')
})
