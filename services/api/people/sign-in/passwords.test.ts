import { expect, test } from 'vitest'
import { isCommonPassword } from './passwords.ts'

const owner = { firm: 'Highpine', name: 'José Ridgeway', email: 'jose.r@snowcrest.example' }

test.each([
  ['is on the list', ['administrator', 'unbelievable', 'passwordpassword', 'q1w2e3r4t5y6']],
  ['is on it in capitals', ['Administrator', 'UNBELIEVABLE']],
  [
    'is on it with digits and signs around it',
    ['password1234!', '2026--dragon!!', '!!iloveyou!!!!'],
  ],
  [
    'is on it with digits and signs for letters',
    ['@dm1n1str@t0r', 'p@$$w0rd2026', '$up3rm4n!!!!', 'f00tb4ll2026'],
  ],
  ['is on it more than once', ['dragondragon', 'Password1Password1', 'sunshine sunshine ']],
  [
    'repeats a short piece',
    ['aaaaaaaaaaaa', 'abcabcabcabc', 'xk9xk9xk9xk9', 'xk9xk9xk9xk9x', '!aaaaaaaaaaaa1'],
  ],
  ['counts', ['123456789012', '098765432109', '1234567890123456']],
  [
    'walks along the keyboard',
    [
      'qwertyuiop12',
      'QWERTYuiop[]',
      'asdfghjkl;zxcv',
      'poiuytrewqlkj',
      '1qaz2wsx3edc4rfv',
      '!@#$%^&*()_+',
      'abcdefghijklm',
    ],
  ],
  ['is the firm’s name', ['Highpine2026!', 'H1ghp1n3-2026', 'highpinehighpine']],
  [
    'is mostly the person’s name',
    ['joseridgeway1', 'José Ridgeway', 'Ridgeway-home', 'the.ridgeways'],
  ],
  ['is mostly the email address', ['jose.r@snowcrest.example', 'snowcrest2026!', 'SnowCrest-desk']],
])('refused: what %s', async (_, passwords) => {
  for (const password of passwords)
    expect({ password, common: await isCommonPassword(password, owner) }).toEqual({
      password,
      common: true,
    })
})

test.each([
  'snow on the ridge',
  'twelve letters and more',
  'another dozen of letters',
  'correct horse battery staple',
  'the highpine cat sleeps late',
  'Ridgeway never skis on Mondays',
  'tr0ub4dor & 3 kettles',
  'kV7#pQz2!mWx',
  '836104927351',
  'ключ под ковриком',
])('taken: %s', async (password) => {
  expect(await isCommonPassword(password, owner)).toBe(false)
})

test('names of fewer than four letters are ignored', async () => {
  const anyone = { firm: 'Ace', name: 'Al Po', email: 'al@po.co' }
  expect(await isCommonPassword('ace al po co kite', anyone)).toBe(false)
})
