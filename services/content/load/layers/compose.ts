import { svgToken } from '../files/svg-tokens.ts'
import { type backgroundGroups, type Layer, layerBox } from './layer.ts'

/** Raise this when the same layers are composed differently. */
export const compositionVersion = 1

/**
 * Returns the SVG of two layers: sky, ridge, the foreground, and over all the light. What is named in a layer gets another
 * name, so that no name is there twice.
 */
export function compose(background: Layer, foreground: Layer): string {
  const back = renamed(background, 'town')
  const front = renamed(foreground, 'trade')
  const part = (id: (typeof backgroundGroups)[number]) =>
    inherit(
      back,
      back.groups.flatMap((group) => (group.id === id ? group.markup : [])),
    )
  const namespaces = Object.entries({ ...background.namespaces, ...foreground.namespaces })
  const titles = [foreground.title, background.title].filter((title) => title !== '')
  const lines = [
    `<svg xmlns="http://www.w3.org/2000/svg"${namespaces.map(([name, value]) => ` ${name}="${value}"`).join('')} viewBox="${layerBox}">`,
    ...(titles.length > 0 ? [`<title>${titles.join(' – ')}</title>`] : []),
    ...[back.defs + front.defs].filter(Boolean).map((defs) => `<defs>${defs}</defs>`),
    ...part('sky'),
    ...part('ridge'),
    ...inherit(
      front,
      front.groups.map(({ markup }) => markup),
    ),
    ...part('light'),
    '</svg>',
  ]
  return `${lines.join('\n')}\n`
}

/** What the `<svg>` tag of a layer says holds for its shapes in a composed picture too. */
const inherit = ({ inherited }: Layer, shapes: readonly string[]): readonly string[] =>
  inherited === '' ? shapes : [`<g${inherited}>`, ...shapes, '</g>']

const renamed = (layer: Layer, prefix: string): Layer => ({
  ...layer,
  inherited: withPrefix(layer.inherited, prefix),
  defs: renameIn(layer.defs, prefix),
  groups: layer.groups.map((group) => ({ ...group, markup: renameIn(group.markup, prefix) })),
})

/** Gives every id in some markup a prefix, and every reference to it. Text and comments stay as they are. */
export const renameIn = (markup: string, prefix: string): string =>
  markup.replaceAll(svgToken, (token) => (/^<\w/.test(token) ? withPrefix(token, prefix) : token))

const withPrefix = (tag: string, prefix: string): string =>
  tag.replaceAll(
    /(\s)([\w:-]+)(\s*=\s*)("[^"]*"|'[^']*')/g,
    (_, space: string, name: string, equals: string, quoted: string) =>
      space + name + equals + renamedValue(name, quoted, prefix),
  )

/** @param quoted the value of an attribute, in its quotation marks */
function renamedValue(name: string, quoted: string, prefix: string): string {
  const mark = quoted.slice(0, 1)
  const value = quoted.slice(1, -1)
  if (name === 'id') return `${mark}${prefix}-${value}${mark}`
  if (/^(?:xlink:)?href$/.test(name)) return mark + value.replace(/^#/, `#${prefix}-`) + mark
  if (/^aria-(?:labelledby|describedby)$/.test(name))
    return mark + value.replaceAll(/[^\s]+/g, `${prefix}-$&`) + mark
  return mark + value.replaceAll(/(url\(\s*["']?#)/g, `$1${prefix}-`) + mark
}
