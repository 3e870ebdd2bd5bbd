import type { Point } from '../../kit/path.ts'
import { type Pose, posed } from '../../kit/print/pose.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { jackets, rimmed, workwear } from '../../kit/print/stage.ts'
import { flecks, masonry } from '../../kit/print/texture.ts'
import { standing } from '../../kit/print/workers.ts'
import { between, type Random, seeded } from '../../kit/random.ts'
import { spruce } from '../../plates/growth.ts'
import { box, boxes, fill, type Impression, land, lines, put, xy } from '../../plates/ink.ts'

const ink = {
  sky: '#f0d7a4',
  woods: '#86997c',
  ground: '#b98e58',
  groundDark: '#86623c',
  siding: '#2f6468',
  sidingLit: '#4b8687',
  sidingDark: '#1d4247',
  wood: '#d9a55e',
  woodLit: '#f3cf8c',
  woodDark: '#8b5a30',
  door: '#b5412c',
  doorLit: '#d9603f',
  stone: '#a39a86',
  stoneDark: '#6d675b',
  dark: '#1d2b2f',
  steel: '#c3ccc4',
  rim: '#fff3cf',
} as const

const sun: Point = [-0.8, -0.55]

/** Where the wall ends, the sill of the door, the ground. */
const [edge, sill, foot] = [1010, 470, 806]

/** The house from its side: the door in the left wall is seen edge-on, open, with no deck under it. */
function house(random: Random): Impression[] {
  const boards = Array.from({ length: 17 }, (_, i) => 92 + i * 38)
  return [
    fill(ink.sidingDark, box(edge, 60, 620, 700)),
    ...boards.flatMap((y): Impression[] => [
      fill(ink.siding, box(edge, y, 620, 33)),
      fill(ink.sidingLit, box(edge, y, 620, 6)),
    ]),
    // A window, for scale.
    fill(ink.wood, box(1270, 210, 200, 226)),
    fill(ink.woodLit, box(1270, 210, 200, 12), box(1270, 210, 12, 226)),
    fill(ink.dark, box(1288, 228, 164, 190)),
    fill('#5c7c80', xy('1288,228 1360,228 1288,340'), xy('1400,228 1452,228 1330,418 1288,418')),
    fill(ink.wood, box(1366, 228, 10, 190)),
    // The stone base.
    fill(ink.stoneDark, box(edge - 12, 700, 640, 130)),
    fill(ink.stone, ...masonry(random, [edge - 10, 1620], [704, 826], 40)),
    fill(ink.woodDark, box(edge - 22, 684, 640, 20)),
    fill(ink.wood, box(edge - 22, 684, 640, 10)),
    // The corner board; the ledger the deck will hang on, its hangers, its bolts.
    fill(ink.woodDark, ...boxes(`${edge - 4},150,46,534`)),
    fill(ink.wood, ...boxes(`${edge - 8},150,26,534`)),
    fill(ink.woodLit, ...boxes(`${edge - 8},150,7,534`)),
    fill(ink.woodDark, box(edge - 34, sill + 16, 26, 74)),
    fill(ink.woodLit, box(edge - 34, sill + 16, 10, 74)),
    fill(ink.steel, box(edge - 46, sill + 34, 14, 56), box(edge - 74, sill + 82, 40, 8)),
    fill(ink.dark, ...boxes(`${edge - 40},${sill + 24},8,8 ${edge - 40},${sill + 70},8,8`)),
    // The threshold and the head of the door.
    fill(ink.woodDark, box(edge - 34, sill, 76, 14), box(edge - 22, 136, 64, 20)),
    fill(ink.woodLit, box(edge - 34, sill, 76, 6), box(edge - 22, 136, 64, 7)),
    // The eave.
    fill(ink.dark, xy('850,40 1620,-60 1620,70 880,92')),
    fill(ink.woodDark, xy('850,52 1620,52 1620,92 880,92')),
    fill(ink.wood, xy('850,52 1620,52 1620,66 856,66')),
    fill(ink.sidingDark, xy(`${edge},92 1620,92 1620,150 ${edge},112`)),
  ]
}

