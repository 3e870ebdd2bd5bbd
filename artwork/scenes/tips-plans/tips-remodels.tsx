import type { Impression } from '../../plates/ink.ts'
import type { Point } from '../../kit/path.ts'
import { type Pose, type Posed, posed } from '../../kit/print/pose.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { jackets, rimmed, workwear } from '../../kit/print/stage.ts'
import { standing } from '../../kit/print/workers.ts'
import { between, type Random, seeded } from '../../kit/random.ts'
import { blob, box, boxes, curve, discs, fill, lines, xy } from '../../plates/ink.ts'

const ink = {
  wall: '#274b4f',
  wallDark: '#19343a',
  glow: '#fbf0cb',
  film: '#efdcaa',
  fold: '#dcc58d',
  faint: '#e0c98f',
  far: '#cdb079',
  near: '#a5855a',
  tape: '#5d9a9a',
  zip: '#c2402c',
  pole: '#d9822f',
  floor: '#8a6238',
  paper: '#c8a06a',
  seam: '#6d4a2a',
  table: '#e6d5ae',
  tableDark: '#8b5a30',
  dark: '#15262b',
  steel: '#9db0ac',
  steam: '#fff9e4',
  rim: '#fff6d8',
} as const

const sun: Point = [-0.7, -0.6]

/** All of a figure in one ink, as plastic shows it. */
const shape = (color: string, { body, arm }: Posed): Impression[] =>
  [...body, ...arm].map((each) => ({ ...each, ink: color }))

const pries: Pose = {
  hip: [30, -184],
  shoulder: [-6, -300],
  head: [-34, -370],
  look: -0.2,
  far: { elbow: [-74, -330], hand: [-104, -400], knee: [-36, -110], foot: [-62, 0] },
  near: { elbow: [-64, -290], hand: [-96, -352], knee: [48, -104], foot: [82, 0] },
}
const hauls: Pose = {
  hip: [0, -180],
  shoulder: [-34, -286],
  head: [-70, -348],
  look: 0.2,
  far: { elbow: [-46, -226], hand: [-20, -170], knee: [-54, -112], foot: [-84, 0] },
  near: { elbow: [-4, -232], hand: [30, -176], knee: [34, -104], foot: [84, -12], toe: -24 },
}
const cooks: Pose = {
  hip: [22, -184],
  shoulder: [-4, -302],
  head: [-36, -374],
  look: 0.36,
  far: { elbow: [-64, -244], hand: [-132, -232], knee: [-20, -108], foot: [-32, 0] },
  near: { elbow: [-22, -216], hand: [-108, -246], knee: [34, -106], foot: [44, 0] },
}

/** What the plastic lets through: studs, a work light, the crew. */
function behind(random: Random): Impression[] {
  const one = { at: [300, 768] as Point, scale: 1.32 }
  const bar = standing(one)
  const two = { at: [760, 752] as Point, scale: 1.1 }
  const bag = standing(two)
  return [
    fill(ink.film, box(0, 70, 1600, 700)),
    discs(ink.glow, [560, 320, 330, 300]),
    fill(ink.faint, ...[60, 1010, 1150, 1290, 1430].map((x) => box(x, 70, 30, 690))),
    fill(ink.faint, box(0, 96, 1600, 20)),
    // The wall that's coming off, in pieces.
    fill(ink.far, xy('0,96 196,96 186,250 150,300 168,420 120,520 140,640 96,768 0,768')),
    // The work light on its stand.
    lines(ink.far, 9, xy('560,360 560,700'), xy('560,680 500,768'), xy('560,680 620,768')),
    fill(ink.far, xy('500,280 620,280 632,366 488,366')),
    discs('#fffdf0', [560, 322, 48, 30]),
    ...shape(ink.far, posed(two, workwear, sun, hauls)),
    fill(
      ink.far,
      bag.shape(blob(xy('20,-176 60,-170 108,-110 120,-40 100,0 30,0 14,-60 20,-120'), 5)),
    ),
    ...shape(ink.near, posed(one, workwear, sun, pries)),
    lines(ink.near, 13, bar.shape(xy('-90,-330 -112,-430 -136,-462'))),
    fill(ink.near, blob(xy('70,772 150,716 210,740 260,724 330,772'), 3)),
    // Folds.
    lines(
      ink.fold,
      3,
      ...Array.from({ length: 22 }, (_, i): Point[] => {
        const x = 30 + i * 72 + between(random, -20, 20)
        return curve(
          [
            [x, 74],
            [x + between(random, -16, 16), between(random, 180, 320)],
            [x + between(random, -22, 22), between(random, 380, 560)],
          ],
          3,
        )
      }),
    ),
  ]
}

