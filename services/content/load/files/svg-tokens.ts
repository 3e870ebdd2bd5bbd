/** Matches the next part of an SVG: a comment, a declaration, the start or end of an element, or text. */
export const svgToken =
  /<!--[^]*?-->|<[!?][^>]*>|<(?<close>\/?)(?<tag>[\w:-]+)(?<attributes>(?:\s+[\w:-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(?<empty>\/?)>|[^<]+/g

export type Attributes = Record<string, string>

/** Returns the attributes of the start of an element, as they are written. */
export const attributesOf = (text: string): Attributes =>
  Object.fromEntries(
    [...text.matchAll(/([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(
      ([, name = '', double, single]) => [name, double ?? single ?? ''],
    ),
  )

/** `fill: none; opacity: 0.5` → `{ fill: 'none', opacity: '0.5' }` */
export const declarations = (text: string): Attributes =>
  Object.fromEntries(
    text.split(';').flatMap((part) => {
      const [name = '', value = ''] = part.split(':').map((side) => side.trim())
      return value === '' ? [] : [[name, value]]
    }),
  )
