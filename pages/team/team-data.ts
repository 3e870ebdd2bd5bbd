import { pictureOf } from '../../renderer/components/picture-data.ts'
import { siteWords } from '../../services/content/model/site-words.ts'
import type { Member, Site } from '../../services/content/model/site.ts'
import { initialsOf, peopleFor } from '../../services/content/model/team.ts'
import type { Preselection } from '../../services/content/schema/form.ts'

/** A member of the team as pages show them. `facts`: what is said of them in a few words each. */
const memberEntry = (site: Site, { name, role, town, since, portrait }: Member) => {
  const t = siteWords(site, 'team')
  return {
    name,
    role,
    initials: initialsOf(name),
    picture: portrait === undefined ? undefined : pictureOf(site, portrait),
    facts: [
      ...(town === undefined ? [] : [t('lives', { town: site.townNames[town] ?? '' })]),
      ...(since === undefined ? [] : [t('since', { year: String(since) })]),
    ],
  }
}

/** Everybody, as the page about the firm shows them. A placeholder's numbers and addresses are text without a link. */
export const teamData = (site: Site) =>
  site.team.map((member) => {
    const { about, languages, licenses, phone, email, placeholder } = member
    const entry = memberEntry(site, member)
    const spoken = languages.length > 1 && languageList(languages, site.language)
    const t = siteWords(site, 'team')
    return {
      ...entry,
      facts: [...entry.facts, ...(spoken ? [t('speaks', { languages: spoken })] : [])],
      about,
      licenses: licenses.map(({ name, number, url }) => ({
        text: number === undefined ? name : `${name}, ${number}`,
        href: placeholder ? undefined : url,
      })),
      phone,
      email,
      isReachable: !placeholder,
    }
  })
export type TeamEntry = ReturnType<typeof teamData>[number]

/**
 * Returns who comes for what a page's form has chosen beforehand; undefined: nobody by name.
 * @param town that of the page, by its file
 */
export function whoComes(site: Site, form: Preselection, town?: string) {
  const [first] = peopleFor(site.team, ({ trades }) => trades, { ...form, town })
  return first && memberEntry(site, first)
}
export type WhoComesEntry = NonNullable<ReturnType<typeof whoComes>>

/** `English and Spanish`, in the language of a page. */
function languageList(codes: readonly string[], language: string): string {
  const names = new Intl.DisplayNames(language, { type: 'language' })
  return new Intl.ListFormat(language).format(codes.map((code) => names.of(code) ?? code))
}
