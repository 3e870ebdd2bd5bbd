import type { Point } from '../../kit/path.ts'
import { type Pose, posed } from '../../kit/print/pose.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { jackets, rimmed, workwear } from '../../kit/print/stage.ts'
import { grain } from '../../kit/print/texture.ts'
import { standing } from '../../kit/print/workers.ts'
import { between, type Random, seeded } from '../../kit/random.ts'
import { spruce } from '../../plates/growth.ts'
import { blob, box, curve, discs, fill, type Impression, lines, put, xy } from '../../plates/ink.ts'

const ink = {
  sky: '#b5d0c6',
  disc: '#f7ecc0',
  far: '#86b0a3',
  woods: '#4f8178',
  stud: '#c98f4c',
  studLit: '#efc684',
  studDark: '#8a5a30',
  deck: '#d8b27a',
  deckDark: '#a87b47',
  beam: '#dba35c',
  beamLit: '#f6d596',
  beamDark: '#95602f',
  dark: '#22343a',
  steel: '#7f979a',
  rim: '#fff3cf',
} as const

const sun: Point = [-0.8, -0.5]

/** The stud wall of the house they stand in, and the morning behind it. */
function shell(random: Random): Impression[] {
  const row = (count: number, y: number, tall: readonly [number, number]) =>
    Array.from({ length: count }, (_, i) =>
      put(spruce(random, between(random, ...tall)), [
        (i * 1680) / count - 20 + between(random, -20, 20),
        y,
      ]),
    )
  const studs = Array.from({ length: 19 }, (_, i) => 30 + i * 88).filter((x) => x < 150 || x > 420)
  return [
    fill(ink.sky, box(0, 0, 1600, 900)),
    discs(ink.disc, [272, 424, 88]),
    fill(ink.far, ...row(34, 600, [110, 200]), box(0, 560, 1600, 100)),
    fill(ink.woods, ...row(20, 650, [120, 210]), box(0, 620, 1600, 40)),
    fill(ink.studDark, ...studs.map((x) => box(x, 262, 26, 390))),
    fill(ink.stud, ...studs.map((x) => box(x, 262, 16, 390))),
    fill(ink.studLit, ...studs.map((x) => box(x, 262, 5, 390))),
    // A window: header, sill, short studs below it.
    fill(ink.studDark, box(118, 262, 308, 66), box(118, 520, 308, 24)),
    fill(ink.stud, box(118, 262, 308, 56), box(118, 520, 308, 16)),
    fill(ink.studDark, ...[206, 294].map((x) => box(x, 540, 26, 110))),
    fill(ink.stud, ...[206, 294].map((x) => box(x, 540, 16, 110))),
    fill(ink.studDark, box(-10, 226, 1620, 44), box(-10, 638, 1620, 30)),
    fill(ink.stud, box(-10, 226, 1620, 30), box(-10, 638, 1620, 16)),
    fill(ink.studLit, box(-10, 226, 1620, 8)),
    lines(ink.studDark, 2.5, xy('-10,246 1610,246')),
    fill(ink.deck, box(0, 660, 1600, 240)),
    lines(
      ink.deckDark,
      3,
      xy('0,700 1600,700'),
      xy('0,762 1600,762'),
      xy('0,846 1600,846'),
      xy('240,700 200,762'),
      xy('1020,660 1036,700'),
      xy('1460,762 1520,846'),
      xy('560,660 545,700'),
    ),
    // What the studs and the window keep from the sun.
    fill(
      ink.deckDark,
      ...studs.map((x) => xy(`${x},664 ${x + 26},664 ${x + 240},900 ${x + 196},900`)),
    ),
  ]
}

const teaches: Pose = {
  hip: [26, -186],
  shoulder: [-10, -302],
  head: [-42, -374],
  look: 0.34,
  far: { elbow: [-84, -286], hand: [-116, -252], knee: [-22, -108], foot: [-40, 0] },
  near: { elbow: [-34, -214], hand: [-106, -232], knee: [36, -106], foot: [46, 0] },
}
const marks: Pose = {
  hip: [34, -184],
  shoulder: [-20, -288],
  head: [-60, -352],
  look: 0.52,
  far: { elbow: [-84, -246], hand: [-76, -236], knee: [-22, -108], foot: [-40, 0] },
  near: { elbow: [-34, -206], hand: [-116, -240], knee: [40, -106], foot: [52, 0] },
}
const carries: Pose = {
  hip: [8, -186],
  shoulder: [-4, -302],
  head: [-34, -372],
  look: 0.04,
  far: { elbow: [-52, -300], hand: [-64, -336], knee: [-44, -116], foot: [-70, 0] },
  near: { elbow: [-44, -252], hand: [-40, -322], knee: [40, -104], foot: [84, -12], toe: -24 },
}

