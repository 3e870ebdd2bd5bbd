import { existsSync, readFileSync } from 'node:fs'
import { type Brand, brandOf, type Logo, logoProperty, type Mark } from '../../model/brand/brand.ts'
import { contrast, leastContrast, nearestReadable } from '../../model/brand/contrast.ts'
import { type Palette, paletteOf } from '../../model/brand/palette.ts'
import { fieldProblem, fileProblem, type Problem } from '../../model/problem.ts'
import { brand as brandSchema, type BrandFields } from '../../schema/brand.ts'
import type { ValidContent } from '../collections/collections.ts'
import { readMaster } from '../collections/master.ts'
import { pictureProblems } from '../collections/pictures.ts'
import { placeOf } from '../files/folder.ts'
import { brandDrawings, brandFile } from '../files/placement.ts'
import type { ContentFiles } from '../files/read-files.ts'
import { useOneOf } from '../messages/suggest.ts'
import { svgShapes, type SvgShapes } from './svg-shapes.ts'

/**
 * The longest logo, in characters of SVG. Every page has it twice, and it is part of what a phone loads before it shows
 * anything.
 */
const maxLogo = 6_000
/** In bytes. Browsers load it with each tab. */
const maxMark = 20_000
/** The space for the logo in the header of a phone, in px. */
const shown = { width: 160, height: 32 }

/**
 * Reads content/brand/: brand.yaml, which may be missing, and the drawings.
 * @param folder the content folder
 */
export function readBrand(
  folder: string,
  files: ContentFiles,
  { brand, business }: Pick<ValidContent, 'brand' | 'business'>,
): { brand: Brand; problems: Problem[] } {
  const fields = brand?.data ?? brandSchema.parse({})
  const [logoFile, markFile] = brandDrawings
  const problems: Problem[] = []
  const read = (name: (typeof brandDrawings)[number]): string | undefined => {
    if (!files.brandDrawings.has(name)) return undefined
    const file = `content/${name}`
    const found = pictureProblems(file, readMaster(folder, file, files.cache))
    problems.push(...found)
    return found.length > 0 ? undefined : readFileSync(placeOf(folder, file), 'utf8')
  }
  const logoText = read(logoFile)
  const logo = logoText === undefined ? undefined : logoOf(logoText, fields.logo)
  if (typeof logo === 'object' && 'refused' in logo) problems.push(logoProblem(logo.refused))
  const markText = read(markFile)
  const mark = markText === undefined ? undefined : markOf(markText)
  if (typeof mark === 'string')
    problems.push(
      fileProblem(`content/${markFile}`, {
        reason: mark,
        repair:
          'draw the mark alone in a square, with a viewBox such as 0 0 64 64, in paths and without a ground',
      }),
    )
  const drawn = logoText === undefined ? undefined : svgShapes(logoText)
  // What the drawings are measured with is in a file that can't be read: its own problem is enough.
  const isUnread = !brand && existsSync(placeOf(folder, `content/${brandFile}`))
  const palette = paletteOf(fields.colors)
  if (!isUnread && drawn && 'colors' in drawn)
    problems.push(...unseenLogo(drawn.colors, palette, fields, brand))
  const marked = markText === undefined ? undefined : svgShapes(markText)
  const ground = fields.iconGround ?? palette.bar.light
  if (!isUnread && marked && 'colors' in marked && !isSeen(marked.colors, ground))
    problems.push(
      fileProblem(`content/${markFile}`, {
        reason: `has no color that can be seen on the ground of the icon, ${ground}`,
        repair: `draw it in another color, such as ${seenOn(ground, palette.action)}, or set iconGround in content/${brandFile}`,
      }),
    )
  if (brand) {
    const where = (path: string[], reason: string, repair: string) =>
      problems.push(fieldProblem(brand.entry, path, { reason, repair }))
    if (fields.logo.hasName && !files.brandDrawings.has(logoFile))
      where(
        ['logo', 'hasName'],
        'says that the logo has the name in it, but there is no logo',
        `add content/${logoFile}, or remove this line`,
      )
    if (drawn && 'colors' in drawn)
      for (const color of Object.keys(fields.logo.onDark))
        if (!drawn.colors.includes(sixDigits(color)))
          where(
            ['logo', 'onDark', color],
            `is a color that content/${logoFile} doesn’t have`,
            useOneOf(drawn.colors),
          )
  }
  return {
    brand: brandOf(fields, business?.data.brand ?? '', {
      logo: logo && 'body' in logo ? logo : undefined,
      mark: typeof mark === 'object' ? mark : undefined,
    }),
    problems,
  }
}

const isSeen = (colors: readonly string[], ground: string): boolean =>
  colors.some((color) => color === 'currentColor' || contrast(color, ground) >= leastContrast.shape)

