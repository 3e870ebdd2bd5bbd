import { contactQuery } from '../../services/content/model/urls.ts'

/** What the query says about the page that links to the form: its town, its service and its path. */
export interface ReferringPage {
  town?: string
  choice?: string
  page?: string
}

/** What an address can name: the names of towns and the choices of the form's list, by the slugs of towns and offerings. */
export interface KnownNames {
  readonly towns: Readonly<Record<string, string>>
  readonly choices: Readonly<Record<string, string>>
}

/** Parses the query that `contactAbout` writes. Unknown values are left out; undefined when none is known. */
export function parseContactQuery(
  search: string,
  { towns, choices }: KnownNames,
): ReferringPage | undefined {
  const query = new URLSearchParams(search)
  const given = (name: string) => query.get(name) ?? ''
  const known = (names: Readonly<Record<string, string>>, name: string) =>
    Object.hasOwn(names, given(name)) ? names[given(name)] : undefined
  const town = known(towns, contactQuery.town)
  const choice = known(choices, contactQuery.service)
  const page = /^\/(?!\/)[a-z0-9/-]{1,150}$/.test(given(contactQuery.page))
    ? given(contactQuery.page)
    : undefined
  if (!town && !choice && !page) return undefined
  return { ...(town && { town }), ...(choice && { choice }), ...(page && { page }) }
}

/**
 * Fills in the town and the service.
 *
 * @param typed names of fields that the visitor has filled in, which keep their value
 */
export function applyContactQuery(
  form: HTMLFormElement,
  { town, choice }: ReferringPage,
  typed: readonly string[],
): void {
  const fill = (name: string, value: string | undefined) => {
    const control = form.elements.namedItem(name)
    if (value && control && 'value' in control && !typed.includes(name)) control.value = value
  }
  fill('town', town)
  fill('serviceType', choice)
}
