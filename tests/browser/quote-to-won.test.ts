import { expect, onTestFinished, test } from 'vitest'
import { pipelineResponse } from '../../services/api/analytics/pipeline-contract.ts'
import { sendContact } from '../../services/api/testing/send-contact.ts'
import {
  startWebhookReceiver,
  verifyWebhook,
  webhookSecret,
} from '../../services/api/testing/webhook-receiver.ts'
import { axeViolations } from './axe.ts'
import { setUpOwner } from './accounts.ts'
import { leadRegion } from './contacts-fixture.ts'
import { startProduct } from './product.ts'
import { desktop, visitor } from './visitor.ts'

test.each([375, 1280])(
  'a lead is quoted, won and added up, and a lost one has its reason, at %i px',
  async (width) => {
    const receiver = await startWebhookReceiver()
    const product = await startProduct({
      WEBHOOK_URL: receiver.url,
      WEBHOOK_SECRET: webhookSecret,
      WEBHOOK_PRIVATE: 'on',
    })
    onTestFinished(() => product.remove())
    const { page, errors } = await visitor(product.origin, {
      ...desktop,
      viewport: { width, height: 800 },
      reducedMotion: 'reduce',
    })
    await sendContact(product.origin, { name: 'June Alder' })
    await sendContact(product.origin, { name: 'Max Birch', email: 'max@example.com' })
    await setUpOwner(page, product)
    const openLead = async (name: string) => {
      await page.goto('/admin/contacts')
      await page.getByRole('link', { name }).first().click()
      const lead = leadRegion(page)
      await lead.getByRole('heading', { name }).waitFor()
      return lead
    }

    const june = await openLead('June Alder')
    await june.getByLabel('Status').selectOption('quoted')
    const quote = june.getByRole('group', { name: 'Quote' })
    // The status is saved; what it asks for may wait.
    await june.getByText('status: new → quoted').waitFor()
    await quote.getByLabel('Quote in dollars').fill('12,000')
    await page.keyboard.press('Enter')
    await june.getByText('quote: none → $12,000').waitFor()
    await quote.getByRole('button', { name: 'In a week' }).click()
    await june.getByText(/follow up: none → 20\d\d-/).waitFor()
    await quote.getByLabel('Follow up on').fill(await quote.getByLabel('Sent on').inputValue())
    await page.keyboard.press('Enter')
    await expect.poll(() => june.getByText(/follow up: 20/).count()).toBe(1)
    expect(await axeViolations(page)).toEqual([])

    await page.goto('/admin/pipeline')
    await page.getByRole('heading', { name: 'Quotes to follow up: 1' }).waitFor()
    await page.getByText('$12,000, sent').waitFor()
    expect(await page.getByRole('row', { name: /^Unassigned/ }).innerText()).toContain('$12,000')
    expect(await axeViolations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)

    await page.getByRole('link', { name: 'June Alder' }).click()
    const again = leadRegion(page)
    await again.getByLabel('Status').selectOption('won')
    const won = again.getByRole('group', { name: 'Won' })
    await won.getByRole('button', { name: 'As quoted: $12,000' }).click()
    await again.getByText('value: none → $12,000').waitFor()

    const max = await openLead('Max Birch')
    await max.getByLabel('Status').selectOption('lost')
    const lost = max.getByRole('group', { name: 'Lost' })
    const reasons = await lost.getByLabel('Why it was lost').locator('option').allInnerTexts()
    await lost.getByLabel('Why it was lost').selectOption({ index: 1 })
    await max.getByText(`lost because: none → ${reasons[1]}`).waitFor()

    await expect
      .poll(
        () =>
          receiver.got
            .map((request) => verifyWebhook(request) as { type: string; data: { quote?: unknown } })
            .filter(({ type }) => type === 'lead.updated')
            .map(({ data }) => data),
        { timeout: 40_000 },
      )
      .toContainEqual(
        expect.objectContaining({
          name: 'June Alder',
          wonValue: 12_000,
          quote: expect.objectContaining({ amount: 12_000 }) as unknown,
          outcome: { wonOn: expect.any(String) as unknown },
        }),
      )

    await page.goto('/admin/pipeline')
    await page.getByRole('heading', { name: 'Quotes to follow up: 0' }).waitFor()
    await page.getByRole('row', { name: new RegExp(`^${reasons[1]} 1 100%`) }).waitFor()
    const answer = await page.request.get('/api/admin/pipeline')
    const { closed, months, people } = pipelineResponse.parse(await answer.json())
    expect(closed).toEqual({ won: 1, value: 12_000, lost: 1 })
    expect(months.at(-1)).toMatchObject({ received: { leads: 2, won: 1, value: 12_000 }, closed })
    expect(people.map((one) => one.closed)).toEqual([closed])
    expect(await axeViolations(page)).toEqual([])
    expect(errors).toEqual([])
  },
)
