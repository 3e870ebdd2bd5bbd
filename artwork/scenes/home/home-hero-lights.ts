import { mix } from '../../kit/color.ts'

/** The inks of one hour in one season. */
export interface HouseLight {
  /** Flat rings around the sun, from the upper edge of the picture inward. */
  sky: readonly [string, string, string, string, string]
  /** By day the disc is transparent, at night it is the moon. */
  sun: string
  /** Transparent by day. */
  stars: string
  cloud: string
  /** Faces of distant mountains toward the sun and away from it. */
  far: readonly [lit: string, shade: string]
  /** The summit: its two faces, and the rock that shows on each. */
  peak: { lit: string; shade: string; onLit: string; onShade: string }
  /** Wooded ridges, far to near. */
  woods: readonly [string, string, string]
  /** Near spruces, and their boughs toward the sun. */
  spruce: readonly [dark: string, lit: string]
  ground: Ground
  drive: string
  ruts: string
  /** Built things are mixed toward `key` in the sun and toward `shade` out of it. */
  key: string
  shade: string
  /** How far built things are darkened, 0 … 1. */
  dim: number
  roof: readonly [lit: string, shade: string]
  /** Snow on edges, rails and piles; transparent without snow. */
  snow: readonly [lit: string, shade: string]
  /** Windows: center, body, edge. */
  window: readonly [string, string, string]
  /** What the windows light on the ground. */
  pool: string
  /** The edge of people toward the sun; at night, toward the windows. */
  rim: string
}

interface Ground {
  lit: string
  half: string
  /** Long shadows. */
  dark: string
  /** The bank in front, and what grows on it. */
  bank: string
  blade: string
}

const lamp = ['#ffefb5', '#ffcf6b', '#f0a044'] as const
/** No ink, in colors that differ, as all inks of `alpenglow` must. */
const clear = '#ddd0'
const bare = ['#fff0', '#eee0'] as const

export const alpenglow: HouseLight = {
  sky: ['#6a3f55', '#9c4b52', '#cd6a4e', '#ea9a58', '#f8c97c'],
  sun: '#fff0c0',
  stars: clear,
  cloud: '#f6b877',
  far: ['#e08d66', '#a75d60'],
  peak: { lit: '#ffdcab', shade: '#83577a', onLit: '#cc7550', onShade: '#5e4162' },
  woods: ['#84505d', '#55475a', '#2f3d4a'],
  spruce: ['#13282d', '#47605a'],
  ground: { lit: '#c58f4f', half: '#736a48', dark: '#394a42', bank: '#182e30', blade: '#3d5547' },
  drive: '#a07a5c',
  ruts: mix('#a07a5c', '#291f38', 0.22),
  key: '#ffc483',
  shade: '#291f38',
  dim: 0,
  roof: ['#6e7f7c', '#243c44'],
  snow: bare,
  window: lamp,
  pool: '#d99a4c',
  rim: '#ffd796',
}

const dawn: HouseLight = {
  sky: ['#8fb1ad', '#b4c6b2', '#dcd6b4', '#f4dfb2', '#fdedc8'],
  sun: '#fffbe600',
  stars: clear,
  cloud: '#fff6de',
  far: ['#e9cfb0', '#b3b8b8'],
  peak: { lit: '#fff0d6', shade: '#8c95ae', onLit: '#d19d7c', onShade: '#6d7896' },
  woods: ['#a0b2aa', '#68908b', '#3c6766'],
  spruce: ['#1c4042', '#5d8b78'],
  ground: { lit: '#dccb88', half: '#93a06c', dark: '#577861', bank: '#2b5450', blade: '#5c8a68' },
  drive: '#c9b48e',
  ruts: mix('#c9b48e', '#2e4259', 0.22),
  key: '#ffe9c0',
  shade: '#2e4259',
  dim: 0,
  roof: ['#93a7a2', '#3c5a62'],
  snow: bare,
  window: lamp,
  pool: '#e6cf83',
  rim: '#fff3d2',
}

