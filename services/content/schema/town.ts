import { z } from 'zod'
import { blocks } from './blocks.ts'
import {
  coordinates,
  day,
  limits,
  point,
  properName,
  prose,
  source,
  text,
  faq,
  webAddress,
  type Refer,
} from './fields.ts'
import { publication } from './publication.ts'

/** Something about a place that anybody can look up: the source was read on the day it names. */
const lookedUp = point.extend({ source: source.extend({ checked: day() }) })

/** What a town's own page says besides its figures and questions. What is left out takes its section off the page. */
const townHub = z.strictObject({
  description: prose(
    160,
    'General contractor in Springfield: what it’s like to build here, permits, hazards, neighborhoods.',
  )
    .optional()
    .describe(
      'The meta description: 130 to 155 characters. Left out, it is made of the town’s name and the services.',
    ),
  lead: prose(260, 'You’ve got a creek behind you or a hillside above you. We start with both.')
    .optional()
    .describe('Under the headline: what an owner here worries about, then what we do about it.'),
  keeping: prose(
    700,
    'Two to five sentences, as someone who looks after houses there would say it.',
  )
    .optional()
    .describe('What it takes to keep a house here through the year.'),
  steps: z
    .array(point)
    .min(3)
    .max(6)
    .optional()
    .describe('The way to a building permit, in order.'),
  hazards: z
    .array(lookedUp)
    .min(1)
    .max(4)
    .optional()
    .describe('What the ground, water, snow or fire can do, with who says so.'),
  neighborhoods: z
    .array(lookedUp.extend({ title: text(50, 'East Springfield') }))
    .min(2)
    .max(8)
    .optional()
    .describe('Real ones, by the names people use.'),
  updated: day().describe('The day the words of this section last changed.'),
})

/** What a town does to a building. A town has a paragraph for each that somebody knows; a service picks those it needs. */
export const topics = ['snow', 'ground', 'season', 'access', 'rules', 'homes'] as const
export type Topic = (typeof topics)[number]

/** The facts of a town that a service's pages may show: its figures, and who gives the permit. */
export const townFactKeys = ['elevation', 'snowLoad', 'frostDepth', 'snowfall', 'permits'] as const
export type TownFactKey = (typeof townFactKeys)[number]
/** The facts that are numbers with a source. */
export type FigureKey = Exclude<TownFactKey, 'permits'>

const measurement = (example: number, min: number, max: number) =>
  z.strictObject({
    value: z.number().min(min).max(max).meta({ example }),
    source,
    note: prose(240, 'Rises with elevation; the town sets it lot by lot.')
      .optional()
      .describe('What qualifies the figure: “rises with elevation above 8,500 ft”.'),
    others: z
      .array(z.strictObject({ says: prose(120, 'elevation of 8,022 feet'), source }))
      .max(3)
      .optional()
      .describe('Public sources that give another figure; `says` quotes each.'),
  })

const paragraph = () =>
  prose(900, 'Two to five sentences, as someone who works there would say it.').optional()

/**
 * content/towns/*.yaml — one file per town; adding a file adds its own page and its location pages. What nobody knows of a
 * town is left out, and its pages say nothing of it.
 */
export const town = (refer: Refer) =>
  z.strictObject({
    name: properName(40, 'Springfield'),
    county: properName(40, 'Greene County').optional(),
    region: refer('areas').describe('One of the areas in business.yaml.'),
    coordinates: coordinates()
      .optional()
      .describe(
        'Latitude and longitude of the middle of town, in degrees; the map of the service area needs it.',
      ),
    mapLabel: z
      .enum(['above', 'below', 'left', 'right', 'above-left', 'above-right', 'below-left'])
      .default('right')
      .describe(
        'On which side of its dot the town’s name is drawn on the map; its neighbors may be close.',
      ),
    image: refer('images').describe('At the top of the town’s pages.'),
    background: refer('layers')
      .optional()
      .describe(
        'What the pictures of its location pages have in the back: an SVG in content/images with the viewBox 0 0 1600 900 and three groups, `<g id="sky">`, `<g id="ridge">` and `<g id="light">`, the last one over all. The build puts each service’s `foreground` before it. Left out, these pages open with `image`.',
      ),
    poster: refer('images')
      .optional()
      .describe(
        'The town’s poster, upright (2:3): on the home page, on shared links, and to print. A new town may be without.',
      ),
    elevation: measurement(9600, -300, 20000)
      .optional()
      .describe('Feet above sea level in the middle of town.'),
    snowfall: measurement(300, 0, 1500)
      .optional()
      .describe(
        'Inches of snow in an average year in town, not on a ski mountain. Left out where nobody publishes one.',
      ),
    snowLoad: measurement(100, 0, 1000)
      .extend({
        on: z
          .enum(['ground', 'roof'])
          .default('ground')
          .describe(
            'What the load is on: most places set it for the ground, and an engineer makes a roof’s of it.',
          ),
      })
      .optional()
      .describe(
        'Snow load in pounds per square foot that we plan with; `note` has the building department’s own figure.',
      ),
    frostDepth: measurement(40, 0, 150)
      .optional()
      .describe('Inches below grade that footings must reach.'),
    permits: z
      .strictObject({
        office: properName(120, 'City of Springfield Building Division'),
        url: webAddress(),
        review: prose(500, 'Design review comes first for anything seen from the street.').describe(
          'Who reviews the plans besides the building department: design review, the fire district, the county.',
        ),
        source,
        fees: z
          .array(lookedUp)
          .min(1)
          .max(4)
          .optional()
          .describe(
            'What the permit costs, or who says so: only what somebody read at its source, on the day it names.',
          ),
      })
      .optional()
      .describe('Who gives the building permit.'),
    neighbors: z
      .array(refer('towns'))
      .max(4)
      .default([])
      .describe('Nearest first. The only town of a firm has none.'),
    intro: prose(600, 'What someone who builds there would tell a friend first.')
      .optional()
      .describe('Opens the town’s pages: what it is like to build there.'),
    topics: z
      .strictObject({
        snow: paragraph().describe('Roof loads, drifting, ice, shedding, where the snow goes.'),
        ground: paragraph().describe('Soil, frost, slope, water, rock.'),
        season: paragraph().describe(
          'When the season opens and closes, and what that does to a schedule.',
        ),
        access: paragraph().describe('Roads, passes, parking, deliveries, staging.'),
        rules: paragraph().describe('Permits, design review, wildfire rules, energy code.'),
        homes: paragraph().describe('What is already built there: ages, kinds, weak points.'),
      } satisfies Record<Topic, unknown>)
      .default({})
      .describe('On its location pages.'),
    faqs: z
      .array(
        faq.extend({
          services: z
            .array(refer('services'))
            .min(1)
            .optional()
            .meta(limits)
            .describe('The services whose pages show it; all of them when left out.'),
        }),
      )
      .max(8)
      .default([]),
    blocks: blocks(refer).describe('On the town’s own page, before its questions.'),
    hub: townHub.describe('The town’s own page, at `/{town}-{state}`.'),
    ...publication,
  })
export type Town = z.infer<ReturnType<typeof town>>
