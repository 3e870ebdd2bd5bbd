import { expect, onTestFinished, test } from 'vitest'
import { startMailServer } from '../../services/api/testing/mail-server.ts'
import { setUpOwner } from './accounts.ts'
import { fillEstimateForm, sendButton } from './estimate-form.ts'
import { linkInEmail } from './sent-emails.ts'
import { startProduct } from './product.ts'
import { desktop, visitor } from './visitor.ts'

test('the due time is on the thank-you page, in emails over SMTP and in the admin; a rejected email is sent again', async () => {
  const state = { full: true }
  const server = await startMailServer({
    disabledCommands: ['STARTTLS'],
    refuse: (step, address) =>
      step === 'recipient' && address === 'june@example.com' && state.full
        ? { code: 550, words: '5.2.2 the mailbox is full' }
        : undefined,
  })
  const product = await startProduct({
    SMTP_URL: `smtp://127.0.0.1:${server.port}`,
    OFFICE_MAIL: 'office@highpine.example',
  })
  onTestFinished(() => product.remove())
  const emailsTo = (address: string, about: string) =>
    server.received.filter(
      ({ to, email }) => to.includes(address) && (email.subject ?? '').includes(about),
    )

  // The visitor.
  const { page, open, errors } = await visitor(product.origin, desktop)
  await open('/roofing-vail-colorado')
  const form = await fillEstimateForm(page)
  await sendButton(form).click()
  await form.getByRole('heading', { name: 'Thank you!' }).waitFor()
  const due = await form.getByText('You’ll hear from us').locator('strong').first().innerText()
  const [, weekday, time] = /^(today|\w+day) by (\d+:\d\d [AP]M)$/.exec(due) ?? []
  expect(weekday).toBeDefined()
  const dueDay = weekday === 'today' ? String.raw`\w+day` : weekday
  expect(errors).toEqual([])

  // The office: page, service, town, due time, reply address.
  await expect.poll(() => emailsTo('office@highpine.example', 'June Harrow: ').length).toBe(1)
  const [office] = emailsTo('office@highpine.example', 'June Harrow: ')
  expect(office?.email.subject).toContain('June Harrow: Roofing in Vail')
  expect(office?.email.replyTo?.[0]?.address).toBe('june@example.com')
  expect(office?.email.text).toMatch(new RegExp(`Answer by: ${dueDay}, \\w+ \\d+, ${time}`))
  await expect.poll(() => emailsTo('office@highpine.example', 'couldn’t deliver').length).toBe(1)

  // The admin pages.
  const admin = await visitor(product.origin, desktop)
  await setUpOwner(admin.page, product)
  await admin.page.goto('/admin')
  await admin.page.getByRole('link', { name: /failed emails?$/ }).click()
  const failed = admin.page.getByRole('region', { name: 'Failed emails' })
  const atHeading = () => document.activeElement?.id === 'failed-mail'
  await expect.poll(() => admin.page.evaluate(atHeading)).toBe(true)
  await failed.getByText('june@example.com').first().waitFor()
  expect(await failed.innerText()).toContain('the mailbox is full')
  state.full = false
  await failed.getByRole('button', { name: 'Send again' }).click()
  await failed.waitFor({ state: 'hidden' })
  await expect.poll(() => emailsTo('june@example.com', 'received your request').length).toBe(1)

  // The prospect, by the link in the email.
  const [confirmation] = emailsTo('june@example.com', 'received your request')
  if (!confirmation) throw new Error('No confirmation.')
  await page.goto(linkInEmail(confirmation.email, '/api/request'))
  expect(await page.locator('.by').innerText()).toMatch(new RegExp(`${dueDay},`))
})
