import type { articleNode } from './article.ts'
import type { breadcrumbNode } from './breadcrumb.ts'
import type { businessNode } from './business.ts'
import type { faqNode } from './faq.ts'
import type { jobPostingNode } from './job-posting.ts'
import type { serviceNode } from './service.ts'

export type Node =
  | ReturnType<typeof articleNode>
  | ReturnType<typeof breadcrumbNode>
  | ReturnType<typeof businessNode>
  | ReturnType<typeof faqNode>
  | ReturnType<typeof jobPostingNode>
  | ReturnType<typeof serviceNode>

export interface Graph {
  '@context': 'https://schema.org'
  '@graph': Node[]
}

/** The nodes of one page, joined by their `@id`. */
export const graph = (nodes: readonly Node[]): Graph => ({
  '@context': 'https://schema.org',
  '@graph': [...nodes],
})

/** JSON that may stand inside a script element: no text in it can close the element. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
