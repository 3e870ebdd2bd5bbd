import { paths } from '../contract/paths.ts'
import type { SiteFile } from '../contract/site.ts'
import { dueSoon } from '../promise/due-words.ts'

/** The due time in an address's query (`paths.thankYouBy`); undefined when it has none that makes sense. */
export function answerByIn(query: string): Date | undefined {
  const asked = new URLSearchParams(query).get('answer-by') ?? ''
  if (!/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(asked)) return undefined
  const due = new Date(asked)
  return Number.isNaN(due.getTime()) ? undefined : due
}

/** The request link's token in the same query; undefined when there is none of its form. */
export function tokenIn(query: string): string | undefined {
  const token = new URLSearchParams(query).get('request') ?? ''
  return /^[\w-]+\.[\w-]+$/.test(token) ? token : undefined
}

/**
 * The prerendered thank-you page with the due time as its first sentence: a browser without
 * JavaScript is sent here. The page's body is read from the document when the page comes alive, so
 * the sentence stays.
 */
export function withAnswerBy(
  html: string,
  due: Date,
  now: Date,
  { timeZone }: Pick<SiteFile['business']['promise'], 'timeZone'>,
  token?: string,
): string {
  const words = dueSoon(due, now, 'en', timeZone)
  return html.replace(
    /(<div id="article-body"[^>]*>)/,
    `$1<p class="answer-by">We answer by <strong>${words}</strong>, Mountain Time.</p>${linkTo(token)}`,
  )
}

const linkTo = (token: string | undefined): string =>
  token === undefined
    ? ''
    : `<p><a href="${paths.requestWith(token)}" rel="external">See your request, add photographs and plans, or correct it</a></p>`
