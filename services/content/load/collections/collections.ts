import { z } from 'zod'
import type { Kind } from '../../kinds/kind.ts'
import { kinds } from '../../kinds/kinds.ts'
import { fileProblem, type Problem } from '../../model/problem.ts'
import type { KnownNames } from '../../schema/fields.ts'
import type { Entry } from '../files/entry.ts'
import { entriesOf, type ContentFiles, namesOf, translatedInto } from '../files/read-files.ts'
import { layerNames } from '../layers/layer-names.ts'
import { brandFile, type SingleFile, type TranslatedFile } from '../files/placement.ts'
import type { Language } from '../../model/languages.ts'
import { keyOfNames, type Validator, validatorsFor } from './validators.ts'
import { hashOf } from '../files/file-cache.ts'
import { slugify } from '../messages/suggest.ts'

/** An entry with data that fits its schema. */
export interface ValidEntry<Data> {
  entry: Entry
  data: Data
}

/** The valid entries of every kind. */
type ValidEntries = {
  [Name in keyof typeof kinds]: ValidEntry<z.output<ReturnType<(typeof kinds)[Name]['schema']>>>[]
}

/** What of the content is valid, in one language. */
export type ValidContent = ReturnType<typeof validateContent>['valid']

/**
 * Returns every entry that fits its schema, and a problem for each that does not: those of the first language, and for
 * each other language that there are files in what its site consists of; `names` is what files may refer to. Reuses the result of a file while its text, the
 * code and the names that it may refer to are the same.
 */
export function validateContent(files: ContentFiles) {
  const names = knownNames(files)
  const namesKey = keyOfNames(names)
  const checks = validatorsFor(names, namesKey)
  const problems: Problem[] = []
  const key = hashOf(namesKey)
  const one = <Data>(
    check: Validator<Data>,
    entry: Entry,
    original?: Entry,
  ): ValidEntry<Data>[] => {
    const { data, problems: found } = entry.keep(
      'valid',
      () => check(entry, original),
      () => (original ? `${key} ${hashOf(JSON.stringify(original.data))}` : key),
    )
    problems.push(...found)
    return data === undefined ? [] : [{ entry, data }]
  }
  /** The translation of a file, if there is one and it is valid. */
  const translated = <Data>(check: Validator<Data>, entry: Entry): ValidEntry<Data>[] => {
    const original = files.entries.get(originalOf(entry))
    if (original) return one(check, entry, original)
    // The original of an email may be the project's.
    if (entry.file.startsWith('content/emails/')) return one(check, entry)
    if (!files.texts.has(originalOf(entry))) problems.push(withoutOriginal(entry))
    return []
  }
  const single = <Data>(name: SingleFile, check: Validator<Data>) => {
    const entry = files.entries.get(`content/${name}`)
    if (!entry && !files.texts.has(`content/${name}`) && name !== 'region-factor.yaml')
      problems.push(missingFile(name))
    return entry && one(check, entry)[0]
  }
  /** A single file in a language, or the original. */
  const singleIn = <Data>(
    language: Language,
    name: TranslatedFile,
    check: Validator<Data>,
    original: ValidEntry<Data> | undefined,
  ) => {
    const entry = files.entries.get(`content/${name.replace('.yaml', `.${language}.yaml`)}`)
    return (entry && translated(check, entry)[0]) ?? original
  }
  const brandEntry = files.entries.get(`content/${brandFile}`)
  const entries = Object.entries<Kind>(kinds).map(([name, { folder }]) => {
    const check = checks.kinds.get(name)
    return [
      name,
      check ? entriesOf(files, folder).flatMap((entry) => one(check, entry)) : [],
    ] as const
  })

  const valid = {
    business: single('business.yaml', checks.business),
    brand: brandEntry && one(checks.brand, brandEntry)[0],
    claims: single('claims.yaml', checks.claims),
    form: single('form.yaml', checks.form),
    lostReasons: single('lost-reasons.yaml', checks.lostReasons),
    navigation: single('navigation.yaml', checks.navigation),
    notices: single('notice.yaml', checks.notices),
    redirects: single('redirects.yaml', checks.redirects),
    authors: single('authors.yaml', checks.authors),
    testimonials: single('testimonials.yaml', checks.testimonials),
    whyUs: single('why-us.yaml', checks.whyUs),
    regionFactor: single('region-factor.yaml', checks.regionFactor),
    search: single('search.yaml', checks.search),
    // The compiler can't follow a loop over kinds with different types.
    ...(Object.fromEntries(entries) as ValidEntries),
  }
  const translations = translatedInto(files).map((language) => {
    const { business, claims, navigation, authors, testimonials, whyUs, regionFactor } = valid
    const lists = Object.entries<Kind>(kinds).map(([name, { folder, shared }]) => {
      const check = checks.kinds.get(name)
      const own = check
        ? entriesOf(files, folder, language).flatMap((entry) => translated(check, entry))
        : []
      const names = new Set(own.map(({ entry }) => entry.name))
      const originals = shared ? valid[name as keyof ValidEntries] : []
      return [name, [...own, ...originals.filter(({ entry }) => !names.has(entry.name))]] as const
    })
    return {
      language,
      valid: {
        ...valid,
        business: singleIn(language, 'business.yaml', checks.business, business),
        claims: singleIn(language, 'claims.yaml', checks.claims, claims),
        navigation: singleIn(language, 'navigation.yaml', checks.navigation, navigation),
        authors: singleIn(language, 'authors.yaml', checks.authors, authors),
        testimonials: singleIn(language, 'testimonials.yaml', checks.testimonials, testimonials),
        whyUs: singleIn(language, 'why-us.yaml', checks.whyUs, whyUs),
        regionFactor: singleIn(language, 'region-factor.yaml', checks.regionFactor, regionFactor),
        ...(Object.fromEntries(lists) as ValidEntries),
      },
    }
  })
  return { valid, translations, problems, names }
}

