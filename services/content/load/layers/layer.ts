import { type Attributes, attributesOf, declarations, svgToken } from '../files/svg-tokens.ts'

/** What every layer is drawn in. */
export const layerBox = '0 0 1600 900'

/** The groups of a background, from the back to the front; a foreground stands between `ridge` and `light`. */
export const backgroundGroups = ['sky', 'ridge', 'light'] as const

/** An SVG that is one layer of composed pictures, in its parts. */
export interface Layer {
  viewBox: string | undefined
  /** Its declarations of namespaces, by attribute: `xmlns:xlink`. */
  namespaces: Attributes
  /** What all of its shapes inherit from the `<svg>` tag, as written: ` fill="none"`. */
  inherited: string
  /** The text of its `<title>`, as written. */
  title: string
  /** The markup in its `<defs>`. */
  defs: string
  /** The groups with a name that are not in another one, in their order, and where they begin. */
  groups: { id: string; markup: string; at: number }[]
  /** Shapes that are in no such group: their tags, and where they begin. */
  strays: { tag: string; at: number }[]
  /** Where a style sheet begins. */
  styleSheet: number | undefined
  /** Where an opaque shape begins that covers the whole picture. */
  cover: number | undefined
  elements: number
}

/** Not painted where they are written. */
const unpainted = /^(?:defs|clipPath|mask|pattern|marker|symbol|(?:linear|radial)Gradient)$/
const wordsForPeople = ['title', 'desc', 'metadata']

interface Open {
  tag: string
  attributes: Attributes
  /** Where its markup begins, and where what is in it begins. */
  at: number
  inside: number
}

/** Reads a layer. @param text a whole SVG */
export function readLayer(text: string): Layer {
  const layer: Layer = {
    viewBox: undefined,
    namespaces: {},
    inherited: '',
    title: '',
    defs: '',
    groups: [],
    strays: [],
    styleSheet: undefined,
    cover: undefined,
    elements: 0,
  }
  const open: Open[] = []
  const close = (element: Open, inside: number, end: number) => {
    if (open.length !== 1) return
    const { tag, attributes, at } = element
    if (tag === 'title') layer.title = text.slice(element.inside, inside).trim()
    if (tag === 'defs') layer.defs += text.slice(element.inside, inside).trim()
    const { id } = attributes
    if (tag === 'g' && id !== undefined) layer.groups.push({ id, markup: text.slice(at, end), at })
  }
  for (const { 0: markup, index: at, groups } of text.matchAll(svgToken)) {
    const { close: closes, tag, attributes: written = '', empty } = groups ?? {}
    if (tag === undefined) continue
    const end = at + markup.length
    if (closes === '/') {
      const closed = open.pop()
      if (closed) close(closed, at, end)
      continue
    }
    layer.elements += 1
    const attributes = attributesOf(written)
    const element = { tag, attributes, at, inside: end }
    if (open.length === 0) readRoot(attributes, layer)
    if (tag === 'style') layer.styleSheet ??= at
    const isEditors = tag.includes(':')
    const isGroup = tag === 'g' && attributes['id'] !== undefined
    if (open.length === 1 && !isGroup && !isEditors)
      if (![...wordsForPeople, 'defs', 'style'].includes(tag)) layer.strays.push({ tag, at })
    if (!open.some((each) => unpainted.test(each.tag)) && covers([...open, element], text))
      layer.cover ??= at
    if (empty === '/') close(element, end, end)
    else open.push(element)
  }
  return layer
}

function readRoot({ viewBox, ...attributes }: Attributes, layer: Layer): void {
  layer.viewBox = viewBox
    ?.trim()
    .split(/[\s,]+/)
    .join(' ')
  for (const [name, value] of Object.entries(attributes))
    if (name.startsWith('xmlns:')) layer.namespaces[name] = value
    else if (/^(?:style|color|opacity|fill|stroke|(?:fill|stroke|clip|shape)-[\w-]+)$/.test(name))
      layer.inherited += ` ${name}="${value}"`
}

/** Whether a shape hides everything behind it. @param path its element, and before it those that it is in */
function covers(path: readonly Open[], text: string): boolean {
  const shape = path.at(-1)
  const styles = path.map(({ attributes: { style = '', ...own } }) => ({
    ...own,
    ...declarations(style),
  }))
  const isSeenThrough = styles.some(
    ({ opacity = '1', transform, mask, 'clip-path': clip }) =>
      Number(opacity) < 1 || [transform, mask, clip].some((each) => each !== undefined),
  )
  if (!shape || isSeenThrough) return false
  const inherited = (name: string) => styles.findLast((style) => style[name] !== undefined)?.[name]
  if (Number(inherited('fill-opacity') ?? 1) < 1) return false
  return isOpaque(inherited('fill') ?? 'black', text) && coversBox(cornersOf(shape))
}

function isOpaque(fill: string, text: string): boolean {
  if (/^(?:none|transparent)$|^rgba|^hsla|^#(?:[\da-f]{4}|[\da-f]{8})$/i.test(fill.trim()))
    return false
  const [, gradient] = /^url\(\s*["']?#([^)"']+)/.exec(fill.trim()) ?? []
  if (gradient === undefined) return true
  const from = text.indexOf(`id="${gradient}"`)
  const [stops = ''] =
    /^[^]*?<\/(?:linear|radial)Gradient/.exec(text.slice(Math.max(from, 0))) ?? []
  return stops !== '' && !/stop-opacity|rgba|hsla|transparent/.test(stops)
}

type Point = [x: number, y: number]

/** The corners of a rectangle, or of a path or polygon of straight lines; none of any other shape. */
function cornersOf({ tag, attributes: { d = '', points = '', ...own } }: Open): Point[] {
  if (tag === 'polygon') return cornersOfPath(`M${points}`)
  if (tag === 'path') return /[csqta]/i.test(d) ? [] : cornersOfPath(d)
  if (tag !== 'rect') return []
  const length = (name: string, whole: number) => {
    const written = own[name] ?? '0'
    return written.endsWith('%') ? (Number.parseFloat(written) / 100) * whole : Number(written)
  }
  const [x, y] = [length('x', 1600), length('y', 900)]
  return cornersOfPath(`M${x} ${y}h${length('width', 1600)}v${length('height', 900)}H${x}`)
}

function cornersOfPath(d: string): Point[] {
  const corners: Point[] = []
  let [x, y] = [0, 0]
  for (const [, command = '', numbers = ''] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    const values = (numbers.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
    const kind = command.toLowerCase()
    const isRelative = command === kind
    while (values.length > 0) {
      const [fromX, fromY] = isRelative ? [x, y] : [0, 0]
      if (kind !== 'v') x = fromX + (values.shift() ?? 0)
      if (kind !== 'h') y = fromY + (values.shift() ?? 0)
      corners.push([x, y])
    }
  }
  return corners
}

/** Whether a shape has a corner on or outside each corner of the picture, and none inside. */
function coversBox(corners: readonly Point[]): boolean {
  const isOutside = corners.every(([x, y]) => (x <= 0 || x >= 1600) && (y <= 0 || y >= 900))
  const found = new Set(corners.map(([x, y]) => `${x <= 0} ${y <= 0}`))
  return isOutside && found.size === 4
}
