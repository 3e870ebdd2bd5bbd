import type { articleNode, breadcrumbNode, faqNode, serviceNode } from './page-nodes.ts'
import type { businessNode, websiteNode } from './business.ts'
import type { jobPostingNode } from './job-posting.ts'

export type Node =
  | ReturnType<typeof articleNode>
  | ReturnType<typeof breadcrumbNode>
  | ReturnType<typeof businessNode>
  | ReturnType<typeof faqNode>
  | ReturnType<typeof jobPostingNode>
  | ReturnType<typeof serviceNode>
  | ReturnType<typeof websiteNode>

export interface Graph {
  '@context': 'https://schema.org'
  '@graph': Node[]
}

/** The nodes of one page, linked by `@id`. */
export const graph = (nodes: readonly Node[]): Graph => ({
  '@context': 'https://schema.org',
  '@graph': [...nodes],
})

/** JSON for a script element, escaped so that no text in it can close the element. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
