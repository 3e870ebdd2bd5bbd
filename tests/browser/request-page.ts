import type { BrowserContextOptions, Page } from 'playwright-core'
import sharp from 'sharp'
import { contactAccepted } from '../../services/api/contact-form/contract.ts'
import { ownProduct } from './fixtures.ts'
import { desktop, phone } from './visitor.ts'

/** One product for all tests of a file, and requests of one's own on it. */
export function requestPages() {
  const { product, visitor } = ownProduct({ SESSION_SECRET: secret })
  return {
    /** A browser at the page behind the link of a request that has just come in. */
    atOwnRequest: async (options: BrowserContextOptions, change: object = {}) => {
      const { page, errors } = await visitor(options)
      const posted = await page.request.post('/api/contact', {
        data: {
          name: 'June Alder',
          email: 'june.alder@example.com',
          phone: '970-555-0111',
          serviceType: 'home-services',
          acceptTerms: true,
          message: 'Ice dams <b>over</b> the entry.',
          idempotencyKey: crypto.randomUUID(),
          page: '/roofing-vail-colorado',
          ...change,
        },
      })
      const { reference, requestLink = '' } = contactAccepted.parse(await posted.json())
      await page.goto(requestLink)
      return { page, faults: errors, reference, link: requestLink }
    },
    /** The files of a request as they lie in the store. */
    filesKept: (reference: string) => product().store.filesOf(reference),
  }
}

/** What signs the links of these products. */
export const secret = 'a secret of at least thirty-two characters'

export const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
export const samplePhoto = () =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: '#456' } })
    .jpeg()
    .toBuffer()

export const deviceOf = (width: number) => (width === 375 ? phone : desktop)

/** What went wrong in the browser, beside pages that say no on purpose. */
export const unexpected = (faults: readonly string[]) =>
  faults.filter((fault) => !/^4(00|10) |status of 4(00|10)/.test(fault))

export async function expectNoOverflow(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)
}

export const addFiles = async (page: Page, files: Parameters<Page['setInputFiles']>[1]) => {
  await page.getByLabel('Choose files').setInputFiles(files)
  await page.getByRole('button', { name: 'Add files' }).click()
}
