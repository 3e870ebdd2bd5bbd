import { z } from 'zod'
import { projectCategories } from './project.ts'
import { preselection } from './form.ts'
import { linkSentence, faq, point, prose, slug, text, type Refer } from './fields.ts'
import { topics, townFactKeys } from './town.ts'
import { publication } from './publication.ts'

/** In content/services/*.yaml: the sentences that lead to location pages. They may use `{town}`. */
const serviceLinks = (refer: Refer) =>
  z.strictObject({
    group: refer('serviceGroups').describe(
      'On a town’s page it stands below this heading of business.yaml (`serviceGroups`).',
    ),
    hub: linkSentence(
      'Leak, ice dam or a roof that’s done? Start with [roofing in {town}].',
    ).describe('On the town’s page, to this service.'),
    related: z
      .array(
        z.strictObject({
          service: refer('services'),
          text: linkSentence('The sun that cooks a roof cooks the walls too: [siding in {town}].'),
        }),
      )
      .max(4)
      .default([])
      .describe(
        'On this service’s location pages, to other services in the same town that the job often needs.',
      ),
  })

/** One row of a comparison: what we do, and what to ask the others. */
const row = z
  .strictObject({
    feature: text(80, 'Owner fee'),
    us: text(80, '{claim.owner-fee}'),
    ask: text(120, 'Who goes up in the attic before the price?')
      .optional()
      .describe(
        'A question for anybody else who bids. We don’t say what others do: nobody can check it.',
      ),
    others: z
      .array(text(80, '25–35 %'))
      .min(3)
      .max(4)
      .optional()
      .describe('In place of a question, a published figure for each of the others.'),
  })
  .refine(({ ask, others }) => (ask === undefined) !== (others === undefined), {
    error: 'has to have “ask” or “others”, and not both',
  })

/**
 * The copy of a service type. What may be left out takes its section off the pages. A consequence or a question with a fact
 * that a town doesn't have is left off that town's page. Sentences may use `{town}`, `{county}`, `{region}`, `{elevation}`,
 * `{snowfall}`, `{snowLoad}`, `{snowLoadOn}`, `{frostDepth}`, `{permitOffice}`, `{neighbors}`, `{service}`,
 * `{Service}`, `{brand}`, `{phone}` and `{claim.…}`.
 */
export const preset = (refer: Refer) =>
  z.strictObject({
    badge: text(60, 'Roofs for {snowLoad} psf').describe('The small line above the hero’s title.'),
    image: refer('images'),
    lead: prose(
      400,
      'A roof in {town} carries {snowLoad} psf of snow and the sun of {elevation} ft.',
    ).describe('Opens the page, under the title.'),
    stats: z
      .array(
        z.strictObject({ value: text(20, '{snowLoad} psf'), label: text(60, 'ground snow load') }),
      )
      .max(4)
      .default([]),
    benefits: z.array(point).length(3),
    expert: z
      .strictObject({
        title: text(100, 'Why {town} calls us'),
        paragraphs: z.array(prose(700, '…')).min(1).max(3),
      })
      .optional()
      .describe('Why the firm is the expert: beside the years badge.'),
    consequences: z
      .array(
        z.strictObject({
          topic: z.enum(topics),
          title: text(80, 'What the snow asks of the roof'),
          text: prose(700, '…'),
          withTown: z.boolean().default(false),
        }),
      )
      .max(5)
      .default([])
      .describe(
        'What the town’s facts mean for this trade. A page with two topics in words of its own shows only those. `withTown` puts the town’s paragraph on the topic before the text, on the page of the one trade that it bears on most; thirteen pages with the same paragraph help nobody.',
      ),
    comparison: z
      .strictObject({
        title: text(100, 'Three other ways to get a roof'),
        others: z.array(text(50, 'Storm-chasing crew')).min(3).max(4),
        rows: z.array(row).min(3).max(8),
      })
      .optional()
      .describe(
        'A fair table: what we do, and what to ask other kinds of competitor, never a firm by name. It is on the page of the offering or, with `comparisonByTown`, on the location pages.',
      ),
    differentiators: z
      .array(point)
      .max(9)
      .default([])
      .describe('What we do differently or, with `comparisonByTown`, what we offer.'),
    faqs: z
      .array(faq.extend({ topic: z.enum(topics).optional() }))
      .min(3)
      .max(8)
      .describe('A page with a question of its own on the same `topic` shows that one instead.'),
  })
