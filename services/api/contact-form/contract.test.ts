import { expect, test } from 'vitest'
import { contactRequest } from './contract.ts'

const request = {
  name: 'Ann Lee',
  email: ' ann@example.com ',
  phone: '970-555-0100',
  serviceType: 'custom',
  acceptTerms: true,
}

test.each(['javascript:alert(1)', '//evil.example/x', 'https://evil.example'])(
  'the page %s is not a path of this site and is ignored',
  (page) => {
    expect(contactRequest.parse({ ...request, page }).page).toBe('')
  },
)

test('a path of this site is kept, and spaces around an address are removed', () => {
  const parsed = contactRequest.parse({ ...request, page: '/roofing-vail-colorado' })
  expect(parsed.page).toBe('/roofing-vail-colorado')
  expect(parsed.email).toBe('ann@example.com')
})
