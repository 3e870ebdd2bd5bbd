import { z } from 'zod'
import type { Entry } from './entry.ts'
import { entriesOf, type Files, namesOf } from './files.ts'
import type { Folder, SingleFile } from './placement.ts'
import type { Problem } from './problem.ts'
import { type Check, checksWith, type Names } from './checks.ts'

/** An entry with the data its schema promises. */
export interface Valid<Data> {
  entry: Entry
  data: Data
}

export type Collected = ReturnType<typeof collect>

/** In: the files. Out: every entry that fits its schema, and a problem for every one that does not. */
export function collect(files: Files) {
  const checks = checksWith(names(files))
  const problems: Problem[] = []

  const one = <Data>(check: Check<Data>, entry: Entry): Valid<Data>[] => {
    const result = check(entry)
    problems.push(...result.problems)
    return result.data === undefined ? [] : [{ entry, data: result.data }]
  }
  const single = <Data>(name: SingleFile, check: Check<Data>) => {
    const entry = files.entries.get(`content/${name}`)
    if (!files.texts.has(`content/${name}`)) problems.push(absent(name))
    return entry && one(check, entry)[0]
  }
  const folder = <Data>(name: Folder, check: Check<Data>) =>
    entriesOf(files, name).flatMap((entry) => one(check, entry))

  return {
    business: single('business.yaml', checks.business),
    claims: single('claims.yaml', checks.claims),
    navigation: single('navigation.yaml', checks.navigation),
    redirects: single('redirects.yaml', checks.redirects),
    authors: single('authors.yaml', checks.authors),
    testimonials: single('testimonials.yaml', checks.testimonials),
    whyUs: single('why-us.yaml', checks.whyUs),
    towns: folder('towns', checks.towns),
    services: folder('services', checks.services),
    locations: folder('locations', checks.locations),
    offerings: folder('offerings', checks.offerings),
    openings: folder('openings', checks.openings),
    pages: folder('pages', checks.pages),
    posts: folder('posts', checks.posts),
    guides: folder('guides', checks.guides),
    replies: folder('replies', checks.replies),
    projects: folder('projects', checks.projects),
    chapters: folder('building-guide', checks.chapters),
    images: folder('images', checks.images),
    problems,
  }
}

/** Entries are named by their files, authors by their keys. A file with faults still has its name. */
function names(files: Files): Names {
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
