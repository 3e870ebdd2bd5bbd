import {
  type Document,
  isMap,
  isScalar,
  type Pair,
  parse,
  parseDocument,
  YAMLMap,
  YAMLSeq,
} from 'yaml'
import { z } from 'zod'
import type { ContentTexts } from './upgrades.ts'

/** The sections of before in the order in which the home page showed them, each with its kind of block. */
const kinds = {
  about: 'about',
  build: 'build',
  rent: 'rent',
  service: 'service',
  towns: 'towns',
  premium: 'premium',
  reasons: 'reasons',
  testimonials: 'testimonials',
  contact: 'contact',
  closing: 'banner',
} as const

/** The fields of a section that its kind of block lacks, because no page showed them. */
const unshown: Readonly<Record<string, readonly string[]>> = {
  about: ['light', 'action'],
  towns: ['light', 'image', 'items'],
  testimonials: ['light', 'image', 'items', 'action'],
  contact: ['light', 'image', 'items', 'action'],
  closing: ['light', 'image', 'items'],
}

/** What was in the code: the claims shown as figures, the title above the reasons, and the form's title. */
const figures = ['years-badge', 'rating', 'response']
const reasonsTitle = 'Why people hire us'
const formTitle = 'Receive Your Estimate'

const claimsFile = z.record(z.string(), z.object({ label: z.string().optional() }))
const withAction = z.object({ action: z.object({ label: z.string() }) })

/**
 * Turns the sections of pages/home.md into a list of blocks in the order in which they were shown. Comments stay where
 * they are; lines may break elsewhere.
 */
export function homeOfBlocks(texts: ContentTexts): ContentTexts {
  const path = 'pages/home.md'
  const [, front, rest] = /^---\r?\n([^]*?\n)(---[^]*)$/.exec(texts.get(path) ?? '') ?? []
  if (front === undefined || rest === undefined) return texts
  const document: Document = parseDocument(front)
  const page = document.contents
  const sections = document.get('sections')
  if (!isMap(page) || !isMap(sections) || document.get('template') !== 'home') return texts

  const pairs = new Map(page.items.map((pair) => [nameOf(pair), pair]))
  const create = (fields: Readonly<Record<string, unknown>>) => {
    const map = new YAMLMap()
    for (const [name, value] of Object.entries(fields)) map.set(name, document.createNode(value))
    return map
  }
  const blocks = new YAMLSeq<YAMLMap>()
  const add = (
    block: string,
    fields: YAMLMap,
    from?: Pair,
    without: readonly string[] = ['light'],
  ) => {
    fields.items = [
      document.createPair('block', block),
      ...fields.items.filter((pair) => !without.includes(nameOf(pair))),
    ]
    const comments = [commentOf(from), fields.commentBefore].filter((comment) => comment)
    if (comments.length > 0) fields.commentBefore = comments.join('\n')
    blocks.add(fields)
  }

  const hero = create({ daylight: true })
  const action = pairs.get('action')
  if (!pairs.has('image') && texts.has('images/home-hero.yaml')) hero.set('image', 'home-hero')
  if (action) hero.items.push(action)
  add('hero', hero)
  const claims = claimsFile.safeParse(parse(texts.get('claims.yaml') ?? '{}')).data ?? {}
  const shown = figures.filter((name) => claims[name]?.label !== undefined)
  if (shown.length > 0) add('figures', create({ claims: shown }))
  const house = pairs.get('house')
  if (isMap(house?.value)) add('cutaway', house.value, house)
  // A comment above the first section is kept with the group.
  const [first] = sections.items
  if (isScalar(first?.key)) first.key.commentBefore ??= sections.commentBefore ?? null
  const all = new Map(sections.items.map((pair) => [nameOf(pair), pair]))
  for (const [name, kind] of Object.entries(kinds)) {
    const section = all.get(name)
    if (name === 'reasons' && hasReasons(texts)) add(kind, create({ title: reasonsTitle }))
    if (!isMap(section?.value)) continue
    if (name === 'contact') {
      const own = withAction.safeParse(section.value.toJSON()).data?.action.label
      section.value.set('formTitle', own ?? formTitle)
    }
    add(kind, section.value, section, unshown[name])
  }

  document.set('template', 'blocks')
  page.items = page.items.flatMap((pair) => {
    const name = nameOf(pair)
    if (name === 'house' || name === 'action') return []
    if (name !== 'sections') return pair
    const made = document.createPair('blocks', blocks)
    if (isScalar(made.key)) made.key.commentBefore = commentOf(pair) ?? null
    return made
  })
  return new Map(texts).set(path, `---\n${document.toString({ lineWidth: 100 })}${rest}`)
}

const nameOf = ({ key }: Pair): string => (isScalar(key) ? String(key.value) : '')

const commentOf = (pair: Pair | undefined) =>
  isScalar(pair?.key) ? pair.key.commentBefore : undefined

const hasReasons = (texts: ContentTexts): boolean => {
  const reasons: unknown = parse(texts.get('why-us.yaml') ?? '[]')
  return Array.isArray(reasons) && reasons.length > 0
}
