import { z } from 'zod'
import {
  coordinates,
  day,
  letters,
  phone,
  properName,
  slug,
  source,
  text,
  webAddress,
  withLanguages,
  withOtherLanguages,
  type Refer,
} from './fields.ts'

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
  street: properName(80, '12 Main Street'),
  city: properName(40, 'Springfield'),
  state: properName(2, 'DC').describe('The state, in two letters.'),
  postalCode: properName(10, '20001'),
})
export type Address = z.infer<typeof address>

/** The edge of a map, in degrees. */
const degrees = (most: number, example: number) => z.number().min(-most).max(most).meta({ example })

/** The drawn map of the service area: a picture in 16:9 on which degrees are spaced evenly. */
const map = (refer: Refer) =>
  z.strictObject({
    image: refer('images').describe(
      'The picture, without the towns: pages put them on it by their coordinates.',
    ),
    bounds: z
      .strictObject({
        north: degrees(90, 39.2),
        south: degrees(90, 38.6),
        west: degrees(180, -77.7),
        east: degrees(180, -76.5),
      })
      .refine(({ north, south }) => north > south, {
        path: ['north'],
        error: 'must be greater than south',
      })
      .refine(({ east, west }) => east > west, {
        path: ['east'],
        error: 'must be greater than west; west of Greenwich both are below zero',
      })
      .describe(
        'The latitudes of its upper and lower edge, and the longitudes of its left and right one.',
      ),
  })

/** Where the firm is, as its pages, search engines and clocks need it. */
const place = (refer: Refer) =>
  z.strictObject({
    state: z.strictObject({
      name: properName(40, 'District of Columbia'),
      code: letters(/^[A-Z]{2}$/, 'DC', 'two capital letters').describe(
        'Two letters, as in postal addresses.',
      ),
      slug: slug('district-of-columbia').describe(
        'The end of the addresses of towns and location pages: `/roofing-springfield-…`.',
      ),
    }),
    country: letters(/^[A-Z]{2}$/, 'US', 'two capital letters')
      .default('US')
      .describe('ISO 3166, for search engines.'),
    timeZone: withLanguages(
      refer,
      {
        name: z
          .string()
          .refine(isTimeZone, {
            error: ({ input }) =>
              `is “${String(input)}”, which isn’t a time zone of the IANA database`,
          })
          .meta({ example: 'America/Chicago' })
          .describe('Its name in the IANA time zone database.'),
      },
      properName(40, 'Central Time').describe(
        'What people call it, in each language; in emails, on the form’s receipt and, in English, in the admin.',
      ),
    ).describe(
      'The office’s time zone: opening hours, due times and every day of content are by its clock.',
    ),
    counties: z
      .strictObject({
        title: properName(50, 'Greene & Polk County')
          .optional()
          .describe(
            'In a title, where it fits: “Roofing Services | Springfield, … | Brand”. Otherwise it names the state.',
          ),
        sentence: text(80, 'the towns of Polk County')
          .optional()
          .describe(
            'In a description that is short: “We offer roofing in Springfield, Greene County, and in ….”',
          ),
      })
      .default({})
      .describe(
        'The counties served, for the pages about a service in a town; both may be left out.',
      ),
    delivery: text(100, 'Greene County and the towns of Polk County')
      .optional()
      .describe('Where rented machines are delivered: “Delivered in …” on their pages.'),
    map: map(refer).optional().describe('Left out, pages list the towns instead.'),
  })
export type Place = z.infer<ReturnType<typeof place>>
export type ServiceAreaMap = NonNullable<Place['map']>

