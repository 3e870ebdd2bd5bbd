import { z } from 'zod'
import { line } from '../contract/text.ts'
import { success } from '../contract/success.ts'

/** The edition with all drafts and scheduled entries, as if they were published today. */
export const draftsEdition = 'drafts'

const ofCommit = /^commit-([0-9a-f]{40,64})$/

/** The name of the edition of a commit that isn't published. */
export const commitEdition = (commit: string): string => `commit-${commit}`

/** Returns the commit that an edition is named by; undefined: it is one of the build. */
export const commitOf = (edition: string): string | undefined => ofCommit.exec(edition)?.[1]

export const previewRequest = z.strictObject({
  path: line()
    .max(300)
    .startsWith('/')
    .describe('The path of the page that the link opens: `/guides/roof-snow`.'),
  edition: line()
    .max(80)
    .default(draftsEdition)
    .describe(
      'The edition that the pages are of: `drafts` has all drafts and scheduled entries, a moment of editions.json what is published from then on, `commit-` and a commit the content of that commit, which the publisher builds.',
    ),
})

/** A link as staff see it. Times are ISO 8601 in UTC. */
const previewLinkView = z.object({
  id: z.string(),
  path: z.string(),
  edition: z.string(),
  /** The name of who made it. */
  by: z.string().optional(),
  createdAt: z.string(),
  until: z.string(),
})
export type PreviewLinkView = z.infer<typeof previewLinkView>

export const previewLinkList = success({ links: z.array(previewLinkView) })

export const madePreviewLink = success({
  link: previewLinkView,
  url: z
    .string()
    .describe('The address to pass on. It is shown once: only a hash of its secret is stored.'),
})