/** The leaf, swung all the way out. */
const leaf = (): Impression[] => [
  fill('#6b2622', box(800, 160, 204, 312)),
  fill(ink.door, box(800, 160, 196, 304)),
  fill(ink.doorLit, box(800, 160, 10, 304), box(800, 160, 196, 8)),
  fill('#6b2622', ...boxes('828,340,64,100 912,340,64,100')),
  fill(ink.door, ...boxes('834,346,58,94 918,346,58,94')),
  fill(ink.dark, box(830, 190, 144, 120)),
  fill('#f7e7bd', box(836, 196, 132, 108)),
  fill('#6b2622', ...boxes('898,190,8,120')),
  fill(ink.steel, box(812, 318, 14, 34)),
]

const steps: Pose = {
  hip: [18, -190],
  shoulder: [10, -304],
  head: [-26, -372],
  look: 0.62,
  far: { elbow: [-62, -300], hand: [-112, -330], knee: [-66, -150], foot: [-92, -56], toe: 14 },
  near: { elbow: [52, -258], hand: [52, -176], knee: [22, -104], foot: [34, 0] },
}
const brings: Pose = {
  hip: [10, -186],
  shoulder: [-8, -300],
  head: [-36, -368],
  look: -0.34,
  far: { elbow: [-70, -250], hand: [-98, -312], knee: [-48, -118], foot: [-80, 0] },
  near: { elbow: [22, -226], hand: [-52, -274], knee: [42, -104], foot: [88, -14], toe: -26 },
}

/** A door opens on a deck that isn't there: a carpenter stops with one boot in the air, another brings the ladder. */
export function NotFound() {
  const random = seeded(331)
  const up = { at: [986, sill] as Point, scale: 0.74 }
  const one = posed(up, { ...workwear, jacket: jackets.orange }, sun, steps)
  const s = standing(up)
  const down = { at: [560, 846] as Point, scale: 0.82, side: -1 as const }
  const two = posed(
    down,
    { ...workwear, jacket: jackets.yellow, hat: ['#c9543a', '#70281f'] },
    sun,
    brings,
  )
  const t = standing(down)
  const trees = Array.from({ length: 26 }, (_, i) =>
    put(spruce(random, between(random, 70, 150)), [i * 44 - 20 + between(random, -14, 14), 780]),
  )
  return (
    <Printed
      impressions={[
        fill(ink.sky, box(0, 0, 1600, 900)),
        fill(ink.woods, ...trees, box(0, 760, 1100, 60)),
        fill(ink.ground, land('-20,800 300,786 700,804 1100,798 1620,806', 920)),
        ...house(random),
        fill(ink.groundDark, xy(`${edge - 20},826 1620,826 1620,846 1080,880 700,850`)),
        fill(ink.groundDark, ...flecks(random, [0, 1600], [840, 896], 60, [3, 8])),
        // Piers for posts that have yet to come.
        ...[700, 880].flatMap((x): Impression[] => [
          fill(ink.stoneDark, box(x, foot - 16, 62, 44)),
          fill('#cfc8b6', box(x, foot - 16, 34, 44)),
          fill(ink.dark, box(x + 18, foot - 44, 26, 30)),
          fill(ink.steel, box(x + 18, foot - 44, 8, 30)),
        ]),
        ...leaf(),
        ...rimmed(ink.rim, one.body, [-3, -2]),
        // Lunch box.
        fill(ink.dark, s.shape(xy('24,-164 92,-164 92,-112 24,-112'))),
        fill('#4f8480', s.shape(xy('24,-164 70,-164 70,-120 24,-120'))),
        fill(ink.steel, s.shape(xy('24,-148 92,-148 92,-142 24,-142'))),
        ...rimmed(ink.rim, one.arm, [-3, -2]),
        ...rimmed(ink.rim, two.body, [-3, -2]),
        // The ladder on the shoulder.
        ...[0, 40].map((o) =>
          lines(o ? ink.wood : ink.woodDark, 11, t.shape(xy(`-262,${-362 + o} 300,${-246 + o}`))),
        ),
        lines(
          ink.wood,
          8,
          ...Array.from({ length: 9 }, (_, i) => {
            const [x, y] = [-236 + i * 62, -355 + i * 12.8]
            return t.shape([
              [x, y],
              [x, y + 38],
            ])
          }),
        ),
        ...rimmed(ink.rim, two.arm, [-3, -2]),
      ]}
    />
  )
}