export type Preset = z.infer<ReturnType<typeof preset>>

/** content/services/*.yaml — a service type: an offering that is crossed with every town. */
export const service = (refer: Refer) =>
  z.strictObject({
    name: text(40, 'Roofing').describe(
      'Before the word “Services” in titles: “Roofing” gives “Roofing Services in Springfield, Greene County”.',
    ),
    label: text(40, 'Roofing').describe('For menus and lists, where it is the whole text.'),
    trade: text(60, 'Roofing contractor')
      .optional()
      .describe(
        'What buyers call who does it, in a heading: “Roofing contractor in Springfield”. The label when left out.',
      ),
    searchName: text(45, 'Roofing Contractor')
      .optional()
      .describe(
        'What buyers type, in place of the name in the short titles of its location pages: “Deck Builder | Springfield, DC”. Long titles have the name.',
      ),
    order: z
      .number()
      .int()
      .min(1)
      .max(99)
      .describe('Its position in lists of services: 1 is first.'),
    prefix: slug('roofing').describe('The address is `/{prefix}-{town}-{state}`.'),
    offering: refer('offerings').describe('The page that describes the offering as such.'),
    foreground: refer('layers')
      .optional()
      .describe(
        'What the pictures of its location pages have in front: an SVG in content/images with the viewBox 0 0 1600 900, its shapes in groups with names, and nothing where the town shows. The build puts it before each town’s `background`.',
      ),
    indexedWithProject: z
      .enum(['any', ...projectCategories])
      .optional()
      .describe(
        'Search engines get its page of a town only if we have a project there: `any`, or one of a category. Left out, they get all.',
      ),
    except: z.array(refer('towns')).default([]).describe('Towns where it is not offered.'),
    townFacts: z
      .array(z.enum(townFactKeys))
      .min(1)
      .default([...townFactKeys])
      .describe('Which of the town’s facts bear on the trade; its pages show no others.'),
    form: preselection(refer)
      .optional()
      .describe(
        'What the estimate form has chosen beforehand on these pages; left out, what it has on the page of the offering.',
      ),
    fallback: z
      .boolean()
      .default(false)
      .describe(
        'Its copy is used by services without a `preset`, and for places and services that the site does not know. One service at most.',
      ),
    comparisonByTown: z
      .boolean()
      .default(false)
      .describe(
        'The comparison is on its location pages, above “What we offer”; otherwise it is on the page of the offering.',
      ),
    bareAddress: z
      .boolean()
      .default(false)
      .describe('`/services/` with the name of its offering shows its page without a town.'),
    alsoAs: z
      .array(
        z.strictObject({
          slug: slug('vacation-rental-management'),
          name: text(40, 'Vacation Rental Management').describe(
            'As `name`: before the word “Services” in titles.',
          ),
        }),
      )
      .max(4)
      .default([])
      .describe(
        'Services without pages of their own that are part of it: `/services/{slug}-{town}` shows them.',
      ),
    description: prose(
      160,
      'Roofing contractor in {town}: roof replacement and repair, metal and shingles, snow guards.',
    ).describe(
      'The meta description of its location pages: 130 to 155 characters once the town’s name is in it.',
    ),
    keywords: z.array(text(60, 'metal roofing')).max(12),
    links: serviceLinks(refer).describe(
      'How pages that are about something else lead to this one.',
    ),
    preset: preset(refer)
      .optional()
      .describe('Left out, the pages use the copy of the service with `fallback`.'),
    ...publication,
  })
export type Service = z.infer<ReturnType<typeof service>>
