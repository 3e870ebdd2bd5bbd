import { lamp, type Light } from './light.ts'

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
