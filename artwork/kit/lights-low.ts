import { lamp, type Light } from './light.ts'

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
