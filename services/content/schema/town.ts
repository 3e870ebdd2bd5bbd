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

/** Something about a place that anybody can look up: the source was read on the day it names. */
const lookedUp = point.extend({ source: source.extend({ checked: day() }) })

/** What a town's own page says besides its figures and questions. What is left out takes its section off the page. */
const townHub = z.strictObject({
  /** The meta description: 130 to 155 characters. Left out, it is made of the town's name and the services. */
  description: prose(
    160,
    'General contractor in Springfield: what it’s like to build here, permits, hazards, neighborhoods.',
  ).optional(),
  /** Under the headline: what an owner here worries about, then what we do about it. */
  lead: prose(
    260,
    'You’ve got a creek behind you or a hillside above you. We start with both.',
  ).optional(),
  /** What it takes to keep a house here through the year. */
  keeping: prose(
    700,
    'Two to five sentences, as someone who looks after houses there would say it.',
  ).optional(),
  /** The way to a building permit, in order. */
  steps: z.array(point).min(3).max(6).optional(),
  /** What the ground, water, snow or fire can do, with who says so. */
  hazards: z.array(lookedUp).min(1).max(4).optional(),
  /** Real ones, by the names people use. */
  neighborhoods: z
    .array(lookedUp.extend({ title: text(50, 'East Springfield') }))
    .min(2)
    .max(8)
    .optional(),
  /** The day the words of this section last changed. */
  updated: day(),
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
    /** What qualifies the figure: "rises with elevation above 8,500 ft". */
    note: prose(240, 'Rises with elevation; the town sets it lot by lot.').optional(),
    /** Public sources that give another figure; `says` quotes each. */
    others: z
      .array(z.strictObject({ says: prose(120, 'elevation of 8,022 feet'), source }))
      .max(3)
      .optional(),
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
    /** One of the areas in business.yaml. */
    region: refer('areas'),
    /** Latitude and longitude of the middle of town, in degrees; the map of the service area needs it. */
    coordinates: coordinates().optional(),
    /** On which side of its dot the town's name is drawn on the map; its neighbors may be close. */
    mapLabel: z
      .enum(['above', 'below', 'left', 'right', 'above-left', 'above-right', 'below-left'])
      .default('right'),
    /** At the top of the town’s pages. */
    image: refer('images'),
    /**
     * What the pictures of its location pages have in the back: an SVG in content/images with the viewBox 0 0 1600 900 and three
     * groups, `<g id="sky">`, `<g id="ridge">` and `<g id="light">`, the last one over all. The build puts each service’s
     * `foreground` before it. Left out, these pages open with `image`.
     */
    background: refer('layers').optional(),
    /** The town’s poster, upright (2:3): on the home page, on shared links, and to print. A new town may be without. */
    poster: refer('images').optional(),
    /** Feet above sea level in the middle of town. */
    elevation: measurement(9600, -300, 20000).optional(),
    /** Inches of snow in an average year in town, not on a ski mountain. Left out where nobody publishes one. */
    snowfall: measurement(300, 0, 1500).optional(),
    /** Snow load in pounds per square foot that we plan with; `note` has the building department’s own figure. */
    snowLoad: measurement(100, 0, 1000)
      .extend({
        /** What the load is on: most places set it for the ground, and an engineer makes a roof's of it. */
        on: z.enum(['ground', 'roof']).default('ground'),
      })
      .optional(),
    /** Inches below grade that footings must reach. */
    frostDepth: measurement(40, 0, 150).optional(),
    /** Who gives the building permit. */
    permits: z
      .strictObject({
        office: properName(120, 'City of Springfield Building Division'),
        url: webAddress(),
        /** Who reviews the plans besides the building department: design review, the fire district, the county. */
        review: prose(500, 'Design review comes first for anything seen from the street.'),
        source,
        /** What the permit costs, or who says so: only what somebody read at its source, on the day it names. */
        fees: z.array(lookedUp).min(1).max(4).optional(),
      })
      .optional(),
    /** Nearest first. The only town of a firm has none. */
    neighbors: z.array(refer('towns')).max(4).default([]),
    /** Opens the town's pages: what it is like to build there. */
    intro: prose(600, 'What someone who builds there would tell a friend first.').optional(),
    /** On its location pages. */
    topics: z
      .strictObject({
        /** Roof loads, drifting, ice, shedding, where the snow goes. */
        snow: paragraph(),
        /** Soil, frost, slope, water, rock. */
        ground: paragraph(),
        /** When the season opens and closes, and what that does to a schedule. */
        season: paragraph(),
        /** Roads, passes, parking, deliveries, staging. */
        access: paragraph(),
        /** Permits, design review, wildfire rules, energy code. */
        rules: paragraph(),
        /** What is already built there: ages, kinds, weak points. */
        homes: paragraph(),
      } satisfies Record<Topic, unknown>)
      .default({}),
    faqs: z
      .array(
        faq.extend({
          /** The services whose pages show it; all of them when left out. */
          services: z.array(refer('services')).min(1).optional().meta(limits),
        }),
      )
      .max(8)
      .default([]),
    /** On the town’s own page, before its questions. */
    blocks: blocks(refer),
    /** The town’s own page, at `/{town}-{state}`. */
    hub: townHub,
  })
export type Town = z.infer<ReturnType<typeof town>>
