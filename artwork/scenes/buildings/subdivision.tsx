import { gable } from '../../kit/gable.ts'
import type { Point } from '../../kit/path.ts'
import { type Pose, posed } from '../../kit/print/pose.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { jackets, rimmed, stage, workwear } from '../../kit/print/stage.ts'
import { flecks } from '../../kit/print/texture.ts'
import { type Random, seeded } from '../../kit/random.ts'
import { bar } from '../../kit/solids.ts'
import { type Face, type Place, placed } from '../../kit/space.ts'
import { crown, tufts } from '../../plates/growth.ts'
import {
  blob,
  box,
  discs,
  fill,
  type Impression,
  land,
  lines,
  put,
  type Shape,
  xy,
} from '../../plates/ink.ts'

const ink = {
  sky: '#f4dca6',
  glow: '#fbeec6',
  mesa: '#d3a878',
  hill: '#a8a377',
  meadow: '#c2ad66',
  gravel: '#d9c29a',
  gravelDark: '#b8996c',
  curb: '#efe6cf',
  curbDark: '#a3947a',
  shade: '#6f5a44',
  earth: '#8d5f3d',
  red: '#d0432c',
  redLit: '#ef7a53',
  redDark: '#86271f',
  steel: '#4a5659',
  leaf: '#c8892b',
  leafLit: '#eeb854',
  sage: '#8b965f',
  rim: '#fff3cf',
} as const

/** From the curb of a new street; the sun is low on the left. */
const set = stage(
  { eye: [0, 1.5, 0], pitch: -5, focal: 1050, center: [800, 400] },
  [-0.8, 0.42, 0.3],
  [ink.rim, '#3a3f45'],
)
const sun: Point = [-0.85, -0.45]

/** The middle of the street, which bends to the left as it climbs. */
const middle = (z: number): number => -3.4 - (z * z) / 190
const edge = (side: number, off: number): Place[] =>
  Array.from({ length: 30 }, (_, i): Place => {
    const z = -0.8 - i * i * 0.075
    return [middle(z) + side * off, 0, z]
  })
const ribbon = (a: number, b: number): Shape => set.on(...edge(1, a), ...edge(1, b).toReversed())

function ground(random: Random): Impression[] {
  return [
    fill(ink.sky, box(0, 0, 1600, 900)),
    discs(ink.glow, [250, 250, 120]),
    fill(
      ink.mesa,
      land('-20,236 180,232 300,262 620,258 740,214 1180,208 1260,250 1620,246', 420, 2),
    ),
    fill(ink.hill, land('-20,292 260,270 620,300 980,268 1320,296 1620,262', 420)),
    fill(ink.meadow, box(0, 300, 1600, 600)),
    fill(ink.sage, ...tufts(random, xy('0,330 1600,330'), 60, 12)),
    fill(ink.gravelDark, ribbon(-4.6, 4.9)),
    fill(ink.gravel, ribbon(-3.4, 3.4)),
    fill(ink.curbDark, ribbon(3.4, 3.5), ribbon(-3.6, -3.4)),
    fill(ink.curb, ribbon(3.5, 3.75), ribbon(-3.85, -3.6)),
    fill('#b5a07b', ...flecks(random, [-100, 1000], [560, 900], 40, [3, 9])),
    fill('#eddcb6', ...flecks(random, [-100, 1000], [560, 900], 24, [2, 7])),
  ]
}

type Stage = 'done' | 'wrapped' | 'framed'

/** A house of the street, 11 by 8 meters, as far as it has come. */
function home(stage: Stage, wall: string, roof: string): Face[] {
  if (stage === 'framed') {
    const wood = '#d9a860'
    const studs = Array.from({ length: 10 }, (_, i) => -5.4 + i * 1.2)
    return [
      ...[-4, 4].flatMap((z) => [
        ...bar([-5.5, 0.1], [5.5, 0.1], 0.22, [z - 0.1, z + 0.1], wood),
        ...bar([-5.5, 3], [5.5, 3], 0.22, [z - 0.1, z + 0.1], wood),
        ...studs.flatMap((x) => bar([x, 0], [x, 3], 0.16, [z - 0.1, z + 0.1], wood)),
      ]),
      ...[-4, -2, 0, 2, 4].flatMap((z) => [
        ...bar([-6, 2.9], [0, 5.6], 0.22, [z - 0.08, z + 0.08], wood),
        ...bar([6, 2.9], [0, 5.6], 0.22, [z - 0.08, z + 0.08], wood),
        ...bar([-5.5, 3.1], [5.5, 3.1], 0.18, [z - 0.08, z + 0.08], wood),
      ]),
    ]
  }
  const openings: Face[] = [-3.4, -1.2, 2.2].map((x) => ({
    points: [
      [x, 0.9, 4.02],
      [x + 1.3, 0.9, 4.02],
      [x + 1.3, 2.4, 4.02],
      [x, 2.4, 4.02],
    ],
    fill: stage === 'done' ? '#f3cd7c' : '#5c4a3c',
    plain: true,
  }))
  return [
    ...gable({
      x: [-5.5, 5.5],
      z: [-4, 4],
      base: 0,
      eave: 3.1,
      ridge: 5.8,
      along: 'z',
      wall,
      roof,
      seam: null,
    }),
    ...openings,
  ]
}

