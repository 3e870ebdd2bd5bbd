import { z } from 'zod'
import { publication } from './publication.ts'

/**
 * The kinds of field that content files are made of. `example` is a line that an author could
 * write; a problem shows it as the repair. What a field is for is its `.describe('…')`, which editors show
 * (scripts/json-schemas).
 */

/**
 * A short text on one line: labels, titles. `maxLength` is in characters. `words`: a translation writes its own, here and
 * below; other fields that it leaves out are those of the original (load/collections/translation.ts).
 */
export const text = (maxLength: number, example: string) =>
  z.string().trim().min(1).max(maxLength).meta({ example, words: true })

/** Sentences. May use placeholders such as `{brand}` or `{claim.response}`. */
export const prose = (most: number, example: string) =>
  z.string().trim().min(1).max(most).meta({ example, words: true })

/** What is called the same in every language, such as a town or a document. */
export const properName = (maxLength: number, example: string) =>
  z.string().trim().min(1).max(maxLength).meta({ example })

/** A sentence with one link in it: the words in square brackets. */
export const linkSentence = (example: string) =>
  prose(200, example).regex(/^[^[\]]*\[[^[\]]+\](?!\()[^[\]]*$/, {
    error:
      'must have one pair of square brackets, around the words that are the link, and no address',
  })

/** A calendar day. */
export const day = () =>
  z.iso
    .date()
    .refine((date) => /^(19|20)/.test(date), { error: 'is in a year that cannot be right' })
    .meta({ example: '2026-05-14' })
    .describe('A day: year, month, day.')

/** Latitude and longitude. */
export const coordinates = () =>
  z
    .tuple([z.number().min(-90).max(90), z.number().min(-180).max(180)])
    .describe(
      'Latitude and longitude, in degrees: north first, and west of Greenwich is below zero.',
    )

/** A phone number of the United States. */
export const phone = () =>
  z
    .string()
    .regex(/^\d{3}-\d{3}-\d{4}$/, { error: 'is not a phone number' })
    .meta({ example: '202-555-0142' })
    .describe('A phone number of the United States.')

/** A code of letters. `pattern` is what it must match, and `form` says that in words. */
export const letters = (pattern: RegExp, example: string, form: string) =>
  z
    .string()
    .regex(pattern, { error: `isn’t ${form}` })
    .meta({ example })

/** A link, to this site or another. */
const href = () =>
  z
    .string()
    .regex(/^(\/|https:\/\/|tel:|mailto:)/, {
      error: 'is not a link to this site (/…) or to another (https://…)',
    })
    .meta({ example: '/roofing' })
    .describe('A page of this site (`/roofing`, `/about#team`), or `https://…`, `tel:`, `mailto:`.')

/** A web address of another site. */
export const webAddress = () => address(/^https$/)

const address = (protocol: RegExp) =>
  z
    .url({ protocol })
    .refine((url) => !/\s/.test(url), { error: 'has a space in it' })
    .meta({ example: 'https://www.springfield.example' })
    .describe('The web address of another site.')

/** The part of a web address that names one thing: lower-case words joined by hyphens. */
export const slug = (example: string) =>
  z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
      error: 'can be no part of an address',
    })
    .meta({ example })

/** Where a fact comes from. */
export const source = z
  .strictObject({
    title: properName(160, 'City of Springfield, Building Design Criteria').describe(
      'Who says so, and where: “City of Springfield, Building design criteria”.',
    ),
    url: address(/^https?$/).describe(
      'The page or document that says so. Some public offices still answer on http:// only.',
    ),
    checked: day()
      .optional()
      .describe('The day it was last read there. Left out until then: the page says so.'),
  })
  .describe('Where a fact comes from, so that the next person can check it.')
export type Source = z.infer<typeof source>

/** Where others can read something. */
export const publicLink = z
  .strictObject({
    title: text(60, 'Springfield contractor register'),
    url: webAddress(),
  })
  .describe('Where others can read it: what that place is called, and its address.')

/** Marks an entry that stands in for one of the firm's own. */
export const placeholder = () =>
  z
    .boolean()
    .default(false)
    .meta({ example: true })
    .describe(
      'The entry stands in for one of your own. Pages show it, but neither link nor mark up its numbers and addresses; `npm run check` counts such entries, and fails with `-- --strict`.',
    )

/** What an entry about a person has. The schema with them is given to `withConsent`. */
export const aboutPerson = {
  placeholder: placeholder(),
  consent: properName(200, 'Signed form of 2026-05-14, in the office')
    .optional()
    .describe(
      'How and when the person agreed to be on the site. No page shows it. Left out of a placeholder only.',
    ),
  ...publication,
}

interface AboutPerson {
  placeholder: boolean
  consent?: string | undefined
}

/**
 * Metadata of a field with references that says what its entry is limited to: without them the entry would be about everything. When
 * the last one is removed, its entry goes too, and nobody just empties the field (`npm run remove`).
 */
export const limits = { limits: true } as const

/** Makes the schema of an entry about a real person refuse one without `consent`. */
export const withConsent = <Output extends AboutPerson, Input>(schema: z.ZodType<Output, Input>) =>
  schema.refine((entry) => entry.placeholder || entry.consent !== undefined, {
    path: ['consent'],
    error: 'is missing',
  })

/** A question people ask, and a plain answer. */
export const faq = z
  .strictObject({
    question: prose(160, 'Do I need a permit to replace a roof?'),
    answer: prose(900, 'Yes. The town asks for one, and we pull it for you.'),
    ...publication,
  })
  .describe('A question people ask, and a plain answer.')
