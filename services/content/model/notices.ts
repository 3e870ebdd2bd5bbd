import { createHash } from 'node:crypto'
import type { NoticeFields } from '../schema/notice.ts'
import { type Language, nameIn, type SiteLanguages } from './languages.ts'
import { endOf } from './instant.ts'
import type { Route } from './routes.ts'

/** A notice that pages show now, in one language. */
export interface Notice {
  /** Changes with its words and its start, so that a visitor who dismissed the notice gets the next one. */
  id: string
  text: string
  link?: { label: string; href: string } | undefined
  /** When it is over, in ms since 1970. */
  end: number
  /** The addresses of the pages that it is on; undefined: all. */
  pages?: string[] | undefined
}

interface Shown {
  /** The office's. */
  timeZone: string
  language: Language
  languages: Pick<SiteLanguages, 'first'>
  /** The pages in the language. */
  routes: readonly Route[]
}

/** Returns the notices that pages in a language show, in their order. @param notices those that are on the site now */
export const shownNotices = (
  notices: readonly NoticeFields[],
  { timeZone, language, languages, routes }: Shown,
): Notice[] =>
  notices.flatMap((notice) => {
    const text = notice.text[language]
    if (text === undefined) return []
    const label = notice.link?.label[language]
    const { audience } = notice
    return {
      id: createHash('sha256')
        .update(JSON.stringify([text, label, notice.from, notice.until]))
        .digest('base64url')
        .slice(0, 8),
      text,
      link: notice.link && label !== undefined ? { label, href: notice.link.href } : undefined,
      end: endOf(notice.until, timeZone).getTime(),
      pages: audience && routes.filter((route) => isFor(audience, route)).map(({ path }) => path),
    }

    function isFor({ home, kinds, towns }: NonNullable<typeof audience>, route: Route): boolean {
      const { file, alsoFrom = [], kind } = route
      const folder = kind.startsWith('location') ? 'locations' : file.split('/')[1]
      const named = (each: string, name: string) =>
        `content/${each}/${nameIn(language, name, languages.first)}`
      return (
        (home && file === `${named('pages', 'home')}.md`) ||
        kinds.some((each) => each === folder) ||
        towns.some((town) => [file, ...alsoFrom].includes(`${named('towns', town)}.yaml`))
      )
    }
  })
