import { between, seeded } from '../kit/random.ts'
import { crown, forestTop, trunk, tufts } from './growth.ts'
import { blob, box, curve, fill, heightAt, type Impression, lines, put, under, xy } from './ink.ts'
import { massif } from './massif.ts'
import type { Plate, View } from './plate.tsx'
import { cloud, sky } from './sky.ts'
import { ridge, summitsSeen } from './skyline.ts'
import type { Point } from '../kit/path.ts'

/** June at noon: Sopris over hay in windrows, a red barn and a hay rake. */
export const carbondale: Plate = {
  name: ['Carbondale'],
  range: 'Mount Sopris',
  paper: '#f3ead6',
  band: '#1d4f5c',
  onBand: '#f3ead6',
  onSky: '#f6efdd',
  scene,
}

const ink = {
  deep: '#123c46',
  blue: '#2f7f95',
  pale: '#8fc3c4',
  snow: '#f6efdd',
  hay: '#e3b84a',
  green: '#5f8a3c',
  red: '#b23a2a',
}

function scene(view: View): Impression[] {
  const random = seeded(41)
  const tops = summitsSeen({
    town: 'carbondale',
    of: ['sopris', 'eastSopris', 'capitol', 'chair'],
    toward: 166,
    across: 52,
    up: 74,
  })
  const near = tops.filter(([x]) => Math.abs(x - 80) < 250 && x > -120)
  const sopris = ridge(random, near, xy('-900,30 1000,10'), { dip: 0.34, rough: 12 })
  const far = ridge(
    random,
    [[-1200, -60], ...tops.filter((p) => !near.includes(p)), [1250, -40]],
    xy('-1500,0 1500,0'),
    { dip: 0.1, rough: 14 },
  )
  const hill: Point[] = xy('-1400,-60 -900,-110 -480,-40 -100,10 420,-20 900,-95 1400,-60')
  const field: Point[] = xy('-1400,130 -600,112 0,118 700,104 1400,120')
  const rows = Array.from({ length: 15 }, (_, i) => {
    const t = (i - 7) * 1
    const x0 = 90 + t * 42
    const x1 = 90 + t * 330
    const w = 0.34
    return [
      [x0, 128],
      [x0 + 42 * w, 128],
      [x1 + 330 * w, 620],
      [x1, 620],
    ] as Point[]
  })
  return [
    ...sky(random, view, '#2f7f95', [
      ['#5aa3b0', -640],
      [ink.pale, -330],
      ['#d9e3cd', -120],
    ]),
    cloud(random, ink.snow, -380, -470, 190),
    cloud(random, ink.snow, 470, -560, 130),
    cloud(random, ink.snow, 900, -430, 210),
    cloud(random, ink.snow, -1000, -520, 170),
    fill('#79afb6', under(far, 120)),
    ...massif(sopris, {
      random,
      base: 120,
      sun: 1,
      inks: { lit: ink.snow, shade: '#6f9fb0', onLit: '#4b7f8c', onShade: '#2c5f70' },
      shards: 2.4,
      reach: 1,
      from: 0.12,
    }),
    fill(
      '#2c5f70',
      forestTop(
        random,
        curve(
          hill.map(([x, y]): Point => [x, y + 60]),
          4,
        ),
        34,
        12,
      ).concat(xy('1400,300 -1400,300')),
    ),
    fill(ink.green, under(curve(field, 4), 640)),
    fill(
      '#41702f',
      ...Array.from({ length: 16 }, (_, i) =>
        crown(
          random,
          [-1300 + i * 175 + between(random, -50, 50), 105 + between(random, -8, 8)],
          between(random, 28, 60),
          between(random, 22, 44),
        ),
      ),
    ),
    fill(ink.hay, ...rows.map((row) => row)),
    ...barn(-335, 128),
    fill(
      ink.deep,
      ...[0, 1, 2].map((i) => crown(random, [-470 - i * 46, 70 - (i % 2) * 20], 44, 62)),
    ),
    fill(
      '#2c5a2c',
      ...[0, 1, 2].map((i) => crown(random, [-462 - i * 46, 58 - (i % 2) * 20], 30, 42)),
    ),
    ...bales(random),
    ...fence(random, view),
  ]
}

