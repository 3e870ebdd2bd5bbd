import { z } from 'zod'

/** A run of text in one style. */
const run = z.strictObject({
  text: z.string(),
  bold: z.boolean(),
  italic: z.boolean(),
  /** Where it leads: a path, an anchor (`#snow`) or an address. */
  href: z.string().optional(),
})
export type Run = z.infer<typeof run>

const words = z.array(run)

/** What a printed text is made of: Markdown without its syntax, before layout. */
export const block = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('paragraph'), words }),
  /** A section of a chapter (2) or a part of one (3), with the id that its HTML has too. */
  z.strictObject({
    kind: z.literal('heading'),
    level: z.union([z.literal(2), z.literal(3)]),
    id: z.string(),
    words,
  }),
  z.strictObject({
    kind: z.literal('list'),
    style: z.enum(['dash', 'number', 'box']),
    items: z.array(words),
  }),
  z.strictObject({
    kind: z.literal('table'),
    columns: z.array(words),
    rows: z.array(z.array(words)),
  }),
  z.strictObject({
    kind: z.literal('figure'),
    image: z.string(),
    alt: z.string(),
    caption: z.string(),
  }),
])
export type Block = z.infer<typeof block>
export type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>
