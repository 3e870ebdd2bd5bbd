import { isbot } from 'isbot'
import { expect, test } from 'vitest'
import { displayName, rejectedFileName } from './attachments/display-name.ts'
import { contactRequest } from './contact-form/contract.ts'
import { subscribeRequest } from './subscribers/contract.ts'
import { ownMessage } from './contact-form/inquiry-message.ts'
import { csvCell } from './http/csv.ts'
import { dueTimeIn, selfServiceTokenIn } from './site/built-site.ts'
import { parseRequestOrigin } from './http/request-origin.ts'
import { createLogger } from './log.ts'
import { exceedsDailyLimit } from './email/daily-limit.ts'
import { renderEmailHtml } from './email/render-email.ts'
import type { Email } from './email/email.ts'
import { testEmailContext } from './testing/test-firm.ts'
import { oneLine } from './email/mail-transport.ts'
import { campaignName, referrerHost } from './contract/attribution.ts'
import { guide } from './subscribers/emails.ts'
import { testForm } from './testing/test-firm.ts'
import { foldText } from './contract/fold-text.ts'
import { parsePhone } from './contract/phone-number.ts'
import { normalizeEmail, emailProblem } from './contract/email-address.ts'
import { describeDevice } from './people/sign-in/session.ts'

/**
 * Functions that parse input, which must take linear time. The linter checks each regular expression by itself
 * (`regexp/no-super-linear-…` in .oxlintrc.json).
 */
const readers: Record<string, (text: string) => unknown> = {
  displayName: (text) => displayName(text, 'jpeg'),
  saidName: rejectedFileName,
  contactRequest: (text) =>
    contactRequest(testForm).safeParse({
      name: text,
      email: text,
      phone: text,
      message: text,
      page: text,
    }),
  subscribeRequest: (text) => subscribeRequest.safeParse({ email: text, firstName: text }),
  ownWords: (text) =>
    ownMessage(testForm, {
      name: text,
      phone: text,
      serviceType: 'remodels',
      extra: {},
      message: text,
    }),
  csvCell,
  originOfLead: (text) =>
    parseRequestOrigin(`https://highpine.example/${text}?${text}`, 'highpine.example'),
  log: (text) =>
    createLogger('info', { write: () => undefined }).info({ err: new Error(text) }, text),
  overTheCap: (text) =>
    exceedsDailyLimit(guide.row(text, new Date()), guide, {
      hit: async () => ({ count: 1 }),
    }),
  oneLine,
  letterHtml: (text) => renderEmailHtml(letterWith(text), letterhead),
  thankYou: (text) => [dueTimeIn(`by=${text}`), selfServiceTokenIn(`request=${text}`)],
  referrerHost,
  campaignName: (text) => campaignName(`utm_source=${text}`),
  folded: foldText,
  phone: parsePhone,
  email: (text) => [emailProblem(text), normalizeEmail(`é@${text}é`)],
  words: (text) => foldText(text).split(/\s+/),
  deviceOf: describeDevice,
  isbot: (text) => isbot(text),
}

/** The worst case of backtracking: a long repetition, then a character that does not match. */
const attacks: Record<string, (length: number) => string> = {
  dots: (length) => `a${'.'.repeat(length)}a.txt`,
  spaces: (length) => `a${' '.repeat(length)}a`,
  digits: (length) => '1'.repeat(length),
  letters: (length) => 'a'.repeat(length),
  ats: (length) => '@'.repeat(length),
  quotes: (length) => '"'.repeat(length),
  pluses: (length) => '+'.repeat(length),
  brackets: (length) => '<('.repeat(length / 2),
  controls: (length) => '\u0001'.repeat(length),
  accents: (length) => 'é'.repeat(length),
  'numbers in groups': (length) => '970-'.repeat(length / 4),
  'json’s words': (length) => ', "... in JSON'.repeat(length / 14),
  'the form’s words': (length) => `Service inquiry about ${' Please call '.repeat(length / 13)}`,
  'a browser’s words': (length) => 'Mozilla/5.0 ('.repeat(length / 13),
}

const letterhead = {
  colors: testEmailContext.colors,
  name: 'Highpine',
  phone: '970-555-0100',
  origin: 'https://h.example',
  postal: '',
}
const letterWith = (text: string): Email => ({
  language: 'en',
  subject: text,
  preview: '',
  heading: '',
  parts: [text, { facts: [['Phone', text]] }],
  reason: '',
})

/**
 * Returns milliseconds of CPU time, which depends less on the load of the machine than wall-clock time; the minimum of
 * three runs.
 */
function timed(read: (text: string) => unknown, text: string): number {
  const times = Array.from({ length: 3 }, () => {
    const start = process.cpuUsage()
    read(text)
    return process.cpuUsage(start).user / 1000
  })
  return Math.min(...times)
}

const length = 8_000
const factor = 4
/** Below this time the measurement is noise; nothing quadratic is this fast at the larger length. */
const noiseMs = 20

/** Returns the ratio of times for input that is `factor` times as long; the minimum of three. */
function growth(read: (text: string) => unknown, textOf: (length: number) => string): number {
  const ratios = Array.from({ length: 3 }, () => {
    const long = timed(read, textOf(length * factor))
    return long < noiseMs ? 1 : long / timed(read, textOf(length))
  })
  return Math.min(...ratios)
}

test.each(Object.entries(readers))('%s takes linear time', (_name, read) => {
  // Linear: 4. Quadratic: 16.
  for (const [attack, textOf] of Object.entries(attacks))
    expect(growth(read, textOf), attack).toBeLessThan(factor * 2)
})
