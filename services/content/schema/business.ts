import { z } from 'zod'
import { coordinates, day, source, text, webAddress, type Refer } from './fields.ts'

const clock = () =>
  z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'is not a time of day' })
    .meta({ example: '08:00' })

const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

const address = z.strictObject({
  street: text(80, '105 Edwards Village Boulevard'),
  city: text(40, 'Edwards'),
  /** The state, in two letters. */
  state: text(2, 'CO'),
  postalCode: text(10, '81632'),
})
export type Address = z.infer<typeof address>

const phone = () =>
  z
    .string()
    .regex(/^\d{3}-\d{3}-\d{4}$/, { error: 'is not a phone number' })
    .meta({ example: '970-555-0142' })

/** content/business.yaml — who the firm is. Change the brand, numbers and addresses here only. */
export const business = (refer: Refer) =>
  z.strictObject({
    /** The version of the rules that the content was written for (load/upgrades.ts); left out, it is 1. */
    contentVersion: z.number().int().min(1).meta({ example: 1 }).optional(),
    /** The name people know. */
    brand: text(40, 'Highpine'),
    legalName: text(80, 'Highpine Construction & Property, LLC'),
    /** The site's own address, without a slash at the end. Canonical links are made from it. */
    origin: z
      .url()
      .regex(/[^/]$/, { error: 'must not end with a slash' })
      .meta({ example: 'https://www.highpine.example' }),
    /** The year the firm began. "42+ years" is counted from it. */
    founded: z.number().int().min(1900).max(2100).meta({ example: 1984 }),
    description: text(
      300,
      'Family-owned general contractor in Eagle, Garfield, Pitkin and Summit counties.',
    ),
    /** The first one is the one in the top bar. */
    phones: z
      .array(
        z.strictObject({
          label: text(30, 'Office'),
          /** The label on Spanish pages. */
          es: text(30, 'Oficina').optional(),
          number: phone(),
          /** The pages about rentals show this number first. */
          rentals: z.boolean().optional(),
        }),
      )
      .min(1)
      .max(4),
    email: z.email({ pattern: z.regexes.html5Email }).meta({ example: 'office@highpine.example' }),
    /** The first one is where visitors go and where the map points. */
    offices: z
      .array(
        z.strictObject({
          name: text(40, 'Edwards office'),
          address,
          /** The postal address, where it is another one. */
          mailing: address.optional(),
          /** Latitude and longitude in degrees. */
          coordinates: coordinates(),
        }),
      )
      .min(1),
    /** Opening hours, by the clock in Denver. */
    hours: z
      .array(
        z.strictObject({
          days: z.array(z.enum(weekdays)).min(1),
          opens: clock(),
          closes: clock(),
        }),
      )
      .min(1),
    /**
     * Holidays on which the office is closed, every year: their dates are worked out, and one that falls on a
     * Sunday is observed on the Monday too.
     */
    closed: z.array(z.enum(holidayNames)).max(holidayNames.length).default([]),
    /** Other days on which the office is closed although its hours say otherwise, with their names. */
    holidays: z
      .array(z.strictObject({ date: day(), name: text(60, 'Company picnic') }))
      .max(60)
      .default([]),
    /**
     * How soon an estimate request is answered: so many hours, counted around the clock (`every-hour`)
     * or only while the office is open (`open-hours`). Visitors and the office are told the due time
     * that comes of it, always one at which the office is open, and the office is reminded of it. The
     * words on the pages are the claim `response` in claims.yaml; change both together.
     */
    promise: z
      .strictObject({
        hours: z.number().positive().max(240).meta({ example: 24 }),
        counts: z.enum(['every-hour', 'open-hours']),
      })
      .default({ hours: 24, counts: 'every-hour' }),
    /** The firm's accounts, those that it has; header and footer link them. */
    social: z
      .strictObject({
        facebook: webAddress().optional(),
        instagram: webAddress().optional(),
        linkedin: webAddress().optional(),
      })
      .default({}),
    /** The regions served, each with the places in it, in the order the footer shows. */
    areas: z
      .array(
        z.strictObject({ name: text(60, 'Vail Valley'), places: z.array(text(40, 'Avon')).min(1) }),
      )
      .min(1),
    /** How far we drive from the first office, in meters. For search engines. */
    serviceRadius: z.number().int().positive().meta({ example: 80000 }),
    /** The picture for shared links when a page has none of its own. */
    shareImage: refer('images'),
    /**
     * The owner's font-kit id for proxima-nova. Leave it out to use the open font; then nothing is
     * requested from the kit's service. Its weights: 400, 500, 700; its font-display: swap.
     */
    fontKit: z
      .string()
      .regex(/^[a-z0-9]{5,20}$/, { error: 'is not a font-kit id' })
      .meta({ example: 'abc1def' })
      .optional(),
    /**
     * Where a file of content is read and changed in the browser: the part of the address before `content/…`, or
     * before the file itself if the content is outside of the project (CONTENT_DIR). The admin links to it.
     */
    repository: webAddress()
      .meta({ example: 'https://git.example.com/highpine/site/edit/main' })
      .optional(),
    /** The source of this file’s placeholder facts. */
    source: source.optional(),
  })
export type Business = z.infer<ReturnType<typeof business>>

/** Holidays that content/business.yaml can name; model/office-days.ts computes their dates. */
export const holidayNames = [
  'New Year’s Day',
  'Martin Luther King Jr. Day',
  'Presidents’ Day',
  'Memorial Day',
  'Juneteenth',
  'Independence Day',
  'Labor Day',
  'Veterans Day',
  'Thanksgiving',
  'Day after Thanksgiving',
  'Christmas Eve',
  'Christmas Day',
] as const
export type HolidayName = (typeof holidayNames)[number]
