import { describe, expect, test } from 'vitest'
import { languages } from '../contract/language.ts'
import type { OutgoingEmail } from '../email/mail-transport.ts'
import { createSmtpTransport } from '../email/smtp-transport.ts'
import { emailKinds } from '../outbox/outbox-row.ts'
import { startMailServer } from '../testing/mail-server.ts'
import { startTestApp } from '../testing/test-app.ts'
import { testEmailContext } from '../testing/test-firm.ts'
import { renderEmailPreview } from './email-preview.ts'
import { renderEmail } from './email-templates.ts'
import { sampleEmails } from './sample-emails.ts'

const sample = (email: string, language: 'en' | 'es' = 'en') => {
  const due = sampleEmails(language).find(({ row }) => row.letter === email)
  if (!due) throw new Error(`no sample of ${email}`)
  return due
}
const made = (email: string, language: 'en' | 'es' = 'en'): OutgoingEmail => {
  const outgoingEmail = renderEmail(sample(email, language), testEmailContext)
  if ('dropped' in outgoingEmail) throw new Error(outgoingEmail.dropped)
  return outgoingEmail
}
const links = (text: string) => text.match(/https:\/\/[^\s"<]+/g) ?? []

test('every email has a text and an HTML part with the same links and the firm’s name', async () => {
  const { port, received, trusted } = await startMailServer()
  const post = createSmtpTransport(`smtp://127.0.0.1:${port}`, { tls: trusted })
  for (const language of languages)
    for (const due of sampleEmails(language)) {
      const email = renderEmail(due, testEmailContext)
      if (!('dropped' in email)) await post.send(email)
    }
  expect(received).toHaveLength(2 * sampleEmails('en').length)
  for (const { email, raw } of received) {
    expect(raw).toContain('Content-Type: multipart/alternative')
    expect(email.from?.name).toBe('Highpine')
    expect(email.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated')
    expect(email.text).toContain('970-555-0100')
    expect(email.html).toMatch(/<html lang="(en|es)">/)
    const inText = new Set(links(email.text ?? ''))
    for (const link of links(email.html?.replaceAll('&amp;', '&') ?? ''))
      expect([...inText]).toContain(link)
    // Opening an email loads nothing.
    expect(email.html).not.toMatch(/<img|<link|<script|url\(|@import/i)
  }
})

test('what anyone may have written is no link in an email to the address that they gave', () => {
  const spam = 'Your prize: https://evil.example/claim or www.evil.example'
  const confirmation = sample('lead-confirmation')
  const guide = sample('guide')
  if (confirmation.source.kind !== 'lead' || guide.source.kind !== 'subscriber')
    throw new Error('not about a lead and a subscriber')
  const lead = { name: spam, message: spam, extra: { [spam]: spam } }
  Object.assign(confirmation.source.record, lead)
  Object.assign(guide.source.record, { firstName: spam })
  for (const due of [confirmation, guide]) {
    const email = renderEmail(due, testEmailContext)
    if ('dropped' in email) throw new Error(email.dropped)
    for (const text of [email.text, email.html]) {
      expect(text).toContain('Your prize')
      expect(text).not.toMatch(/evil\.example|www\.evil|https:\/\/evil/)
    }
  }
})

describe('the office', () => {
  test('gets the page, the service, the town, the due time and a link to the lead', () => {
    const { subject, text, replyTo, from } = made('lead-to-office')
    expect(from.address).toBe('office@highpine.example')
    expect(replyTo).toEqual({ name: 'June Alder', address: 'june.alder@example.com' })
    expect(subject).toBe('New lead HP-7K3M2Q: Roofing in Vail, from June Alder')
    expect(text).toContain('Answer by: Tuesday, November 24, 10:40 AM')
    expect(text).toContain('Roofing Services in Vail, Eagle County')
    expect(text).toContain('https://www.highpine.example/roofing-vail-colorado')
    expect(text).toContain('https://www.highpine.example/admin/contacts?lead=HP-7K3M2Q')
    expect(text).toContain('Budget: 40,000')
  })

  test('gets English, with a note if the prospect reads Spanish', () => {
    const { html, text } = made('lead-to-office', 'es')
    expect(html).toContain('<html lang="en">')
    expect(text).toContain('please answer in Spanish')
  })
})

describe('the prospect', () => {
  test('gets the due time in Mountain Time, in the language of the page', () => {
    expect(made('lead-confirmation').text).toContain(
      'will call or email you by Tuesday, November 24, 10:40 AM (Mountain Time)',
    )
    const spanish = made('lead-confirmation', 'es')
    expect(spanish.subject).toBe('Hemos recibido su solicitud (HP-7K3M2Q)')
    expect(spanish.html).toContain('<html lang="es">')
    expect(spanish.text).toContain(
      'a más tardar el martes, 24 de noviembre a las 10:40 a. m. (hora de la montaña)',
    )
  })

  test('gets the phone number on one line', () => {
    const { html, text } = made('lead-confirmation', 'es')
    expect(text).toContain('llame al 970-555-0100 y')
    expect(html).toContain('<span style="white-space:nowrap">970-555-0100</span>')
  })

  test('gets their own message without the generated sentence, and nothing twice', () => {
    const due = sample('lead-confirmation')
    if (due.source.kind !== 'lead') throw new Error('not about a lead')
    const sentence = 'Service inquiry about Roofing from June Alder. Please call 970-555-0111.'
    const { record: lead } = due.source
    const message = `${sentence}\n\n${lead.message}`
    const sent = { ...lead, message, extra: { service: 'Roofing', town: 'Vail' } }
    const email = renderEmail({ ...due, source: { ...due.source, record: sent } }, testEmailContext)
    const text = 'text' in email ? email.text : ''
    expect(text).toContain(`Message: ${lead.message}`)
    expect(text).toContain('About: Roofing\n')
    expect(text).toContain('Town or address: Vail')
    expect(text).not.toMatch(/Service inquiry|Service: /)
  })

  test('replies go to the office, also with another From address', () => {
    const email = renderEmail(sample('lead-confirmation'), {
      ...testEmailContext,
      address: 'no-reply@mail.example',
    })
    expect(email).toMatchObject({
      from: { address: 'no-reply@mail.example' },
      replyTo: { name: 'Highpine', address: 'office@highpine.example' },
    })
  })

  test('input is escaped in HTML and cannot add a header', async () => {
    const { port, received, trusted } = await startMailServer()
    const due = sample('lead-to-office')
    if (due.source.kind !== 'lead') throw new Error('not about a lead')
    const evil = 'June\r\nBcc: everyone@example.com\r\n\r\n<script>alert(1)</script>'
    const lead = { ...due.source.record, name: evil, message: evil, email: 'j@example.com\r\nX: y' }
    const email = renderEmail({ ...due, source: { kind: 'lead', record: lead } }, testEmailContext)
    if ('dropped' in email) throw new Error(email.dropped)
    await createSmtpTransport(`smtp://127.0.0.1:${port}`, { tls: trusted }).send(email)
    const [{ email: arrived, to } = { email: undefined, to: [] }] = received
    expect(to).toEqual(['june.alder@example.com'])
    expect(arrived?.headers.map(({ key }) => key)).not.toContain('bcc')
    expect(arrived?.headers.map(({ key }) => key)).not.toContain('x')
    expect(arrived?.html).not.toContain('<script>')
    expect(arrived?.html).toContain('&lt;script&gt;')
  })
})

describe('the subscriber', () => {
  test('gets the guide as a PDF and as a page, with one-click unsubscribe', async () => {
    const { port, received, trusted } = await startMailServer()
    await createSmtpTransport(`smtp://127.0.0.1:${port}`, { tls: trusted }).send(made('guide'))
    const [{ email } = { email: undefined }] = received
    const header = (name: string) => email?.headers.find(({ key }) => key === name)?.value
    expect(email?.text).toContain('https://www.highpine.example/mountain-building-guide.pdf')
    expect(email?.text).toContain('https://www.highpine.example/building-guide')
    const leave = /https:\S+\/api\/newsletter\/leave\?token=[\w.-]+/.exec(email?.text ?? '')?.[0]
    expect(header('list-unsubscribe')).toBe(`<${leave}>`)
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    expect(email?.text).toContain('PO Box 1984')
  })

  test('gets Spanish after subscribing on a Spanish page', () => {
    expect(made('guide', 'es').subject).toBe('Su guía de construcción en la montaña')
    expect(made('confirm-subscription', 'es').text).toContain('Sí, envíenme la guía')
  })

  test('nothing is sent after unsubscribing, and no confirmation request after confirming', () => {
    const change = (email: string, state: object) => {
      const due = sample(email)
      if (due.source.kind !== 'subscriber') throw new Error('not about a subscriber')
      const subscriber = { ...due.source.record, ...state }
      return renderEmail(
        { ...due, source: { kind: 'subscriber', record: subscriber } },
        testEmailContext,
      )
    }
    const leftAt = '2026-11-23T18:00:00.000Z'
    expect(change('guide', { leftAt })).toEqual({ dropped: 'the address has left the list' })
    expect(change('confirm-subscription', { confirmedAt: leftAt })).toHaveProperty('dropped')
  })
})

test('emails to staff have links that open a page, and no unsubscribe link', () => {
  expect(links(made('password-reset').text)[0]).toContain('/admin/reset?token=')
  expect(links(made('account-ready').text)[0]).toContain('/admin/login')
  expect(links(made('invitation').text)[0]).toContain('/admin/join?token=')
  expect(made('invitation').text).toContain('until Monday, November 30, 10:40 AM')
  for (const email of [
    'invitation',
    'password-reset',
    'account-ready',
    'lead-to-office',
    'lead-confirmation',
  ])
    expect(made(email)).not.toHaveProperty('unsubscribe')
})

test('shows every email in both languages, at phone and desktop width', () => {
  const page = renderEmailPreview(testEmailContext)
  for (const kind of emailKinds)
    for (const language of ['en', 'es']) {
      expect(page).toContain(`<section id="${kind}-${language}">`)
      expect(page).toContain(`title="${kind}-${language} on a phone" width="375"`)
      expect(page).toContain(`title="${kind}-${language} in a wide window" width="700"`)
    }
  // The email's HTML is in a frame, not in the page.
  expect(page.match(/<h1/g)).toHaveLength(1)
})

test('exists only in the dev server', async () => {
  const { app } = await startTestApp()
  expect((await app.inject('/mail-preview')).statusCode).toBe(404)
})
