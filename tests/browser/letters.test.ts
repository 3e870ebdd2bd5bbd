import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { expect, test } from 'vitest'
import { languages } from '#services/api/contract/language.ts'
import { letterOf } from '#services/api/mail/letters.ts'
import { sampleMail } from '#services/api/mail/sample-mail.ts'
import { testSender } from '#services/api/testing/test-sender.ts'
import { stage } from './stage.ts'
import { desktop } from './visitor.ts'

const { product, visitor } = stage()

/** The newest letter in the data folder that goes to an address. */
async function letterTo(address: string): Promise<Email> {
  const folder = join(product().folder, 'data/mail')
  const letters = await Promise.all(
    (await readdir(folder).catch(() => []))
      .filter((name) => name.endsWith('.eml'))
      .map(async (name) => PostalMime.parse(await readFile(join(folder, name)))),
  )
  const found = letters.find(({ to }) => to?.some((one) => one.address === address))
  if (!found) throw new Error(`No letter to ${address} yet.`)
  return found
}

test.each([true, false])(
  'off the list by the letter’s link, JavaScript %s: opening does nothing, the button does',
  async (javaScriptEnabled) => {
    const { page, faults } = await visitor({ ...desktop, javaScriptEnabled })
    const email = `june-${String(javaScriptEnabled)}@example.com`
    const asked = await page.request.post('/api/newsletter/subscribe', { data: { email } })
    expect(asked.status()).toBe(200)
    await expect.poll(() => letterTo(email).catch(() => undefined)).toBeDefined()
    const { text = '' } = await letterTo(email)
    const link = /\S+\/api\/newsletter\/leave\?token=\S+/.exec(text)?.[0] ?? ''
    await page.goto(link)
    await page.reload()
    expect(await page.getByText(`${email} will get no more letters`).isVisible()).toBe(true)
    await page.getByRole('button', { name: 'Leave the list' }).click()
    await page.getByRole('heading', { name: 'You have left the list' }).waitFor()
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
