import { contrast, leastContrast, nearestReadable } from '../../model/brand/contrast.ts'
import {
  type ColorName,
  type EmailColors,
  emailColors,
  lightestUnderScrim,
  type Palette,
  paletteOf,
} from '../../model/brand/palette.ts'
import { fieldProblem, type Problem } from '../../model/problem.ts'
import type { BrandFields } from '../../schema/brand.ts'
import type { CheckedContent } from './check.ts'

/** What is shown on which grounds. `text` is read; a `shape` has to be seen. */
const pairs: readonly { color: ColorName; on: ColorName[]; is: keyof typeof leastContrast }[] = [
  { color: 'text', on: ['page', 'band', 'field'], is: 'text' },
  { color: 'quietText', on: ['page', 'band', 'field'], is: 'text' },
  { color: 'link', on: ['page', 'band', 'field'], is: 'text' },
  { color: 'accent', on: ['page', 'band', 'field'], is: 'shape' },
  { color: 'focus', on: ['page', 'band', 'field'], is: 'shape' },
  { color: 'onDark', on: ['bar', 'hero'], is: 'text' },
  { color: 'quietOnDark', on: ['bar', 'hero'], is: 'text' },
  { color: 'brightOnDark', on: ['bar', 'hero'], is: 'text' },
  { color: 'onAction', on: ['action'], is: 'text' },
]

const emailPairs: readonly { color: keyof EmailColors; on: keyof EmailColors }[] = [
  { color: 'text', on: 'sheet' },
  { color: 'quiet', on: 'sheet' },
  { color: 'quiet', on: 'ground' },
  { color: 'link', on: 'sheet' },
  { color: 'onHeader', on: 'header' },
  { color: 'onButton', on: 'button' },
]

/** The colors of messages, which are the same for every firm: renderer/styles/tokens.css. */
export const messageColors = [
  { name: 'messages that something went well', light: '#22613a', dark: '#86cc9e' },
  { name: 'messages that something went wrong', light: '#9c2b1f', dark: '#ff9f90' },
] as const

const schemes = ['light', 'dark'] as const
type Scheme = (typeof schemes)[number]

const shade = (color: Palette[ColorName], scheme: Scheme): string =>
  typeof color === 'string' ? color : color[scheme]

/** Reports colors of content/brand/brand.yaml with too little contrast to be read or seen (WCAG 2.2). */
export function brandContrast({ valid: { brand } }: CheckedContent): Problem[] {
  if (!brand) return []
  return contrastFaults(brand.data).map(({ path, reason, repair }) =>
    fieldProblem(brand.entry, path, { reason, repair }),
  )
}

interface ContrastFault {
  path: string[]
  reason: string
  repair: string
}

/** Returns every color with too little contrast, once, with the nearest one that has enough. */
export function contrastFaults({ colors, emails }: Pick<BrandFields, 'colors' | 'emails'>) {
  const palette = paletteOf(colors)
  const faults = [
    ...pairs.flatMap((pair) => schemes.flatMap((scheme) => pairFault(palette, pair, scheme))),
    ...(['onDark', 'brightOnDark'] as const).flatMap((name) => scrimFault(palette, name)),
    ...mapFault(palette),
    ...schemes.flatMap((scheme) => messageFaults(palette, scheme)),
    ...schemes.flatMap((scheme) => emailFaults(emailColors(palette, emails), emails, scheme)),
  ]
  const places = faults.map(({ path }) => path.join('.'))
  return faults.filter((_, index) => places.indexOf(places[index] ?? '') === index)
}

function pairFault(
  palette: Palette,
  { color, on, is }: (typeof pairs)[number],
  scheme: Scheme,
): ContrastFault[] {
  const value = palette[color]
  const grounds = on.map((name) => ({ name, value: shade(palette[name], scheme) }))
  // A color without shades has to do on the grounds of both kinds of page.
  const all =
    typeof value === 'string'
      ? on.flatMap((name) => schemes.map((each) => shade(palette[name], each)))
      : grounds.map((ground) => ground.value)
  const path = ['colors', color, ...(typeof value === 'string' ? [] : [scheme])]
  return faultOf({ path, value: shade(value, scheme), grounds, all, least: leastContrast[is], is })
}

