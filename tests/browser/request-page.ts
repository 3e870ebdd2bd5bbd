import type { BrowserContextOptions, Page } from 'playwright-core'
import sharp from 'sharp'
import { contactAccepted } from '../../services/api/contact-form/contract.ts'
import { ownProduct } from './fixtures.ts'
import { desktop, phone } from './visitor.ts'

/** Starts one product for all tests of a file; each test sends its own request. */
export function requestPages() {
  const { product, visitor } = ownProduct({ SESSION_SECRET: secret })
  return {
    /** Sends a request and opens the page behind its link. */
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
    /** The stored file names of a request. */
    filesKept: (reference: string) => product().store.filesOf(reference),
  }
}

/** The key that signs the links of these products. */
export const secret = 'a secret of at least thirty-two characters'

export const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
export const samplePhoto = () =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: '#456' } })
    .jpeg()
    .toBuffer()

export const deviceOf = (width: number) => (width === 375 ? phone : desktop)

/** Errors in the browser other than expected 400 and 410 pages. */
export const unexpected = (errors: readonly string[]) =>
  errors.filter((error) => !/^4(00|10) |status of 4(00|10)/.test(error))

export async function expectNoOverflow(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)
}

export const addFiles = async (page: Page, files: Parameters<Page['setInputFiles']>[1]) => {
  await page.getByLabel('Choose files').setInputFiles(files)
  await page.getByRole('button', { name: 'Add files' }).click()
}
