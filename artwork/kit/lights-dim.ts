import { lamp, type Light } from './light.ts'

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