export type Faq = z.infer<typeof faq>

/** The questions at the end of a page, which may have none. */
export const faqs = () =>
  z.array(faq).max(6).default([]).describe('Questions with their answers, at the end of the page.')

/** A short heading with a sentence or three under it. */
export const point = z.strictObject({
  title: text(80, 'Built for the snow it will carry'),
  text: prose(600, 'We size rafters for the ground snow load of the lot, not of the county.'),
})
export type Point = z.infer<typeof point>

/** A button or a separate link. */
export const action = z
  .strictObject({
    label: text(60, 'Receive Your Estimate'),
    href: href(),
  })
  .describe('A button or a separate link.')

/** What search engines and shared links show (S2.32, S8.10). */
export const searchFields = {
  title: text(70, 'Roofing for Mountain Homes').describe(
    'The browser tab and the search result, at most 70 characters. Without the brand: it is added where there is room for it.',
  ),
  description: prose(
    170,
    'Roofs for heavy snow, hard sun and freeze–thaw, from tear-off to final inspection.',
  ).describe('One or two sentences under the title in a search result.'),
  keywords: z
    .array(text(60, 'mountain roofing'))
    .max(12)
    .default([])
    .describe('Words people might search for.'),
}

/** Makes a field that holds the name of another content file, and fails when there is none. */
export interface Refer {
  (kind: string): z.ZodType<string, string>
  /** The languages that the site has words in; the first one comes first. */
  languages: readonly string[]
}

/** What can be named, by kind. */
export type KnownNames = Readonly<
  Record<
    string,
    {
      /** The file or folder that has it, as messages say it. */
      where: string
      /** Undefined where they cannot be read: then any name is accepted. */
      names: ReadonlySet<string> | undefined
      /** Layers of composed pictures, which exist but can't be named where a whole picture must be. */
      layers?: ReadonlySet<string> | undefined
    }
  >
>

/**
 * Creates the `Refer` that every schema is built with. A broken reference becomes an ordinary zod issue; the
 * field's `names` are those to choose from.
 * @param known the names that exist
 */
export function createRefer(known: KnownNames): Refer {
  const refer = (kind: string) => {
    const referred = known[kind]
    if (!referred) throw new Error(`A schema refers to “${kind}”, which is no kind of content.`)
    const { where, names, layers = new Set<string>() } = referred
    return z
      .string()
      .trim()
      .refine((name) => names?.has(name) ?? true, {
        error: ({ input }) => {
          const name = String(input).trim()
          return layers.has(name)
            ? `names “${name}”, a layer of the location pages’ pictures, which is no picture by itself`
            : `names “${String(input)}”, which ${where} does not have`
        },
      })
      .meta({ kind, names: [...(names ?? [])], where, layers: [...layers] })
  }
  return Object.assign(refer, { languages: [...(known['languages']?.names ?? [])] })
}

/** A field for each of these languages. */
const fieldsIn = <Value extends z.ZodType>(languages: readonly string[], value: Value) =>
  Object.fromEntries(languages.map((language) => [language, value.optional()]))

/** The value in each language of the site, by its code: `{ en: Roofing, es: Techos }`. Only the first one is needed. */
export const byLanguage = <Value extends z.ZodType>(
  { languages: [first = 'en', ...others] }: Pick<Refer, 'languages'>,
  value: Value,
) => {
  const values = z.record(z.string(), value)
  return z
    .strictObject({ [first]: value, ...fieldsIn(others, value) })
    .transform((given) => values.parse(given))
}

/**
 * Fields, and beside them the value in each language of the site, which becomes `words`: only that in the first one is
 * needed.
 */
export const withLanguages = <Shape extends z.ZodRawShape, Value extends z.ZodType>(
  { languages: [first = 'en', ...others] }: Pick<Refer, 'languages'>,
  fields: Shape,
  value: Value,
) => withFields(fields, { [first]: value, ...fieldsIn(others, value) }, value)

/** The same where the fields themselves are in the first language. */
export const withOtherLanguages = <Shape extends z.ZodRawShape, Value extends z.ZodType>(
  { languages }: Pick<Refer, 'languages'>,
  fields: Shape,
  value: Value,
) => withFields(fields, fieldsIn(languages.slice(1), value), value)

function withFields<Shape extends z.ZodRawShape, Value extends z.ZodType>(
  fields: Shape,
  inLanguages: Record<string, Value | z.ZodOptional<Value>>,
  value: Value,
) {
  const [own, translated] = [z.object(fields), z.object(inLanguages)]
  const values = z.record(z.string(), value)
  return z
    .strictObject({ ...fields, ...inLanguages })
    .transform((given) => ({ ...own.parse(given), words: values.parse(translated.parse(given)) }))
}

/** A picture with numbered markers, and a note for each. */
export const drawing = (refer: Refer) =>
  z.strictObject({
    title: text(100, 'A roof, from the ridge down'),
    description: prose(500, 'One or two sentences.'),
    image: refer('images'),
    places: z
      .array(
        point.extend({
          at: z
            .tuple([z.number().min(0).max(100), z.number().min(0).max(100)])
            .describe(
              'The position of the number on the picture, in percent from the left and from the top.',
            ),
          href: action.shape.href
            .optional()
            .describe('The page that the number and the title lead to.'),
        }),
      )
      .min(3)
      .max(9)
      .describe('In the order in which they are read.'),
  })
export type DrawingFields = z.infer<ReturnType<typeof drawing>>
