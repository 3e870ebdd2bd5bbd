import type { BrandFields, Shades } from '../../schema/brand.ts'
import { contrast, leastContrast, mix } from './contrast.ts'

type GivenColors = BrandFields['colors']
/** Every color of the site that is the firm’s. Those with two shades differ on dark pages. */
export type Palette = { [Name in keyof GivenColors]-?: NonNullable<GivenColors[Name]> }
export type ColorName = keyof Palette

/** Returns all colors: those given, and for what is left out neutral ones or what follows from those given. */
export function paletteOf(given: GivenColors): Palette {
  const text = given.text ?? { light: '#1b2530', dark: '#eceff2' }
  const link = given.link ?? { light: '#1f5a86', dark: '#8cc0ec' }
  const action = given.action ?? '#e2a33b'
  const onDark = given.onDark ?? '#f4f5f3'
  const better = contrast(text.light, action) > contrast(onDark, action) ? text.light : onDark
  return {
    text,
    quietText: given.quietText ?? { light: '#46535f', dark: '#b4bec8' },
    page: given.page ?? { light: '#f9f9f7', dark: '#12171c' },
    band: given.band ?? { light: '#eceeed', dark: '#1b2229' },
    field: given.field ?? { light: '#ffffff', dark: '#0d1115' },
    line: given.line ?? { light: '#d3d8db', dark: '#3c4751' },
    link,
    accent: given.accent ?? { light: '#2b4a63', dark: '#9cbcd6' },
    focus: given.focus ?? { light: '#0b5cad', dark: '#84bdff' },
    bar: given.bar ?? { light: text.light, dark: '#1f2932' },
    hero: given.hero ?? given.accent?.light ?? '#2b4a63',
    onDark,
    quietOnDark: given.quietOnDark ?? '#c8cfd5',
    brightOnDark: given.brightOnDark ?? link.dark,
    action,
    onAction: given.onAction ?? better,
    mapLand: given.mapLand ?? '#dcdfd6',
  }
}

/**
 * Returns the ground of a button under the pointer: `brightOnDark`, or where the button's text could not be read on it, the
 * button's color away from its text.
 */
export function actionUnderPointer({ action, onAction, brightOnDark }: Palette): string {
  if (contrast(onAction, brightOnDark) >= leastContrast.text) return brightOnDark
  const isLight = contrast(onAction, '#000000') > contrast(onAction, '#ffffff')
  return mix(action, isLight ? '#000000' : '#ffffff', 0.2)
}

/** The colors of emails. Text on the header and on buttons is the same in light and dark mail programs. */
export interface EmailColors {
  text: Shades
  quiet: Shades
  link: Shades
  line: Shades
  ground: Shades
  sheet: Shades
  header: string
  headerLine: string
  onHeader: string
  button: Shades
  onButton: Shades
}

/** Returns the colors of emails: those of pages, except where the firm names others. */
export const emailColors = (colors: Palette, given: BrandFields['emails'] = {}): EmailColors => ({
  text: { light: colors.text.light, dark: colors.onDark },
  quiet: { light: colors.quietText.light, dark: colors.quietOnDark },
  link: given.link ?? colors.focus,
  line: given.line ?? colors.line,
  ground: given.ground ?? { light: colors.band.light, dark: colors.field.dark },
  sheet: given.sheet ?? { light: colors.field.light, dark: colors.band.dark },
  header: given.header ?? colors.bar.light,
  headerLine: colors.action,
  onHeader: colors.onDark,
  button: { light: colors.hero, dark: colors.action },
  onButton: { light: colors.onDark, dark: colors.onAction },
})
