import type { Page } from 'playwright-core'
import type { Email } from 'postal-mime'
import { lettersOf } from './letters-sent.ts'
import type { Product } from './product.ts'
import { alive } from './visitor.ts'

export const password = 'snow on the ridge'

/** Makes the owner by the one-time link; the page is then on the desk. */
export async function becomeOwner(page: Page, { ownerLink }: Product): Promise<void> {
  await page.goto(ownerLink ?? '')
  await alive(page)
  await page.getByLabel('Your name').fill('Olive Owner')
  await page.getByLabel('Email').fill('olive@example.com')
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Create the owner' }).click()
  await page.waitForURL((url) => !url.pathname.endsWith('/setup'))
}

export async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/admin/login')
  await alive(page)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL((url) => !url.pathname.endsWith('/login'))
}

/** The newest letter in the data folder to an address, about something; none yet: undefined. */
export async function letterTo(
  address: string,
  subject: string,
  product: Product,
): Promise<Email | undefined> {
  return (await lettersOf(product))
    .filter((one) => one.to?.some((to) => to.address === address) && one.subject?.includes(subject))
    .sort((one, other) => Date.parse(one.date ?? '') - Date.parse(other.date ?? ''))
    .at(-1)
}
