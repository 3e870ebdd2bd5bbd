import type { Point } from '../../kit/path.ts'
import { joints, lit } from '../../kit/print/figure.ts'
import { type Pose, posed } from '../../kit/print/pose.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { jackets, rimmed, workwear } from '../../kit/print/stage.ts'
import { masonry } from '../../kit/print/texture.ts'
import { standing } from '../../kit/print/workers.ts'
import { seeded } from '../../kit/random.ts'
import { spruce } from '../../plates/growth.ts'
import { blob, box, curve, fill, type Impression, lines, put, xy } from '../../plates/ink.ts'

const ink = {
  sky: '#d4e0d3',
  woods: '#86a598',
  woodsNear: '#5f8479',
  roof: '#5b3a38',
  roofLine: '#472d2e',
  roofLit: '#7a4d45',
  edge: '#f3e6c4',
  wall: '#c08a4e',
  wallLine: '#986636',
  shade: '#7d5230',
  stone: '#d9cbae',
  stoneDark: '#9b8f7c',
  mortar: '#746a5e',
  stain: '#a4522f',
  steel: '#c9cec4',
  snow: '#f3f3e6',
  glass: '#2c4a50',
  dark: '#1d2b2f',
  paper: '#fbf4de',
  paperDark: '#d6c8a2',
  type: '#a79f8b',
  red: '#c2402c',
  gold: '#e9b44a',
  blue: '#4a8296',
  rim: '#fff8e0',
  skin: '#dc9a6b',
  skinDark: '#a8653f',
  sleeve: '#4f8480',
  sleeveDark: '#2a4a4c',
} as const

const sun: Point = [-0.6, -0.75]

/** The house itself: a roof with its chimney, and the wall under the eave. */
function house(): Impression[] {
  const random = seeded(84)
  const courses = Array.from({ length: 9 }, (_, i) => 300 + i * 38)
  return [
    fill(ink.sky, box(0, 0, 1600, 900)),
    fill(
      ink.woods,
      ...Array.from({ length: 26 }, (_, i) =>
        put(spruce(random, 250 + random() * 170, 0.19), [i * 66, 560]),
      ),
    ),
    fill(ink.woods, box(0, 540, 760, 370)),
    fill(ink.woodsNear, ...[640, 722, 1530].map((x) => put(spruce(random, 560, 0.19), [x, 700]))),
    fill(ink.wall, box(760, 640, 860, 270)),
    lines(ink.wallLine, 5, ...[700, 744, 788, 832, 876].map((y) => xy(`760,${y} 1620,${y}`))),
    fill(ink.shade, box(760, 640, 860, 40)),
    fill(ink.edge, box(1190, 706, 260, 210)),
    fill(ink.glass, box(1210, 726, 104, 180), box(1328, 726, 104, 180)),
    fill(ink.roof, xy('800,262 1620,262 1620,626 690,626')),
    lines(
      ink.roofLine,
      5,
      ...courses.map((y): Point[] => [
        [800 - ((y - 262) / 364) * 110, y],
        [1620, y],
      ]),
    ),
    lines(
      ink.roofLine,
      4,
      ...courses.slice(0, -1).flatMap((y, row) =>
        Array.from({ length: 13 }, (_, i): Point[] => [
          [804 + i * 68 - (row % 2) * 34, y],
          [802 + i * 68 - (row % 2) * 34, y + 38],
        ]),
      ),
    ),
    fill(ink.roofLit, box(796, 250, 830, 20)),
    fill(ink.edge, xy('684,622 1620,622 1620,646 680,646')),
    fill(ink.steel, box(676, 646, 950, 16)),
    // Snow that stays behind the chimney.
    fill(
      ink.snow,
      blob(
        xy('1330,470 1350,380 1420,340 1500,352 1560,330 1620,350 1620,420 1500,430 1420,470'),
        4,
      ),
    ),
    // The chimney, and the stain below it.
    fill(ink.stain, xy('1040,480 1250,480 1266,622 1020,622')),
    fill(
      ink.roof,
      xy('1066,500 1110,500 1104,622 1050,622'),
      xy('1190,520 1214,520 1226,622 1196,622'),
    ),
    fill(ink.mortar, box(1040, 74, 210, 412)),
    fill(ink.stone, ...masonry(random, [1040, 1200], [84, 470], 46)),
    fill(ink.stoneDark, ...masonry(random, [1200, 1250], [84, 470], 46)),
    fill(ink.dark, box(1020, 56, 250, 26), box(1090, 20, 44, 40), box(1160, 30, 44, 30)),
    fill(ink.steel, xy('1030,462 1260,462 1268,492 1022,492')),
    // Where it has come away.
    fill(ink.dark, xy('1180,470 1268,492 1180,492')),
    fill(ink.steel, xy('1176,462 1190,462 1296,448 1300,462 1200,484')),
  ]
}

/** From shares of the page to the picture. */
const on = ([u, v]: Point): Point => [120 + u * 500 + v * 76, 96 - u * 46 + v * 800]
const sheet = (text: string): Point[] => xy(text).map(([u, v]) => on([u / 100, v / 100]))

