import { z } from 'zod'
import { action, text, type Refer } from './fields.ts'

const link = action
const menu = z.strictObject({
  label: text(30, 'Services'),
  href: action.shape.href.describe('Where the label itself leads.'),
  links: z
    .array(
      z.strictObject({
        ...link.shape,
        heading: text(40, 'Greene County')
          .optional()
          .describe('Stands above this entry, for it and those after it.'),
      }),
    )
    .max(16)
    .default([])
    .describe('The entries of the dropdown, in order.'),
})
export type Menu = z.infer<typeof menu>

/** content/navigation.yaml — the header, the mobile panel and the footer. */
export const navigation = (refer: Refer) =>
  z.strictObject({
    header: z.array(menu).min(1).max(8).describe('The desktop header, left to right.'),
    callToAction: link.describe('The button at the right end of the header.'),
    mobile: z.array(menu).min(1).describe('The mobile panel. Entries with links are accordions.'),
    footer: z.strictObject({
      services: z.array(link).default([]),
      quickLinks: z.array(link).default([]),
      legal: z.array(link).default([]),
    }),
    searchExample: text(40, 'new deck Springfield')
      .optional()
      .describe('In the empty field of the search page: what one might look for.'),
    suggested: z
      .strictObject({
        services: z.array(refer('services')).min(1).max(8),
        towns: z.array(refer('towns')).min(1).max(8),
      })
      .optional()
      .describe(
        'What the page for an unknown address suggests: these services, and each in these towns. The first six of both when left out.',
      ),
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
