import type { Point } from '../../kit/path.ts'
import type { Cloth } from '../../kit/print/figure.ts'
import { type Pose, posed } from '../../kit/print/pose.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { jackets, rimmed, workwear } from '../../kit/print/stage.ts'
import { type Clothes, standing } from '../../kit/print/workers.ts'
import { between, seeded } from '../../kit/random.ts'
import { spruce } from '../../plates/growth.ts'
import { blob, box, curve, discs, fill, type Impression, lines, put, xy } from '../../plates/ink.ts'

/** The inks of the room: once as we see it, once as the camera does. */
interface Inks {
  wall: string
  wallLit: string
  trim: string
  trimDark: string
  sky: string
  woods: string
  snow: string
  base: string
  floor: string
  /** Cold air, which we don't see. */
  leak?: string
  rim: string
  clothes: Clothes
}

const hot = {
  deep: '#23154f',
  cold: '#4b2178',
  mid: '#8e2c7c',
  warm: '#d2483f',
  high: '#f39a31',
  top: '#fff0a3',
} as const

const seen: Inks = {
  wall: '#6f9089',
  wallLit: '#8fab9f',
  trim: '#efe3c6',
  trimDark: '#b19d78',
  sky: '#c4d9dc',
  woods: '#46686b',
  snow: '#eef0e8',
  base: '#3d5957',
  floor: '#94633d',
  rim: '#fff3cf',
  clothes: { ...workwear, jacket: jackets.orange },
}

const warmth: Cloth = [hot.top, hot.high]
const felt: Inks = {
  wall: hot.warm,
  wallLit: '#dd5f3c',
  trim: hot.mid,
  trimDark: hot.cold,
  sky: hot.deep,
  woods: hot.deep,
  snow: hot.deep,
  base: hot.mid,
  floor: hot.mid,
  leak: hot.cold,
  rim: hot.top,
  clothes: {
    jacket: [hot.high, '#e4722f'],
    pants: ['#e4722f', hot.warm],
    boots: [hot.mid, hot.cold],
    skin: warmth,
    hat: [hot.warm, hot.mid],
    gloves: [hot.high, hot.warm],
  },
}

/** Daylight comes through the window, on the left. */
const sun: Point = [-0.9, -0.3]

const seals: Pose = {
  hip: [18, -186],
  shoulder: [-12, -302],
  head: [-46, -374],
  look: 0.2,
  far: { elbow: [-70, -244], hand: [-132, -262], knee: [-24, -108], foot: [-44, 0] },
  near: { elbow: [-34, -204], hand: [-106, -216], knee: [34, -106], foot: [52, 0] },
}

/** A window and somebody who seals its edge. */
function room(ink: Inks): Impression[] {
  const random = seeded(210)
  const at = { at: [1092, 1000] as Point, scale: 1.86 }
  const sealer = posed(at, ink.clothes, sun, seals)
  const s = standing(at)
  const trees = Array.from({ length: 9 }, (_, i) =>
    put(spruce(random, between(random, 180, 330)), [
      196 + i * 66 + between(random, -12, 12),
      between(random, 505, 525),
    ]),
  )
  return [
    fill(ink.wall, box(0, 0, 1600, 900)),
    fill(ink.wallLit, xy('940,-10 1250,-10 1600,300 1600,760 940,230')),
    fill(ink.base, box(0, 812, 1600, 36)),
    fill(ink.floor, box(0, 846, 1600, 60)),
    fill(ink.trimDark, box(82, 62, 794, 636)),
    fill(ink.trim, box(82, 62, 780, 620)),
    fill(ink.sky, box(138, 118, 668, 500)),
    fill(ink.woods, ...trees),
    fill(ink.snow, [...curve(xy('138,500 300,478 500,506 806,484'), 5), [806, 618], [138, 618]]),
    fill(ink.trimDark, box(452, 118, 40, 500)),
    fill(ink.trim, box(452, 118, 30, 500)),
    fill(ink.trimDark, box(138, 610, 668, 12), box(138, 118, 668, 10)),
    fill(ink.trim, box(50, 636, 850, 34)),
    fill(ink.trimDark, box(50, 670, 850, 14)),
    // What blows in around the frame, and along the floor.
    ...(ink.leak
      ? [
          fill(
            ink.leak,
            blob(xy('858,60 900,110 884,160 894,220 930,280 890,340 908,420 868,460'), 4),
            blob(xy('858,520 916,548 884,580 950,620 910,650 922,700 858,710'), 4),
            xy(
              '82,684 900,684 850,726 806,692 740,764 690,694 610,734 560,690 470,752 400,692 300,690',
            ),
          ),
        ]
      : []),
    lines(ink.trim, 9, xy('866,470 866,684')),
    ...rimmed(ink.rim, sealer.body, [-5, -3]),
    // The gun with its tube, its nozzle in the joint.
    fill(ink.trimDark, s.shape(xy('-72,-262 -68,-236 -88,-184 -102,-188 -92,-236'))),
    fill(ink.trimDark, s.shape(xy('-28,-262 -30,-252 -74,-244 -74,-254'))),
    fill(ink.trim, s.shape(xy('-66,-268 -70,-236 -106,-238 -104,-272'))),
    fill(ink.trimDark, s.shape(xy('-104,-264 -105,-248 -122,-254'))),
    ...rimmed(ink.rim, sealer.arm, [-5, -3]),
  ]
}