/** Living next to it: through the plastic the crew takes a wall apart; on this side supper is on a hot plate. */
export function TipsRemodels() {
  const random = seeded(773)
  const at = { at: [1352, 1010] as Point, scale: 1.74 }
  const owner = posed(
    at,
    {
      ...workwear,
      jacket: jackets.teal,
      gloves: workwear.skin,
      cap: ['#c2402c', '#70281f'],
    },
    sun,
    cooks,
  )
  const s = standing(at)
  const [px, py] = s.point([-128, -232])
  return (
    <Printed
      impressions={[
        ...behind(random),
        // Tape at its edges, spring poles, the zipper.
        fill(ink.wall, box(0, 0, 1600, 56)),
        fill(ink.tape, box(0, 52, 1600, 26), box(0, 756, 1600, 24)),
        fill(ink.wallDark, box(0, 52, 1600, 5)),
        fill(ink.pole, ...[438, 944, 1496].map((x) => box(x, 56, 16, 706))),
        fill('#f0b060', ...[438, 944, 1496].map((x) => box(x, 56, 5, 706))),
        fill(ink.dark, ...[438, 944, 1496].map((x) => box(x - 14, 56, 44, 14))),
        lines(ink.zip, 11, xy('690,92 690,756')),
        fill(ink.dark, ...boxes('680,420,20,30 686,446,8,34')),
        // Floor under brown paper.
        fill(ink.floor, box(0, 778, 1600, 122)),
        fill(ink.paper, xy('0,786 1600,786 1600,872 0,886')),
        lines(ink.seam, 3, xy('520,786 500,882'), xy('1120,786 1140,876')),
        fill(ink.floor, blob(xy('980,862 1200,846 1560,852 1620,900 960,908'), 4)),
        ...rimmed(ink.rim, owner.body, [-5, -4]),
        // A folding table, hot plate, pan, groceries.
        fill(
          ink.dark,
          xy('1010,690 1034,690 1100,900 1076,900'),
          xy('1190,690 1214,690 1130,900 1106,900'),
        ),
        fill(ink.tableDark, box(870, 676, 396, 26)),
        fill(ink.table, box(870, 672, 396, 14)),
        fill(ink.dark, box(1030, 632, 190, 40)),
        fill(ink.steel, box(1030, 632, 190, 10)),
        discs(ink.zip, [1054, 656, 8]),
        fill(
          ink.dark,
          xy('1048,592 1206,592 1192,632 1062,632'),
          xy('1200,594 1206,606 1262,598 1262,588'),
        ),
        fill(ink.steel, box(1048, 590, 158, 8)),
        fill(ink.tableDark, xy('888,574 978,574 972,672 894,672')),
        fill('#c9945a', xy('888,574 946,574 940,672 894,672')),
        fill(
          '#6f9a5c',
          blob(xy('900,576 896,540 912,520 924,548 940,512 950,548 968,530 966,576'), 3),
        ),
        lines(ink.tableDark, 9, [
          [px + 14, py - 24],
          [px - 40, 606],
        ]),
        // Steam.
        lines(
          ink.steam,
          6,
          curve(xy('1080,572 1068,540 1086,510 1072,470'), 5),
          curve(xy('1128,566 1140,534 1120,500 1134,452'), 5),
        ),
        ...rimmed(ink.rim, owner.arm, [-5, -4]),
      ]}
    />
  )
}
