import { text } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { setUpOwner } from './accounts.ts'
import { faultsAtBothWidths } from './axe.ts'
import { ownProduct } from './fixtures.ts'
import { desktop, waitForHydration } from './visitor.ts'

const { product, visitor } = ownProduct({ RATE_LIMIT: 'off' })

/** Returns the ids in the file that pressing a button downloads, by collection. */
async function downloaded(page: Page, press: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), press()])
  expect(download.suggestedFilename()).toMatch(/^stored-data-[\w-]+\.json$/)
  const found: Record<string, { email: string }[]> = JSON.parse(
    await text(await download.createReadStream()),
  )
  return Object.fromEntries(
    Object.entries(found).map(([name, records]) => [name, records.map(({ email }) => email)]),
  )
}

test('the owner downloads what is stored about a person by address, at a subscriber and at a lead, and the audit log says so', async () => {
  const { page, errors } = await visitor({ ...desktop, reducedMotion: 'reduce' })
  await setUpOwner(page, product())
  for (const email of ['june@example.com', 'olaf@example.com'])
    await page.request.post('/api/newsletter/subscribe', { data: { email } })
  const sent = await page.request.post('/api/contact', {
    data: {
      ...{ name: 'June Alder', email: 'june@example.com', phone: '970-555-0117' },
      ...{ serviceType: 'remodels', acceptTerms: true },
    },
  })
  const { reference } = await sent.json()
  const everything = { leads: ['june@example.com'], subscribers: ['june@example.com'] }

  await page.goto('/admin/settings?part=stored-data')
  await waitForHydration(page)
  await page.getByLabel('Their email address').fill('nobody@example.com')
  await page.keyboard.press('Enter')
  await page.getByText('We don’t have anything stored about this address.').waitFor()
  // The browser reports the answer that was expected.
  expect(errors.splice(0)).toHaveLength(2)
  await page.getByLabel('Their email address').fill('JUNE@example.com')
  expect(await downloaded(page, () => page.keyboard.press('Enter'))).toEqual(everything)
  expect(await faultsAtBothWidths(page)).toEqual([])

  await page.goto('/admin/subscribers?q=june')
  await page.locator('.subscribers summary').click()
  const ofSubscriber = page.getByRole('button', { name: 'Download their data june@example.com' })
  expect(await downloaded(page, () => ofSubscriber.click())).toEqual(everything)

  await page.goto(`/admin/contacts?lead=${reference}`)
  const ofLead = page.getByRole('button', { name: `Download their data ${reference}` })
  expect(await downloaded(page, () => ofLead.click())).toEqual(everything)

  await page.goto('/admin/settings?part=audit')
  const entries = page.getByText(
    'downloaded everything stored about a person in leads (1), subscribers (1)',
  )
  await expect.poll(() => entries.count()).toBe(3)
  expect(errors).toEqual([])
})