/** Whether a name is one of the IANA time zone database. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** content/business.yaml — who the firm is. Change the brand, numbers and addresses here only. */
export const business = (refer: Refer) =>
  z.strictObject({
    contentVersion: z
      .number()
      .int()
      .min(1)
      .meta({ example: 1 })
      .optional()
      .describe('The version of the rules that the content was written for; left out, it is 1.'),
    language: letters(/^[a-z]{2}$/, 'es', 'the code of a language, which has two letters')
      .default('en')
      .describe(
        'The language of the files whose names have none, and of the addresses that begin with none.',
      ),
    brand: properName(40, 'Cedar & Stone').describe('The name people know.'),
    legalName: properName(80, 'Cedar & Stone Builders, LLC'),
    origin: z
      .url()
      .regex(/[^/]$/, { error: 'must not end with a slash' })
      .meta({ example: 'https://www.cedar-stone.example' })
      .describe(
        'The site’s own address, without a slash at the end. Canonical links are made from it.',
      ),
    founded: z
      .number()
      .int()
      .min(1900)
      .max(2100)
      .meta({ example: 1984 })
      .optional()
      .describe(
        'The year the firm began. “42+ years” is counted from it; left out, no claim can name the years.',
      ),
    description: text(
      300,
      'Family-owned general contractor in Springfield and the towns around it.',
    ),
    place: place(refer).meta({
      example: {
        state: { name: 'District of Columbia', code: 'DC', slug: 'district-of-columbia' },
        timeZone: { name: 'America/New_York', en: 'Eastern Time' },
      },
    }),
    referencePrefix: letters(/^[A-Z]{2,4}$/, 'CS', 'two to four capital letters').describe(
      'Two to four capital letters before the number of each estimate request: `CS-7K3M2Q`. Requests that have another one keep it, and are found by it.',
    ),
    phones: z
      .array(
        withOtherLanguages(
          refer,
          {
            label: properName(30, 'Office'),
            number: phone(),
            rentals: z
              .boolean()
              .optional()
              .describe('The pages about rentals show this number first.'),
            texts: z
              .boolean()
              .optional()
              .describe(
                'It takes text messages: pages offer “Text us” while the office is closed.',
              ),
          },
          properName(30, 'Oficina').describe(
            'The label on pages in another language, by its code.',
          ),
        ),
      )
      .min(1)
      .max(4)
      .describe('The first one is the one in the top bar.'),
    email: z
      .email({ pattern: z.regexes.html5Email })
      .meta({ example: 'office@cedar-stone.example' }),
    offices: z
      .array(
        z.strictObject({
          name: properName(40, 'Main office'),
          address,
          mailing: address.optional().describe('The postal address, where it is another one.'),
          phone: refer('phones')
            .optional()
            .describe(
              'By its label in `phones`: the number that is answered here, where it isn’t the first one. Search engines then get this place as a business of its own, with its phone and hours.',
            ),
          coordinates: coordinates()
            .optional()
            .describe(
              'Latitude and longitude in degrees; left out, search engines get the address alone.',
            ),
        }),
      )
      .default([])
      .describe(
        'The first one is where visitors go and where the map points. Left out, pages name the places served instead.',
      ),
    hours: z
      .array(
        z.strictObject({
          days: z.array(z.enum(weekdays)).min(1),
          opens: clock(),
          closes: clock(),
        }),
      )
      .default([])
      .describe(
        'Opening hours, by the clock of the office’s time zone. Left out, pages name none, and due times fall at any hour.',
      ),
    closed: z
      .array(z.enum(holidayNames))
      .max(holidayNames.length)
      .default([])
      .describe(
        'Holidays on which the office is closed, every year: their dates are worked out, and one that falls on a Sunday is observed on the Monday too.',
      ),
    holidays: z
      .array(z.strictObject({ date: day(), name: properName(60, 'Company picnic') }))
      .max(60)
      .default([])
      .describe(
        'Other days on which the office is closed although its hours say otherwise, with their names.',
      ),
    promise: z
      .strictObject({
        hours: z.number().positive().max(240).meta({ example: 24 }),
        counts: z.enum(['every-hour', 'open-hours']),
      })
      .default({ hours: 24, counts: 'every-hour' })
      .describe(
        'How soon an estimate request is answered: so many hours, counted around the clock (`every-hour`) or only while the office is open (`open-hours`). Visitors and the office are told the due time that comes of it, always one at which the office is open, and the office is reminded of it. The words on the pages are the claim `response` in claims.yaml; change both together.',
      ),
    social: z
      .strictObject({
        facebook: webAddress().optional(),
        instagram: webAddress().optional(),
        linkedin: webAddress().optional(),
      })
      .default({})
      .describe('The firm’s accounts, those that it has; header and footer link them.'),
    priceRange: letters(/^\${1,4}$/, '$$$', 'one to four dollar signs')
      .optional()
      .describe(
        'How expensive the firm is, for search engines: `$` to `$$$$`. Left out, they get none.',
      ),
    areas: z
      .array(
        z.strictObject({
          name: properName(60, 'Greene County'),
          places: z.array(properName(40, 'Springfield')).min(1),
        }),
      )
      .min(1)
      .describe('The regions served, each with the places in it, in the order the footer shows.'),
    serviceGroups: z
      .array(z.strictObject({ id: slug('repair'), heading: text(60, 'Repairs and upkeep') }))
      .min(1)
      .max(8)
      .describe(
        'The headings on a town’s page, in order; each service names its own (`links.group`).',
      ),
    serviceRadius: z
      .number()
      .int()
      .positive()
      .meta({ example: 80000 })
      .optional()
      .describe(
        'How far we drive from the first office, in meters. For search engines, which get the towns alone without it.',
      ),
    shareImage: refer('images').describe(
      'The picture for shared links when a page has none of its own.',
    ),
    fontKit: z
      .string()
      .regex(/^[a-z0-9]{5,20}$/, { error: 'is not a font-kit id' })
      .meta({ example: 'abc1def' })
      .optional()
      .describe(
        'The owner’s font-kit id for proxima-nova. Leave it out to use the open font; then nothing is requested from the kit’s service. Its weights: 400, 500, 700; its font-display: swap.',
      ),
    repository: webAddress()
      .meta({ example: 'https://git.example.com/cedar-stone/site/edit/main' })
      .optional()
      .describe(
        'Where a file of content is read and changed in the browser: the part of the address before `content/…`, or before the file itself if the content is outside of the project (CONTENT_DIR). The admin links to it.',
      ),
    source: source.optional().describe('The source of this file’s placeholder facts.'),
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
