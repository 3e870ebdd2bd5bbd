import { expect, test } from 'vitest'
import { createLinkSigner } from '../../services/api/email/link-tokens.ts'
import { axeViolations } from './axe.ts'
import { emailTo, linkInEmail } from './sent-emails.ts'
import { ownProduct } from './fixtures.ts'
import { desktop, phone } from './visitor.ts'

const secret = 'a secret of at least thirty-two characters'
const { product, visitor } = ownProduct({ NEWSLETTER_CONFIRM: 'on', SESSION_SECRET: secret })

test.each([
  [1280, true, 'en'],
  [1280, false, 'en'],
  [375, true, 'es'],
  [375, false, 'es'],
] as const)(
  'the email’s link confirms a subscription, at %i px, JavaScript %s, in %s',
  async (width, javaScriptEnabled, language) => {
    const device = width === 375 ? phone : desktop
    const { page, errors } = await visitor({ ...device, javaScriptEnabled })
    const email = `june-${width}-${javaScriptEnabled}@example.com`
    const from = language === 'es' ? '/buscando-trabajo' : '/about'
    await page.request.post('/api/newsletter/subscribe', {
      data: { email, page: from, interests: ['Mountain Building Guide'] },
    })
    const question = await emailTo(email, product())
    await page.goto(linkInEmail(question, '/api/newsletter/confirm'))
    expect(await page.locator('html').getAttribute('lang')).toBe(language)
    await page.getByText(email).waitFor()
    if (javaScriptEnabled) expect(await axeViolations(page)).toEqual([])
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide).toBe(width)
    await page.getByRole('button', { name: /Yes, send me the guide|Sí, mándenme la guía/ }).click()
    await page.getByRole('heading', { name: /on its way|en camino/ }).waitFor()
    if (javaScriptEnabled) expect(await axeViolations(page)).toEqual([])
    expect(errors).toEqual([])
  },
)

test('an expired or altered link offers a new one and subscribes nobody', async () => {
  const { page } = await visitor(phone)
  const links = createLinkSigner(secret)
  const until = new Date(Date.now() - 60_000)
  const old = links.sign('somebody', { purpose: 'confirm subscription', until })
  for (const token of [old, `${old.slice(0, -2)}AA`, 'forged.token']) {
    const answer = await page.goto(`/api/newsletter/confirm?token=${token}`)
    expect(answer?.status()).toBe(410)
    await page.getByRole('heading', { name: 'This link doesn’t work anymore' }).waitFor()
    expect(await page.getByRole('main').getByRole('button').count()).toBe(0)
    expect(await axeViolations(page)).toEqual([])
  }
})
