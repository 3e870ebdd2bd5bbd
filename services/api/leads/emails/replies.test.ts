import { expect, test } from 'vitest'
import { renderEmail, sample } from '../../testing/render-email.ts'
import { testEmailContext } from '../../testing/test-firm.ts'
import type { EmailContext } from '../../email/email.ts'

const office = 'office@highpine.example'
const withMailbox: EmailContext = {
  ...testEmailContext,
  replyAddress: (id) => `replies+${id}@highpine.example`,
}
const separate = { ...testEmailContext, address: 'no-reply@highpine.example' }

const made = async (kind: string, context: EmailContext, language: 'en' | 'es' = 'en') => {
  const email = await renderEmail(sample(kind, language), context)
  if ('dropped' in email) throw new Error(email.dropped)
  return { ...email, flat: email.text.replaceAll(/\s+/g, ' ') }
}

test('with a mailbox, emails to prospects have the lead’s reply address, and say what happens to a reply', async () => {
  for (const kind of ['lead-confirmation', 'lead-answer', 'visit-booked', 'visit-reminder']) {
    const { replyTo } = await made(kind, withMailbox)
    expect(replyTo?.address).toBe('replies+CS-7K3M2Q@highpine.example')
  }
  const english = await made('lead-confirmation', withMailbox)
  expect(english.flat).toContain('Just reply to this email. We’ll see it with your request.')
  expect(english.flat).not.toContain('inbox')
  const spanish = await made('lead-confirmation', withMailbox, 'es')
  expect(spanish.flat).toContain('Responda a este correo y lo veremos junto con su solicitud.')
  const told = await made('lead-to-office', withMailbox)
  expect(told.replyTo?.address).toBe('june.alder@example.com')
  expect(told.flat).toContain('it shows up on the lead')
})

test('without one, replies go to the office, and the confirmation says so', async () => {
  const { replyTo, flat } = await made('lead-confirmation', separate)
  expect(replyTo?.address).toBe(office)
  expect(flat).toContain(`it goes to our office’s inbox, ${office}`)
  expect((await made('lead-answer', separate)).replyTo?.address).toBe(office)
  expect((await made('lead-to-office', separate)).flat).toContain(`the inbox of ${office}, not on`)
})
