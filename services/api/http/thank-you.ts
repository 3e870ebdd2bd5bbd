import type { SiteFile } from '../contract/site.ts'
import { dueSoon } from '../promise/due-words.ts'

/** The due time in an address's query (`paths.thankYouBy`); undefined when it has none that makes sense. */
export function answerByIn(query: string): Date | undefined {
  const asked = new URLSearchParams(query).get('answer-by') ?? ''
  if (!/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(asked)) return undefined
  const due = new Date(asked)
  return Number.isNaN(due.getTime()) ? undefined : due
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
): string {
  const words = dueSoon(due, now, 'en', timeZone)
  return html.replace(
    /(<div id="article-body"[^>]*>)/,
    `$1<p class="answer-by">We answer by <strong>${words}</strong>, Mountain Time.</p>`,
  )
}
