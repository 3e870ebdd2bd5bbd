import type { Point } from '../../kit/path.ts'
import { type Pose, posed } from '../../kit/print/pose.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { jackets, rimmed, workwear } from '../../kit/print/stage.ts'
import { grain } from '../../kit/print/texture.ts'
import { standing } from '../../kit/print/workers.ts'
import { seeded } from '../../kit/random.ts'
import { blob, box, discs, fill, type Impression, lines, xy } from '../../plates/ink.ts'

const ink = {
  bay: '#6d4a3a',
  bayDark: '#4d332b',
  stud: '#d9a561',
  studDark: '#a3703a',
  cement: '#c9c9b4',
  cementDark: '#a6a892',
  tile: '#2f6f80',
  tileLit: '#5795a0',
  grout: '#dfe3d3',
  niche: '#1f4653',
  plaster: '#f4ead0',
  mortar: '#8d8a78',
  joist: '#b97f45',
  joistDark: '#82532d',
  rot: '#3b2a22',
  pvc: '#f9f4e2',
  pvcDark: '#b3b09c',
  below: '#e8b95f',
  belowLit: '#f6dc94',
  copper: '#c8693a',
  rule: '#f6c935',
  red: '#c2402c',
  dark: '#152429',
  rim: '#fff4cf',
} as const

const sun: Point = [-0.6, -0.75]
const floor = 590

/** The back wall from left to right: open studs, board, tile up to where the wall was last finished. */
function wall(): Impression[] {
  const tiles: Point[][] = []
  const lit: Point[][] = []
  for (let row = 0; row < 5; row += 1)
    for (let i = 0; i < 9; i += 1) {
      const x = 1046 + i * 74 - (row % 2) * 37
      const each = box(Math.max(1046, x), floor - 60 - row * 62, x < 1046 ? 32 : 69, 57)
      ;((i * 5 + row * 3) % 7 < 2 ? lit : tiles).push(each)
    }
  return [
    fill(ink.bay, box(0, 0, 1600, floor)),
    fill(ink.bayDark, box(250, 0, 420, 70)),
    fill(ink.studDark, ...[286, 420, 554].map((x) => box(x, 0, 44, floor))),
    fill(ink.stud, ...[286, 420, 554].map((x) => box(x, 0, 30, floor))),
    fill(ink.stud, box(250, 552, 430, 38)),
    // Water and power for the new room.
    lines(ink.copper, 14, xy('370,590 370,300 410,300'), xy('518,590 518,210 540,210')),
    fill(ink.red, box(598, 250, 46, 62)),
    fill(ink.dark, box(606, 260, 30, 42)),
    fill(ink.cementDark, box(656, 0, 400, floor)),
    fill(ink.cement, box(664, 0, 392, floor)),
    fill(ink.cement, box(1056, 0, 560, floor)),
    lines(ink.cementDark, 6, xy('664,196 1600,196'), xy('1190,0 1190,196')),
    discs(
      ink.cementDark,
      ...[0, 1, 2, 3, 4, 5, 6, 7].flatMap((i) =>
        [56, 132].map((y) => [700 + i * 118, y, 6] as const),
      ),
    ),
    fill(ink.grout, box(1040, floor - 314, 580, 314)),
    fill(ink.tile, ...tiles),
    fill(ink.tileLit, ...lit),
    // A niche: more cuts than the rest of the wall.
    fill(ink.grout, box(1410, 356, 150, 124)),
    fill(ink.niche, box(1418, 364, 134, 108)),
    fill(ink.tileLit, box(1418, 456, 134, 16)),
    // How far up the tile goes.
    lines(ink.red, 7, xy('1060,112 1600,112')),
  ]
}

/** Floor, the bay under it with the pipe, the opened ceiling of the room below. */
function underFloor(lamp: Point): Impression[] {
  const pipe = xy('536,600 536,676')
  const run = xy('520,716 140,736')
  return [
    fill(ink.below, box(0, 756, 1600, 150)),
    fill(ink.joist, box(0, 636, 1600, 122)),
    fill(ink.joistDark, box(0, 636, 1600, 18), box(0, 740, 1600, 18)),
    lines(ink.joistDark, 4, ...grain(seeded(21), [240, 696], [1600, 696], 80, 22)),
    // The flashlight's beam on the joist.
    fill(ink.belowLit, [lamp, ...xy('250,756 250,654 560,654')]),
    // Where the old shower leaked.
    fill(ink.joistDark, blob(xy('1210,636 1250,700 1330,744 1440,726 1530,690 1570,636'), 4)),
    fill(ink.rot, blob(xy('1270,634 1300,676 1370,704 1440,690 1500,636'), 4)),
    fill(ink.studDark, box(0, 614, 1600, 24)),
    fill(ink.stud, box(0, 614, 1600, 9)),
    fill(ink.rot, xy('1290,614 1490,614 1460,640 1320,640')),
    fill(ink.mortar, box(0, 602, 1600, 13)),
    discs(ink.red, ...Array.from({ length: 15 }, (_, i) => [670 + i * 62, 608, 6] as const)),
    fill(ink.grout, box(250, floor, 1360, 13)),
    // The ceiling below, and its hole.
    fill(
      ink.plaster,
      xy('0,756 420,756 436,764 428,774 0,774'),
      xy('1610,756 1070,756 1052,762 1064,774 1610,774'),
    ),
    // The wall at the left, cut: the stack in it.
    fill(ink.plaster, box(-10, 0, 262, 770)),
    fill(ink.bayDark, box(-10, 0, 236, 756)),
    fill(ink.stud, box(-10, 570, 236, 44)),
    fill(ink.studDark, box(-10, 600, 236, 14)),
    lines(ink.dark, 86, xy('120,-60 120,960')),
    lines(ink.pvcDark, 76, xy('120,-60 120,960')),
    lines(ink.pvc, 40, xy('106,-60 106,960')),
    // From the flange to the stack.
    lines(ink.dark, 86, run, xy('536,600 536,670 520,706')),
    lines(ink.pvcDark, 76, run, pipe, xy('536,676 520,712')),
    lines(ink.pvc, 36, xy('506,704 150,722'), xy('524,604 524,672')),
    fill(ink.dark, box(66, 660, 108, 130)),
    fill(ink.pvcDark, box(72, 666, 96, 118)),
    fill(ink.pvc, box(72, 666, 52, 118)),
    fill(ink.dark, box(470, 574, 132, 22), box(486, 640, 100, 14)),
    fill(ink.copper, box(474, 577, 124, 14)),
  ]
}

