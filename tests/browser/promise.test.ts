import { expect, onTestFinished, test } from 'vitest'
import { mailServer } from '#services/api/testing/mail-server.ts'
import { launchShell } from '../../scripts/chromium.ts'
import { becomeOwner } from './desk-people.ts'
import { fillIn, sendButton } from './estimate-form.ts'
import { linkIn } from './letters-sent.ts'
import { startProduct } from './product.ts'
import { desktop, visitor } from './visitor.ts'

test('by when we answer, from the thank-you over real SMTP to the desk; a letter that was refused is sent again', async () => {
  const state = { full: true }
  const server = await mailServer({
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
  const browser = await launchShell()
  onTestFinished(() => browser.close())
  const lettersTo = (address: string, about: string) =>
    server.received.filter(
      ({ to, email }) => to.includes(address) && (email.subject ?? '').includes(about),
    )

  // The visitor.
  const { page, open, faults } = await visitor(browser, product.origin, desktop)
  await open('/roofing-vail-colorado')
  const form = await fillIn(page)
  await sendButton(form).click()
  await form.getByRole('heading', { name: 'Thank you!' }).waitFor()
  const due = await form.getByText('That is by').locator('strong').innerText()
  const [, weekday, time] = /^(\w+day) (\d+:\d\d [AP]M)$/.exec(due) ?? []
  expect(weekday).toBeDefined()
  expect(faults).toEqual([])

  // The office: which page, which service, which town, by when, to whom a reply goes.
  await expect.poll(() => lettersTo('office@highpine.example', 'New request').length).toBe(1)
  const [office] = lettersTo('office@highpine.example', 'New request')
  expect(office?.email.subject).toContain('Roofing in Vail, from June Harrow')
  expect(office?.email.replyTo?.[0]?.address).toBe('june@example.com')
  expect(office?.email.text).toMatch(new RegExp(`Answer by: ${weekday}, \\w+ \\d+, ${time}`))
  await expect.poll(() => lettersTo('office@highpine.example', 'did not arrive').length).toBe(1)

  // The desk.
  const desk = await visitor(browser, product.origin, desktop)
  await becomeOwner(desk.page, product)
  await desk.page.getByRole('link', { name: 'Send them again, or call' }).click()
  const failed = desk.page.getByRole('region', { name: 'Letters that did not arrive' })
  const atHeading = () => document.activeElement?.id === 'failed-mail'
  await expect.poll(() => desk.page.evaluate(atHeading)).toBe(true)
  await failed.getByText('june@example.com').waitFor()
  expect(await failed.innerText()).toContain('the mailbox is full')
  state.full = false
  await failed.getByRole('button', { name: 'Send again' }).click()
  await failed.waitFor({ state: 'hidden' })
  await expect.poll(() => lettersTo('june@example.com', 'received your request').length).toBe(1)

  // The prospect, by the link in the letter.
  const [confirmation] = lettersTo('june@example.com', 'received your request')
  if (!confirmation) throw new Error('No confirmation.')
  await page.goto(linkIn(confirmation.email, '/api/request'))
  expect(await page.locator('.by').innerText()).toContain(`${weekday},`)
})
