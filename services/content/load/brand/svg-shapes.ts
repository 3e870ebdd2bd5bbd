import { type Attributes, attributesOf, declarations, svgToken } from '../files/svg-tokens.ts'

/** The shapes of an SVG that can stand in a page, or why it has none. */
export type SvgShapes =
  | {
      viewBox: [x: number, y: number, width: number, height: number]
      /** Its shapes; colors are written with six digits. */
      body: string
      /** Every color of a shape, once. */
      colors: string[]
    }
  | { refused: string }

const shapes = ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon']
/** Left out with all that is in them: words for people, and what other parts of the drawing would name. */
const dropped = ['title', 'desc', 'metadata', 'defs']
const geometry =
  /^(?:d|points|transform|x[12]?|y[12]?|width|height|cx|cy|r|rx|ry|opacity|fill|fill-(?:rule|opacity)|clip-rule|stroke|stroke-(?:width|linecap|linejoin|miterlimit|dasharray|dashoffset|opacity))$/
/** They change what is seen and name another part of the drawing. */
const referring = /^(?:clip-path|mask|filter|marker(?:-\w+)?|href|xlink:href)$/

/**
 * Reads an SVG of plain shapes in plain colors. Names, classes and styles become attributes of each shape, because pages
 * refuse inline styles, and a name would be there twice.
 */
export function svgShapes(text: string): SvgShapes {
  const rules = classRules(text)
  const open: { tag: string; fill: string; stroke: string; shown: boolean }[] = []
  const colors = new Set<string>()
  let viewBox: [number, number, number, number] | undefined
  let body = ''
  for (const { groups } of text.replace(/<style\b[^]*?<\/style\s*>/g, '').matchAll(svgToken)) {
    const { close, tag, attributes = '', empty } = groups ?? {}
    if (tag === undefined) continue
    if (close === '/') {
      const closed = open.pop()
      if (closed?.shown) body += `</${closed.tag}>`
      continue
    }
    const inside = open.at(-1)
    const hidden = open.some((each) => dropped.includes(each.tag))
    const name = tag.replace(/^svg:/, '')
    // What editors keep for themselves: `sodipodi:namedview`.
    const isEditors = name.includes(':')
    const known = [...shapes, ...dropped, 'g', ...(open.length === 0 ? ['svg'] : [])]
    if (!hidden && !isEditors && !known.includes(name)) return { refused: `has a <${name}>` }
    const given = expanded(attributesOf(attributes), rules)
    const other = Object.keys(given).find((key) => referring.test(key))
    if (other !== undefined && !hidden && !isEditors) return { refused: `has ${other}="…"` }
    for (const paint of ['fill', 'stroke']) {
      const written = given[paint]
      if (written === undefined) continue
      const color = plainColor(written)
      if (color === undefined) return { refused: `has the color “${written}”` }
      given[paint] = color
    }
    const fill = given['fill'] ?? inside?.fill ?? '#000000'
    const stroke = given['stroke'] ?? inside?.stroke ?? 'none'
    if (name === 'svg' && open.length === 0) {
      viewBox = boxOf(given)
      const inherited = written(given, ['x', 'y', 'width', 'height'])
      if (inherited !== '') body += `<g${inherited}>`
      if (empty !== '/') open.push({ tag: 'g', fill, stroke, shown: inherited !== '' })
      continue
    }
    const isShape = shapes.includes(name)
    const shown = !hidden && !isEditors && (isShape || name === 'g')
    if (isShape && shown)
      for (const color of [fill, stroke]) if (color !== 'none') colors.add(color)
    if (shown) body += `<${name}${written(given)}>`
    if (empty !== '/') open.push({ tag: name, fill, stroke, shown })
    else if (shown) body += `</${name}>`
  }
  if (!viewBox) return { refused: 'has no viewBox' }
  if (colors.size === 0) return { refused: 'has no shapes' }
  return { viewBox, body, colors: [...colors] }
}

/** Adds what classes and `style` say, which counts more than attributes. */
function expanded(attributes: Attributes, rules: ReadonlyMap<string, Attributes>): Attributes {
  const { class: names = '', style = '', ...own } = attributes
  const named = names.split(/\s+/).map((name) => rules.get(name))
  return Object.assign(own, ...named, declarations(style)) as Attributes
}

/** The rules of its style sheets that name a class, as editors write them: `.a,.b{fill:#123456}`. */
function classRules(text: string): Map<string, Attributes> {
  const rules = new Map<string, Attributes>()
  for (const [, sheet = ''] of text.matchAll(/<style\b[^>]*>([^]*?)<\/style\s*>/g))
    for (const [, selectors = '', block = ''] of sheet.matchAll(/([^{}]+)\{([^}]*)\}/g))
      for (const [, name = ''] of selectors.matchAll(/\.([\w-]+)/g))
        rules.set(name, { ...rules.get(name), ...declarations(block) })
  return rules
}

/** The attributes that a shape keeps. @param without further ones that it loses */
const written = (attributes: Attributes, without: readonly string[] = []): string =>
  Object.entries(attributes)
    .filter(([name]) => geometry.test(name) && !without.includes(name))
    .filter(([, value]) => /^[\w\s.,#()%+-]*$/.test(value))
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')

/** `#FFF` → `#ffffff`; undefined for what is not a plain color. */
function plainColor(value: string): string | undefined {
  const lower = value.trim().toLowerCase()
  if (lower === 'none' || lower === 'transparent') return 'none'
  if (lower === 'currentcolor') return 'currentColor'
  const known = { black: '#000000', white: '#ffffff' }[lower]
  if (known !== undefined) return known
  if (/^#[0-9a-f]{6}$/.test(lower)) return lower
  return /^#[0-9a-f]{3}$/.test(lower) ? lower.replaceAll(/[0-9a-f]/g, '$&$&') : undefined
}

function boxOf({
  viewBox,
  width,
  height,
}: Attributes): [number, number, number, number] | undefined {
  const [x, y, wide, high] = (viewBox ?? `0 0 ${width ?? ''} ${height ?? ''}`)
    .replaceAll('px', '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  if (x === undefined || y === undefined || !wide || !high) return undefined
  return wide > 0 && high > 0 ? [x, y, wide, high] : undefined
}