/** The rafter across two horses, the pattern of its cut, a square and a saw on it. */
function rafter(random: Random): Impression[] {
  const horse = (x: number): Impression[] => [
    fill(
      ink.beamDark,
      xy(`${x},808 ${x + 40},808 ${x - 20},960 ${x - 64},960`),
      xy(`${x + 70},808 ${x + 110},808 ${x + 168},960 ${x + 126},960`),
    ),
    fill(
      ink.stud,
      xy(`${x + 12},808 ${x + 40},808 ${x - 20},960 ${x - 46},960`),
      xy(`${x + 84},808 ${x + 110},808 ${x + 168},960 ${x + 142},960`),
    ),
    fill(ink.beamDark, box(x - 26, 796, 164, 34)),
    fill(ink.studLit, box(x - 26, 796, 164, 12)),
  ]
  return [
    ...horse(240),
    ...horse(1240),
    fill(ink.beamDark, box(-20, 690, 1640, 122)),
    fill(ink.beam, box(-20, 690, 1640, 106)),
    fill(ink.beamLit, box(-20, 672, 1640, 26)),
    lines(ink.beamDark, 2.5, ...grain(random, [0, 746], [1600, 746], 86, 44)),
    lines(ink.studDark, 2, ...grain(random, [0, 685], [1600, 685], 18, 16)),
    // The seat they have marked already.
    lines(ink.dark, 4, xy('470,796 470,748 592,748')),
    fill(ink.studDark, xy('470,796 470,748 592,748 592,796')),
    fill('#e8bb74', xy('478,796 478,756 584,756 584,796')),
    lines(ink.dark, 4, xy('776,672 776,690 858,806')),
  ]
}

/** A master shows an apprentice the cut of a rafter; behind them another carries lumber through the frame. */
export function Crew() {
  const random = seeded(303)
  const at = { at: [548, 1130] as Point, scale: 1.9, side: -1 as const }
  const master = posed(at, { ...workwear, jacket: jackets.plaid }, sun, teaches)
  const m = standing(at)
  const to = { at: [1082, 1130] as Point, scale: 1.9, side: 1 as const }
  const learner = posed(
    to,
    { ...workwear, jacket: jackets.yellow, hat: ['#e0652b', '#8a3a20'] },
    sun,
    marks,
  )
  const l = standing(to)
  const back = posed(
    { at: [1370, 742], scale: 0.86 },
    { ...workwear, jacket: jackets.teal },
    sun,
    carries,
  )
  return (
    <Printed
      impressions={[
        ...shell(random),
        fill(ink.deckDark, xy('1310,742 1460,742 1600,792 1600,812 1470,780')),
        ...rimmed(ink.rim, back.body, [-3, -2]),
        fill(ink.studDark, xy('1090,430 1640,462 1640,494 1090,458')),
        fill(ink.studLit, xy('1090,430 1640,462 1640,476 1090,442')),
        ...rimmed(ink.rim, back.arm, [-3, -2]),
        ...rimmed(ink.rim, master.body, [-5, -3]),
        // His mustache, and a braid under her hat.
        fill('#c9c2b0', m.shape(blob(xy('-70,-357 -62,-361 -54,-356 -57,-352 -67,-352'), 3))),
        ...rimmed(ink.rim, learner.body, [-5, -3]),
        fill(
          '#2c201c',
          l.shape(
            curve(
              xy(
                '-40,-344 -24,-350 -14,-334 -6,-300 4,-268 -2,-262 -14,-286 -26,-318 -44,-326 -40,-344',
              ),
              4,
            ),
          ),
        ),
        lines(ink.rim, 4, l.shape(xy('-20,-318 -8,-322')), l.shape(xy('-13,-300 -2,-304'))),
        // Nail pouches.
        fill('#3d2a20', box(440, 806, 190, 22), box(1010, 806, 186, 22)),
        fill('#6b4a2f', box(482, 824, 84, 90), box(1084, 824, 84, 90)),
        fill('#3d2a20', box(482, 842, 84, 8), box(1084, 842, 84, 8)),
        ...rafter(random),
        fill(ink.dark, xy('690,668 776,668 858,796 846,806 690,704')),
        fill(ink.steel, xy('698,676 772,676 838,782 698,698')),
        fill(ink.dark, xy('752,690 768,690 792,728 752,704')),
        ...rimmed(ink.rim, master.arm, [-5, -3]),
        lines('#c2402c', 9, xy('806,730 866,636')),
        lines(ink.rim, 6, xy('800,739 807,728')),
        ...rimmed(ink.rim, learner.arm, [-5, -3]),
      ]}
    />
  )
}
