import { tradeOfOffering } from '../../services/api/contact-form/trades.ts'
import { contactQuery } from '../../services/content/model/urls.ts'

/** What the query says about the page that links to the form: its town, its trade and its path. */
export interface ReferringPage {
  town?: string
  trade?: string
  page?: string
}

/** The towns that an address can name: name by slug. */
export type KnownTowns = Readonly<Record<string, string>>

/** Parses the query that `contactAbout` writes. Unknown values are left out; undefined when none is known. */
export function parseContactQuery(search: string, towns: KnownTowns): ReferringPage | undefined {
  const query = new URLSearchParams(search)
  const given = (name: string) => query.get(name) ?? ''
  const town = Object.hasOwn(towns, given(contactQuery.town))
    ? towns[given(contactQuery.town)]
    : undefined
  const trade = tradeOfOffering(given(contactQuery.service))
  const page = /^\/(?!\/)[a-z0-9/-]{1,150}$/.test(given(contactQuery.page))
    ? given(contactQuery.page)
    : undefined
  if (!town && !trade && !page) return undefined
  return { ...(town && { town }), ...(trade && { trade }), ...(page && { page }) }
}

/**
 * Fills in the town and the trade.
 *
 * @param typed names of fields that the visitor has filled in, which keep their value
 */
export function applyContactQuery(
  form: HTMLFormElement,
  { town, trade }: ReferringPage,
  typed: readonly string[],
): void {
  const fill = (name: string, value: string | undefined) => {
    const control = form.elements.namedItem(name)
    if (value && control && 'value' in control && !typed.includes(name)) control.value = value
  }
  fill('town', town)
  fill('serviceType', trade)
}
