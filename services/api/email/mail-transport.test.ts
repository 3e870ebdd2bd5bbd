import { buffer } from 'node:stream/consumers'
import nodemailer from 'nodemailer'
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { oneLine, toMimeMessage } from './mail-transport.ts'

test('input becomes one line, whatever line breaks it has', () => {
  expect(oneLine(' Ann\r\nBcc: all@example.com\u2028x\u0000y ')).toBe(
    'Ann Bcc: all@example.com x y',
  )
})

test.each([
  // A right-to-left override, which turns “gpj.exe” around.
  '=?utf-8?Q?=E2=80=AEgpj=2Eexe?=',
  '=?utf-8?B?PHNjcmlwdD4=?= <x@evil.example>',
  'Ann =?UTF-8?q?=0D=0ABcc:_all@example.com?= Miller',
  'José =?utf-8?Q?=E2=80=AE?=',
  '=?=?utf-8?Q?=E2=80=AE?=?=',
  '==?utf-8?Q?=E2=80=AE?=',
])('no mail program decodes %s in a name or subject', async (text) => {
  const sender = { name: text, address: 'office@highpine.example' }
  const email = { id: '1', from: sender, replyTo: sender, to: 'ann@example.com', subject: text }
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true })
  const { message } = await transport.sendMail(
    toMimeMessage({ ...email, text: 'Hello', html: '<p>Hello</p>' }),
  )
  const {
    subject = '',
    from,
    replyTo,
  } = await PostalMime.parse(Buffer.isBuffer(message) ? message : await buffer(message))
  for (const shown of [subject, from?.name ?? '', replyTo?.[0]?.name ?? '']) {
    // What is read is what was written, but for an invisible sign that keeps it from being decoded later, too.
    expect(shown.replaceAll('\u2060', '')).toBe(text)
    expect(shown).not.toContain('=?')
  }
})
