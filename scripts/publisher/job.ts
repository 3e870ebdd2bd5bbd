import { join } from 'node:path'
import { z } from 'zod'

/** What the publisher gives to a build: in `job/job.json`, beside the content in `job/content`. */
export const buildJob = z.strictObject({
  id: z.string(),
  /** The content folder in the repository, by which messages name files. */
  folder: z.string(),
})
export type BuildJob = z.infer<typeof buildJob>

/** What a build answers, in `build/result.json`. */
export const buildResult = z.strictObject({
  id: z.string(),
  outcome: z.enum(['built', 'refused', 'failed']),
  problems: z.array(
    z.strictObject({
      file: z.string().optional(),
      line: z.number().int().optional(),
      reason: z.string(),
      repair: z.string().optional(),
    }),
  ),
  problemCount: z.number().int(),
  seconds: z.number(),
})
export type BuildResult = z.infer<typeof buildResult>

/** The places that publisher and build share. `job` is the publisher's, `build` the build's. */
export const jobPlaces = (home: string) => ({
  folder: join(home, 'job'),
  content: join(home, 'job/content'),
  job: join(home, 'job/job.json'),
  /** Written last: systemd starts the build when it changes. */
  start: join(home, 'job/start'),
  build: join(home, 'build'),
  /** The copy of the installed version, of links, in which the build runs. */
  work: join(home, 'build/work'),
  result: join(home, 'build/result.json'),
  /** How the unit ended, in systemd's words. */
  ended: join(home, 'build/ended'),
})

/** How long a build may take, in ms. */
export const buildMs = 20 * 60_000
