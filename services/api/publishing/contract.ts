import { z } from 'zod'
import { success } from '../contract/success.ts'

/** A commit in full, as git names it. */
export const commitId = z.string().regex(/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/)

/** The name of a release's folder: its number, and the first digits of its commit. */
export const releaseName = z.string().regex(/^\d{1,9}-[0-9a-f]{12}$/)

/** Why a push was not published. Without a file it is about the whole of it. */
const publicationProblem = z.strictObject({
  file: z.string().optional(),
  /** From 1. */
  line: z.number().int().optional(),
  reason: z.string(),
  repair: z.string().optional(),
})
export type PublicationProblem = z.infer<typeof publicationProblem>

/** The most problems of a push that are shown; their number says how many there are. */
export const shownProblems = 50

/**
 * What became of a commit. `published`: it was built and shown. `built`: built, and not shown. `refused`: its content
 * has problems. `engine`: it changes more than content. `failed`: the build stopped for a reason that isn't in the content.
 */
const outcome = z.enum(['published', 'built', 'refused', 'engine', 'failed'])

const publication = z.strictObject({
  commit: commitId,
  /** The author of the commit, by name. */
  author: z.string(),
  subject: z.string(),
  /** When the publisher was done with it, ISO 8601 in UTC. */
  at: z.string(),
  /** The hash of the code that has built it, or would have. */
  engine: z.string(),
  outcome,
  problems: z.array(publicationProblem),
  /** How many problems there are, of which `problems` has the first ones. */
  problemCount: z.number().int(),
  /** The folder in `releases`; left out if it was not built or has been removed. */
  release: releaseName.optional(),
  /** How long the build took. */
  seconds: z.number().optional(),
})
export type Publication = z.infer<typeof publication>

/** How many builds for previews stay. */
export const keptBuilds = 5

/** After this time a build that failed for a reason outside of its content is tried again. */
export const buildRetryMs = 30 * 60_000

/** What the publisher writes to `state.json` in its folder, and the service reads. */
export const publisherState = z.strictObject({
  version: z.literal(1),
  /** Without user name and password. */
  repository: z.string(),
  branch: z.string(),
  /** The content folder in the repository. */
  folder: z.string(),
  /** The hash of the code that builds. */
  engine: z.string(),
  /** The pause between two looks, in seconds. */
  lookSeconds: z.number(),
  /** Since when this process runs; ISO 8601 in UTC, like all times here. */
  startedAt: z.string(),
  /** The last look at the repository. */
  lookedAt: z.string().optional(),
  /** The newest commit of the branch that was dealt with. */
  head: commitId.optional(),
  /** Why the last look failed. */
  trouble: z.string().optional(),
  /** What is being built. */
  building: z.strictObject({ commit: commitId, since: z.string() }).optional(),
  /** The release that is shown; left out: none yet. */
  current: releaseName.optional(),
  /** What was pushed to the branch, newest first. */
  publications: z.array(publication),
  /** What was built on request, for previews, newest first. */
  builds: z.array(publication),
  /** The commit whose files outside of the content folder are those of the engine. */
  base: z.strictObject({ engine: z.string(), commit: commitId }).optional(),
})
export type PublisherState = z.infer<typeof publisherState>

/** What the service asks of the publisher, as a file in its folder `requests`. */
export const publisherRequest = z.discriminatedUnion('ask', [
  /** Looks at the repository now. */
  z.strictObject({ ask: z.literal('look') }),
  /** Shows a release that is still there. */
  z.strictObject({ ask: z.literal('show'), release: releaseName }),
  /** Builds a commit of any branch, and shows it to nobody. */
  z.strictObject({ ask: z.literal('build'), commit: commitId }),
])
export type PublisherRequest = z.infer<typeof publisherRequest>

/** Settings → Publishing. Left out: no publisher is set up. */
export const publishingStatus = success({
  publisher: z
    .strictObject({
      ...publisherState.pick({
        repository: true,
        branch: true,
        folder: true,
        lookedAt: true,
        trouble: true,
        building: true,
      }).shape,
      /** Visitors see the build of the installation: after an update, until the publisher has built again. */
      ownBuild: z.boolean(),
      publications: z.array(
        z.strictObject({
          ...publication.shape,
          /** It is what visitors see. */
          current: z.boolean(),
          /** It can be shown: its release is there, and was built by the installed version. */
          showable: z.boolean(),
        }),
      ),
      /** It has not looked for a while: its process may have stopped. */
      silent: z.boolean(),
      /** PUBLISHER_WEBHOOK_SECRET is set. */
      webhook: z.boolean(),
    })
    .optional(),
  /** The publisher's folder has nothing yet, or what can't be read. */
  waiting: z.boolean(),
})
export type PublishingStatus = z.infer<typeof publishingStatus>

export const publishingChange = z.strictObject({
  /** `look` has the publisher look at the repository now, `show` shows a release. */
  action: z.enum(['look', 'show']),
  /** The release to show. */
  release: releaseName.optional(),
})
export type PublishingChange = z.infer<typeof publishingChange>
