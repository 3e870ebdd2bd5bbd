import { paths } from '../contract/paths.ts'
import type { SiteFile } from '../contract/site.ts'
import { formatDueTime } from '../promise/due-time-format.ts'

/** The due time in the query (`paths.thankYouWithDueTime`); undefined when missing or invalid. */
export function dueTimeIn(query: string): Date | undefined {
  const asked = new URLSearchParams(query).get('answer-by') ?? ''
  if (!/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(asked)) return undefined
  const due = new Date(asked)
  return Number.isNaN(due.getTime()) ? undefined : due
}

/** The self-service token in the same query; undefined when missing or malformed. */
export function selfServiceTokenIn(query: string): string | undefined {
  const token = new URLSearchParams(query).get('request') ?? ''
  return /^[\w-]+\.[\w-]+$/.test(token) ? token : undefined
}

/**
 * The prerendered thank-you page with the due time as its first sentence, for browsers without JavaScript.
 * Hydration reads the page's body from the document, so the sentence stays.
 */
export function insertDueTime(
  html: string,
  due: Date,
  now: Date,
  { timeZone }: Pick<SiteFile['business']['promise'], 'timeZone'>,
  token?: string,
): string {
  const words = formatDueTime(due, now, 'en', timeZone)
  return html.replace(
    /(<div id="article-body"[^>]*>)/,
    `$1<p class="answer-by">We answer by <strong>${words}</strong>, Mountain Time.</p>${selfServiceLink(token)}`,
  )
}

const selfServiceLink = (token: string | undefined): string =>
  token === undefined
    ? ''
    : `<p><a href="${paths.selfServiceWithToken(token)}" rel="external">See your request, add photographs and plans, or correct it</a></p>`
