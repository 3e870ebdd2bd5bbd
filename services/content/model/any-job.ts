import { careersPage } from './optional-pages.ts'
import type { Site } from './site.ts'

/**
 * In place of the slug of a job, in applications that are for none (`anyJob` of the careers page). Applications are stored
 * with it. No file has such a name.
 */
export const anyJobSlug = 'any_job'

/** Returns what the form offers to those whom no open job fits; undefined: the firm takes no such applications. */
export function anyJob(site: Pick<Site, 'pages'>): { slug: string; title: string } | undefined {
  const title = careersPage(site)?.anyJob
  return title === undefined ? undefined : { slug: anyJobSlug, title }
}
