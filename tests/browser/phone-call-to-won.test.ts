import ICAL from 'ical.js'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { analyticsResponse } from '../../services/api/analytics/contract.ts'
import { pipelineResponse } from '../../services/api/analytics/pipeline-contract.ts'
import { addDays } from '../../services/api/contract/day.ts'
import {
  startPostgresServer,
  type PostgresServer,
} from '../../services/api/testing/postgres-server.ts'
import type { Lead } from '../../services/api/leads/lead.ts'
import { aLead } from '../../services/api/testing/sample-lead.ts'
import { sendContact } from '../../services/api/testing/send-contact.ts'
import {
  startWebhookReceiver,
  verifyWebhook,
  webhookSecret,
} from '../../services/api/testing/webhook-receiver.ts'
import { axeViolations } from './axe.ts'
import { olive, sam, seededAdmin, signIn } from './accounts.ts'
import { expectSaved, leadRegion } from './contacts-fixture.ts'
import type { Product } from './product.ts'
import { latestEmailTo } from './sent-emails.ts'
import { visitor } from './visitor.ts'

let server: PostgresServer | undefined
beforeAll(async () => {
  server = await startPostgresServer(['fsync=off'])
})
afterAll(() => server?.stop())

/** Waits for an email with an appointment, and reads it with another library than the one that wrote it. */
async function appointment(reader: string, subject: string, product: Product) {
  let content = ''
  // The email waits ten seconds for further changes.
  await expect
    .poll(async () => {
      const email = await latestEmailTo(reader, subject, product)
      const part = email?.attachments.find(({ mimeType }) => mimeType.includes('calendar'))
      content = part ? new TextDecoder().decode(part.content as ArrayBuffer) : ''
      return content
    })
    .not.toBe('')
  const root = new ICAL.Component(ICAL.parse(content) as unknown[])
  const [event] = root.getAllSubcomponents('vevent')
  if (!event) throw new Error('There is no event.')
  return {
    method: root.getFirstPropertyValue('method'),
    sequence: event.getFirstPropertyValue('sequence'),
    location: event.getFirstPropertyValue('location'),
    day: String(event.getFirstPropertyValue('dtstart')).slice(0, 10),
    content,
  }
}

/** What of a lead the webhooks have said last. */
const toldOf = (name: string, got: Awaited<ReturnType<typeof startWebhookReceiver>>['got']) =>
  got
    .map((request) => verifyWebhook(request) as { type: string; data: { name?: string } })
    .filter(({ type, data }) => type === 'lead.updated' && data.name === name)
    .at(-1)?.data

const expectFocusIn = (place: Locator) =>
  expect
    .poll(() => place.evaluate((element) => element.contains(document.activeElement)))
    .toBe(true)

/** Checks that nothing is wider than the screen, and accessibility. */
async function expectFine(page: Page, width: number) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  const wide = await page
    .locator('table')
    .evaluateAll(
      (tables) => tables.filter((table) => table.getBoundingClientRect().right > innerWidth).length,
    )
  expect(wide).toBe(0)
  expect(await axeViolations(page)).toEqual([])
}