const screen = box(650, 222, 540, 386)

/** The camera from behind, in a gloved hand: its body is dark, its screen glows. */
const body: Impression[] = [
  fill(
    '#11191b',
    xy(
      '630,180 1210,180 1232,204 1232,632 1210,656 1000,656 984,700 990,860 830,860 830,700 820,656 630,656 608,632 608,204',
    ),
  ),
  fill('#35474a', xy('634,188 1206,188 1224,206 1224,212 616,212 616,206')),
  fill('#35474a', xy('836,660 858,660 866,700 850,800 838,800 846,700')),
  fill('#efb93c', box(608, 290, 12, 230), box(1220, 290, 12, 230)),
  discs('#35474a', [860, 632, 9], [910, 632, 9]),
  discs('#d8582c', [960, 632, 9]),
]

const hand: Impression[] = [
  fill('#4a2019', xy('830,850 1040,836 1130,960 850,960')),
  fill('#b5412c', xy('850,862 940,856 990,960 870,960')),
  fill(
    '#8a6236',
    blob(
      xy(
        '838,716 900,744 950,716 1000,704 1034,730 1044,790 1040,850 990,884 890,888 830,860 806,800 808,740',
      ),
      4,
    ),
  ),
  fill(
    '#e2c48a',
    blob(xy('834,722 890,752 940,730 960,770 950,840 900,872 846,852 816,796 816,746'), 4),
  ),
  fill('#8a6236', blob(xy('800,640 826,632 846,650 862,720 884,770 856,800 816,780 798,710'), 4)),
  fill('#e2c48a', blob(xy('804,648 824,642 836,660 850,726 858,776 824,766 806,708'), 4)),
  lines('#5c3f22', 5, xy('986,738 1036,744'), xy('984,784 1042,790'), xy('980,828 1036,836')),
]

/** Close: the assessor's heat camera finds the cold that a window lets in, where somebody already seals it. */
export function Energy() {
  return (
    <>
      <Printed impressions={[...room(seen), ...body]} />
      <clipPath id="screen">
        <path d={fill('', screen).d} />
      </clipPath>
      <g clipPath="url(#screen)">
        <Printed impressions={room(felt)} />
      </g>
      <Printed
        impressions={[
          // The spot it measures, and the scale from cold to warm.
          lines(
            '#ffffff',
            4,
            xy('844,350 870,350'),
            xy('894,350 920,350'),
            xy('882,312 882,338'),
            xy('882,362 882,388'),
          ),
          ...[hot.deep, hot.cold, hot.mid, hot.warm, hot.high, hot.top].map((each, i) =>
            fill(each, box(672, 520 - i * 34, 18, 34)),
          ),
          lines('#ffffff', 3, xy('672,350 690,350 690,554 672,554 672,350')),
          ...hand,
        ]}
      />
    </>
  )
}
