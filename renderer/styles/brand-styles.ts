import { type Brand, logoProperty } from '../../services/content/model/brand/brand.ts'
import {
  actionUnderPointer,
  type ColorName,
  scrim,
  scrimOverPicture,
} from '../../services/content/model/brand/palette.ts'

/** The custom property of each color of the firm, by which style sheets use it. */
export const brandProperties: readonly (readonly [ColorName, string])[] = [
  ['text', '--ink'],
  ['quietText', '--slate'],
  ['page', '--cream'],
  ['band', '--stone'],
  ['field', '--field'],
  ['line', '--rule'],
  ['link', '--gold-text'],
  ['accent', '--accent'],
  ['focus', '--focus'],
  ['bar', '--night'],
  ['hero', '--spruce'],
  ['onDark', '--on-dark'],
  ['quietOnDark', '--on-dark-quiet'],
  ['brightOnDark', '--gold-bright'],
  ['action', '--gold'],
  ['onAction', '--on-gold'],
  ['mapLand', '--map-ground'],
]

/** The firm's colors as custom properties: one style sheet for all pages. */
export function brandStyles({ palette, logo }: Pick<Brand, 'palette' | 'logo'>): string {
  const named = brandProperties.map(([name, property]) => {
    const color = palette[name]
    return `${property}:${typeof color === 'string' ? color : lightDark(color)}`
  })
  const logoColors = logo?.colors ?? []
  const all = [
    ...named,
    `--gold-hover:${actionUnderPointer(palette)}`,
    `--scrim:${scrim(palette)}`,
    `--scrim-over-picture:${scrimOverPicture(palette)}`,
    // The map is a picture, and shadows are dark: the same on dark pages.
    `--on-map:${palette.text.light}`,
    `--map-dot:${palette.action}`,
    `--map-ring:${palette.page.light}`,
    `--shade:${palette.text.light}`,
    ...logoColors.map((color, index) => `${logoProperty(index)}:${lightDark(color)}`),
  ]
  const inFooter = logoColors.map(({ dark }, index) => `${logoProperty(index)}:${dark}`)
  return [
    `:root{${all.join(';')}}`,
    // The footer is dark on light pages, too, but not on paper.
    ...(inFooter.length > 0 ? [`@media not print{.footer{${inFooter.join(';')}}}`] : []),
  ].join('\n')
}

const lightDark = ({ light, dark }: { light: string; dark: string }): string =>
  `light-dark(${light},${dark})`
