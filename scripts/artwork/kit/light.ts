/** Lit side, half light, shade: every material of the landscape has these three and no more. */
export type Tones = { lit: string; half: string; dark: string }

/** One time of day: all colours of a picture come from here, so that nothing is lit by another sun. */
export type Light = {
  sky: readonly (readonly [offset: number, colour: string])[]
  sun: { x: number; y: number; r: number; disc: string; glow: string }
  /** How far the sun stands in front of us: below zero it shines from behind the scene. */
  front: number
  /** What distance fades to. */
  haze: string
  rock: Tones
  snow: Tones
  /** Wooded ridges, far to near. */
  woods: readonly [string, string, string, string]
  /** The sunny side of near trees. */
  needle: string
  ground: Tones
  cloud: string
  /** Built things: their own colour drawn towards key in the sun, towards shadow out of it. */
  key: string
  shadow: string
  /** Lit windows: heart, body, edge. */
  window: readonly [string, string, string]
}

const lamp = ['#fff3c9', '#ffd98a', '#f3ad55'] as const

export const dusk: Light = {
  sky: [
    [0, '#1d3d57'],
    [0.22, '#3b5f7d'],
    [0.42, '#7c86a3'],
    [0.56, '#bf9aa5'],
    [0.68, '#e8ad92'],
    [0.82, '#f8cf98'],
  ],
  sun: { x: 1110, y: 488, r: 50, disc: '#fff4d2', glow: '#ffdf9e' },
  front: -0.35,
  haze: '#e9b79a',
  rock: { lit: '#c7805f', half: '#8d6472', dark: '#584f6b' },
  snow: { lit: '#ffe7c9', half: '#d9b9bd', dark: '#9d94b3' },
  woods: ['#8a7688', '#565f75', '#2f4a56', '#17313a'],
  needle: '#3f5f5b',
  ground: { lit: '#8b7a5a', half: '#47564f', dark: '#1a343a' },
  cloud: '#f3c3a2',
  key: '#ffcf94',
  shadow: '#1c2b3c',
  window: lamp,
}

export const dawn: Light = {
  sky: [
    [0, '#5f87a6'],
    [0.3, '#a3bccb'],
    [0.52, '#e3d3cf'],
    [0.68, '#f7d6bd'],
    [0.85, '#fde6c4'],
  ],
  sun: { x: 360, y: 430, r: 44, disc: '#fffbe8', glow: '#fff0cc' },
  front: 0.1,
  haze: '#f3d9cb',
  rock: { lit: '#d79a80', half: '#a18490', dark: '#76738f' },
  snow: { lit: '#fff3e2', half: '#e6d3d6', dark: '#b6b5cf' },
  woods: ['#a9a5b4', '#71879a', '#41666d', '#1f444a'],
  needle: '#5d8573',
  ground: { lit: '#c2ad79', half: '#7f8c6c', dark: '#2f5450' },
  cloud: '#fff1e2',
  key: '#ffe2b4',
  shadow: '#33465a',
  window: lamp,
}

export const noon: Light = {
  sky: [
    [0, '#2f6f9f'],
    [0.35, '#6fa6c6'],
    [0.7, '#c4dde2'],
    [1, '#eef3ea'],
  ],
  sun: { x: 1320, y: 130, r: 0, disc: '#ffffff', glow: '#ffffff' },
  front: 0.55,
  haze: '#d3e3e6',
  rock: { lit: '#9c9a98', half: '#76808d', dark: '#53657b' },
  snow: { lit: '#fdfcf6', half: '#dbe6ee', dark: '#a3bcd4' },
  woods: ['#8fa9b8', '#557a8a', '#2d5661', '#163940'],
  needle: '#e9f1f2',
  ground: { lit: '#fbfaf4', half: '#d7e4ec', dark: '#9db8cf' },
  cloud: '#f8fbfa',
  key: '#fff6df',
  shadow: '#2c4660',
  window: lamp,
}

export const summer: Light = {
  sky: [
    [0, '#3d7ea6'],
    [0.4, '#8bb9cb'],
    [0.75, '#dbe6d8'],
    [1, '#f6ecd0'],
  ],
  sun: { x: 1380, y: 150, r: 0, disc: '#fffdf0', glow: '#fff7d8' },
  front: 0.55,
  haze: '#d5e0d3',
  rock: { lit: '#c9a588', half: '#95898a', dark: '#6b7486' },
  snow: { lit: '#fffaec', half: '#dfe4e6', dark: '#aebccc' },
  woods: ['#8daaa8', '#5c8683', '#35645d', '#183f40'],
  needle: '#6d9a6b',
  ground: { lit: '#c9bb74', half: '#8fa065', dark: '#3d6653' },
  cloud: '#fbf8ea',
  key: '#fff0c4',
  shadow: '#274553',
  window: lamp,
}

