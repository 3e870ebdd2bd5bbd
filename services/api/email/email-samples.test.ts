import { describe, expect, test } from 'vitest'
import { lead as leadSchema } from '../leads/lead.ts'
import { correctionNote } from '../contact-form/fields.ts'
import type { Language } from '../contract/language.ts'
import type { OutgoingEmail } from '../email/mail-transport.ts'
import { createSmtpTransport } from '../email/smtp-transport.ts'
import { emails } from '../features.ts'
import { queuedEmail } from '../outbox/outbox-row.ts'
import { startMailServer } from '../testing/mail-server.ts'
import { openSixDays, startTestApp } from '../testing/test-app.ts'
import { testEmailContext } from '../testing/test-firm.ts'
import { emailOf } from './define-email.ts'
import { renderEmailPreview } from './email-preview.ts'
import { renderEmail, sample, samples } from '../testing/render-email.ts'

const made = async (email: string, language: 'en' | 'es' = 'en'): Promise<OutgoingEmail> => {
  const outgoingEmail = await renderEmail(sample(email, language), testEmailContext)
  if ('dropped' in outgoingEmail) throw new Error(outgoingEmail.dropped)
  return outgoingEmail
}
const hrefs = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href)
const links = (text: string) => text.match(/https:\/\/[^\s"<]+/g) ?? []

test('every email has a text and an HTML part with the same links and the firm’s name', async () => {
  const { port, received, trusted } = await startMailServer()
  const post = createSmtpTransport(`smtp://127.0.0.1:${port}`, { tls: trusted })
  for (const language of ['en', 'es'])
    for (const { due } of samples(language)) {
      const email = await renderEmail(due, testEmailContext)
      if (!('dropped' in email)) await post.send(email)
    }
  expect(received).toHaveLength(samples('en').length + samples('es').length)
  const isPersonal = ({ email }: (typeof received)[number]) =>
    !email.headers.some(({ key }) => key === 'auto-submitted')
  // Answers that staff write have no layout and are not automatic.
  expect(received.filter(isPersonal)).toHaveLength(2)
  for (const { email, raw } of received.filter((one) => !isPersonal(one))) {
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

test('Outlook for Windows shows 600 px, a button with its padding, and no preheader', async () => {
  const { html } = await made('lead-confirmation')
  const outlook = html.replaceAll(/<!--\[if mso\]>(.*?)<!\[endif\]-->/g, '$1')
  expect(outlook.match(/<table/g)).toHaveLength(html.match(/<\/table>/g)?.length ?? 0)
  expect(outlook).toMatch(/<td align="center"[^>]*>\s*<table [^>]*width="600"/)
  expect(outlook).toMatch(/<td style="[^"]*mso-padding-alt:13px 24px" class="button">/)
  expect(outlook).toMatch(/<div style="[^"]*mso-hide:all/)
})

test('what anyone may have written is no link in an email to the address that they gave', async () => {
  const spam = 'Your prize: https://evil.example/claim or www.evil.example'
  const confirmation = sample('lead-confirmation')
  const guide = sample('guide')
  const lead = { name: spam, message: spam, extra: { [spam]: spam } }
  Object.assign(confirmation.record, lead)
  Object.assign(guide.record, { firstName: spam })
  for (const due of [confirmation, guide]) {
    const email = await renderEmail(due, testEmailContext)
    if ('dropped' in email) throw new Error(email.dropped)
    for (const text of [email.text, email.html]) {
      // A lead's message is shown, a name that isn't one is not.
      if (due === confirmation) expect(text).toContain('Your prize')
      else expect(text).not.toContain('Your prize')
      expect(text).not.toMatch(/evil\.example|www\.evil|https:\/\/evil/)
    }
  }
  Object.assign(lead, { name: 'claim@evil.example', message: '900-555-0199' })
  Object.assign(confirmation.record, lead)
  const email = await renderEmail(confirmation, testEmailContext)
  const html = 'html' in email ? email.html : ''
  const office = 'tel:+19705550100'
  expect(hrefs(html).filter((href) => !href.startsWith('https:'))).toEqual([office, office])
})

test('a visitor’s own words are in both emails, whatever they begin with', async () => {
  const message = 'Service inquiry about my roof. Please call after five.\n\nThe north side leaks.'
  for (const language of ['en', 'es'])
    for (const kind of ['lead-confirmation', 'lead-to-office']) {
      const due = sample(kind, language)
      Object.assign(due.record, { message })
      const email = await renderEmail(due, testEmailContext)
      const text = 'text' in email ? email.text.replaceAll(/\s+/g, ' ') : ''
      expect(text).toContain('Service inquiry about my roof. Please call after five.')
      expect(text).toContain('The north side leaks.')
    }
})

test.each([
  ['HARROW, JUNE', 'Thank you, June', 'Gracias, June'],
  ['Ann & Bob Lee', 'Thank you, Ann and Bob', 'Gracias, Ann y Bob'],
  ['Mr. Harrow', 'Thank you', 'Gracias'],
  ['Don Pedro López', 'Thank you, Don', 'Gracias, don Pedro'],
])('the confirmation to “%s” begins with “%s”', async (name, en, es) => {
  for (const [language, heading] of [
    ['en', en],
    ['es', es],
  ] as const) {
    const due = sample('lead-confirmation', language)
    Object.assign(due.record, { name })
    const email = await renderEmail(due, testEmailContext)
    expect('text' in email && email.text.split('\n')[0]).toBe(heading)
  }
})

/** The history entry of photos that the prospect added. */
const photos = {
  at: '2026-11-23T17:40:00.000Z',
  by: 'the visitor',
  change: 'Added: roof.jpg',
  prospectChange: 'files-added',
}

describe('the office', () => {
  test('gets the page, the service, the town, the due time and a link to the lead', async () => {
    const { subject, text, replyTo, from } = await made('lead-to-office')
    expect(from.address).toBe('office@highpine.example')
    expect(replyTo).toEqual({ name: 'June Alder', address: 'june.alder@example.com' })
    expect(subject).toBe('June Alder: Roofing in Springfield (CS-7K3M2Q)')
    expect(text).toContain('Answer by: Tuesday, November 24, 10:40 AM')
    expect(text).toContain('Roofing Services in Springfield, Greene County')
    expect(text).toContain('https://www.highpine.example/roofing-springfield')
    expect(text).toContain('https://www.highpine.example/admin/contacts?lead=CS-7K3M2Q')
    expect(text).toContain('Budget: 40,000')
  })

  test('gets all emails about a lead as one conversation, and a reminder with its own subject', async () => {
    const { port, received, trusted } = await startMailServer()
    const transport = createSmtpTransport(`smtp://127.0.0.1:${port}`, { tls: trusted })
    const at = new Date('2026-11-23T17:40:00.000Z')
    const rows = (['lead-to-office', 'lead-to-office', 'reminder-80', 'mail-failed'] as const).map(
      (kind, index) => queuedEmail(`email-${index}`, kind, 'office@highpine.example', at),
    )
    const due = sample('lead-to-office')
    const failed = {
      ...queuedEmail('failed', 'lead-confirmation', 'june.alder@exmaple.com', at),
      attempts: 1,
    }
    const mail = [failed, ...rows]
    Object.assign(due.record, { mail, history: [photos] })
    for (const row of rows) {
      const email = await renderEmail(
        { ...due, row: row.letter === 'mail-failed' ? { ...row, about: 'failed' } : row },
        testEmailContext,
      )
      if (!('dropped' in email)) await transport.send(email)
    }
    // Photos are sent right after the form, so they may be there before the first email is sent.
    expect(received[0]?.email.text).toContain('June Alder wants an estimate')
    expect(received[0]?.email.text).toContain('Added: roof.jpg')
    expect(received[1]?.email.text).toContain('June Alder sent files')
    expect(received.map(({ email }) => email.subject)).toEqual([
      'June Alder: Roofing in Springfield (CS-7K3M2Q)',
      'Re: June Alder: Roofing in Springfield (CS-7K3M2Q)',
      'June Alder is waiting: 80% of the time is gone (CS-7K3M2Q)',
      'We couldn’t deliver an email to june.alder@exmaple.com',
    ])
    const first = '<email-0@highpine.example>'
    expect(received.map(({ email }) => email.inReplyTo)).toEqual([undefined, first, first, first])
    expect(received.map(({ email }) => email.references)).toEqual([undefined, first, first, first])
  })

  test('sees next to the subject what it is about and the number to call', async () => {
    const preview = (html: string) => /opacity:0[^>]*>([^<]*)</.exec(html)?.[1]
    expect(preview((await made('lead-to-office')).html)).toBe(
      'New lead. Answer by Tuesday, November 24, 10:40 AM. 970-555-0111',
    )
    expect(preview((await made('reminder-80')).html)).toBe(
      'Call 970-555-0111 by Tuesday, November 24, 10:40 AM.',
    )
    expect(preview((await made('reminder-100')).html)).toBe('Please call 970-555-0111 now.')
    expect((await made('reminder-100')).text).toContain('About: Roofing')
  })

  test('sees the start of earlier answers, so that Gmail clips no email', async () => {
    const due = sample('lead-to-office')
    const message = 'Our roof has “ice dams” over the entry.\n'.repeat(120)
    const change = `Corrected by the request link: ${correctionNote('message', message, testEmailContext.form)}`
    const history = Array.from({ length: 30 }, () => ({
      at: '2026-11-23T18:00:00.000Z',
      by: 'the visitor',
      change,
      prospectChange: 'corrected',
    }))
    Object.assign(due.record, { message, history })
    const email = await renderEmail(due, testEmailContext)
    const { html, text } = 'html' in email ? email : { html: '', text: '' }
    expect(text).toContain('Message (was "Our roof has “ice dams” over the entry. Our roof')
    expect(text).toContain(`Message: ${message.trim()}`)
    expect(Buffer.byteLength(html)).toBeLessThan(102_000)
  })

  test('reads why an email failed, and what to do about one to a customer or to an address of its own', async () => {
    const notice = async (change: object) => {
      const due = sample('mail-failed')
      const [failed] = due.record.mail ?? []
      Object.assign(due.record, { mail: [{ ...failed, ...change }] })
      const email = await renderEmail(due, testEmailContext)
      return 'text' in email ? email.text : ''
    }
    // Greylisting first, then a refusal.
    expect(await notice({ attempts: 2 })).toContain(
      'The mail server turned it down, and we won’t try again on our own. Please call or email them yourself.',
    )
    expect(await notice({ attempts: 8 })).toContain('We tried 8 times over eighteen hours')
    const toOffice = await notice({ letter: 'lead-to-office', to: 'yard@exmaple.com' })
    expect(toOffice).toContain('check the address under Notifications in the settings')
    expect(toOffice).not.toContain('email them yourself')
    // There is no number of a subscriber.
    const { row, ...due } = sample('guide')
    Object.assign(due.record, { mail: [{ ...row, state: 'failed', attempts: 1 }] })
    const about = { ...row, letter: 'mail-failed' as const, about: row.id }
    const aboutGuide = await renderEmail({ ...due, row: about }, testEmailContext)
    expect('text' in aboutGuide ? aboutGuide.text : '').toContain(
      'Please email them yourself if the address looks right.',
    )
  })

  test('is not asked for an answer that it has given', async () => {
    const due = sample('lead-to-office')
    Object.assign(due.record, {
      status: 'contacted',
      history: [photos],
      mail: [{ ...due.row, id: 'first', state: 'sent' }, due.row],
    })
    const email = await renderEmail(due, testEmailContext)
    const text = 'text' in email ? email.text : ''
    expect(text).toContain('June Alder sent files')
    expect(text).toContain('Reply to this email and it goes to June Alder.')
    expect(text).not.toMatch(/answer by|November 24|stops the clock/i)
  })

  test('calls and emails the prospect by a tap, also with an extension', async () => {
    const due = sample('lead-to-office')
    Object.assign(due.record, {
      phone: '(970) 555-0111 ext. 12',
      extra: { budget: '4000000' },
    })
    const email = await renderEmail(due, testEmailContext)
    const html = 'html' in email ? email.html : ''
    expect(hrefs(html)).toContain('tel:+19705550111,12')
    expect(hrefs(html)).toContain('mailto:june.alder@example.com')
    // The firm's own number, and no other number.
    expect(hrefs(html)).toContain('tel:+19705550100')
    expect(hrefs(html).filter((href) => href.startsWith('tel:'))).toHaveLength(2)
    for (const kind of ['reminder-50', 'reminder-100', 'mail-failed'])
      expect(hrefs((await made(kind)).html)).toContain('tel:+19705550111')
  })

  test('gets English, with a note if the prospect reads Spanish', async () => {
    const { html, text } = await made('lead-to-office', 'es')
    expect(html).toContain('<html lang="en">')
    expect(text).toContain('please answer in Spanish')
  })
})

describe('the prospect', () => {
  test('gets the due time in Mountain Time, in the language of the page', async () => {
    expect((await made('lead-confirmation')).text).toContain(
      'will call or email you by Tuesday, November 24, 10:40 AM (Mountain Time)',
    )
    const spanish = await made('lead-confirmation', 'es')
    expect(spanish.subject).toBe('Recibimos su solicitud (CS-7K3M2Q)')
    expect(spanish.html).toContain('<html lang="es">')
    expect(spanish.text).toContain(
      'a más tardar el martes 24 de noviembre a las 10:40\u00a0a.\u00a0m. (hora de la montaña)',
    )
  })

  test('is told when the office opens, if it is closed, and nothing about 24 hours', async () => {
    const due = sample('lead-confirmation')
    const textAt = async (nextAttemptAt: string, language: Language = 'en') => {
      const { row, ...rest } = language === 'en' ? due : sample('lead-confirmation', 'es')
      const email = await renderEmail(
        { ...rest, row: { ...row, nextAttemptAt } },
        { ...testEmailContext, responseSla: openSixDays },
      )
      return 'text' in email ? email.text : ''
    }
    const sunday = await textAt('2026-11-22T17:00:00.000Z')
    expect(sunday).toContain(
      'by Tuesday, November 24, 10:40 AM (Mountain Time). We’re closed until Monday at 8:00 AM.',
    )
    expect(sunday).not.toContain('24 hours')
    expect(await textAt('2026-11-22T17:00:00.000Z', 'es')).toContain(
      '(hora de la montaña). Estamos cerrados hasta el lunes a las 8:00\u00a0a.\u00a0m.\n',
    )
    expect(await textAt('2026-11-23T17:40:00.000Z')).not.toContain('We’re closed')
  })

  test('gets the day of the half-day that they chose, and no extra field about it', async () => {
    const due = sample('lead-confirmation')
    Object.assign(due.record, { bestTime: 'morning', extra: { callDay: '2026-11-30' } })
    const email = await renderEmail(due, testEmailContext)
    const text = 'text' in email ? email.text : ''
    expect(text).toContain('Best time to call: Morning, Monday, November 30')
    expect(text).not.toContain('2026-11-30')
    Object.assign(due.record, { extra: { callDay: 'whenever' } })
    const other = await renderEmail(due, testEmailContext)
    expect('text' in other && other.text).toContain('Best time to call: Morning\n')
  })

  test('gets no due time that has passed, when the address is corrected later', async () => {
    const due = sample('lead-confirmation')
    const row = { ...due.row, nextAttemptAt: '2026-12-03T17:40:00.000Z' }
    const email = await renderEmail({ ...due, row }, testEmailContext)
    const text = 'text' in email ? email.text : ''
    expect(text).toContain('The person who’d run your job will call or email you soon.')
    expect(text).not.toContain('November 24')
  })

  test('gets the phone number as a link, on one line', async () => {
    const { html, text } = await made('lead-confirmation', 'es')
    expect(text).toContain('llame al 970-555-0100 y')
    expect(html).toMatch(
      /<span style="white-space:nowrap"><a href="tel:\+19705550100"[^>]*>970-555-0100</,
    )
  })

  test('gets their own message without the generated sentence, and nothing twice', async () => {
    const due = sample('lead-confirmation')
    const sentence = 'Service inquiry about Roofing from June Alder. Please call 970-555-0111.'
    const lead = leadSchema.parse(due.record)
    const message = `${sentence}\n\n${lead.message}`
    const sent = {
      ...lead,
      message,
      extra: { service: 'Roofing', town: 'Vail', askedFrom: '/about' },
    }
    const email = await renderEmail({ ...due, record: sent }, testEmailContext)
    const text = 'text' in email ? email.text : ''
    expect(text).toContain(`Message: ${lead.message}`)
    expect(text).toContain('About: Roofing\n')
    expect(text).toContain('Town or address: Vail')
    expect(text).not.toMatch(/Service inquiry|Service: |Asked from/)
  })

  test.each([
    ['en', 'Reply to this email and it goes to our office’s inbox, desk@highpine.example.'],
    ['es', 'Responda a este correo y llega al buzón de nuestra oficina, desk@highpine.example.'],
  ] as const)(
    'the confirmation says where a reply goes, as its header does: %s',
    async (language, words) => {
      const context = {
        ...testEmailContext,
        address: 'web@highpine.example',
        office: 'desk@highpine.example',
      }
      const email = await renderEmail(sample('lead-confirmation', language), context)
      if ('dropped' in email) throw new Error(email.dropped)
      expect(email.replyTo?.address).toBe('desk@highpine.example')
      expect(email.text).toContain(words)
      const office = await renderEmail(sample('lead-to-office', language), context)
      expect('text' in office && office.text).toContain(
        'If June Alder replies to our confirmation, it lands in the inbox of desk@highpine.example, not on the lead.',
      )
    },
  )

  test('replies go to the office, also with another From address', async () => {
    const email = await renderEmail(sample('lead-confirmation'), {
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
    const evil = 'June\r\nBcc: everyone@example.com\r\n\r\n<script>alert(1)</script>'
    const lead = { ...due.record, name: evil, message: evil, email: 'j@example.com\r\nX: y' }
    const email = await renderEmail({ ...due, record: lead }, testEmailContext)
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
    await createSmtpTransport(`smtp://127.0.0.1:${port}`, { tls: trusted }).send(
      await made('guide'),
    )
    const [{ email } = { email: undefined }] = received
    const header = (name: string) => email?.headers.find(({ key }) => key === name)?.value
    expect(email?.text).toContain('https://www.highpine.example/mountain-building-guide.pdf')
    expect(email?.text).toContain('https://www.highpine.example/building-guide')
    const leave = /https:\S+\/api\/newsletter\/leave\?token=[\w.-]+/.exec(email?.text ?? '')?.[0]
    expect(header('list-unsubscribe')).toBe(`<${leave}>`)
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    expect(email?.text).toContain('PO Box 1984')
  })

  test('gets Spanish after subscribing on a Spanish page', async () => {
    expect((await made('guide', 'es')).subject).toBe('Su guía de construcción en la montaña')
    expect((await made('confirm-subscription', 'es')).text).toContain('Sí, mándenme la guía')
  })

  test('nothing is sent after unsubscribing, and no confirmation request after confirming', async () => {
    const change = async (email: string, state: object) => {
      const due = sample(email)
      const subscriber = { ...due.record, ...state }
      return await renderEmail({ ...due, record: subscriber }, testEmailContext)
    }
    const leftAt = '2026-11-23T18:00:00.000Z'
    expect(await change('guide', { leftAt })).toEqual({ dropped: 'the address was unsubscribed' })
    expect(await change('confirm-subscription', { confirmedAt: leftAt })).toHaveProperty('dropped')
  })
})

test('emails to staff have links that open a page, and no unsubscribe link', async () => {
  expect(links((await made('password-reset')).text)[0]).toContain('/admin/reset?token=')
  expect(links((await made('account-ready')).text)[0]).toContain('/admin/login')
  expect(links((await made('invitation')).text)[0]).toContain('/admin/join?token=')
  expect((await made('invitation')).text).toContain('until Monday, November 30, 10:40 AM')
  for (const email of [
    'invitation',
    'password-reset',
    'account-ready',
    'lead-to-office',
    'lead-confirmation',
  ])
    expect(await made(email)).not.toHaveProperty('unsubscribe')
})

test('shows every email in both languages, at phone and desktop width', async () => {
  const page = await renderEmailPreview(emails, testEmailContext, ['en', 'es'])
  for (const { kind } of emails.filter(({ kind }) => kind !== 'lead-assigned'))
    for (const language of ['en', 'es']) {
      expect(page).toContain(`<section id="${kind}-${language}">`)
      expect(page).toContain(`title="${kind}-${language} on a phone" width="375"`)
      expect(page).toContain(`title="${kind}-${language} in a wide window" width="700"`)
    }
  // The email's HTML is in a frame, not in the page.
  expect(page.match(/<h1/g)).toHaveLength(1)
})

test('each row has the kind that wrote it; one of a later release has the kind as which it is stored', () => {
  for (const { due } of samples('en')) {
    const { kind } = emailOf(due.row, emails)
    expect(due.row.id).toBe(kind)
  }
  const later = { letter: 'test-mail', about: 'disk-nearly-full' }
  expect(emailOf(later, emails).kind).toBe('test-mail')
})

test('exists only in the dev server', async () => {
  const { app } = await startTestApp()
  expect((await app.inject('/mail-preview')).statusCode).toBe(404)
})
