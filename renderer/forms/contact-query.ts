import { tradeOfOffering } from '../../services/api/contact-form/trades.ts'
import { contactQuery } from '../../services/content/model/urls.ts'

/** What the page before this one knew: the town's name, the trade, and the page's own path. */
export interface AskedFrom {
  town?: string
  trade?: string
  page?: string
}

/** The towns that an address can name: name by slug. */
export type KnownTowns = Readonly<Record<string, string>>

/**
 * Reads what `contactAbout` has written. In: a query string; the known towns. Out: the values that we know;
 * undefined when there are none.
 */
export function parseContactQuery(search: string, towns: KnownTowns): AskedFrom | undefined {
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

/** Fills in the town and the trade. In: the form; the values; the fields that a visitor has filled in already. */
export function applyContactQuery(
  form: HTMLFormElement,
  { town, trade }: AskedFrom,
  typed: readonly string[],
): void {
  const fill = (name: string, value: string | undefined) => {
    const control = form.elements.namedItem(name)
    if (value && control && 'value' in control && !typed.includes(name)) control.value = value
  }
  fill('town', town)
  fill('serviceType', trade)
}