const noon: HouseLight = {
  sky: ['#3f97a6', '#5fabb3', '#8ac3c2', '#b6d9cf', '#dcecdb'],
  sun: '#ffffff00',
  stars: clear,
  cloud: '#f7fbf2',
  far: ['#d2dfd8', '#9cbbc3'],
  peak: { lit: '#fffdf2', shade: '#8da8bd', onLit: '#b79b7b', onShade: '#5f7b93' },
  woods: ['#7fa99d', '#4a8374', '#265a50'],
  spruce: ['#123c39', '#4f8f60'],
  ground: { lit: '#dfc662', half: '#98a955', dark: '#5b7f45', bank: '#31633f', blade: '#72994f' },
  drive: '#cfba92',
  ruts: mix('#cfba92', '#34475a', 0.22),
  key: '#fff2cc',
  shade: '#34475a',
  dim: 0,
  roof: ['#8ea09f', '#3f5a62'],
  snow: bare,
  window: ['#b7d4d8', '#8fb5c0', '#6c97a6'],
  pool: '#98a956',
  rim: '#fff6d8',
}

const night: HouseLight = {
  sky: ['#0a1727', '#0f2137', '#172d49', '#21405f', '#325676'],
  sun: '#f1ebd0',
  stars: '#dfe8f2',
  cloud: '#2b4a68',
  far: ['#3e5a7a', '#2a4363'],
  peak: { lit: '#93aac4', shade: '#3c5273', onLit: '#566d8f', onShade: '#2a3d5c' },
  woods: ['#1f3854', '#15293f', '#0e1d2d'],
  spruce: ['#071119', '#1d3543'],
  ground: { lit: '#33505c', half: '#1d3541', dark: '#10212b', bank: '#0b1820', blade: '#20363f' },
  drive: '#3a4650',
  ruts: mix('#3a4650', '#091320', 0.22),
  key: '#8aa2c0',
  shade: '#091320',
  dim: 0.4,
  roof: ['#4c6274', '#14242f'],
  snow: bare,
  window: lamp,
  pool: '#7d6a3c',
  rim: '#f2b75c',
}

interface Winter {
  ground: Ground
  boughs: string
  drive: string
  pool: string
}

/** From November to April: snow on the ground, in the trees and on all that is built. */
const inWinter = (light: HouseLight, { ground, boughs, drive, pool }: Winter): HouseLight => ({
  ...light,
  peak: { ...light.peak, onLit: mix(light.peak.onLit, light.peak.lit, 0.3) },
  spruce: [light.spruce[0], boughs],
  ground,
  drive,
  ruts: mix(drive, ground.lit, 0.4),
  pool,
  roof: [ground.lit, ground.half],
  snow: [ground.lit, mix(ground.half, ground.dark, 0.4)],
})

/** The names are the fragments of the picture's address; pages/blocks/hero-light.ts chooses one. */
export const hours: Readonly<Record<string, HouseLight>> = {
  dawn,
  noon,
  night,
  'winter-dawn': inWinter(dawn, {
    ground: { lit: '#fff7e4', half: '#d9e0de', dark: '#a6b8c6', bank: '#8fa5b6', blade: '#4d6b70' },
    boughs: '#e4ebe8',
    drive: '#b9b7ac',
    pool: '#f7e2a6',
  }),
  'winter-noon': inWinter(noon, {
    ground: { lit: '#ffffff', half: '#e4eff1', dark: '#aacbd9', bank: '#c5dce5', blade: '#5f857f' },
    boughs: '#f2f8f7',
    drive: '#bdb8aa',
    pool: '#e4eff2',
  }),
  'winter-alpenglow': inWinter(alpenglow, {
    ground: { lit: '#ffdfbd', half: '#bd93a0', dark: '#7d6485', bank: '#5c4d71', blade: '#2b2f42' },
    boughs: '#c79aa2',
    drive: '#866a70',
    pool: '#f6bf78',
  }),
  'winter-night': inWinter(night, {
    ground: { lit: '#a3b8d1', half: '#5f7a9b', dark: '#385373', bank: '#2b4565', blade: '#0d1c2a' },
    boughs: '#6d88a8',
    drive: '#3f5068',
    pool: '#c0a468',
  }),
}