test.each([
  { store: 'files', width: 375 },
  { store: 'PostgreSQL', width: 375 },
  { store: 'files', width: 1280 },
  { store: 'PostgreSQL', width: 1280 },
])(
  'a phone call becomes a lead of the right person, who calls, visits, quotes and wins it, and it adds up: $store, $width px',
  async ({ store, width }) => {
    const receiver = await startWebhookReceiver()
    const settings = {
      WEBHOOK_URL: receiver.url,
      WEBHOOK_SECRET: webhookSecret,
      WEBHOOK_PRIVATE: 'on',
    }
    const hugo: Lead = {
      ...{ ...aLead('HP-AAAA23'), name: 'Hugo First', phone: '970-555-0007' },
      ...{ status: 'contacted', receivedAt: '2026-01-05T10:00:00.000Z' },
    }
    const postgres = store === 'files' ? undefined : server?.url
    const product = await seededAdmin([hugo], settings, postgres)
    onTestFinished(() => product.remove())
    const { page, errors } = await visitor(product.origin, {
      viewport: { width, height: 800 },
      reducedMotion: 'reduce',
    })
    await signIn(page, olive)

    // Roofs are Sam's.
    await page.goto('/admin/settings?part=routing')
    await page.getByRole('button', { name: 'Add a rule' }).click()
    const rule = page.locator('.rule-form')
    await expectFocusIn(rule.getByLabel('Name of the rule'))
    await page.keyboard.type('Roofs')
    await rule.getByText('Trades: any').click()
    await rule.getByLabel('Roofing', { exact: true }).check()
    await rule.getByLabel('Assign to').selectOption({ label: 'Sam Staff' })
    await rule.getByRole('button', { name: 'Save the rule' }).click()
    await page.getByText('→ Sam Staff').waitFor()
    await expectFocusIn(page.getByRole('button', { name: 'Add a rule' }))

    // The phone rings while the numbers are on the screen.
    await page.goto('/admin/analytics')
    await page.getByRole('button', { name: 'New lead' }).click()
    const form = page.getByRole('dialog', { name: 'New lead' })
    await form.getByLabel('Name').fill('Walt Quist')
    await form.getByRole('button', { name: 'Save lead' }).click()
    await form.getByText('Enter a phone number or an email address.').waitFor()
    // Somebody who is there already is suggested by the number.
    await form.getByLabel('Phone').fill('(970) 555 0007')
    await form.getByRole('link', { name: 'Hugo First' }).waitFor()
    await form.getByLabel('Phone').fill('970-555-0177')
    await form.getByRole('link', { name: 'Hugo First' }).waitFor({ state: 'detached' })
    // A reload in between loses nothing.
    await page.reload()
    await page.getByRole('button', { name: 'New lead' }).click()
    expect(await form.getByLabel('Name').inputValue()).toBe('Walt Quist')
    await form.getByLabel('Email').fill('walt@example.com')
    await form.getByLabel('About').selectOption('Roofing')
    await form.getByLabel('Town or address').fill('12 Mill Creek, Vail')
    await form.getByLabel('Source').selectOption('Referral')
    await form.getByLabel('Note').fill('Ice dam over the door')
    await expectFine(page, width)
    await form.getByRole('button', { name: 'Save lead' }).click()

    const lead = leadRegion(page)
    await lead.getByRole('heading', { name: 'Walt Quist' }).waitFor()
    await lead.getByText('assigned: nobody → Sam Staff: by the rule “Roofs”').waitFor()
    await lead.getByText('Ice dam over the door').waitFor()
    const text = lead.getByRole('link', { name: 'Text', exact: true })
    expect(await text.getAttribute('href')).toBe('sms:+19705550177')
    const map = lead.getByRole('link', { name: 'Map' })
    expect(await map.getAttribute('href')).toContain('query=12+Mill+Creek')

    // A double tap logs one try.
    await lead.getByRole('button', { name: 'No answer' }).dblclick()
    await lead.getByText('1 try:').waitFor()
    expect((await expectSaved(page, 'Walt Quist')).status).toBe('new')
    await lead.getByRole('button', { name: 'Reached', exact: true }).click()
    await lead.getByText('2 tries:').waitFor()
    await lead.getByText('answered in', { exact: false }).waitFor()
    const called = await expectSaved(page, 'Walt Quist')
    expect(called).toMatchObject({ status: 'contacted', source: 'referral', assignee: sam })
    expect(called.attempts.map(({ outcome }) => outcome)).toEqual(['no-answer', 'reached'])

    const step = lead.getByRole('region', { name: 'Next step' })
    await step.getByText('None set yet.').waitFor()
    await step.getByRole('button', { name: 'Set the next step' }).press('Enter')
    await expectFocusIn(step.getByLabel('What'))
    await step.getByLabel('What').selectOption('Site visit')
    await step.getByRole('button', { name: 'Book the visit' }).click()
    await step.getByText('Enter the time of the visit.').waitFor()
    await step.getByLabel('Time').fill('09:30')
    expect(await step.getByLabel('Who').inputValue()).toBe(sam)
    expect(await step.getByLabel('Address').inputValue()).toBe('12 Mill Creek, Vail')
    await step.getByLabel('Access', { exact: false }).fill('Gate 4711')
    expect(await lead.evaluate((pane) => pane.scrollWidth - pane.clientWidth)).toBe(0)
    await expectFine(page, width)
    const day = await step.getByLabel('Day', { exact: true }).inputValue()
    await step.getByRole('button', { name: 'Book the visit' }).click()
    await step.getByText('at 9:30 AM').waitFor()
    await step.getByText('Access: Gate 4711').waitFor()
    await expectFocusIn(step.getByRole('button', { name: 'Change the visit' }))
    const first = await appointment('walt@example.com', 'Your site visit', product)
    const booked = { method: 'REQUEST', sequence: 0, location: '12 Mill Creek, Vail', day }
    expect(first).toMatchObject(booked)
    expect(first.content).not.toContain('4711')
    const own = await appointment(sam, 'Site visit: Walt Quist', product)
    expect(own).toMatchObject(booked)
    expect(own.content).toContain('4711')

    await step.getByRole('button', { name: 'Change the visit' }).click()
    await step.getByLabel('Day', { exact: true }).fill(addDays(day, 1))
    await step.getByRole('button', { name: 'Book the visit' }).click()
    expect(
      await appointment('walt@example.com', 'New time for your site visit', product),
    ).toMatchObject({ method: 'REQUEST', sequence: 1, day: addDays(day, 1) })
    const cancel = step.getByRole('button', { name: 'Cancel the visit' })
    await cancel.click()
    const question = page.getByRole('dialog')
    await question.getByText('Walt Quist and Sam Staff get an email').waitFor()
    await question.getByRole('button', { name: 'Never mind' }).click()
    await step.getByRole('button', { name: 'Done' }).click()
    await step.getByText('None set yet.').waitFor()

    await lead.getByLabel('Status', { exact: true }).selectOption('quoted')
    const quote = lead.getByRole('group', { name: 'Quote' })
    // The status is saved; what it asks for may wait.
    await lead.getByText('status: contacted → quoted').waitFor()
    await quote.getByLabel('Quote in dollars').fill('12,000')
    // Leaving the field saves it, and the click counts too.
    await quote.getByRole('button', { name: 'In a week' }).click()
    await lead.getByText('quote: none → $12,000').waitFor()
    await lead.getByText(/follow up: none → 20\d\d-/).waitFor()
    await quote.getByLabel('Follow up on').fill(await quote.getByLabel('Sent on').inputValue())
    await page.keyboard.press('Enter')
    await step.getByText('Follow up, today').waitFor()
    const snoozes = step.getByRole('group', { name: 'Snooze until' })
    await snoozes.getByRole('button', { name: 'Next week' }).click()
    await step.getByText('snoozed until').waitFor()
    await page.keyboard.press('z')
    await step.getByText('snoozed until').waitFor({ state: 'hidden' })
    await step.getByText('Follow up, today').waitFor()
    await expectFine(page, width)

    // What is due today is on the dashboard, and among the quotes to ask about.
    await page.goto('/admin/dashboard')
    await page.getByText('Follow up, today').waitFor()
    await page.getByRole('link', { name: 'Walt Quist' }).first().waitFor()
    await page.goto('/admin/pipeline')
    await page.getByRole('heading', { name: 'Quotes to follow up: 1' }).waitFor()
    await page.getByText('$12,000, sent').waitFor()
    expect(await page.getByRole('row', { name: /^Sam Staff/ }).innerText()).toContain('$12,000')
    await expectFine(page, width)

    await page.getByRole('link', { name: 'Walt Quist' }).click()
    await lead.getByLabel('Status', { exact: true }).selectOption('won')
    const won = lead.getByRole('group', { name: 'Won' })
    await won.getByRole('button', { name: 'As quoted: $12,000' }).click()
    await lead.getByText('value: none → $12,000').waitFor()
    // There is nothing to ask about anymore.
    await step.getByText('None.').waitFor()

    // A request by the form reaches the same person, and is lost.
    const max = { name: 'Max Birch', email: 'max@example.com', service: 'Roofing' }
    await sendContact(product.origin, { ...max, serviceType: 'home-services' })
    await expect
      .poll(async () => (await latestEmailTo(sam, 'Max Birch', product))?.subject)
      .toMatch(/^Assigned to you: Max Birch, Roofing/)
    await page.goto('/admin/contacts')
    await page.getByRole('link', { name: 'Max Birch' }).first().click()
    await lead.getByRole('heading', { name: 'Max Birch' }).waitFor()
    await lead.getByLabel('Status', { exact: true }).selectOption('lost')
    const reason = lead.getByRole('group', { name: 'Lost' }).getByLabel('Why it was lost')
    const reasons = await reason.locator('option').allInnerTexts()
    await reason.selectOption({ index: 1 })
    await lead.getByText(`lost because: none → ${reasons[1]}`).waitFor()

    await expect
      .poll(() => toldOf('Walt Quist', receiver.got))
      .toMatchObject({
        wonValue: 12_000,
        quote: { amount: 12_000 },
        outcome: { wonOn: expect.any(String) as unknown },
      })
    await expect
      .poll(() => toldOf('Max Birch', receiver.got))
      .toMatchObject({ outcome: { lostOn: expect.any(String) as unknown } })

    await page.goto('/admin/pipeline')
    await page.getByRole('heading', { name: 'Quotes to follow up: 0' }).waitFor()
    await page.getByRole('row', { name: new RegExp(`^${reasons[1]}\\b`) }).waitFor()
    await expectFine(page, width)
    const read = async (path: string): Promise<unknown> => (await page.request.get(path)).json()
    const pipeline = pipelineResponse.parse(await read('/api/admin/pipeline'))
    const { closed } = pipeline
    expect(closed).toEqual({ won: 1, value: 12_000, lost: 1 })
    expect(pipeline.open).toMatchObject({ new: 0, contacted: 1, quoted: 0, amount: 0 })
    expect(pipeline.people.find(({ name }) => name === 'Sam Staff')?.closed).toEqual(closed)
    expect(pipeline.months.at(-1)).toMatchObject({
      received: { leads: 2, won: 1, value: 12_000 },
      closed,
    })
    const analytics = analyticsResponse.parse(await read('/api/admin/analytics?days=30'))
    expect(analytics.totals).toMatchObject({ leads: 2, won: 1, value: 12_000 })
    await page.goto('/admin/analytics')
    await page.getByRole('heading', { level: 2 }).first().waitFor()
    await expectFine(page, width)
    expect(errors).toEqual([])
  },
)
