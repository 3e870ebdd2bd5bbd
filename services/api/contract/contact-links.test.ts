import { expect, test } from 'vitest'
import { mapLink, smsLink } from './contact-links.ts'

test('a text message goes to the first number, without its extension', () => {
  expect(smsLink('(970) 555-0177 ext. 12 or 303-555-0100')).toBe('sms:+19705550177')
})

test('a map opens at the address as it was typed', () => {
  expect(new URL(mapLink('12 Mill Creek & Main, Vail')).searchParams.get('query')).toBe(
    '12 Mill Creek & Main, Vail',
  )
})
