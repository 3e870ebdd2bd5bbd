import { expect, test } from 'vitest'
import { createReplyAddresses } from './reply-address.ts'
import { isVerifiedSender } from './verified-sender.ts'

const server = 'mx.example.net'
const ann = 'ann@mail.example.com'

test.each([
  ['mx.example.net; dmarc=pass (p=NONE; sp=none) header.from=mail.example.com', true],
  ['mx.example.net 1; spf=fail; dkim=pass header.i=@mail.example.com header.s=a', true],
  ['MX.example.net; dkim=pass header.d=example.com', true],
  ['mx.example.net; dkim=pass header.d=com', false],
  ['mx.example.net; dkim=pass header.d=notexample.com', false],
  ['mx.example.net; dkim=fail header.d=mail.example.com', false],
  ['mx.example.net; dmarc=pass header.from=example.org', false],
  ['mx.example.net; spf=pass smtp.mailfrom=mail.example.com', false],
  ['mx.example.net (dmarc=pass header.from=mail.example.com); none', false],
  ['other.example; dmarc=pass header.from=mail.example.com', false],
  [
    'mx.example.net; spf=pass smtp.mailfrom="x; dmarc=pass header.from=mail.example.com "@evil.example',
    false,
  ],
  [
    'mx.example.net; spf=pass (domain of "x) ; dmarc=pass header.from=mail.example.com ("@evil.example) smtp.mailfrom=evil.example',
    false,
  ],
  ['mx.example.net; dmarc=pass header.from="mail.example.com"', true],
  ['', false],
])('%s: verified is %s', (header, expected) => {
  expect(isVerifiedSender([header], server, ann)).toBe(expected)
})

test('only the header that was added last counts, and only with the name of our server', () => {
  const good = 'mx.example.net; dmarc=pass header.from=mail.example.com'
  expect(isVerifiedSender(['mx.example.net; dmarc=fail', good], server, ann)).toBe(false)
  expect(isVerifiedSender([good], undefined, ann)).toBe(false)
  expect(isVerifiedSender([], server, ann)).toBe(false)
})

test('a reply address names its lead in any case, and nobody can make one', () => {
  const addresses = createReplyAddresses('Replies+{token}@example.com', 'x'.repeat(32))
  const one = addresses.of('HP-AAAAA2')
  expect(one).toMatch(/^Replies\+hp-aaaaa2-[a-z2-7]{20}@example\.com$/)
  expect(addresses.leadOf(['other@example.com', one.toUpperCase()])).toBe('HP-AAAAA2')
  const forged = one.replace('aaaaa2', 'bbbbb2')
  expect(addresses.leadOf([forged, `x${one}`, one.replace('example', 'evil')])).toBeUndefined()
  const others = createReplyAddresses('Replies+{token}@example.com', 'y'.repeat(32))
  expect(others.leadOf([one])).toBeUndefined()
  expect(addresses.isOwn('replies@example.com')).toBe(true)
  expect(addresses.isOwn(one)).toBe(true)
  expect(addresses.isOwn('ann@example.com')).toBe(false)
  const plain = createReplyAddresses('replies@example.com', 'x'.repeat(32))
  expect(plain.of('HP-AAAAA2')).toBe('replies@example.com')
  expect(plain.leadOf(['replies@example.com'])).toBeUndefined()
})
