import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { type LeadView, leadList } from '../../services/api/leads/contract.ts'
import type { Lead } from '../../services/api/leads/lead.ts'
import { aLead } from '../../services/api/testing/sample-lead.ts'
import type { Product } from './product.ts'
import { openContacts, olive, seededAdmin } from './accounts.ts'
import { desktop, visitor } from './visitor.ts'

/** Sixty leads an hour apart, each with its own phone number: two pages. The tests change the first ones. */
const names = [
  'Ada',
  'Ben',
  'Cleo',
  'Dan',
  'Eva',
  'Finn',
  'Gwen',
  'Hugo',
  'Iris',
  'Juan',
  'Kim',
  'Lou',
]
const began = Date.now()
const bounced: Lead['mail'][number] = {
  id: 'bounced',
  letter: 'lead-confirmation',
  to: 'visitor24@exmaple.com',
  state: 'failed',
  attempts: 1,
  nextAttemptAt: '2026-11-05T14:00:00.000Z',
  lastFault: '550 no such mailbox',
}
const leads: Lead[] = Array.from({ length: 60 }, (_, n): Lead => ({
  ...aLead(`HP-AAAA${'23456789AB'.charAt(Math.floor(n / 10))}${'23456789AB'.charAt(n % 10)}`),
  name: n < names.length ? `${names[n]} First` : `Visitor ${n}`,
  email: `${n < names.length ? 'first' : 'visitor'}${n}@example.com`,
  phone: `970-555-${String(n).padStart(4, '0')}`,
  message: n === 4 ? 'A roof of standing seam.' : 'Words.',
  receivedAt: new Date(began - n * 3_600_000).toISOString(),
  dueAt: new Date(began + (24 - n) * 3_600_000).toISOString(),
  status: n < 20 ? 'new' : n < 40 ? 'quoted' : 'won',
  serviceType: n % 2 === 0 ? 'remodels' : 'custom',
  ...([3, 19].includes(n) && { language: 'es' }),
  ...(n % 7 === 0 && { tags: ['snow load'] }),
  ...(n === 24 && { mail: [bounced] }),
}))
  // The store keeps leads in the order of their creation.
  .reverse()

/** One product with these leads for all tests of a file. */
export function contactsFixture() {
  let product: Product
  beforeAll(async () => {
    product = await seededAdmin(leads)
  })
  afterAll(() => product.remove())
  return {
    /**
     * Opens the contacts page as a staff member, in a browser context of its own.
     * @param events whether the page receives the changes of others as events
     */
    openAdmin: async (
      email = olive,
      search = '',
      { events = true, ...options }: BrowserContextOptions & { events?: boolean } = desktop,
    ) => {
      const someone = await visitor(product.origin, {
        ...desktop,
        ...options,
        reducedMotion: 'reduce',
      })
      if (!events) await someone.page.route('**/api/admin/events', (route) => route.abort())
      await openContacts(someone.page, email, search)
      return someone
    },
  }
}

export const visibleNames = (page: Page) => page.locator('a.lead-name').allInnerTexts()
export const leadRegion = (page: Page) => page.getByRole('region', { name: 'Lead', exact: true })
export const searchOf = (page: Page) => decodeURIComponent(new URL(page.url()).search)

/** Reads a lead from the service. */
export async function expectSaved(page: Page, name: string): Promise<LeadView> {
  const named = `/api/admin/leads?q=${encodeURIComponent(name)}`
  const found = async (url: string) =>
    leadList.parse(await (await page.request.get(url)).json()).leads
  const [lead] = [...(await found(named)), ...(await found(`${named}&status=spam`))]
  if (!lead) throw new Error(`No lead with ${name}.`)
  return lead
}
