import type { Page } from 'playwright-core'
import type { Email } from 'postal-mime'
import { expect } from 'vitest'
import { paths } from '../../services/api/contract/paths.ts'
import { sentEmails } from './sent-emails.ts'
import type { Product } from './product.ts'

export const password = 'snow on the ridge'

/** Makes the owner, with the token of the one-time link, and signs in, without opening a page. */
export async function setUpOwner(page: Page, { ownerLink = '' }: Product): Promise<void> {
  const token = new URL(ownerLink).searchParams.get('token')
  const owner = { name: 'Olive Owner', email: 'olive@example.com', password }
  await post(page, paths.admin.setup, { token, ...owner })
}

/** Signs in without opening a page; the form has tests of its own (admin.test.ts). */
export const signIn = (page: Page, email: string): Promise<void> =>
  post(page, paths.admin.session, { email, password })

async function post(page: Page, path: string, data: object): Promise<void> {
  const headers = { 'sec-fetch-site': 'same-origin' }
  const answer = await page.request.post(path, { headers, data })
  expect(answer.status()).toBe(200)
}

/** The newest email in the data folder to an address, about something; none yet: undefined. */
export async function latestEmailTo(
  address: string,
  subject: string,
  product: Product,
): Promise<Email | undefined> {
  return (await sentEmails(product))
    .filter((one) => one.to?.some((to) => to.address === address) && one.subject?.includes(subject))
    .sort((one, other) => Date.parse(one.date ?? '') - Date.parse(other.date ?? ''))
    .at(-1)
}