const flange: Pose = {
  hip: [54, -140],
  shoulder: [-34, -222],
  head: [-84, -274],
  look: 0.62,
  far: { elbow: [-92, -132], hand: [-172, -52], knee: [-64, -136], foot: [-62, 0] },
  near: { elbow: [-70, -128], hand: [-128, -44], knee: [24, -28], foot: [130, -20], toe: 62 },
}
const reaches: Pose = {
  hip: [14, -182],
  shoulder: [-4, -300],
  head: [-28, -374],
  look: -0.3,
  far: { elbow: [-68, -346], hand: [-134, -384], knee: [-22, -108], foot: [-36, 0] },
  near: { elbow: [-46, -224], hand: [-128, -226], knee: [32, -106], foot: [46, 0] },
}
const under: Pose = {
  hip: [14, -182],
  shoulder: [2, -300],
  head: [-22, -374],
  look: -0.5,
  far: { elbow: [-86, -350], hand: [-132, -424], knee: [-22, -108], foot: [-36, 0] },
  near: { elbow: [-58, -318], hand: [-142, -366], knee: [32, -106], foot: [46, 0] },
}

/** A tape with its marks. */
const tape = (a: Point, b: Point): Impression[] => {
  const long = Math.hypot(b[0] - a[0], b[1] - a[1])
  const [ux, uy] = [(b[0] - a[0]) / long, (b[1] - a[1]) / long]
  return [
    lines(ink.dark, 24, [a, b]),
    lines(ink.rule, 18, [a, b]),
    lines(
      ink.dark,
      3,
      ...Array.from({ length: Math.floor(long / 17) }, (_, i): Point[] => {
        const [x, y] = [a[0] + ux * (10 + i * 17), a[1] + uy * (10 + i * 17)]
        const end = i % 4 ? -1 : -6
        return [
          [x + uy * 8, y - ux * 8],
          [x + uy * -end * 0.2, y + ux * end * 0.2],
        ]
      }),
    ),
  ]
}

/** A bathroom cut open: one measures from wall to toilet flange, one how far up the tile goes, one looks at the pipe from below. */
export function CostBathroomRemodel() {
  const a = { at: [796, floor] as Point, scale: 1.22 }
  const b = { at: [1118, floor] as Point, scale: 1.2, side: -1 as const }
  const c = { at: [812, 1236] as Point, scale: 1.2 }
  const one = posed(a, { ...workwear, jacket: jackets.orange }, sun, flange)
  const two = posed(b, { ...workwear, jacket: jackets.yellow }, sun, reaches)
  const three = posed(
    c,
    { ...workwear, jacket: jackets.teal, hat: ['#c2402c', '#7a2a20'] },
    sun,
    under,
  )
  const t = standing(b)
  const u = standing(c)
  const top = t.point([-140, -396])
  const lamp = u.point([-150, -372])
  return (
    <Printed
      impressions={[
        ...wall(),
        ...underFloor(lamp),
        ...tape([252, 558], [600, 558]),
        ...tape([top[0], 112], [top[0], floor]),
        // From the room below.
        ...rimmed(ink.rim, three.body, [-4, -4]),
        fill(ink.dark, u.shape(xy('-134,-374 -150,-356 -186,-382 -168,-404'))),
        ...rimmed(ink.rim, three.arm, [-4, -4]),
        ...rimmed(ink.rim, one.body, [-4, -4]),
        fill(ink.dark, box(584, 526, 62, 60)),
        fill(ink.red, box(589, 530, 52, 48)),
        discs(ink.rule, [614, 554, 15]),
        ...rimmed(ink.rim, one.arm, [-4, -4]),
        ...rimmed(ink.rim, two.body, [-4, -4]),
        ...rimmed(ink.rim, two.arm, [-4, -4]),
      ]}
    />
  )
}
