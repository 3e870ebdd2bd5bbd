import { createHash } from 'node:crypto'
import type { NoticeFields } from '../schema/notice.ts'
import { type Language, nameIn, type SiteLanguages } from './languages.ts'
import { dayAfter, momentIn } from './office-days.ts'
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

/** When a notice appears and when it is over. */
export function spanOf({ start, end }: NoticeFields, timeZone: string): { start: Date; end: Date } {
  const over = end.length === 10 ? dayAfter(end) : end
  return {
    start: start === undefined ? new Date(0) : momentIn(start, timeZone),
    end: momentIn(over, timeZone),
  }
}

/**
 * Returns the moments at which a notice appears or disappears, in order and each once: between two of them pages have
 * the same notices.
 * @param timeZone the office's
 */
export function noticeMoments(notices: readonly NoticeFields[], timeZone: string): Date[] {
  const times = notices.flatMap((notice) => {
    const { start, end } = spanOf(notice, timeZone)
    return [...(notice.start === undefined ? [] : [start.getTime()]), end.getTime()]
  })
  return [...new Set(times)].sort((a, b) => a - b).map((time) => new Date(time))
}

interface Shown {
  now: Date
  /** The office's. */
  timeZone: string
  language: Language
  languages: Pick<SiteLanguages, 'first'>
  /** The pages in the language. */
  routes: readonly Route[]
}

/** Returns the notices that pages in a language show at a moment, in their order. */
export const shownNotices = (
  notices: readonly NoticeFields[],
  { now, timeZone, language, languages, routes }: Shown,
): Notice[] =>
  notices.flatMap((notice) => {
    const { start, end } = spanOf(notice, timeZone)
    const text = notice.text[language]
    if (text === undefined || now < start || now >= end) return []
    const label = notice.link?.label[language]
    const { audience } = notice
    return {
      id: createHash('sha256')
        .update(JSON.stringify([text, label, notice.start, notice.end]))
        .digest('base64url')
        .slice(0, 8),
      text,
      link: notice.link && label !== undefined ? { label, href: notice.link.href } : undefined,
      end: end.getTime(),
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
