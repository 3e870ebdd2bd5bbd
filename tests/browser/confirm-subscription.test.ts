import { expect, test } from 'vitest'
import { signer } from '#services/api/links/signer.ts'
import { faultsByAxe } from './axe.ts'
import { letterTo, linkIn } from './letters-sent.ts'
import { stage } from './stage.ts'
import { desktop, phone } from './visitor.ts'

const secret = 'a secret of at least thirty-two characters'
const { product, visitor } = stage({ NEWSLETTER_CONFIRM: 'on', SESSION_SECRET: secret })

test.each([
  [1280, true, 'en'],
  [1280, false, 'en'],
  [375, true, 'es'],
  [375, false, 'es'],
] as const)(
  'onto the list by the letter’s link, at %i px, JavaScript %s, in %s',
  async (width, javaScriptEnabled, language) => {
    const device = width === 375 ? phone : desktop
    const { page, faults } = await visitor({ ...device, javaScriptEnabled })
    const email = `june-${width}-${javaScriptEnabled}@example.com`
    const from = language === 'es' ? '/buscando-trabajo' : '/about'
    await page.request.post('/api/newsletter/subscribe', {
      data: { email, page: from, interests: ['Mountain Building Guide'] },
    })
    const question = await letterTo(email, product())
    await page.goto(linkIn(question, '/api/newsletter/confirm'))
    expect(await page.locator('html').getAttribute('lang')).toBe(language)
    await page.getByText(email).waitFor()
    if (javaScriptEnabled) expect(await faultsByAxe(page)).toEqual([])
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide).toBe(width)
    await page.getByRole('button', { name: /Yes, send me the guide|Sí, envíenme la guía/ }).click()
    await page.getByRole('heading', { name: /on its way|en camino/ }).waitFor()
    if (javaScriptEnabled) expect(await faultsByAxe(page)).toEqual([])
    expect(faults).toEqual([])
  },
)

test('a link that is too old or altered asks for another one and puts nobody on the list', async () => {
  const { page } = await visitor(phone)
  const links = signer(secret)
  const until = new Date(Date.now() - 60_000)
  const old = links.sign('somebody', { purpose: 'confirm subscription', until })
  for (const token of [old, `${old.slice(0, -2)}AA`, 'forged.token']) {
    const answer = await page.goto(`/api/newsletter/confirm?token=${token}`)
    expect(answer?.status()).toBe(410)
    await page.getByRole('heading', { name: 'This link does not work any more' }).waitFor()
    expect(await page.getByRole('button').count()).toBe(0)
    expect(await faultsByAxe(page)).toEqual([])
  }
})
