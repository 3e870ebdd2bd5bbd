import { expect, test } from 'vitest'
import { correctedEmail } from './email-typo.ts'

test.each([
  ['jane@gmial.com', 'jane@gmail.com'],
  ['jane@gmai.com', 'jane@gmail.com'],
  ['jane@gmail.con', 'jane@gmail.com'],
  [' Jane.Doe@Gamil.com ', 'Jane.Doe@gmail.com'],
  ['jane@hotmial.com', 'jane@hotmail.com'],
  ['jane@yahooo.com', 'jane@yahoo.com'],
  ['jane@iclould.com', 'jane@icloud.com'],
  ['jane@outlok.com', 'jane@outlook.com'],
])('a mistyped provider is recognized: %s', (typed, meant) => {
  expect(correctedEmail(typed)).toBe(meant)
})

test.each(['mail.com', 'ymail.com', 'yahoo.ca', 'hotmail.es', 'gail.org', 'example.com'])(
  'a domain of its own is left alone: %s',
  (domain) => {
    expect(correctedEmail(`jane@${domain}`)).toBeUndefined()
  },
)

test.each(['jane@gmail.com', 'jane@yahoo.com.mx', 'jane@comcast.net'])(
  'nothing is suggested while %s is typed',
  (address) => {
    for (let length = 1; length <= address.length; length += 1)
      expect(correctedEmail(address.slice(0, length))).toBeUndefined()
  },
)
