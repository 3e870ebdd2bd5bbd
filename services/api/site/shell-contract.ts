import { z } from 'zod'
import { language } from '../contract/language.ts'

/** The words of the building guide and its addresses. */
const buildingGuide = z.object({
  path: z.string(),
  pdf: z.string(),
  /** As it is printed on its cover. */
  title: z.string(),
  /** By language: what it is called in a sentence, and where there is room, and the line beside the subject of its email. */
  words: z.record(
    language,
    z.object({ name: z.string(), longName: z.string(), preview: z.string() }),
  ),
})
export type BuildingGuide = z.infer<typeof buildingGuide>

const link = z.object({
  label: z.string(),
  href: z.string(),
  /** The language of a page that is not in that of the menus, and of its label. */
  lang: language.optional(),
  /** The language of such a page whose label is in that of the menus. */
  hreflang: language.optional(),
})
export type ShellLink = z.infer<typeof link>
const menu = link.extend({
  links: z.array(link.extend({ heading: z.string().optional() })),
})

/** What the firm says of itself above the button of forms. */
const trustItem = z.object({
  text: z.string(),
  /** Continues the text. */
  label: z.string().optional(),
  /** Of a registration or a license. */
  number: z.string().optional(),
  /** Where the number can be looked up. */
  href: z.string().optional(),
})
export type TrustItem = z.infer<typeof trustItem>

/** The data of the header and the footer. */
export const shellData = z.object({
  /** The language of the menus. */
  language: language.default('en'),
  /** The path of the home page in that language. */
  home: z.string().default('/'),
  /** The path of the search page. */
  search: z.string().default('/search'),
  brand: z.string(),
  /** A drawing of the firm's own: plain shapes, which the build has checked. */
  logo: z
    .object({
      viewBox: z.string(),
      /** In px. */
      width: z.number(),
      height: z.number(),
      /** Its shapes as SVG. */
      body: z.string(),
      /** It shows the firm's name, which is then not written beside it. */
      hasName: z.boolean(),
    })
    .optional(),
  /** The color of the browser's own bars. */
  themeColor: z.string(),
  legalName: z.string(),
  /** The year in the office. */
  year: z
    .number()
    .int()
    .default(() => new Date().getFullYear()),
  /** The first one is in the top bar. */
  phones: z.array(
    z.object({ label: z.string(), number: z.string(), texts: z.boolean().optional() }),
  ),
  email: z.string(),
  /** Of the first office, if the firm has one. */
  address: z
    .object({
      street: z.string(),
      city: z.string(),
      state: z.string(),
      postalCode: z.string(),
    })
    .optional(),
  /** The name of the firm's state, as the top bar has it. */
  state: z.string(),
  hours: z.string(),
  /** How soon estimate requests are answered. */
  promise: z.object({ hours: z.number(), counts: z.enum(['every-hour', 'open-hours']) }),
  /** `Mon–Sat 8–6` */
  shortHours: z.string(),
  /** The office hours for scripts (`renderer/client/office-hours.ts`); left out: it has none. */
  clock: z.string().optional(),
  social: z.object({
    facebook: z.string().optional(),
    instagram: z.string().optional(),
    linkedin: z.string().optional(),
  }),
  /** By language: what pages show above everything else (content/notice.yaml). */
  notices: z
    .record(
      language,
      z.array(
        z.object({
          id: z.string(),
          text: z.string(),
          link: z.object({ label: z.string(), href: z.string() }).optional(),
          /** When it is over, in ms since 1970. */
          end: z.number(),
          /** The addresses of its pages; left out: all. */
          pages: z.array(z.string()).optional(),
        }),
      ),
    )
    .default({}),
  /** Whether the site has feeds. */
  feeds: z.boolean(),
  /** The call to action on pages of another language whose menus are not in it, by language. */
  callToActionIn: z.record(language, link).default({}),
  /** The trust strip of pages about no trade or town, in the language of the menus. */
  trust: z.array(trustItem).default([]),
  /** The pages that forms link to, those that there are. */
  formLinks: z.object({
    terms: z.string().optional(),
    privacy: z.string().optional(),
  }),
  /** The building guide, which the newsletter box offers; left out: there is none, and no newsletter. */
  guide: buildingGuide.optional(),
  areas: z.array(
    z.object({
      name: z.string(),
      places: z.array(z.object({ name: z.string(), path: z.string().optional() })),
    }),
  ),
  header: z.array(menu),
  callToAction: link,
  mobile: z.array(menu),
  footer: z.object({
    services: z.array(link),
    quickLinks: z.array(link),
    legal: z.array(link),
  }),
  /** In the empty field of the search page. */
  searchExample: z.string().optional(),
  /** The owner's font kit, which pages load from its host. */
  fontKit: z.string().optional(),
})
export type ShellData = z.infer<typeof shellData>
