import type { Point } from '../../kit/path.ts'
import { type Pose, posed } from '../../kit/print/pose.ts'
import { rim } from '../../kit/print/figure.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { jackets, workwear } from '../../kit/print/stage.ts'
import { grain } from '../../kit/print/texture.ts'
import { standing } from '../../kit/print/workers.ts'
import { type Random, seeded } from '../../kit/random.ts'
import { box, boxes, discs, fill, type Impression, lines, xy } from '../../plates/ink.ts'
import {
  chimney,
  flues,
  ink,
  lower,
  neighbors,
  shaft,
  shaftX,
  structure,
  upper,
} from './condo-building.ts'

/** The work light hangs here. */
const lamp: Point = [880, 250]

/** The home that is open, in the light of one lamp. */
function home(random: Random): Impression[] {
  const [y0, y1] = [upper[1], lower[0]]
  return [
    fill(ink.room, box(244, y0, shaftX[0] - 244, y1 - y0)),
    fill(ink.pale, xy('866,262 894,262 1010,430 1010,556 400,556')),
    fill(ink.shade, ...boxes('244,178,766,16')),
    // Hangers and half a ceiling.
    lines(ink.wood, 5, ...[816, 858, 940, 982].map((x) => xy(`${x},178 ${x},218`))),
    fill(ink.woodLit, ...boxes('800,216,210,10')),
    fill(ink.cream, ...boxes('828,226,182,10')),
    // Boards that get used to the air before they’re laid.
    fill(ink.woodLit, ...boxes('790,470,150,12 790,490,150,12 796,450,140,12')),
    fill(ink.wood, ...boxes('790,482,150,4 790,502,150,4 796,462,140,4 804,486,14,4 906,486,14,4')),
    lines(ink.wood, 2, ...grain(random, [792, 476], [938, 476], 8, 6)),
  ]
}

/** The new floor in its layers, each one stepping back: mat, topping with its tubes, boards. */
function floor(): Impression[] {
  const tubes = Array.from({ length: 15 }, (_, i) => 470 + i * 37)
  return [
    fill(ink.tileDark, ...boxes('350,544,660,12')),
    fill('#d6c9ae', ...boxes('430,524,580,20')),
    discs(ink.cut, ...tubes.map((x) => [x, 534, 7] as const)),
    discs('#e9dcc0', ...tubes.map((x) => [x, 534, 4] as const)),
    fill(ink.wood, ...boxes('520,510,490,14')),
    fill(ink.woodLit, ...boxes('520,510,490,5')),
    lines(
      ink.cut,
      2,
      ...Array.from({ length: 8 }, (_, i) => xy(`${580 + i * 60},510 ${580 + i * 60},524`)),
    ),
  ]
}

/** Sprinklers: the main from the shaft, and its heads. */
const sprinklers = (): Impression[] => [
  lines(ink.sharedDark, 13, xy('1030,204 330,204')),
  lines(ink.shared, 9, xy('1030,202 330,202'), xy('420,202 420,232'), xy('900,202 900,240')),
  fill(ink.sharedDark, ...boxes('410,228,20,6 890,238,20,6 404,240,32,4 884,250,32,4')),
]

/** A steam shower: a ceiling that slopes, a skin on all six sides, a fan of its own. */
function bath(): Impression[] {
  const inside = xy('1140,282 1356,240 1356,540 1140,540')
  const rows = [300, 340, 380, 420, 460, 500]
  return [
    fill('#54443a', box(1126, 178, 244, 378)),
    lines(
      ink.wood,
      7,
      ...[1150, 1210, 1270, 1330].map((x) => xy(`${x},178 ${x},${286 - (x - 1140) * 0.19}`)),
    ),
    fill(ink.tile, inside),
    lines(
      ink.tileDark,
      2,
      ...rows.map((y) => xy(`1142,${y} 1356,${y}`)),
      ...[1184, 1227, 1270, 1313].map((x) => xy(`${x},${280 - (x - 1140) * 0.19} ${x},540`)),
    ),
    fill('#78a89c', xy('1140,282 1356,240 1356,300 1140,420')),
    // Bench, shower, steam.
    fill('#d9d2bd', ...boxes('1262,462,94,16')),
    fill('#a9a592', ...boxes('1270,478,86,62')),
    lines('#e9e4d2', 7, xy('1146,330 1180,330 1180,346')),
    fill('#e9e4d2', xy('1164,346 1196,346 1202,356 1158,356')),
    lines(ink.cream, 9, inside, xy('1140,540 1140,282')),
    // The fan and its duct.
    fill('#aeb5ae', ...boxes('1286,206,44,30')),
    fill(ink.cut, ...boxes('1292,232,32,8')),
    fill('#aeb5ae', ...boxes('1330,196,40,20')),
    fill(ink.cut, ...boxes('1126,178,8,378')),
  ]
}

const plumberPose: Pose = {
  hip: [10, -184],
  shoulder: [-4, -304],
  head: [-30, -376],
  look: 0,
  far: { elbow: [-70, -270], hand: [-130, -286], knee: [-22, -108], foot: [-40, 0] },
  near: { elbow: [-30, -226], hand: [-104, -244], knee: [28, -106], foot: [40, 0] },
}
const kneelingPose: Pose = {
  hip: [40, -128],
  shoulder: [-26, -228],
  head: [-72, -288],
  look: 0.45,
  far: { elbow: [-92, -170], hand: [-128, -96], knee: [-62, -122], foot: [-56, 0] },
  near: { elbow: [-56, -150], hand: [-116, -86], knee: [16, -28], foot: [110, -4], toe: 70 },
}

/** Someone closes the valve; someone looks for tubes in the old slab with a camera for heat. */
function people(): Impression[] {
  const scale = 0.57
  const sun: Point = [-0.5, -0.8]
  const valve = posed(
    { at: [946, 510], scale, side: -1 },
    { ...workwear, jacket: jackets.teal },
    sun,
    plumberPose,
  )
  const stand = { at: [404, 540] as Point, scale, side: 1 as const }
  const { body, arm } = posed(
    stand,
    { ...workwear, jacket: jackets.sand },
    [0.7, -0.6],
    kneelingPose,
  )
  const p = standing(stand).point
  return [
    ...rim(ink.shade, [...valve.body, ...valve.arm], [-30, 8]),
    ...valve.body,
    ...valve.arm,
    ...rim(ink.shade, [...body, ...arm], [-26, 4]),
    ...body,
    fill(ink.cut, [p([-150, -110]), p([-112, -122]), p([-98, -92]), p([-136, -78])]),
    fill('#e0a32c', [p([-150, -110]), p([-140, -114]), p([-126, -82]), p([-136, -78])]),
    ...arm,
  ]
}

const light = (): Impression[] => [
  lines(ink.cut, 4, [[lamp[0], 236], lamp]),
  fill(ink.cut, xy('866,250 894,250 906,266 854,266')),
  discs('#fffbe6', [880, 270, 18, 9]),
]

/** A home in a building of many, cut through: red is what goes on through the neighbors. */
export function CondoSection() {
  const random = seeded(421)
  return (
    <Printed
      impressions={[
        ...neighbors(random),
        ...home(random),
        ...chimney(random),
        ...bath(),
        ...structure(random),
        ...flues(),
        ...shaft(),
        ...floor(),
        ...sprinklers(),
        ...light(),
        ...people(),
      ]}
    />
  )
}
