import type { z } from 'zod'
import { authors, guide, post } from '../schema/article.ts'
import { chapter } from '../schema/building-guide.ts'
import { business } from '../schema/business.ts'
import { claims } from '../schema/claims.ts'
import { image } from '../schema/image.ts'
import { location } from '../schema/location.ts'
import { navigation, redirects } from '../schema/navigation.ts'
import { offering } from '../schema/offering.ts'
import { opening } from '../schema/opening.ts'
import { page } from '../schema/page.ts'
import { project } from '../schema/project.ts'
import { type Refer, type Referable, referTo } from '../schema/refer.ts'
import { reply } from '../schema/reply.ts'
import { service } from '../schema/service.ts'
import { town } from '../schema/town.ts'
import { testimonials, whyUs } from '../schema/trust.ts'
import type { Entry } from './entry.ts'
import type { Problem } from './problem.ts'
import { validate } from './validate.ts'

/** The names that content can point at, by kind; a kind whose names cannot be read has none to compare with. */
export type Names = Record<Referable, ReadonlySet<string> | undefined>

/** Whether an entry fits its schema: its data as the schema types it, or what is wrong with it. */
export type Check<Data> = (entry: Entry) => { data: Data | undefined; problems: Problem[] }

let last: { key: string; checks: ReturnType<typeof checks> } | undefined

/**
 * A check for every kind of content. In development the names are mostly those of the last time, and then
 * entries that have not changed since are not checked again.
 */
export function checksWith(names: Names): ReturnType<typeof checks> {
  const key = JSON.stringify(Object.entries(names).map(([kind, set]) => [kind, set && [...set]]))
  if (last?.key !== key) last = { key, checks: checks(referTo(names)) }
  return last.checks
}

const checks = (refer: Refer) => ({
  business: checkOf(business(refer)),
  claims: checkOf(claims),
  navigation: checkOf(navigation),
  redirects: checkOf(redirects),
  authors: checkOf(authors),
  testimonials: checkOf(testimonials(refer)),
  whyUs: checkOf(whyUs),
  towns: checkOf(town(refer)),
  services: checkOf(service(refer)),
  locations: checkOf(location(refer)),
  offerings: checkOf(offering(refer)),
  openings: checkOf(opening(refer)),
  pages: checkOf(page(refer)),
  posts: checkOf(post(refer)),
  guides: checkOf(guide(refer)),
  replies: checkOf(reply),
  projects: checkOf(project(refer)),
  chapters: checkOf(chapter(refer)),
  images: checkOf(image),
})

function checkOf<Schema extends z.ZodType>(schema: Schema): Check<z.output<Schema>> {
  const said = new WeakMap<Entry, ReturnType<Check<z.output<Schema>>>>()
  return (entry) => {
    const known = said.get(entry) ?? validate(schema, entry)
    said.set(entry, known)
    return known
  }
}