/** Returns a color that is seen on a ground: the given one, or white or black. */
const seenOn = (ground: string, color: string): string =>
  [color, '#ffffff'].find((each) => isSeen([each], ground)) ?? '#000000'

/** Reports a logo of which nothing can be seen on the header, or on what is dark. */
function unseenLogo(
  colors: readonly string[],
  { page, bar }: Palette,
  { logo: { onDark } }: BrandFields,
  brand: ValidContent['brand'],
): Problem[] {
  const dark = new Map(Object.entries(onDark).map(([from, to]) => [sixDigits(from), to]))
  const colorsOnDark = colors.map((color) => dark.get(color) ?? color)
  const at = (path: string[], reason: string, repair: string) =>
    brand
      ? fieldProblem(brand.entry, path, { reason, repair })
      : fileProblem(`content/${brandDrawings[0]}`, { reason, repair })
  const unseen = [page.dark, bar.light, bar.dark].find((ground) => !isSeen(colorsOnDark, ground))
  const [first = ''] = colors
  const bright = nearestReadable(first, [page.dark, bar.light, bar.dark], leastContrast.shape)
  return [
    ...(isSeen(colors, page.light)
      ? []
      : [
          at(
            ['colors', 'page', 'light'],
            `is ${page.light}, on which nothing of the logo can be seen`,
            'draw the logo in darker colors, or make the page lighter',
          ),
        ]),
    ...(unseen === undefined
      ? []
      : [
          at(
            ['logo', 'onDark'],
            `leaves nothing of the logo that can be seen on dark surfaces such as ${unseen}`,
            `write in content/${brandFile}, below logo: onDark: { '${first}': '${bright ?? '#ffffff'}' }`,
          ),
        ]),
  ]
}

const logoProblem = (refused: string): Problem =>
  fileProblem(`content/${brandDrawings[0]}`, {
    reason: `${refused}, which a logo that is part of every page can’t have`,
    repair:
      'export it with plain colors (#1f5a86), letters turned into paths, and no gradients, masks or clipped ' +
      `content; a color that should be another one on dark surfaces is written in content/${brandFile}`,
  })

/** The logo as pages show it, or why they can’t. */
function logoOf(
  text: string,
  { hasName, onDark }: BrandFields['logo'],
): Logo | { refused: string } {
  const drawn: SvgShapes = svgShapes(text)
  if ('refused' in drawn) return drawn
  const length = drawn.body.length
  if (length > maxLogo)
    return { refused: `has ${length} characters of shapes, more than ${maxLogo}` }
  const [, , width, height] = drawn.viewBox
  const scale = Math.min(shown.height / height, shown.width / width)
  const changed = Object.entries(onDark).map(
    ([light, dark]) => ({ light: sixDigits(light), dark }) as const,
  )
  return {
    viewBox: drawn.viewBox.join(' '),
    width: Math.round(width * scale),
    height: Math.round(height * scale),
    body: changed.reduce(
      (body, { light }, index) => body.replaceAll(`"${light}"`, `"var(${logoProperty(index)})"`),
      drawn.body,
    ),
    hasName,
    colors: changed,
  }
}

/** `#FFF` → `#ffffff` */
const sixDigits = (color: string): string => {
  const lower = color.toLowerCase()
  return lower.length === 4 ? lower.replaceAll(/[0-9a-f]/g, '$&$&') : lower
}

/** The mark, or why it can’t be an icon. */
function markOf(text: string): Mark | string {
  const [tag = ''] = /<svg\b[^>]*>/.exec(text) ?? []
  const box = /\sviewBox\s*=\s*["']\s*([^"']+)["']/
    .exec(tag)?.[1]
    ?.trim()
    .split(/[\s,]+/)
    .map(Number)
  const [x = 0, y = 0, width = 0, height = 0] = box ?? []
  if (!(width > 0) || Math.abs(width - height) > 0.01 * width)
    return box
      ? `is ${width} × ${height}, but an icon is square`
      : 'has no viewBox, so that it can’t be made smaller'
  if (text.length > maxMark)
    return `has ${text.length} characters, but the limit is ${maxMark}: browsers load it with each tab`
  const inner = text.slice(text.indexOf(tag) + tag.length, text.lastIndexOf('</svg')).trim()
  const own = [...tag.matchAll(/\s([\w:-]+)\s*=/g)].map(([, name]) => name)
  const isPlain = own.every((name) => /^(xmlns|viewBox|width|height)$/.test(name ?? ''))
  if (isPlain && x === 0 && y === 0) return { side: width, body: inner }
  // What its outer tag says, such as fill="none", holds for all that is in it.
  const outer = tag.replaceAll(/\s(?:x|y|width|height)\s*=\s*(?:"[^"]*"|'[^']*')/g, '')
  const sized = outer.replace(/^<svg/, `<svg width="${width}" height="${width}"`)
  return { side: width, body: `${sized}${inner}</svg>` }
}
