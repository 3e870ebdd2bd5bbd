import { z } from 'zod'
import {
  aboutPerson,
  letters,
  limits,
  phone,
  properName,
  prose,
  text,
  webAddress,
  type Refer,
  withConsent,
} from './fields.ts'

/** A license or certificate that a member of the team holds. */
const license = z.strictObject({
  name: text(80, 'Master electrician'),
  number: properName(40, 'ME.0000000').optional(),
  url: webAddress().optional().describe('Where anyone can look it up.'),
})

/**
 * content/team/*.yaml — somebody who works for the firm. They are on the page about the firm, on the pages of their
 * trades, and in what the sender of a request reads about who will call.
 */
export const member = (refer: Refer) =>
  withConsent(
    z.strictObject({
      ...aboutPerson,
      name: properName(60, 'Dana Alder'),
      role: text(60, 'roofing superintendent').describe(
        'As in a sentence after the name: “roofing superintendent”.',
      ),
      order: z
        .number()
        .int()
        .min(1)
        .max(99)
        .meta({ example: 1 })
        .describe('Their place on the page about the firm: 1 is first.'),
      town: refer('towns').optional().describe('Where they live: one of our towns.'),
      since: z
        .number()
        .int()
        .min(1900)
        .max(2100)
        .meta({ example: 2009 })
        .optional()
        .describe('The year they began with us.'),
      about: prose(240, 'Framed houses for ten years before running jobs.')
        .optional()
        .describe('One or two sentences.'),
      languages: z
        .array(letters(/^[a-z]{2}$/, 'en', 'two small letters'))
        .max(6)
        .default([])
        .describe('Languages that they speak, by their codes.'),
      licenses: z.array(license).max(4).default([]),
      phone: phone().optional(),
      email: z
        .email({ pattern: z.regexes.html5Email })
        .meta({ example: 'dana@cedar-stone.example' })
        .optional(),
      portrait: refer('images')
        .optional()
        .describe('A photograph; their initials stand in its place.'),
      trades: z
        .array(refer('formAnswers'))
        .default([])
        .describe(
          'The services whose pages name them: choices of content/form.yaml, or its types, which stand for all their choices.',
        ),
      answers: z
        .array(refer('formAnswers'))
        .default([])
        .describe('The requests that they answer, named like the trades.'),
      towns: z
        .array(refer('towns'))
        .default([])
        .meta(limits)
        .describe('The towns where they do both; left out, all of them.'),
    }),
  )
export type MemberFields = z.infer<ReturnType<typeof member>>
