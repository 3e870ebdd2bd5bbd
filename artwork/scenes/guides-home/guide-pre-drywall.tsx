import { label } from '../../kit/draft/notes.ts'
import type { Point } from '../../kit/path.ts'
import { type Pose, posed } from '../../kit/print/pose.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { jackets, rimmed, workwear } from '../../kit/print/stage.ts'
import { flecks, grain } from '../../kit/print/texture.ts'
import { standing } from '../../kit/print/workers.ts'
import { seeded } from '../../kit/random.ts'
import { spruce } from '../../plates/growth.ts'
import { box, curve, discs, fill, type Impression, land, lines, put, xy } from '../../plates/ink.ts'

const ink = {
  back: '#9a7148',
  backDark: '#825c3a',
  backStud: '#b48a58',
  pool: '#e7c488',
  poolStud: '#f6e0af',
  beam: '#c9a467',
  snow: '#e6ece2',
  far: '#8fb0ae',
  woods: '#3c6466',
  stud: '#4a3425',
  side: '#c08a50',
  sideLit: '#f0cf92',
  line: '#5d432f',
  cable: '#f0bd3c',
  blue: '#2f6d96',
  blueLit: '#6fa8c4',
  red: '#c2402c',
  white: '#f6efdb',
  whiteDark: '#b9b29c',
  steel: '#c4c8bb',
  tape: '#ee7a2b',
  dark: '#1d2b2f',
  rim: '#fff3cf',
} as const

const sun: Point = [0.15, -0.85]
const studs = [-10, 350, 710, 1070, 1430]
const wide = 70

/** The wall across the room, its studs, and a window opening with snow behind it. */
function across(): Impression[] {
  const random = seeded(31)
  const behind = Array.from({ length: 14 }, (_, i) => i * 124 - 20)
  const open = box(560, 150, 330, 290)
  return [
    fill(ink.back, box(0, 0, 1600, 900)),
    fill(ink.backDark, box(0, 0, 1600, 96), box(0, 720, 1600, 180)),
    fill(ink.backStud, ...behind.map((x) => box(x, 96, 30, 624))),
    fill(ink.backDark, ...behind.map((x) => box(x + 30, 96, 9, 624))),
    // Where the flashlight points.
    fill(ink.beam, xy('500,566 786,262 1064,262 1064,720 786,720')),
    discs(ink.pool, [930, 500, 196, 236]),
    fill(ink.snow, open),
    fill(ink.far, ...[584, 650, 742, 820, 866].map((x) => put(spruce(random, 130, 0.2), [x, 400]))),
    fill(ink.woods, ...[620, 796].map((x) => put(spruce(random, 220, 0.2), [x, 420]))),
    fill(ink.snow, land('560,396 680,388 800,404 888,392', 440)),
    fill(ink.rim, ...flecks(random, [566, 884], [156, 434], 34, [2, 4])),
    fill(ink.poolStud, box(540, 126, 370, 28), box(540, 440, 370, 26)),
    fill(ink.backStud, box(540, 126, 22, 340), box(888, 126, 22, 340)),
  ]
}

/** What the wall will hide: pipes, cable, a box. */
function runs(): Impression[] {
  return [
    // The drain, and hot and cold.
    fill(ink.whiteDark, box(960, -10, 58, 860)),
    fill(ink.white, box(960, -10, 34, 860)),
    fill(ink.whiteDark, box(950, 380, 78, 60)),
    fill(ink.white, box(950, 380, 46, 60)),
    lines(ink.red, 17, xy('828,-10 828,840')),
    lines(ink.blue, 17, xy('880,-10 880,840')),
    lines(ink.blueLit, 5, xy('877,-10 877,840')),
    fill(ink.steel, box(808, 640, 92, 26)),
    // Cable from hole to hole, and down to the box.
    lines(
      ink.cable,
      13,
      curve(
        xy('-20,236 160,252 350,240 540,262 710,244 900,272 1070,246 1250,266 1430,242 1620,256'),
        6,
      ),
      curve(xy('600,254 650,290 640,420 652,560'), 6),
      curve(xy('1280,262 1220,210 1226,90 1220,-10'), 5),
    ),
    fill(ink.blue, box(606, 560, 104, 138)),
    fill(ink.blueLit, box(606, 560, 24, 138)),
    discs(ink.dark, [640, 600, 7], [684, 600, 7], [640, 658, 7], [684, 658, 7]),
  ]
}

