import { expect, test } from 'vitest'
import { renderEmail, samples } from '../../services/api/testing/render-email.ts'
import { testEmailContext } from '../../services/api/testing/test-firm.ts'
import { axeViolations } from './axe.ts'
import { emailTo, linkInEmail } from './sent-emails.ts'
import { ownProduct } from './fixtures.ts'
import { desktop } from './visitor.ts'

const { product, visitor } = ownProduct()

test.each([true, false])(
  'the email’s link leads to a button that unsubscribes; opening it does nothing, JavaScript %s',
  async (javaScriptEnabled) => {
    const { page, errors } = await visitor({ ...desktop, javaScriptEnabled })
    const email = `june-${String(javaScriptEnabled)}@example.com`
    const asked = await page.request.post('/api/newsletter/subscribe', { data: { email } })
    expect(asked.status()).toBe(200)
    await page.goto(linkInEmail(await emailTo(email, product()), '/api/newsletter/leave'))
    await page.reload()
    expect(await page.getByText(`stop sending these emails to ${email}`).isVisible()).toBe(true)
    if (javaScriptEnabled) expect(await axeViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Unsubscribe' }).click()
    await page.getByRole('heading', { name: 'You’re unsubscribed' }).waitFor()
    if (javaScriptEnabled) expect(await axeViolations(page)).toEqual([])
    expect(errors).toEqual([])
  },
)

test('every email fits phones and wide windows, light and dark', async () => {
  const { page } = await visitor(desktop)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const width of [320, 375, 700]) {
      await page.setViewportSize({ width, height: 800 })
      for (const { due } of ['en', 'es'].flatMap(samples)) {
        const email = await renderEmail(due, testEmailContext)
        if ('dropped' in email) continue
        await page.setContent(email.html)
        const wide = await page.evaluate(() => document.documentElement.scrollWidth)
        expect([due.row.letter, wide]).toEqual([due.row.letter, width])
      }
    }
  }
})
