import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startImapServer } from '../../services/api/testing/imap-server.ts'
import { startMailServer } from '../../services/api/testing/mail-server.ts'
import {
  type PostgresServer,
  startPostgresServer,
} from '../../services/api/testing/postgres-server.ts'
import { sendContact } from '../../services/api/testing/send-contact.ts'
import { setUpOwner } from './accounts.ts'
import { axeViolations } from './axe.ts'
import { leadRegion } from './contacts-fixture.ts'
import { startProduct } from './product.ts'
import { desktop, visitor } from './visitor.ts'

/** An email as a mail program sends it, with a photo. */
async function replyWithPhoto(to: string, inReplyTo: string): Promise<string> {
  const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#456' } })
    .jpeg()
    .toBuffer()
  return [
    'From: June Alder <june.private@example.org>',
    `To: <${to}>`,
    'Subject: Re: Your request',
    `Message-ID: <${randomUUID()}@mail.example.org>`,
    `In-Reply-To: ${inReplyTo}`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary="b"',
    '',
    '--b',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'Tuesday works. Here is the north side.',
    '',
    'On Tue, Nov 3, 2026 at 9:12 AM Olive Owner <office@example.com> wrote:',
    '',
    '> Thanks for reaching out.',
    '--b',
    'Content-Type: image/jpeg; name="north.jpg"',
    'Content-Disposition: attachment; filename="north.jpg"',
    'Content-Transfer-Encoding: base64',
    '',
    photo.toString('base64'),
    '--b--',
    '',
  ].join('\r\n')
}

let server: PostgresServer | undefined
beforeAll(async () => {
  server = await startPostgresServer(['fsync=off'])
})
afterAll(() => server?.stop())

test.each([
  { store: 'files', width: 375 },
  { store: 'PostgreSQL', width: 1280 },
])(
  'a lead is answered from its page, the reply with a photo is on it, and a stranger’s email is in the inbox: $store, $width px',
  async ({ store, width }) => {
    const mail = await startMailServer({ disabledCommands: ['STARTTLS'] })
    const imap = await startImapServer()
    const settings = {
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      IMAP_URL: imap.url,
      IMAP_REPLY_TO: 'replies+{token}@example.com',
      IMAP_AUTHSERV: 'mx.example.com',
    }
    const postgres = store === 'files' ? undefined : server?.url
    const product = await startProduct(settings, undefined, postgres)
    onTestFinished(() => product.remove())
    await expect.poll(() => imap.commands).toContain('SEARCH')
    const { page, errors } = await visitor(product.origin, {
      ...desktop,
      viewport: { width, height: 800 },
      reducedMotion: 'reduce',
    })
    const answer = await sendContact(product.origin, {
      name: 'June Alder',
      email: 'june@example.com',
    })
    const { reference } = (await answer.json()) as { reference: string }
    await setUpOwner(page, product)
    await page.goto(`/admin/contacts?lead=${reference}`)
    const lead = leadRegion(page)
    await lead.getByRole('button', { name: 'Write', exact: true }).click()
    const form = lead.locator('#answer')
    await form.getByLabel('Start from').selectOption({ label: 'First answer' })
    const body = form.getByLabel('Message to june@example.com')
    expect(await body.inputValue()).toMatch(/^Hi June,/)
    await body.fill(`${await body.inputValue()}\nP.S. Does Tuesday work?`)
    await form.getByRole('button', { name: 'Preview' }).click()
    const preview = page.getByRole('dialog', { name: 'Your email' })
    await preview.getByText(/^replies\+[a-z]{2,4}-\w+-[a-z2-7]{20}@example\.com$/).waitFor()
    expect(await axeViolations(page)).toEqual([])
    await preview.getByRole('button', { name: 'Send email' }).click()
    await preview.waitFor({ state: 'detached' })
    const emails = lead.getByRole('region', { name: 'Emails' })
    await emails.getByText('P.S. Does Tuesday work?').first().waitFor()
    await expect.poll(() => lead.getByLabel('Status').inputValue()).toBe('contacted')

    const ours = () =>
      mail.received.find(
        ({ to, email }) => to[0] === 'june@example.com' && /P\.S\./.test(email.text ?? ''),
      )
    await expect.poll(ours).toBeDefined()
    const sent = ours()?.email
    expect(sent?.from?.name).toContain(', ')
    imap.put(await replyWithPhoto(sent?.replyTo?.[0]?.address ?? '', sent?.messageId ?? ''))
    await emails.getByText('Tuesday works. Here is the north side.').waitFor()
    await emails.getByRole('link', { name: 'north.jpg' }).waitFor()
    const reply = emails.getByRole('listitem').filter({ hasText: 'Here is the north side.' })
    const quote = reply.getByText('> Thanks for reaching out.')
    expect(await quote.isVisible()).toBe(false)
    await reply.getByText('Earlier text').click()
    await quote.waitFor()
    await lead.getByText('Wrote an email').waitFor()
    await expect
      .poll(() =>
        mail.received.some(({ email }) => email.subject?.startsWith('June Alder replied')),
      )
      .toBe(true)
    expect(await axeViolations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)

    imap.put(
      `From: Stranger <stranger@example.net>\r\nTo: replies@example.com\r\nSubject: About ${reference}\r\nMessage-ID: <${randomUUID()}@example.net>\r\n\r\nLet me in.`,
    )
    // On a phone the open lead is over the list.
    await page.goto('/admin/contacts')
    await page.getByText('One email came in that we couldn’t match to a lead.').click()
    const stranger = page.getByRole('article', { name: 'Email from Stranger' })
    await stranger.getByText('comes from another address').waitFor()
    expect(await axeViolations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await page.goto(`/admin/contacts?lead=${reference}`)
    await emails.getByText('Tuesday works. Here is the north side.').waitFor()
    expect(await lead.getByText('Let me in.').count()).toBe(0)

    await page.goto('/admin/inbox')
    expect(await stranger.getByLabel('Lead’s reference').inputValue()).toBe(reference)
    await stranger.getByRole('button', { name: 'Put it on the lead' }).click()
    await page.getByText('Nothing to sort.').waitFor()
    await page.goto(`/admin/contacts?lead=${reference}`)
    await emails.getByText('Let me in.').waitFor()
    expect(errors).toEqual([])
  },
)
