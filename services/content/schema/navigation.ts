import { z } from 'zod'
import { action, text, type Refer } from './fields.ts'

const link = action
const menu = z.strictObject({
  label: text(30, 'Services'),
  /** Where the label itself leads. */
  href: action.shape.href,
  /** The entries of the dropdown, in order. */
  links: z
    .array(
      z.strictObject({
        ...link.shape,
        /** Stands above this entry, for it and those after it. */
        heading: text(40, 'Greene County').optional(),
      }),
    )
    .max(16)
    .default([]),
})
export type Menu = z.infer<typeof menu>

/** content/navigation.yaml — the header, the mobile panel and the footer. */
export const navigation = (refer: Refer) =>
  z.strictObject({
    /** The desktop header, left to right. */
    header: z.array(menu).min(1).max(8),
    /** The button at the right end of the header. */
    callToAction: link,
    /** The mobile panel. Entries with links are accordions. */
    mobile: z.array(menu).min(1),
    footer: z.strictObject({
      services: z.array(link).default([]),
      quickLinks: z.array(link).default([]),
      legal: z.array(link).default([]),
    }),
    /** In the empty field of the search page: what one might look for. */
    searchExample: text(40, 'new deck Springfield').optional(),
    /**
     * What the page for an unknown address suggests: these services, and each in these towns (S2.29, S2.30). The first six of
     * both when left out.
     */
    suggested: z
      .strictObject({
        services: z.array(refer('services')).min(1).max(8),
        towns: z.array(refer('towns')).min(1).max(8),
      })
      .optional(),
  })
export type Navigation = z.infer<ReturnType<typeof navigation>>

/** content/redirects.yaml — old addresses and where they lead now. Answered with 301. */
export const redirects = z.array(
  z.strictObject({
    from: z
      .string()
      .regex(/^\/[^\s*?#]*[^/\s*?#]$/, {
        error: 'must be a path such as /forklift, without *, ? and #',
      })
      .meta({ example: '/forklift' }),
    to: z
      .string()
      .regex(/^\/\S*$/, { error: 'must be a path such as /forklifts' })
      .meta({ example: '/forklifts' }),
  }),
)
export type Redirect = z.infer<typeof redirects>[number]
