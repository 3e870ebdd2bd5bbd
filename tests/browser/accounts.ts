import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { paths } from '../../services/api/contract/paths.ts'
import type { Lead } from '../../services/api/leads/lead.ts'
import { hashPassword } from '../../services/api/people/sign-in/passwords.ts'
import { type Product, startProduct } from './product.ts'

export const password = 'snow on the ridge'

/** Creates the owner with the token of the one-time link and signs in, without opening a page. */
export async function setUpOwner(
  page: Page,
  { ownerLink = '' }: Pick<Product, 'ownerLink'>,
): Promise<void> {
  const token = new URL(ownerLink).searchParams.get('token')
  const owner = { name: 'Olive Owner', email: 'olive@example.com', password }
  await post(page, paths.admin.setup, { token, ...owner })
}

/** Signs in without opening a page; admin.test.ts tests the form. */
export const signIn = (page: Page, email: string): Promise<void> =>
  post(page, paths.admin.session, { email, password })

async function post(page: Page, path: string, data: object): Promise<void> {
  const headers = { 'sec-fetch-site': 'same-origin' }
  const answer = await page.request.post(path, { headers, data })
  expect(answer.status()).toBe(200)
}

export const olive = 'olive@example.com'
export const sam = 'sam@example.com'

const person = async (email: string, name: string, role: 'owner' | 'staff') => ({
  id: email,
  name,
  email,
  role,
  passwordHash: await hashPassword(password),
  createdAt: '2026-11-05T10:00:00.000Z',
  sessions: [],
  mail: [],
})

/**
 * Starts a product with these leads, the owner Olive and the staff member Sam.
 * @param environment, server those of `startProduct`
 */
export const seededAdmin = (
  leads: readonly Lead[],
  environment: NodeJS.ProcessEnv = {},
  server?: string,
): Promise<Product> =>
  startProduct(
    environment,
    async ({ bulk }) => {
      const people = [
        await person(olive, 'Olive Owner', 'owner'),
        await person(sam, 'Sam Staff', 'staff'),
      ]
      await bulk.add('people', people)
      await bulk.add('leads', leads)
    },
    server,
  )

/** Signs in a staff member and opens the contacts page with this query. */
export async function openContacts(page: Page, email: string, search = ''): Promise<void> {
  await signIn(page, email)
  await page.goto(`/admin/contacts${search}`)
  // On a phone the open lead is over the list.
  await page
    .locator('table.leads tbody tr, .lead h2, .empty')
    .filter({ visible: true })
    .first()
    .waitFor()
}
