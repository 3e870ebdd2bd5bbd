import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { expect } from 'vitest'
import type { Product } from './product.ts'

/** Waits for an email to this address in the data folder. */
export async function emailTo(address: string, product: Product): Promise<Email> {
  let found: Email | undefined
  await expect
    .poll(async () => {
      const emails = await sentEmails(product)
      found = emails.find(({ to }) => to?.some((one) => one.address === address))
      return found
    })
    .toBeDefined()
  if (!found) throw new Error(`No email to ${address}.`)
  return found
}

/** The newest email to this address and with this subject in the data folder; undefined when there is none. */
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

/** All emails written so far. */
async function sentEmails(product: Product): Promise<Email[]> {
  const folder = join(product.folder, 'data/mail')
  const names = await readdir(folder).catch(() => [])
  return Promise.all(
    names
      .filter((name) => name.endsWith('.eml'))
      .map(async (name) => PostalMime.parse(await readFile(join(folder, name)))),
  )
}

/** The first link of an email to this path. */
export const linkInEmail = ({ text = '' }: Email, path: string): string =>
  new RegExp(`https?://\\S+${path}\\?token=[\\w.-]+`).exec(text)?.[0] ?? ''
