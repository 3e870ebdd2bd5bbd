import { stage } from '../../kit/print/stage.ts'
import type { Place } from '../../kit/space.ts'

export const ink = {
  snow: '#c9d6da',
  snowLit: '#e6ecea',
  snowShade: '#93abb7',
  road: '#3f5660',
  walk: '#8fa0a3',
  apron: '#73878d',
  cut: '#14232a',
  wall: '#e9c588',
  timber: '#d79a56',
  timberDark: '#b97c40',
  quarry: '#a9573a',
  quarryDark: '#8c442f',
  tile: '#6f9a93',
  tileDark: '#567f7a',
  steel: '#aeb7b3',
  steelDark: '#737f80',
  fresh: '#4f9aa0',
  drain: '#f6edd2',
  gold: '#e3a732',
  wood: '#7d4a2c',
} as const

/** From the air, the street before us, the apron at the right. */
const target: Place = [8.6, 0.6, -4.6]
const [turn, pitch, away] = [24, 36, 62]
const shot = {
  eye: [
    target[0] + away * Math.sin((turn * Math.PI) / 180) * Math.cos((pitch * Math.PI) / 180),
    target[1] + away * Math.sin((pitch * Math.PI) / 180),
    target[2] + away * Math.cos((turn * Math.PI) / 180) * Math.cos((pitch * Math.PI) / 180),
  ],
  pitch: -pitch,
  turn,
  focal: 57.5 * away,
  center: [778, 520],
} as const
const key: Place = [-0.55, 0.72, 0.42]
export const { on, at, level, facing, side, model, shadow, stands, standing } = stage(shot, key, [
  '#ffe9b4',
  '#2a2b38',
])
