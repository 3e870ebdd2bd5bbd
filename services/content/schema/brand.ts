import { z } from 'zod'
import { text } from './fields.ts'

/** A color: # and six digits, or three. In quotation marks, because YAML takes # and what follows for a comment. */
const color = (example: string) =>
  z
    .string()
    .regex(/^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$/, { error: 'isn’t a color: # and six digits' })
    .meta({ example })
    .describe('A color: `#` and six digits, or three, in quotation marks.')

/** A color on light pages, and on the dark ones that readers get whose system is set to dark. */
const shades = (light: string, dark: string) =>
  z.strictObject({ light: color(light), dark: color(dark) })
export type Shades = z.infer<ReturnType<typeof shades>>

/** Every color by what it is for. What is left out is neutral, or follows from another one (model/brand/palette.ts). */
const colors = z.strictObject({
  text: shades('#1b2530', '#eceff2').optional(),
  quietText: shades('#46535f', '#b4bec8').optional().describe('Captions, dates, hints.'),
  page: shades('#f9f9f7', '#12171c').optional().describe('The ground of pages.'),
  band: shades('#eceeed', '#1b2229')
    .optional()
    .describe('The ground of bands and boxes that differ from the page.'),
  field: shades('#ffffff', '#0d1115').optional().describe('The ground of what is typed into.'),
  line: shades('#d3d8db', '#3c4751').optional().describe('Lines between things.'),
  link: shades('#1f5a86', '#8cc0ec').optional().describe('Links and small capitals.'),
  accent: shades('#2b4a63', '#9cbcd6')
    .optional()
    .describe('Check marks, charts, and what is chosen in the admin.'),
  focus: shades('#0b5cad', '#84bdff')
    .optional()
    .describe('The outline of what the keyboard is on, and links in emails.'),
  bar: shades('#1b2530', '#1f2932')
    .optional()
    .describe('The ground of the top bar and the footer: dark on both kinds of page.'),
  hero: color('#2b4a63')
    .optional()
    .describe(
      'The ground of dark bands, of the words beside large pictures, and of buttons in emails. Dark.',
    ),
  onDark: color('#f4f5f3').optional().describe('Text on bar and hero.'),
  quietOnDark: color('#c8cfd5').optional(),
  brightOnDark: color('#8cc0ec')
    .optional()
    .describe(
      'Links and small capitals on bar and hero, and buttons under the pointer where their text can be read on it.',
    ),
  action: color('#e2a33b').optional().describe('Buttons, small lines, and the dots on maps.'),
  onAction: color('#1b2530').optional().describe('Text on action.'),
  mapLand: color('#dcdfd6')
    .optional()
    .describe(
      'The land on the map of the service area, as its picture has it: the names of towns have a border in it.',
    ),
})

/** Colors that only emails have; the others are those of pages. */
const emails = z.strictObject({
  header: color('#1b2530').optional().describe('The ground of the firm’s name at the top. Dark.'),
  ground: shades('#eceeed', '#0d1115').optional().describe('The ground around the sheet.'),
  sheet: shades('#ffffff', '#1b2229').optional().describe('The ground of the text.'),
  line: shades('#d3d8db', '#3c4751').optional(),
  link: shades('#0b5cad', '#84bdff').optional(),
})

/** content/brand/brand.yaml — what the firm looks like. Beside it: logo.svg and mark.svg. */
export const brand = z.strictObject({
  shortName: text(16, 'Cedar & Stone')
    .optional()
    .describe(
      'The name below the app’s icon on a phone; the brand of business.yaml when left out.',
    ),
  themeColor: color('#1b2530')
    .optional()
    .describe('The color of the browser’s own bars on a phone; that of `bar` when left out.'),
  logo: z
    .strictObject({
      hasName: z
        .boolean()
        .default(false)
        .describe('logo.svg has the firm’s name in it, so that it isn’t written beside it.'),
      onDark: z
        .record(z.string(), color('#8cc0ec'))
        .default({})
        .meta({ example: { '#1f5a86': '#8cc0ec' } })
        .describe(
          'The logo’s colors that are others on dark pages, the footer and shared pictures, each with that other one.',
        ),
    })
    .prefault({}),
  iconGround: color('#1b2530')
    .optional()
    .describe('The ground of the app’s icon, behind mark.svg; that of `bar` when left out.'),
  colors: colors.prefault({}),
  emails: emails.prefault({}),
})
export type BrandFields = z.infer<typeof brand>