/** Words over the picture of a full-bleed hero, on its scrim: at worst the picture is white. */
function scrimFault(palette: Palette, name: 'onDark' | 'brightOnDark'): ContrastFault[] {
  const worst = lightestUnderScrim(palette)
  return faultOf({
    path: ['colors', name],
    value: palette[name],
    grounds: [{ name: 'hero under a white picture', value: worst }],
    all: [worst, palette.hero],
    least: leastContrast.text,
    is: 'text',
  })
}

/** The names of towns on the map, which is a picture and the same on dark pages. */
const mapFault = ({ text, mapLand }: Palette): ContrastFault[] =>
  faultOf({
    path: ['colors', 'mapLand'],
    value: mapLand,
    grounds: [{ name: 'text', value: text.light }],
    all: [text.light],
    least: leastContrast.text,
    is: 'text',
  })

function faultOf({
  path,
  value,
  grounds,
  all,
  least,
  is,
}: {
  path: string[]
  value: string
  grounds: readonly { name: string; value: string }[]
  all: readonly string[]
  least: number
  is: 'text' | 'shape'
}): ContrastFault[] {
  const [worst] = grounds
    .map((ground) => ({ ...ground, measured: contrast(value, ground.value) }))
    .sort((a, b) => a.measured - b.measured)
  if (!worst || worst.measured >= least) return []
  const nearest = nearestReadable(value, all, least)
  const needs = is === 'text' ? `text needs ${least}` : `what has to be seen needs ${least}`
  return [
    {
      path,
      reason: `is ${value}, whose contrast with ${worst.name} (${worst.value}) is ${ratio(worst.measured)}, but ${needs}`,
      repair: nearest
        ? `write ${path.at(-1)}: '${nearest}', the nearest color that has enough, or change ${worst.name}`
        : `change ${worst.name}: no color has enough contrast with ${[...new Set(all)].join(' and ')}`,
    },
  ]
}

function messageFaults(palette: Palette, scheme: Scheme): ContrastFault[] {
  return (['page', 'band', 'field'] as const).flatMap((name) => {
    const value = palette[name][scheme]
    const fault = messageColors.find((color) => contrast(color[scheme], value) < leastContrast.text)
    if (!fault) return []
    const nearest = nearestReadable(
      value,
      messageColors.map((color) => color[scheme]),
      leastContrast.text,
    )
    const measured = ratio(contrast(fault[scheme], value))
    return [
      {
        path: ['colors', name, scheme],
        reason: `is ${value}, whose contrast with ${fault.name} (${fault[scheme]}) is ${measured}, but text needs ${leastContrast.text}`,
        repair: `write ${scheme}: '${nearest ?? (scheme === 'light' ? '#ffffff' : '#000000')}', the nearest color that has enough`,
      },
    ]
  })
}

/** Reported at the color that emails have for themselves. */
function emailFaults(
  colors: EmailColors,
  given: BrandFields['emails'],
  scheme: Scheme,
): ContrastFault[] {
  return emailPairs.flatMap(({ color, on }) => {
    const [value, ground] = [shade(colors[color], scheme), shade(colors[on], scheme)]
    const own = [on, color].find((name) => name in given)
    const measured = contrast(value, ground)
    if (own === undefined || measured >= leastContrast.text) return []
    const [changed, fixed] = own === on ? [ground, value] : [value, ground]
    const path = ['emails', own, ...(own === 'header' ? [] : [scheme])]
    const nearest = nearestReadable(changed, [fixed], leastContrast.text)
    return [
      {
        path,
        reason: `is ${changed}, whose contrast with ${own === on ? color : on} (${fixed}) is ${ratio(measured)}, but text needs ${leastContrast.text}`,
        repair: nearest
          ? `write ${path.at(-1)}: '${nearest}', the nearest color that has enough`
          : `change ${own === on ? color : on}`,
      },
    ]
  })
}

/** `3.31`, never rounded up to what is needed. */
const ratio = (measured: number): string => (Math.floor(measured * 100) / 100).toFixed(2)
