import { expect, test } from 'vitest'
import { renderEmailHtml, renderEmailText } from '../email/render-email.ts'
import type { Email } from '../email/email.ts'
import { oneLine } from '../email/mail-transport.ts'
import { testEmailContext } from '../testing/test-firm.ts'
import { cleanLine, cleanText } from './text.ts'

test('line breaks, tabs and letters of all scripts are kept', () => {
  const words = 'Ann\t☂\nÉlan – 👩‍👩‍👧 \u200Fשלום'
  expect(cleanText(words)).toBe(words)
  expect(cleanText('one\r\ntwo\rthree')).toBe('one\ntwo\nthree')
  expect(cleanLine('one\r\ntwo\tthree')).toBe('one two three')
})

test.each([
  '\u0000',
  '\u0007',
  '\u001B',
  '\u007F',
  '\u0085',
  '\u009F',
  '\u202E',
  '\u2066',
  '\uD800',
])('%j goes into no record and no email, not even from an earlier record', (unwanted) => {
  const words = `a${unwanted}b`
  const letter: Email = {
    language: 'en',
    subject: words,
    preview: words,
    heading: words,
    parts: [words, { facts: [['Name', words]] }, { link: words }],
    reason: words,
  }
  const firm = {
    name: 'Highpine',
    phone: '970-555-0100',
    origin: 'https://h.example',
    postal: '',
    colors: testEmailContext.colors,
  }
  const written = [renderEmailText(letter, firm), renderEmailHtml(letter, firm), oneLine(words)]
  for (const one of [cleanText(words), cleanLine(words), ...written])
    expect(one).not.toContain(unwanted)
})
