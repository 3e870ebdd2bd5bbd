import { z } from 'zod'
import {
  action,
  coordinates,
  letters,
  limits,
  properName,
  prose,
  type Refer,
  withLanguages,
} from './fields.ts'
import { noteText } from './form.ts'

/** Words and phrases by language, with commas between them: `{ en: 'roofer, new roof', es: 'techo' }`. */
const wordsByLanguage = (example: string) =>
  z.record(letters(/^[a-z]{2}$/, 'en', 'a language’s two letters'), properName(2000, example))

/** `roofer, new roof` → `['roofer', 'new roof']` */
export const listedWords = (words: string): string[] =>
  words
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')

const place = (refer: Refer) =>
  z
    .strictObject({
      name: properName(60, 'Pleasant Hope'),
      also: z
        .array(properName(60, 'P. Hope'))
        .max(12)
        .default([])
        .describe('What else people call it.'),
      town: refer('towns')
        .optional()
        .meta(limits)
        .describe(
          'The town whose pages answer for it. A town that has pages may be named here, too, to give it other names.',
        ),
      coordinates: coordinates()
        .optional()
        .describe(
          'Or where it is, in degrees: then it is the nearest town, as the crow flies. With neither it is larger than a town, such as a valley; the counties and regions of towns are known.',
        ),
    })
    .refine(({ town, coordinates }) => town === undefined || coordinates === undefined, {
      error: 'has “town” and “coordinates”, but one of them says whose page answers',
    })

/**
 * content/search.yaml — what visitors type in the search, and what they mean by it. The names of offerings, services and
 * towns are known without it.
 */
export const search = (refer: Refer) =>
  z.strictObject({
    pages: z
      .array(
        z.strictObject({
          href: action.shape.href.regex(/^\/[^?#]*$/, {
            error: 'is not the address of a page of this site',
          }),
          words: wordsByLanguage('roofer, new roof'),
          townPage: z
            .boolean()
            .default(false)
            .describe(
              'With a town, the town’s own page comes first: it says what holds there about permits, snow or all services.',
            ),
        }),
      )
      .default([])
      .describe(
        'For a query of these words the page comes first, above all others that have them. Case, endings, accents and order don’t matter, and words like “the” and “for” aren’t needed. With a town, the page of a service is that of the town.',
      ),
    places: z.array(place(refer)).default([]).describe('Places without a page of their own.'),
    urgent: z
      .array(
        withLanguages(
          refer,
          {},
          noteText.extend({
            words: properName(2000, 'leak, water coming in, no heat'),
            first: prose(240, 'Shut off the main and turn off the power to that room.').describe(
              'What to do until somebody comes.',
            ),
          }),
        ),
      )
      .default([])
      .describe(
        'What can’t wait: a query with these words has it above the results, with the phone number, whether somebody is there, and what to do first. The text may use `{phone}` and `{hours}` as the form’s lines do.',
      ),
    noise: wordsByLanguage('near me, best')
      .default({})
      .describe(
        'Words that people add, and that say nothing of the page: “best”, “near me”, “company”.',
      ),
  })
export type Search = z.infer<ReturnType<typeof search>>
