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
  /** Where anyone can look it up. */
  url: webAddress().optional(),
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
      /** As in a sentence after the name: “roofing superintendent”. */
      role: text(60, 'roofing superintendent'),
      /** Their place on the page about the firm: 1 is first. */
      order: z.number().int().min(1).max(99).meta({ example: 1 }),
      /** Where they live: one of our towns. */
      town: refer('towns').optional(),
      /** The year they began with us. */
      since: z.number().int().min(1900).max(2100).meta({ example: 2009 }).optional(),
      /** One or two sentences. */
      about: prose(240, 'Framed houses for ten years before running jobs.').optional(),
      /** Languages that they speak, by their codes. */
      languages: z
        .array(letters(/^[a-z]{2}$/, 'en', 'two small letters'))
        .max(6)
        .default([]),
      licenses: z.array(license).max(4).default([]),
      phone: phone().optional(),
      email: z
        .email({ pattern: z.regexes.html5Email })
        .meta({ example: 'dana@cedar-stone.example' })
        .optional(),
      /** A photograph; their initials stand in its place. */
      portrait: refer('images').optional(),
      /** The services whose pages name them: choices of content/form.yaml, or its types, which stand for all their choices. */
      trades: z.array(refer('formAnswers')).default([]),
      /** The requests that they answer, named like the trades. */
      answers: z.array(refer('formAnswers')).default([]),
      /** The towns where they do both; left out, all of them. */
      towns: z.array(refer('towns')).default([]).meta(limits),
    }),
  )
export type MemberFields = z.infer<ReturnType<typeof member>>