/** The report: pages, four colors of tabs, a photo of the same chimney. */
function report(): Impression[] {
  return [
    fill(ink.paperDark, sheet('5,2 105,4 105,104 4,103')),
    fill(ink.paper, sheet('3,1 103,2 103,102 2,101')),
    fill(ink.red, sheet('100,8 110,8 110,17 100,17')),
    fill(ink.blue, sheet('100,21 110,21 110,30 100,30')),
    fill(ink.gold, sheet('100,34 110,34 110,43 100,43')),
    fill(ink.type, sheet('100,47 110,47 110,56 100,56')),
    lines(ink.paperDark, 5, sheet('103,2 103,102')),
    fill(ink.paper, sheet('0,0 100,0 100,100 0,100')),
    lines(ink.paperDark, 4, sheet('100,0 100,100 0,100')),
    fill(ink.dark, sheet('10,7 62,7 62,11 10,11')),
    // The photo.
    fill(ink.sky, sheet('10,17 90,17 90,50 10,50')),
    fill(ink.roof, sheet('10,37 90,37 90,50 10,50')),
    lines(ink.roofLine, 4, sheet('10,41 90,41'), sheet('10,45.5 90,45.5')),
    fill(ink.stain, sheet('44,44 64,44 67,50 42,50')),
    fill(ink.stoneDark, sheet('44,20 64,20 64,44 44,44')),
    fill(ink.stone, sheet('44,20 57,20 57,44 44,44')),
    fill(ink.dark, sheet('42,19 66,19 66,21.5 42,21.5')),
    fill(ink.steel, sheet('43,42 66,42 67,45 42,45')),
    lines(ink.red, 9, blob(sheet('34,45 42,38 58,36 72,40 74,47 62,52 44,52 36,49'), 4)),
    // What it says.
    fill(ink.red, sheet('10,57 48,57 48,60 10,60')),
    lines(
      ink.type,
      8,
      ...[65, 70, 75, 86, 91].map((v, i) => sheet(`10,${v} ${[86, 80, 54, 84, 40][i]},${v}`)),
    ),
    fill(ink.red, sheet('10,79.5 36,79.5 36,82 10,82')),
  ]
}

const skin = [ink.skin, ink.skinDark] as const
const sleeve = [ink.sleeve, ink.sleeveDark] as const
const part = (text: string, cloth: readonly [string, string] = skin) =>
  lit(joints(text), cloth, sun)

const lifts: Pose = {
  hip: [50, -138],
  shoulder: [-14, -234],
  head: [-54, -294],
  look: 0.5,
  far: { elbow: [-66, -180], hand: [-118, -128], knee: [-60, -136], foot: [-56, 0] },
  near: { elbow: [-50, -160], hand: [-126, -82], knee: [24, -28], foot: [130, -20], toe: 62 },
}
const steadies: Pose = {
  hip: [22, -184],
  shoulder: [-8, -300],
  head: [-34, -372],
  look: -0.3,
  far: { elbow: [-56, -262], hand: [-104, -300], knee: [-22, -108], foot: [-38, 0] },
  near: { elbow: [-52, -226], hand: [-108, -236], knee: [36, -106], foot: [48, 0] },
}

/** An inspection report held up against its house: the ringed photo, and a roofer at that very chimney. */
export function InspectionReport() {
  const a = { at: [1432, 546] as Point, scale: 0.94 }
  const b = { at: [1064, 930] as Point, scale: 0.92 }
  const one = posed(a, { ...workwear, jacket: jackets.orange }, sun, lifts)
  const two = posed(
    b,
    { ...workwear, jacket: jackets.yellow, hat: ['#4f8480', '#21393c'] },
    sun,
    steadies,
  )
  const s = standing(a)
  return (
    <Printed
      impressions={[
        ...house(),
        // The ladder.
        lines(ink.dark, 14, xy('900,920 948,540'), xy('984,920 1024,540')),
        lines(ink.gold, 8, xy('900,920 948,540'), xy('984,920 1024,540')),
        lines(
          ink.gold,
          8,
          ...Array.from({ length: 8 }, (_, i): Point[] => [
            [904 + i * 5.6, 890 - i * 44],
            [988 + i * 4.6, 890 - i * 44],
          ]),
        ),
        lines(ink.edge, 5, curve([s.point([40, -170]), [1540, 380], [1590, 250]], 5)),
        ...rimmed(ink.rim, one.body, [-4, -4]),
        lines(ink.dark, 9, [s.point([-122, -84]), s.point([-170, -78])]),
        ...rimmed(ink.rim, one.arm, [-4, -4]),
        ...rimmed(ink.rim, two.body, [-4, -4]),
        ...rimmed(ink.rim, two.arm, [-4, -4]),
        // Fingers behind the page, the page, the thumb before it.
        ...part('120,800,40 176,720,26'),
        ...report(),
        ...part('-80,1010,120 60,860,92', sleeve),
        ...part('70,850,76 140,800,66'),
        ...part('150,780,42 214,724,32 276,700,25'),
        // The other hand and its pencil.
        lines(ink.dark, 24, xy('668,703 512,487')),
        lines(ink.red, 17, xy('668,703 514,489')),
        fill(ink.gold, xy('526,479 501,497 490,456')),
        ...part('900,1040,130 760,820,96', sleeve),
        ...part('756,800,82 700,720,72'),
        ...part('676,740,34 600,700,28 570,660,22'),
        ...part('700,690,36 640,620,28 566,560,21 548,528,17'),
        ...part('676,690,36 616,640,28 574,580,20'),
      ]}
    />
  )
}
