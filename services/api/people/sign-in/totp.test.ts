import { expect, test } from 'vitest'
import { totpCode, fromBase32, generateSecret, stepAt, matchingStep, totpUri } from './totp.ts'

// RFC 6238, appendix B, for SHA-1; its secret is these twenty letters.
const secret = Buffer.from('12345678901234567890')
test.each([
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
])('at second %d the code is %s, as in RFC 6238', (seconds, code) => {
  expect(totpCode(secret, stepAt(new Date(seconds * 1000)), 8)).toBe(code)
})

// RFC 4648, §10, without padding.
test.each([
  ['MY', 'f'],
  ['MZXW6', 'foo'],
  ['MZXW6YTBOI', 'foobar'],
])('%s is %s in base32', (text, bytes) => {
  expect(fromBase32(text).toString()).toBe(bytes)
})

test('a secret is 160 bits and survives base32', () => {
  const bytes = Buffer.from('0123456789abcdef0123')
  expect(fromBase32(generateSecret(() => bytes))).toEqual(bytes)
  expect(generateSecret()).toMatch(/^[A-Z2-7]{32}$/)
  expect(generateSecret()).not.toBe(generateSecret())
})

test('a code is valid one step earlier or later, and once', () => {
  const text = generateSecret(() => secret)
  const at = (seconds: number) => new Date(seconds * 1000)
  const code = totpCode(secret, stepAt(at(3000)))
  expect(matchingStep(code, text, at(3000), 0)).toBe(100)
  expect(matchingStep(code, text, at(3045), 0)).toBe(100)
  expect(matchingStep(code, text, at(2975), 0)).toBe(100)
  expect(matchingStep(code, text, at(3065), 0)).toBeUndefined()
  expect(matchingStep(code, text, at(2935), 0)).toBeUndefined()
  expect(matchingStep(code, text, at(3000), 100)).toBeUndefined()
  expect(matchingStep('000000', text, at(3000), 0)).toBeUndefined()
})

test('the otpauth URI has the firm, the account and the secret', () => {
  expect(totpUri('High & Pine', 'ann@example.com', 'MZXW6')).toBe(
    'otpauth://totp/High%20%26%20Pine%3Aann%40example.com?secret=MZXW6&issuer=High%20%26%20Pine',
  )
})