function barn(x: number, y: number): Impression[] {
  const at = (points: readonly Point[]) => put(points, [x, y], 1.35)
  return [
    fill('#7c2419', at(xy('-10,0 -10,-70 40,-128 90,-70 90,0'))),
    fill(ink.red, at(xy('90,0 90,-70 40,-128 150,-128 200,-70 200,0'))),
    fill(
      '#3a2a22',
      at(xy('36,-136 154,-136 212,-66 196,-66 148,-124 44,-124')),
      at(xy('36,-136 -22,-66 -8,-66 40,-124')),
    ),
    fill(ink.snow, at(box(20, -52, 40, 52)), at(box(30, -92, 20, 18))),
    fill('#7c2419', at(box(24, -48, 32, 48))),
    lines(ink.snow, 3, at(xy('24,-48 56,0')), at(xy('56,-48 24,0'))),
    lines(
      '#8e2d20',
      2,
      ...[110, 130, 150, 170, 188].map((px) =>
        at([
          [px, -2],
          [px, -62],
        ]),
      ),
    ),
  ]
}

function bales(random: () => number): Impression[] {
  const spots: [number, number, number][] = [
    [-150, 240, 50],
    [330, 196, 34],
    [250, 400, 96],
    [-480, 330, 72],
    [620, 270, 58],
    [-900, 250, 52],
    [1000, 330, 78],
    [-60, 172, 26],
    [520, 158, 22],
  ]
  return spots.flatMap(([x, y, r]) => [
    fill(
      '#3f6a2c',
      blob(
        [
          [x - r * 2.3, y + r * 0.8],
          [x, y + r * 0.62],
          [x + r, y + r * 0.8],
          [x - r * 0.6, y + r * 1.04],
        ],
        3,
      ),
    ),
    fill(
      '#a9772a',
      blob(
        [
          [x - r * 1.5, y - r * 0.7],
          [x, y - r],
          [x + r * 0.2, y],
          [x, y + r * 0.9],
          [x - r * 1.4, y + r * 0.8],
          [x - r * 1.9, y],
        ],
        4,
      ),
    ),
    fill(
      '#f0d27a',
      blob(
        [
          [x, y - r],
          [x + r * 0.75, y - r * 0.6],
          [x + r * 0.85, y + r * 0.3],
          [x + r * 0.3, y + r * 0.95],
          [x - r * 0.6, y + r * 0.7],
          [x - r * 0.85, y - r * 0.1],
          [x - r * 0.6, y - r * 0.75],
        ],
        4,
      ),
    ),
    lines(
      '#a9772a',
      Math.max(2, r / 18),
      ...[0.55, 0.28].map((k) =>
        blob(
          [
            [x, y - r * k],
            [x + r * 0.8 * k, y],
            [x, y + r * k],
            [x - r * 0.8 * k, y],
          ],
          5,
        ),
      ),
    ),
  ])
}

function fence(random: () => number, view: View): Impression[] {
  const ground = curve(xy('-1400,520 -500,500 100,520 700,498 1400,515'), 4)
  const posts = Array.from({ length: 15 }, (_, i) => -1330 + i * 190 + between(random, -14, 14))
  return [
    fill(ink.deep, under(ground, 640), ...tufts(random, ground, view.tall ? 60 : 120, 34)),
    lines(
      '#0c2b33',
      5,
      ...[-74, -42].map((dy) =>
        posts.map((x): Point => [x, heightAt(ground, x) + dy + between(random, -3, 3)]),
      ),
    ),
    fill(
      '#0c2b33',
      ...posts.map((x) =>
        trunk([x, heightAt(ground, x) + 10], [x + 4, heightAt(ground, x) - 100], 17, 14),
      ),
    ),
  ]
}
