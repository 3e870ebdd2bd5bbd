import { expect, test } from 'vitest'
import { z } from 'zod'
import { fillEstimateForm, rejectWith, sendButton, recordRequests } from './estimate-form.ts'
import { sharedProduct } from './fixtures.ts'
import { waitForHydration, desktop } from './visitor.ts'

const { visitor } = sharedProduct()

const accepted = z.object({ reference: z.string() })

test('a lost answer, a reload and a retry create one lead', async () => {
  const { page, open } = await visitor(desktop)
  await open('/contact')
  const form = await fillEstimateForm(page)
  const sent = recordRequests(page)
  let first: string | undefined
  await page.route('**/api/contact', async (route) => {
    first = accepted.parse(await (await route.fetch()).json()).reference
    await route.abort()
  })
  await sendButton(form).click()
  await form.getByText('Everything you typed is still here.').waitFor()
  await page.unroute('**/api/contact')
  await page.reload()
  await waitForHydration(page)
  const [answered] = await Promise.all([
    page.waitForResponse('**/api/contact'),
    sendButton(form).click(),
  ])
  expect(accepted.parse(await answered.json()).reference).toBe(first)
  expect(sent).toHaveLength(2)
  expect(sent[1]).toEqual(sent[0])
})

test('two presses within one frame send one request', async () => {
  const { page, open } = await visitor(desktop)
  await open('/contact')
  const form = await fillEstimateForm(page)
  const sent = recordRequests(page)
  await form.locator('form').evaluate((element) => {
    if (!(element instanceof HTMLFormElement)) return
    element.requestSubmit()
    element.requestSubmit()
  })
  await form.getByRole('heading', { name: 'Thank you!' }).waitFor()
  expect(sent).toHaveLength(1)
})

test('an idempotency key that the service knows from another request is replaced, also after a reload', async () => {
  const { page, open } = await visitor(desktop)
  await open('/contact')
  const form = await fillEstimateForm(page)
  const sent = recordRequests(page)
  const message = 'This form was sent before. If this is a new request, send it again.'
  await rejectWith(page, 409, { code: 'idempotency_mismatch', message })
  await sendButton(form).click()
  await form.getByText(message).waitFor()
  await page.unroute('**/api/contact')
  await page.reload()
  await waitForHydration(page)
  await expect.poll(() => form.getByLabel('Name').inputValue()).toBe('June Harrow')
  await sendButton(form).click()
  await form.getByRole('heading', { name: 'Thank you!' }).waitFor()
  expect(sent[1]?.key).not.toBe(sent[0]?.key)
})
