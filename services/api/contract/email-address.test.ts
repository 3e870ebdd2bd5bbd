import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { contactRequest } from '../contact-form/contract.ts'
import { environmentSchema } from '../environment.ts'
import { notificationChange } from '../operations/mail-contract.ts'
import { invitationRequest } from '../people/contract.ts'
import { signInRequest } from '../people/account-contract.ts'
import { subscribeRequest } from '../subscribers/contract.ts'
import { typedInChromium, typedWithInvisible, typedWithoutDot } from '../testing/email-addresses.ts'
import { testForm } from '../testing/test-firm.ts'
import { contactFields } from '../testing/send-contact.ts'
import { mailtoLink } from '../../content/model/mailto-link.ts'
import { localizeFields } from '../http/localization.ts'
import { testWords } from '../testing/test-firm.ts'
import { emailProblem, normalizeEmail } from './email-address.ts'

/** Every schema that reads an address: it returns the stored address, or undefined if it is refused. */
const readers: Record<string, (typed: string) => string | undefined> = {
  'the contact form': (email) =>
    contactRequest(testForm).safeParse({ ...contactFields, email }).data?.email,
  'the newsletter': (email) => subscribeRequest.safeParse({ email }).data?.email,
  'signing in': (email) => signInRequest.safeParse({ email, password: 'x' }).data?.email,
  'an invitation': (email) => invitationRequest.safeParse({ email, role: 'staff' }).data?.email,
  'the settings': (email) =>
    notificationChange.safeParse({
      addresses: { requests: [email], failures: ['a@b.example'] },
    }).data?.addresses?.requests[0],
  OFFICE_MAIL: (email) =>
    email === ''
      ? undefined
      : environmentSchema.safeParse({ OFFICE_MAIL: email }).data?.OFFICE_MAIL,
}

test.each(Object.entries(readers))('%s takes what Chromium sends, and nothing else', (_, read) => {
  for (const [typed, sent] of typedInChromium) expect([typed, read(typed)]).toEqual([typed, sent])
  for (const typed of typedWithInvisible)
    expect([typed, read(typed)]).toEqual([typed, 'june@example.com'])
  for (const [typed] of typedWithoutDot) expect([typed, read(typed)]).toEqual([typed, undefined])
})

const inSpanish = (email = '') =>
  localizeFields({ email }, { language: 'es', words: testWords })['email']

test.each(typedWithoutDot)(
  'an address without a dot is answered with a guess: %s',
  (typed, meant) => {
    const [issue] = subscribeRequest.safeParse({ email: typed }).error?.issues ?? []
    expect(issue?.message).toBe(`That email’s missing something. Should it be ${meant}?`)
    expect(inSpanish(issue?.message)).toBe(`A ese correo le falta algo. ¿Debe ser ${meant}?`)
  },
)

test.each([
  ['jüne@example.com', 'ü'],
  ['ju\u0308ne@example.com', 'ü'],
  ['ＪＵＮＥ@example.com', 'Ｊ'],
  ['июнь@пример.рф', 'и'],
])('a letter that no mailbox’s name may have is named: %s', (typed, letter) => {
  expect(emailProblem(typed)).toBe(
    `Email addresses can’t have “${letter}” before the @. Check the spelling.`,
  )
  expect(inSpanish(emailProblem(typed))).toContain(`“${letter}”`)
})

test('what the HTML standard calls a valid address is accepted if it has a dot, and is not changed', () => {
  const valid = z.regexes.html5Email
  const label = fc.stringMatching(/^[A-Za-z\d](?:[A-Za-z\d-]{0,20}[A-Za-z\d])?$/)
  const local = fc.stringMatching(/^[\w.!#$%&'*+/=?^`{|}~-]{1,20}$/)
  const address = fc
    .tuple(local, fc.array(label, { minLength: 1, maxLength: 4 }))
    .map(([name, labels]) => `${name}@${labels.join('.')}`)
  fc.assert(
    fc.property(fc.oneof(address, fc.string(), fc.emailAddress()), (typed) => {
      const isAddress = valid.test(typed) && /@.*\./.test(typed)
      // Spaces around it are stripped, so that more is accepted than the standard says.
      if (typed.trim() === typed) expect(emailProblem(typed) === undefined).toBe(isAddress)
      if (isAddress) expect(normalizeEmail(typed)).toBe(typed)
    }),
    { seed: 20_261_128, numRuns: 2_000 },
  )
})

test('any text is accepted or refused, and what is accepted is stored the same way again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), (one, other) => {
      const stored = normalizeEmail(`${one}@${other}`)
      if (emailProblem(stored) !== undefined) return
      expect(normalizeEmail(stored)).toBe(stored)
      expect(stored).toMatch(z.regexes.html5Email)
    }),
    { seed: 20_261_128, numRuns: 2_000 },
  )
})

test('a mailto link is read back as the address, whatever signs it has', () => {
  for (const [, sent] of typedInChromium) {
    if (sent === undefined) continue
    const link = new URL(mailtoLink(sent, { subject: '1 + 1 & more?' }))
    expect(decodeURIComponent(link.pathname)).toBe(sent)
    expect(link.hash).toBe('')
    expect(link.search).toBe('?subject=1%20%2B%201%20%26%20more%3F')
  }
})
