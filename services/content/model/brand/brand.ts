import type { BrandFields, Shades } from '../../schema/brand.ts'
import { type EmailColors, emailColors, type Palette, paletteOf } from './palette.ts'

/** The logo, as pages show it: shapes in the code of the page, so that their colors follow light and dark. */
export interface Logo {
  viewBox: string
  /** As shown, in px. */
  width: number
  height: number
  /** Its shapes as SVG. A color that changes on dark surfaces is written `var(--logo-1)`. */
  body: string
  /** The firm’s name is in the drawing. */
  hasName: boolean
  /** The colors that change: the first is `--logo-1`. */
  colors: Shades[]
}

/** The firm’s mark for icons: a square drawing without a ground. */
export interface Mark {
  /** The width and height of its coordinates, which begin at 0. */
  side: number
  /** Its contents as SVG. */
  body: string
}

/** What the firm looks like, from content/brand/. */
export interface Brand {
  shortName: string
  /** The color of the browser’s own bars. */
  themeColor: string
  /** The ground of icons. */
  iconGround: string
  palette: Palette
  emails: EmailColors
  /** Left out where there is no logo.svg: then the name stands alone. */
  logo?: Logo | undefined
  /** Left out where there is no mark.svg: then icons show the first letter of the name. */
  mark?: Mark | undefined
}

/** Combines the file with the drawings. @param name the firm’s name */
export function brandOf(
  { shortName, themeColor, iconGround, colors, emails }: BrandFields,
  name: string,
  drawings: Pick<Brand, 'logo' | 'mark'>,
): Brand {
  const palette = paletteOf(colors)
  return {
    shortName: shortName ?? name,
    themeColor: themeColor ?? palette.bar.light,
    iconGround: iconGround ?? palette.bar.light,
    palette,
    emails: emailColors(palette, emails),
    ...drawings,
  }
}

/** The custom property of a logo’s color, from 0. */
export const logoProperty = (index: number): string => `--logo-${index + 1}`
