import { expect, test } from 'vitest'
import { languages } from '#services/api/contract/language.ts'
import { letterOf } from '#services/api/mail/letters.ts'
import { sampleMail } from '#services/api/mail/sample-mail.ts'
import { testSender } from '#services/api/testing/test-sender.ts'
import { faultsByAxe } from './axe.ts'
import { letterTo, linkIn } from './letters-sent.ts'
import { stage } from './stage.ts'
import { desktop } from './visitor.ts'

const { product, visitor } = stage()

test.each([true, false])(
  'off the list by the letter’s link, JavaScript %s: opening does nothing, the button does',
  async (javaScriptEnabled) => {
    const { page, faults } = await visitor({ ...desktop, javaScriptEnabled })
    const email = `june-${String(javaScriptEnabled)}@example.com`
    const asked = await page.request.post('/api/newsletter/subscribe', { data: { email } })
    expect(asked.status()).toBe(200)
    await page.goto(linkIn(await letterTo(email, product()), '/api/newsletter/leave'))
    await page.reload()
    expect(await page.getByText(`${email} will get no more letters`).isVisible()).toBe(true)
    if (javaScriptEnabled) expect(await faultsByAxe(page)).toEqual([])
    await page.getByRole('button', { name: 'Leave the list' }).click()
    await page.getByRole('heading', { name: 'You have left the list' }).waitFor()
    if (javaScriptEnabled) expect(await faultsByAxe(page)).toEqual([])
    expect(faults).toEqual([])
  },
)

test('every letter fits a phone and a wide window, light and dark', async () => {
  const { page } = await visitor(desktop)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const width of [320, 375, 700]) {
      await page.setViewportSize({ width, height: 800 })
      for (const due of languages.flatMap(sampleMail)) {
        const letter = letterOf(due, testSender)
        if ('dropped' in letter) continue
        await page.setContent(letter.html)
        const wide = await page.evaluate(() => document.documentElement.scrollWidth)
        expect([due.row.letter, wide]).toEqual([due.row.letter, width])
      }
    }
  }
})
