import { mix } from '../../kit/color.ts'
import { lamp, type Light } from '../../kit/light.ts'
import { dusk } from '../../kit/lights-low.ts'
import { made } from '../../kit/materials.ts'

/** What the hour and the season change beside the landscape. */
export type HouseLight = Light & {
  /** The covering of the roof. */
  roof: string
  /** How far built things sink into the shadow, 0 … 1. */
  dim: number
  /** What a foot of things leaves on the ground. */
  under: string
  drive: string
  /** Transparent by day. */
  stars: string
}

/** All hours have one sun, behind the house: the file has its shapes once. */
const sunIs = (disc: string, glow: string) => ({ ...dusk.sun, disc, glow })

const day = { roof: made.roof, dim: 0, under: '#0f2228', stars: '#fff0', drive: '#6f6a5f' }

export const alpenglow: HouseLight = { ...dusk, ...day }

const dawn: HouseLight = {
  ...day,
  sky: [
    [0, '#5b7fa3'],
    [0.22, '#86a6c0'],
    [0.42, '#b9c3d2'],
    [0.56, '#e2cdd2'],
    [0.68, '#f6cfc2'],
    [0.82, '#fde3c6'],
  ],
  sun: sunIs('#fff6e000', '#fff3d6'),
  front: dusk.front,
  haze: '#efd3cd',
  rock: { lit: '#d39b8c', half: '#9d8798', dark: '#737394' },
  snow: { lit: '#fff1e6', half: '#e3d3dc', dark: '#b3b6d2' },
  woods: ['#a9a6bb', '#75869f', '#44677a', '#1f424f'],
  needle: '#56786f',
  ground: { lit: '#b5a67c', half: '#6f8070', dark: '#33504f' },
  cloud: '#fff1e8',
  key: '#ffe2c4',
  shadow: '#34465e',
  window: lamp,
  under: '#203a3d',
  drive: '#948d84',
}

const noon: HouseLight = {
  ...day,
  sky: [
    [0, '#2f76a8'],
    [0.22, '#4f92bd'],
    [0.42, '#7fb3d0'],
    [0.56, '#a7cddd'],
    [0.68, '#c8e0e4'],
    [0.82, '#e3eee8'],
  ],
  sun: sunIs('#ffffff00', '#f4faf6'),
  front: dusk.front,
  haze: '#d3e3e2',
  rock: { lit: '#b3a08f', half: '#868791', dark: '#5f6f82' },
  snow: { lit: '#fffdf6', half: '#dfe8ee', dark: '#a9bfd4' },
  woods: ['#8fadb3', '#5b8587', '#346660', '#1b4541'],
  needle: '#5f9068',
  ground: { lit: '#c9bb74', half: '#8da264', dark: '#5a7f52' },
  cloud: '#fbfcf8',
  key: '#fff3d2',
  shadow: '#3d4f5c',
  window: ['#b9d3da', '#94b8c4', '#7199a8'],
  under: '#3f6043',
  drive: '#b7aa90',
}

const night: HouseLight = {
  ...day,
  sky: [
    [0, '#060f1c'],
    [0.22, '#0b1a2d'],
    [0.42, '#122741'],
    [0.56, '#1a3452'],
    [0.68, '#234160'],
    [0.82, '#2f5070'],
  ],
  sun: sunIs('#e6ebee', '#8fa9c4'),
  front: dusk.front,
  haze: '#2b4763',
  rock: { lit: '#4f637f', half: '#37496a', dark: '#273853' },
  snow: { lit: '#9db0ca', half: '#71869f', dark: '#51688a' },
  woods: ['#21374f', '#182c41', '#102131', '#08151f'],
  needle: '#1c3440',
  ground: { lit: '#33475a', half: '#182c38', dark: '#0b1a23' },
  cloud: '#2f4866',
  key: '#6f86a5',
  shadow: '#0a1522',
  window: lamp,
  dim: 0.52,
  under: '#050e14',
  drive: '#2a3744',
  stars: '#dfe8f2',
}

/** From November to April: snow on the ground, in the trees and on the roof. */
const inWinter = (light: HouseLight, ground: Light['ground'], needle: string): HouseLight => ({
  ...light,
  rock: { ...light.rock, lit: mix(light.rock.lit, light.snow.lit, 0.45) },
  needle,
  ground,
  roof: light.dim > 0 ? ground.lit : ground.half,
  under: mix(ground.dark, light.shadow, 0.45),
  drive: mix(ground.dark, light.drive, 0.45),
})

/** The names are the fragments of the picture's address; pages/home/hero-light.ts chooses one. */
export const hours: Readonly<Record<string, HouseLight>> = {
  dawn,
  noon,
  night,
  'winter-dawn': inWinter(dawn, { lit: '#fff1e8', half: '#e3dbe6', dark: '#c0c8dc' }, '#c9d3de'),
  'winter-noon': inWinter(noon, { lit: '#ffffff', half: '#eaf1f5', dark: '#c9dae6' }, '#e6eff0'),
  'winter-alpenglow': inWinter(
    alpenglow,
    { lit: '#ffe3d2', half: '#b3a5bd', dark: '#7f86ab' },
    '#a7a9c2',
  ),
  'winter-night': inWinter(night, { lit: '#93a7c2', half: '#52698a', dark: '#344a69' }, '#52687f'),
}

/** The roof's covering and its seams. */
export const roofIn = ({ roof, shadow }: HouseLight) => ({
  roof,
  seam: roof === made.roof ? made.roofSeam : mix(roof, shadow, 0.12),
})
