import { z } from 'zod'
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
import { type Referable, referTo } from '../schema/refer.ts'
import { reply } from '../schema/reply.ts'
import { service } from '../schema/service.ts'
import { town } from '../schema/town.ts'
import { testimonials, whyUs } from '../schema/trust.ts'
import type { Entry } from './entry.ts'
import { entriesOf, type Files, namesOf } from './files.ts'
import type { Folder, SingleFile } from './placement.ts'
import type { Problem } from './problem.ts'
import { validate } from './validate.ts'

/** An entry with the data its schema promises. */
export interface Valid<Data> {
  entry: Entry
  data: Data
}

export type Collected = ReturnType<typeof collect>

/** In: the files. Out: every entry that fits its schema, and a problem for every one that does not. */
export function collect(files: Files) {
  const refer = referTo(names(files))
  const problems: Problem[] = []

  const check = <Schema extends z.ZodType>(
    schema: Schema,
    entry: Entry,
  ): Valid<z.output<Schema>>[] => {
    const result = validate(schema, entry)
    problems.push(...result.problems)
    return result.data === undefined ? [] : [{ entry, data: result.data }]
  }
  const single = <Schema extends z.ZodType>(name: SingleFile, schema: Schema) => {
    const entry = files.entries.get(`content/${name}`)
    if (!files.texts.has(`content/${name}`)) problems.push(absent(name))
    return entry && check(schema, entry)[0]
  }
  const folder = <Schema extends z.ZodType>(name: Folder, schema: Schema) =>
    entriesOf(files, name).flatMap((entry) => check(schema, entry))

  return {
    business: single('business.yaml', business(refer)),
    claims: single('claims.yaml', claims),
    navigation: single('navigation.yaml', navigation),
    redirects: single('redirects.yaml', redirects),
    authors: single('authors.yaml', authors),
    testimonials: single('testimonials.yaml', testimonials(refer)),
    whyUs: single('why-us.yaml', whyUs),
    towns: folder('towns', town(refer)),
    services: folder('services', service(refer)),
    locations: folder('locations', location(refer)),
    offerings: folder('offerings', offering(refer)),
    openings: folder('openings', opening(refer)),
    pages: folder('pages', page(refer)),
    posts: folder('posts', post(refer)),
    guides: folder('guides', guide(refer)),
    replies: folder('replies', reply),
    projects: folder('projects', project(refer)),
    chapters: folder('building-guide', chapter(refer)),
    images: folder('images', image),
    problems,
  }
}

/** Entries are named by their files, authors by their keys. A file with faults still has its name. */
function names(files: Files): Record<Referable, ReadonlySet<string> | undefined> {
  const of = (folder: Folder) => new Set(namesOf(files, folder))
  const people = z
    .record(z.string(), z.unknown())
    .safeParse(files.entries.get('content/authors.yaml')?.data)
  return {
    authors: people.data && new Set(Object.keys(people.data)),
    guides: of('guides'),
    images: new Set([...files.pictures.keys(), ...of('images')]),
    offerings: of('offerings'),
    pages: of('pages'),
    posts: of('posts'),
    projects: of('projects'),
    services: of('services'),
    towns: of('towns'),
  }
}

const absent = (name: SingleFile): Problem => ({
  file: `content/${name}`,
  line: 1,
  column: 1,
  field: '',
  reason: 'is missing',
  repair: 'restore it from git: the site cannot be built without it',
})