export const autumn: Light = {
  sky: [
    [0, '#3a6d8f'],
    [0.4, '#8fb0bd'],
    [0.7, '#e3dccb'],
    [1, '#f7dfae'],
  ],
  sun: { x: 1300, y: 190, r: 0, disc: '#fff8e0', glow: '#ffeec0' },
  front: 0.5,
  haze: '#dccfb8',
  rock: { lit: '#c58f72', half: '#93757a', dark: '#655f78' },
  snow: { lit: '#fff3de', half: '#dcd5d8', dark: '#a9aabf' },
  woods: ['#a59a95', '#6f7d79', '#3f5f56', '#1c3d3c'],
  needle: '#76925d',
  ground: { lit: '#d9b25a', half: '#a38b4f', dark: '#4f5f46' },
  cloud: '#fdf3de',
  key: '#ffe2a0',
  shadow: '#2d3b46',
  window: lamp,
}

export const storm: Light = {
  sky: [
    [0, '#2c3f4d'],
    [0.35, '#4f6672'],
    [0.6, '#8b9a9b'],
    [0.78, '#d8c9a6'],
    [0.9, '#eed9a3'],
  ],
  sun: { x: 240, y: 300, r: 0, disc: '#fff1c8', glow: '#f6dfa6' },
  front: 0.4,
  haze: '#b5b5a8',
  rock: { lit: '#b39a7a', half: '#6f757c', dark: '#475563' },
  snow: { lit: '#f7ead0', half: '#bcc5c9', dark: '#8497a6' },
  woods: ['#7d8c90', '#506770', '#2d4a52', '#142f36'],
  needle: '#5c7765',
  ground: { lit: '#b6a15f', half: '#6c7a58', dark: '#2a4645' },
  cloud: '#5d727d',
  key: '#ffe6ad',
  shadow: '#1d303b',
  window: lamp,
}

/** After sunset: snow keeps the last blue, windows carry the picture. */
export const blueHour: Light = {
  sky: [
    [0, '#12293f'],
    [0.4, '#2b4f70'],
    [0.65, '#6f86a3'],
    [0.8, '#c0a9ac'],
    [0.92, '#ebbf9d'],
  ],
  sun: { x: 1250, y: 470, r: 0, disc: '#ffdcae', glow: '#f6c49d' },
  front: -0.3,
  haze: '#9c9db3',
  rock: { lit: '#8e7c8f', half: '#5f6480', dark: '#3d4c6b' },
  snow: { lit: '#d9d3e0', half: '#a3b0cb', dark: '#6d83a8' },
  woods: ['#62718f', '#3d5571', '#213e54', '#0e2432'],
  needle: '#7f97b4',
  ground: { lit: '#c3cbdd', half: '#8299ba', dark: '#4a6588' },
  cloud: '#8c93ae',
  key: '#e9c9b4',
  shadow: '#10202f',
  window: lamp,
}

/** Late gold from the left: long shade, cream sky. */
export const evening: Light = {
  sky: [
    [0, '#4d7793'],
    [0.3, '#8fa9b4'],
    [0.55, '#d6cfc0'],
    [0.75, '#f3d3a0'],
    [0.95, '#fae2b0'],
  ],
  sun: { x: 210, y: 430, r: 0, disc: '#fff3cf', glow: '#ffe7b0' },
  front: 0.35,
  haze: '#ecd2ab',
  rock: { lit: '#d2976a', half: '#93716a', dark: '#5f5566' },
  snow: { lit: '#fff0d2', half: '#d9cdc8', dark: '#a29fb4' },
  woods: ['#a89585', '#73786f', '#435f56', '#1d3c3b'],
  needle: '#80905c',
  ground: { lit: '#dcb566', half: '#a08f57', dark: '#4c5a45' },
  cloud: '#fdebcb',
  key: '#ffd995',
  shadow: '#2a3846',
  window: lamp,
}

/** Winter morning, the high snow pink before the valley has any sun. */
export const alpenglow: Light = {
  sky: [
    [0, '#3d6285'],
    [0.35, '#8298b4'],
    [0.6, '#c9b4c0'],
    [0.8, '#f0cbbd'],
    [1, '#f9dfc9'],
  ],
  sun: { x: 1380, y: 470, r: 0, disc: '#ffe9d2', glow: '#ffe0c4' },
  front: 0.1,
  haze: '#d8c0c6',
  rock: { lit: '#b9837d', half: '#7d7389', dark: '#565f7d' },
  snow: { lit: '#ffdcca', half: '#d2bccb', dark: '#94a0c2' },
  woods: ['#8b92ab', '#5b7089', '#34536a', '#173546'],
  needle: '#c3cfde',
  ground: { lit: '#f3e3e2', half: '#b9c3d8', dark: '#7f95b6' },
  cloud: '#f4d5cb',
  key: '#ffd9c2',
  shadow: '#22364d',
  window: lamp,
}

/** The same hour from another side. */
export const sunAt = (light: Light, x: number, y = light.sun.y): Light => ({
  ...light,
  sun: { ...light.sun, x, y },
})
