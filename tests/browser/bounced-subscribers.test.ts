import { afterAll, beforeAll, expect, test } from 'vitest'
import { aSubscriber, outboxRow } from '../../services/api/testing/store-fixture.ts'
import type { Subscriber } from '../../services/api/subscribers/subscriber.ts'
import { setUpOwner, signIn } from './accounts.ts'
import { type Product, startProduct } from './product.ts'
import { desktop, phone, visitor } from './visitor.ts'

const bounced = (n: number): Subscriber => ({
  ...aSubscriber(`reader${n}@example.com`),
  mail: [
    {
      ...outboxRow(`guide${n}`, '2026-11-05T10:00:00.000Z'),
      to: `reader${n}@example.com`,
      state: 'failed',
      attempts: 1,
      lastFault: '550 no such user',
    },
  ],
})

let product: Product
beforeAll(async () => {
  product = await startProduct({}, ({ bulk }) =>
    bulk.add('subscribers', [1, 2, 3, 4, 5, 6, 7].map(bounced)),
  )
})
afterAll(() => product.remove())

test('many bounced guides don’t bury the leads, lead to their subscribers, and are dismissed together', async () => {
  const { page, errors } = await visitor(product.origin, desktop)
  await setUpOwner(page, product)
  await page.goto('/admin/contacts')
  const failed = page.getByRole('region', { name: 'Failed emails' })
  const rows = failed.locator('.text-list > li')
  await expect.poll(() => rows.count()).toBe(5)
  await failed.getByRole('button', { name: 'Show all 7' }).click()
  await expect.poll(() => rows.count()).toBe(7)
  await failed.getByRole('link', { name: 'reader3@example.com' }).click()
  const subscriber = page.locator('.subscribers > li')
  await subscriber.getByText('Subscribed · bounced').click()
  await subscriber.getByText('The mail server said: 550 no such user').waitFor()
  await page.goBack()
  await failed.getByRole('button', { name: 'Dismiss all 7 failed emails' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Dismiss them' }).click()
  await page.getByText('7 emails dismissed').waitFor()
  await failed.waitFor({ state: 'detached' })
  await page.goto('/admin/subscribers')
  await expect.poll(() => page.getByText('Subscribed · bounced').count()).toBe(7)
  await page.goto('/admin/dashboard')
  await page.getByRole('link', { name: '7 subscribers' }).waitFor()
  expect(errors).toEqual([])
})

test('on a phone the state of a bounced subscriber does not run into the date', async () => {
  const { page } = await visitor(product.origin, phone)
  await signIn(page, 'olive@example.com')
  await page.goto('/admin/subscribers')
  const row = page.locator('.subscribers > li').first()
  const [state, time] = await Promise.all([
    row.locator('.bounced').boundingBox(),
    row.locator('time').boundingBox(),
  ])
  expect((state?.x ?? 0) + (state?.width ?? 0)).toBeLessThanOrEqual(time?.x ?? 0)
})
