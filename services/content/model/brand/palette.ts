import type { BrandFields, Shades } from '../../schema/brand.ts'
import { contrast, leastContrast, mix } from './contrast.ts'

type GivenColors = BrandFields['colors']
/** Every color of the site that is the firm’s. Those with two shades differ on dark pages. */
export type Palette = { [Name in keyof GivenColors]-?: NonNullable<GivenColors[Name]> }
export type ColorName = keyof Palette

/** Returns all colors: those given, and for what is left out what follows from them, or a neutral color. */
export function paletteOf(given: GivenColors): Palette {
  const text = given.text ?? { light: '#1b2530', dark: '#eceff2' }
  const page = given.page ?? { light: '#f9f9f7', dark: '#12171c' }
  /** Between the ground of the page and its text. */
  const between = (light: number, dark: number) => ({
    light: mix(page.light, text.light, light),
    dark: mix(page.dark, text.dark, dark),
  })
  const bar = given.bar ?? { light: text.light, dark: mix(text.light, '#ffffff', 0.06) }
  const link = given.link ?? { light: '#1f5a86', dark: '#8cc0ec' }
  const action = given.action ?? '#e2a33b'
  const onDark = given.onDark ?? '#f4f5f3'
  const better = contrast(text.light, action) > contrast(onDark, action) ? text.light : onDark
  return {
    text,
    quietText: given.quietText ?? between(0.8, 0.75),
    page,
    band: given.band ?? between(0.05, 0.06),
    field: given.field ?? { light: '#ffffff', dark: mix(page.dark, '#000000', 0.35) },
    line: given.line ?? between(0.18, 0.22),
    link,
    accent: given.accent ?? { light: '#2b4a63', dark: '#9cbcd6' },
    focus: given.focus ?? { light: '#0b5cad', dark: '#84bdff' },
    bar,
    hero: given.hero ?? given.accent?.light ?? '#2b4a63',
    onDark,
    quietOnDark: given.quietOnDark ?? mix(onDark, bar.light, 0.2),
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

/** The part of a picture's light that comes through the scrim under words on it. */
const throughScrim = 0.12

/** Returns the scrim under words on a picture: the color of heroes, darker. */
export const scrim = ({ hero }: Pick<Palette, 'hero'>): string => mix(hero, '#000000', 0.35)

/** Returns the scrim as it is laid over a picture, for style sheets. */
export const scrimOverPicture = (palette: Pick<Palette, 'hero'>): string =>
  `color-mix(in srgb,${scrim(palette)} ${100 - 100 * throughScrim}%,transparent)`

/** Returns the lightest ground that words on a picture can have: the scrim over white. */
export const lightestUnderScrim = (palette: Pick<Palette, 'hero'>): string =>
  mix(scrim(palette), '#ffffff', throughScrim)

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