function homes(random: Random): Impression[] {
  const row = (
    [
      [-36, -64, 20, 'done', '#7d9089', '#4b4f52'],
      [-19, -66, 6, 'done', '#b5603f', '#4f5f66'],
      [4, -62, -14, 'done', '#c98a5a', '#5a4a44'],
      [-27, -44, 34, 'done', '#9fb0a4', '#4b4f52'],
      [-20, -25, 52, 'done', '#d8c49a', '#7b4a3c'],
      [10.5, -42, -22, 'wrapped', '#efe8d4', '#6a6f70'],
      [12.6, -24, -30, 'framed', '', ''],
    ] as const
  ).map(([x, z, turn, stage, wall, roof]) => ({
    faces: placed(home(stage, wall, roof), turn, [x, 0, z]),
    stage,
  }))
  const aspens = [
    [-31, -50],
    [-14, -58],
    [-8, -66],
    [18, -56],
    [-20, -30],
  ] as const
  const crowns = aspens.map(([x, z]) => set.at([x, 3.8, z]))
  return [
    lines('#f3e6c4', 7, ...aspens.map(([x, z]) => set.on([x, 0, z], [x, 4, z]))),
    fill(ink.leaf, ...crowns.map((at) => crown(random, at, 46, 58))),
    fill(ink.leafLit, ...crowns.map(([x, y]) => crown(random, [x - 12, y - 14], 26, 32))),
    ...row.flatMap(({ faces, stage }) => [
      set.shadow(ink.shade, faces),
      ...(stage === 'framed' ? set.model(faces) : set.inOrder(faces)),
    ]),
  ]
}

/** A hydrant, its bonnet and three caps; drawn around the middle of its foot, 400 tall. */
function hydrant(at: Point, scale: number): Impression[] {
  const on = (points: string) => put(xy(points), at, scale)
  const round = (x: number, y: number, rx: number, ry: number) =>
    [at[0] + x * scale, at[1] + y * scale, rx * scale, ry * scale] as const
  return [
    fill(ink.redDark, on('-74,0 74,0 74,-26 -74,-26')),
    fill(ink.red, on('-74,-8 30,-8 30,-26 -74,-26')),
    fill(ink.redDark, on('-52,-26 52,-26 52,-270 -52,-270')),
    fill(ink.red, on('-52,-26 16,-26 16,-270 -52,-270')),
    fill(ink.redLit, on('-46,-26 -30,-26 -30,-270 -46,-270')),
    fill(ink.redDark, on('-66,-262 66,-262 66,-290 -66,-290')),
    fill(ink.redLit, on('-66,-282 20,-282 20,-290 -66,-290')),
    fill(ink.redDark, put(xy('-54,-290 54,-290 46,-330 22,-356 -22,-356 -46,-330'), at, scale)),
    fill(ink.red, on('-54,-290 12,-290 10,-350 -20,-356 -46,-330')),
    fill(ink.redDark, on('-14,-356 14,-356 14,-384 -14,-384')),
    fill(
      ink.steel,
      on('-104,-216 -52,-216 -52,-160 -104,-160'),
      on('52,-216 100,-216 100,-160 52,-160'),
    ),
    fill('#8f9c9a', on('-104,-216 -52,-216 -52,-204 -104,-204')),
    fill(ink.steel, on('-118,-200 -104,-200 -104,-176 -118,-176')),
    discs(ink.redDark, round(2, -160, 46, 48)),
    discs(ink.steel, round(-2, -162, 36, 38)),
    discs('#8f9c9a', round(-10, -172, 14, 14)),
  ]
}

/** Kneels before it and pulls a wrench toward himself. */
const turns: Pose = {
  hip: [48, -126],
  shoulder: [-4, -234],
  head: [-40, -306],
  look: 0.14,
  far: { elbow: [-76, -214], hand: [-142, -204], knee: [-66, -120], foot: [-58, 0] },
  near: { elbow: [-50, -164], hand: [-136, -170], knee: [18, -28], foot: [174, -40], toe: -85 },
}
/** Far up the street, a rod in hand. */
const holds: Pose = {
  hip: [10, -186],
  shoulder: [0, -306],
  head: [-22, -380],
  far: { elbow: [-50, -250], hand: [-84, -290], knee: [-10, -108], foot: [-26, 0] },
  near: { elbow: [-20, -214], hand: [-82, -240], knee: [24, -106], foot: [32, 0] },
}

/** From the curb of a new street: a hydrant gets its last turn, and the houses are framed, wrapped and lived in. */
export function Subdivision() {
  const random = seeded(59)
  const foot: Point = [846, 846]
  const far: Place = [1.9, 0, -14]
  const surveyor = posed(set.stands(far), { ...workwear, jacket: jackets.yellow }, sun, holds)
  const rod = set.at([1.9 - 0.38, 0, -14])
  const rodTop = set.at([1.9 - 0.38, 3, -14])
  const fitter = posed(
    { at: [1110, 856], scale: 1.42 },
    { ...workwear, jacket: jackets.orange },
    sun,
    turns,
  )
  return (
    <Printed
      impressions={[
        ...ground(random),
        ...homes(random),
        set.standing(ink.shade, far),
        lines('#d0432c', 8, [rod, rodTop]),
        lines('#fff3cf', 3, [rod, rodTop]),
        ...rimmed(ink.rim, [...surveyor.body, ...surveyor.arm], [-2, -1]),
        // The backfill around its foot, still dark.
        fill(
          ink.earth,
          blob(xy('590,872 690,826 900,812 1130,818 1300,842 1380,884 1200,920 720,920'), 4),
        ),
        fill('#a8764d', ...flecks(random, [620, 1260], [836, 880], 30, [4, 12])),
        fill(ink.shade, xy('846,850 900,836 1280,858 1330,880 1060,884')),
        ...hydrant(foot, 1.12),
        ...rimmed(ink.rim, fitter.body, [-5, -2]),
        lines('#26313a', 20, xy('738,634 936,608')),
        lines('#8f9c9a', 6, xy('742,628 932,603')),
        ...rimmed(ink.rim, fitter.arm, [-5, -2]),
        fill(ink.sage, ...tufts(random, xy('1280,900 1620,880'), 12, 70)),
      ]}
    />
  )
}