/** The wall between us and them, without its drywall. */
function near(): Impression[] {
  const random = seeded(77)
  return [
    ...studs.flatMap((x): Impression[] => {
      const deep = (800 - x - wide / 2) * 0.1
      const edge = deep > 0 ? x + wide : x
      const bright = x === 710 || x === 1070
      return [
        fill(
          bright ? ink.sideLit : ink.side,
          box(Math.min(edge, edge + deep), 0, Math.abs(deep), 900),
        ),
        fill(ink.stud, box(x, 0, wide, 900)),
        lines(ink.line, 4, ...grain(random, [x + wide / 2, 0], [x + wide / 2, 900], wide, 7)),
        discs(ink.dark, [x + wide / 2, 244, 13]),
      ]
    }),
    fill(ink.stud, box(0, 838, 1600, 70), box(0, -10, 1600, 50)),
    lines(ink.line, 4, ...grain(random, [0, 872], [1600, 872], 50, 22)),
    // Plates that keep a nail out of a pipe or a cable.
    fill(ink.steel, ...[350, 710, 1070].map((x) => box(x + 8, 200, 54, 92))),
    discs(
      ink.dark,
      ...[350, 710, 1070].flatMap((x) =>
        [212, 280].flatMap((y) => [[x + 18, y, 4] as const, [x + 52, y, 4] as const]),
      ),
    ),
    // Tape with a number for whatever bothers them.
    fill(ink.tape, xy('696,470 800,462 806,526 700,534')),
    label('7', [750, 517], { side: 'middle', cap: 38, ink: ink.dark }),
    fill(ink.tape, xy('1056,600 1160,610 1156,672 1052,664')),
    label('8', [1106, 656], { side: 'middle', cap: 38, ink: ink.dark }),
  ]
}

const shines: Pose = {
  hip: [26, -184],
  shoulder: [-10, -300],
  head: [-46, -368],
  look: 0.12,
  far: { elbow: [-60, -240], hand: [-118, -234], knee: [-22, -108], foot: [-38, 0] },
  near: { elbow: [-62, -228], hand: [-150, -298], knee: [36, -106], foot: [48, 0] },
}
const films: Pose = {
  hip: [20, -184],
  shoulder: [-8, -300],
  head: [-42, -370],
  look: 0.14,
  far: { elbow: [-72, -262], hand: [-100, -336], knee: [-22, -108], foot: [-38, 0] },
  near: { elbow: [-52, -232], hand: [-106, -314], knee: [36, -106], foot: [48, 0] },
}

/** Through the studs on the last day before the drywall: one shines a light along the pipes, the owner takes the photo. */
export function PreDrywall() {
  const a = { at: [186, 1120] as Point, scale: 1.76, side: -1 as const }
  const b = { at: [1366, 1130] as Point, scale: 1.76 }
  const one = posed(a, { ...workwear, jacket: jackets.orange }, sun, shines)
  const two = posed(
    b,
    {
      ...workwear,
      jacket: jackets.teal,
      gloves: workwear.skin,
      hat: ['#f0bd3c', '#855a1c'],
    },
    sun,
    films,
  )
  const s = standing(a)
  const t = standing(b)
  return (
    <Printed
      impressions={[
        ...across(),
        ...rimmed(ink.rim, one.body, [4, -4]),
        // The flashlight, and the sheet under the other hand.
        fill(ink.white, s.shape(xy('-84,-250 -150,-244 -168,-176 -96,-170'))),
        lines(ink.dark, 5, s.shape(xy('-100,-230 -146,-226')), s.shape(xy('-104,-210 -150,-204'))),
        fill(ink.dark, s.shape(xy('-132,-288 -136,-306 -184,-326 -196,-300 -186,-290'))),
        fill(ink.cable, s.shape(xy('-182,-328 -202,-334 -208,-296 -192,-292'))),
        ...rimmed(ink.rim, one.arm, [4, -4]),
        ...rimmed(ink.rim, two.body, [-4, -4]),
        fill(ink.dark, t.shape(xy('-98,-396 -122,-396 -132,-312 -108,-308'))),
        fill(ink.blueLit, t.shape(xy('-100,-390 -106,-390 -116,-316 -109,-314'))),
        ...rimmed(ink.rim, two.arm, [-4, -4]),
        ...runs(),
        ...near(),
      ]}
    />
  )
}
