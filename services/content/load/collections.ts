import { z } from 'zod'
import { authors, guide, post } from '../schema/article.ts'
import { business } from '../schema/business.ts'
import { claims } from '../schema/claims.ts'
import { image } from '../schema/image.ts'
import { navigation, redirects } from '../schema/navigation.ts'
import { offering } from '../schema/offering.ts'
import { page } from '../schema/page.ts'
import { project } from '../schema/project.ts'
import { type Referable, type Refer, referTo } from '../schema/refer.ts'
import { locationOverride, service } from '../schema/service.ts'
import { town } from '../schema/town.ts'
import { testimonials, whyUs } from '../schema/trust.ts'
import type { Entry } from './entry.ts'
import type { Files } from './files.ts'
import type { Problem } from './problem.ts'
import { suggestion } from './suggest.ts'
import { validate } from './validate.ts'

/** An entry with the data its schema promises. */
export interface Valid<Data> {
  entry: Entry
  data: Data
}

const singles = (refer: Refer) => ({
  'business.yaml': business(refer),
  'claims.yaml': claims,
  'navigation.yaml': navigation,
  'redirects.yaml': redirects,
  'authors.yaml': authors,
  'testimonials.yaml': testimonials(refer),
  'why-us.yaml': whyUs,
})

const folders = (refer: Refer) => ({
  towns: town(refer),
  services: service(refer),
  locations: locationOverride(refer),
  offerings: offering(refer),
  pages: page(refer),
  posts: post(refer),
  guides: guide(refer),
  projects: project(refer),
  images: image,
})

type Schemas<Make extends (refer: Refer) => Record<string, z.ZodType>> = ReturnType<Make>
export type Singles = {
  [Name in keyof Schemas<typeof singles>]?: Valid<z.output<Schemas<typeof singles>[Name]>>
}
export type Folders = {
  [Name in keyof Schemas<typeof folders>]: Valid<z.output<Schemas<typeof folders>[Name]>>[]
}

/** In: the files. Out: every entry that fits its schema, and a problem for every one that does not. */
export function collect(files: Files): { singles: Singles; folders: Folders; problems: Problem[] } {
  const refer = referTo(names(files))
  const problems: Problem[] = []
  const check = <Schema extends z.ZodType>(schema: Schema, entry: Entry) => {
    const result = validate(schema, entry)
    problems.push(...result.problems)
    return result.data === undefined ? undefined : { entry, data: result.data }
  }

  const singleSchemas = singles(refer)
  const single = Object.fromEntries(
    Object.entries(singleSchemas).map(([name, schema]) => {
      const entry = files.single.get(name)
      if (!entry && !files.texts.has(`content/${name}`)) problems.push(absent(name))
      return [name, entry && check<z.ZodType>(schema, entry)]
    }),
  ) as Singles

  const folderSchemas = folders(refer)
  const folder = Object.fromEntries(
    Object.entries(folderSchemas).map(([name, schema]) => [
      name,
      (files.folders.get(name) ?? []).flatMap((entry) => check<z.ZodType>(schema, entry) ?? []),
    ]),
  ) as Folders

  problems.push(...strangers(files, Object.keys(singleSchemas), Object.keys(folderSchemas)))
  return { singles: single, folders: folder, problems }
}

/** Entries are named by their files; authors by their keys. */
function names(files: Files): Record<Referable, ReadonlySet<string>> {
  const of = (folder: string) => new Set((files.folders.get(folder) ?? []).map(({ name }) => name))
  const people = z.record(z.string(), z.unknown()).safeParse(files.single.get('authors.yaml')?.data)
  return {
    authors: new Set(Object.keys(people.data ?? {})),
    guides: of('guides'),
    images: new Set([...files.pictures.keys(), ...of('images')]),
    offerings: of('offerings'),
    posts: of('posts'),
    projects: of('projects'),
    services: of('services'),
    towns: of('towns'),
  }
}

const absent = (name: string): Problem => ({
  file: `content/${name}`,
  line: 1,
  column: 1,
  field: '',
  reason: 'is missing',
  repair: 'restore it from git: the site cannot be built without it',
})

function strangers(files: Files, singleNames: string[], folderNames: string[]): Problem[] {
  const stranger = (entry: Entry, word: string, known: string[]): Problem => ({
    file: entry.file,
    line: 1,
    column: 1,
    field: '',
    reason: 'stands where the site does not read it',
    repair: suggestion(word, known),
  })
  return [
    ...[...files.single].flatMap(([name, entry]) =>
      singleNames.includes(name) ? [] : [stranger(entry, name, singleNames)],
    ),
    ...[...files.folders].flatMap(([folder, entries]) =>
      folderNames.includes(folder)
        ? []
        : entries.map((entry) => stranger(entry, folder, folderNames)),
    ),
  ]
}