/** `content/offerings/roofing.es.md` → `content/offerings/roofing.md` */
export const originalOf = ({
  file,
  name,
  language,
}: Pick<Entry, 'file' | 'name' | 'language'>): string =>
  file.replace(`${name}.${language}.`, `${name}.`)

const withoutOriginal = (entry: Entry): Problem =>
  fileProblem(entry.file, {
    reason: `is a translation of ${originalOf(entry)}, which doesn’t exist`,
    repair: 'write that file, or give this one the name of the file that it translates',
  })

/**
 * Returns what content may refer to. Entries are named by their files, authors and claims by their keys, areas by their
 * `name`. A file with problems still has its name.
 */
export function knownNames(files: ContentFiles): KnownNames {
  const byName = z.record(z.string(), z.unknown())
  const people = byName.safeParse(files.entries.get('content/authors.yaml')?.data)
  const claims = byName.safeParse(files.entries.get('content/claims.yaml')?.data)
  const areas = z
    .object({ areas: z.array(z.object({ name: z.string() })) })
    .safeParse(files.entries.get('content/business.yaml')?.data)
  const phones = labeledPhones.safeParse(files.entries.get('content/business.yaml')?.data)
  const groups = namedGroups.safeParse(files.entries.get('content/business.yaml')?.data)
  const { background, foreground } = layerNames(files)
  const layers = new Set([...background, ...foreground])
  const pictures = new Set([
    ...files.pictures.keys(),
    ...files.misplacedPictures,
    ...namesOf(files, 'images'),
  ])
  const known: KnownNames = Object.fromEntries(
    Object.entries<Kind>(kinds).map(([name, { folder }]) => [
      name,
      { where: `content/${folder}/`, names: new Set(namesOf(files, folder)) },
    ]),
  )
  return {
    ...known,
    // A layer is no picture of a page.
    images: {
      where: 'content/images/',
      names: new Set([...pictures].filter((name) => !layers.has(name))),
      layers,
    },
    files: { where: 'content/files/', names: new Set(files.files.keys()) },
    layers: { where: 'content/images/', names: pictures },
    areas: {
      where: 'content/business.yaml',
      names: areas.data && new Set(areas.data.areas.map(({ name }) => name)),
    },
    authors: {
      where: 'content/authors.yaml',
      names: people.data && new Set(Object.keys(people.data)),
    },
    claims: {
      where: 'content/claims.yaml',
      names: claims.data && new Set(Object.keys(claims.data).map(slugify)),
    },
    phones: {
      where: 'content/business.yaml',
      names: phones.data && new Set(phones.data.phones.map(({ label }) => label)),
    },
    ...formNames(files),
    languages: { where: 'content/words/', names: new Set(files.languages) },
    serviceGroups: {
      where: 'content/business.yaml',
      names: groups.data && new Set(groups.data.serviceGroups.map(({ id }) => id)),
    },
  }
}

const withId = z.object({ id: z.string() })
const labeledPhones = z.object({ phones: z.array(z.object({ label: z.string() })) })
const namedGroups = z.object({ serviceGroups: z.array(withId) })
const namedTypes = z.object({
  types: z.array(
    withId.extend({
      services: z.array(z.string()),
      choices: z.array(withId).default([]),
    }),
  ),
})

/** The names of form.yaml that offerings and services may use; all are known while it cannot be read. */
function formNames(files: ContentFiles): KnownNames {
  const { data } = namedTypes.safeParse(files.entries.get('content/form.yaml')?.data)
  const types = data?.types.map(({ id }) => id)
  const choices = data?.types.flatMap((type) => type.choices.map(({ id }) => id))
  const services = data?.types.flatMap((type) => type.services)
  const known = (names: readonly string[] | undefined) => ({
    where: 'content/form.yaml',
    names: names && new Set(names),
  })
  return {
    formTypes: known(types),
    formChoices: known(choices),
    formAnswers: known(types && choices && [...choices, ...types]),
    formServices: known(types && choices && services && [...choices, ...services, ...types]),
  }
}

/** Not written as a path: `content/` in a message becomes CONTENT_DIR, which need not have the author's manual. */
const authorsManual = 'README.md of the content that comes with the engine'

const missingFile = (name: SingleFile) =>
  fileProblem(`content/${name}`, {
    reason: 'is missing',
    repair: `write it: the site can’t be built without it; ${authorsManual} says what is in it`,
  })
