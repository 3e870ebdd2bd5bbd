import { expect, onTestFinished, test } from 'vitest'
import { sendContact } from '../../services/api/testing/send-contact.ts'
import {
  webhookSecret,
  verifyWebhook,
  startWebhookReceiver,
} from '../../services/api/testing/webhook-receiver.ts'
import { axeViolations } from './axe.ts'
import { setUpOwner } from './accounts.ts'
import { startProduct } from './product.ts'
import { desktop, visitor } from './visitor.ts'

test('the owner sees sent and failed deliveries and sends a failed one again', async () => {
  const receiver = await startWebhookReceiver((_request, reply) => reply.writeHead(503).end())
  const product = await startProduct({
    WEBHOOK_URL: receiver.url,
    WEBHOOK_SECRET: webhookSecret,
    WEBHOOK_PRIVATE: 'on',
  })
  onTestFinished(() => product.remove())
  const { page, errors } = await visitor(product.origin, desktop)
  await sendContact(product.origin, { name: 'June Alder' })
  await expect.poll(() => receiver.got.length).toBe(1)

  await setUpOwner(page, product)
  await page.goto('/admin/settings?part=webhooks')
  const row = page.getByRole('listitem').filter({ hasText: 'New lead HP-' })
  await row.getByText('tried once').waitFor()
  expect(await row.innerText()).toContain('the receiver answered 503')
  expect(await axeViolations(page)).toEqual([])
  receiver.answer = (_request, reply) => reply.end()
  await row.getByRole('button', { name: /^Send again New lead HP-/ }).click()
  await row.getByText(/delivered \w+ \d/).waitFor()
  expect(receiver.got.map(verifyWebhook)).toMatchObject([
    { type: 'lead.created', data: { name: 'June Alder' } },
    { type: 'lead.created', data: { name: 'June Alder' } },
  ])

  await page.setViewportSize({ width: 375, height: 740 })
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(wide).toBe(375)
  expect(await axeViolations(page)).toEqual([])
  expect(errors).toEqual([])
})

test('without a receiver the page says how to set one up', async () => {
  const product = await startProduct()
  onTestFinished(() => product.remove())
  const { page } = await visitor(product.origin, desktop)
  await setUpOwner(page, product)
  await page.goto('/admin/settings')
  await page.getByRole('link', { name: 'Webhooks' }).click()
  await page.getByText('WEBHOOK_URL').waitFor()
  expect(await page.getByRole('button', { name: 'Send again' }).count()).toBe(0)
})
