import type { Point } from '../../kit/path.ts'
import { between, seeded } from '../../kit/random.ts'
import { tufts, wooded } from '../../plates/growth.ts'
import {
  box,
  curve,
  discs,
  fill,
  type Impression,
  land,
  lens,
  type Shape,
  under,
  xy,
} from '../../plates/ink.ts'
import { massif } from '../../plates/massif.ts'
import { streaks } from '../../plates/sky.ts'
import type { HouseLight } from './home-hero-lights.ts'
import { spruces } from './spruces.ts'

const sun: Point = [1110, 470]

/** Flat rings around the sun, its disc, stars, three streaks of cloud. */
export function heavens({ sky, sun: disc, stars, cloud }: HouseLight): Impression[] {
  const random = seeded(7)
  const ring = (ink: string, r: number) => discs(ink, [...sun, r])
  return [
    fill(sky[0], box(0, 0, 1600, 900)),
    ring(sky[1], 720),
    fill(
      stars,
      ...Array.from({ length: 40 }, () => {
        const size = between(random, 0, 1) > 0.8 ? 3 : 2
        return box(between(random, 0, 1600), between(random, 8, 330), size, size)
      }),
    ),
    ring(sky[2], 500),
    ring(sky[3], 310),
    ring(sky[4], 150),
    ring(disc, 52),
    streaks(cloud, [1290, 252, 150], [1490, 300, 110], [960, 330, 90], [300, 370, 120]),
  ]
}

/** The range far behind, the summit, and the ridge at the right. */
export function mountains({ far, peak }: HouseLight): Impression[] {
  const distant = { lit: far[0], shade: far[1], onLit: far[1], onShade: far[1] }
  return [
    ...massif(xy('-20,560 60,520 110,530 210,452 262,486 330,440 420,512 500,486 640,600'), {
      random: seeded(18),
      base: 610,
      sun: 1,
      inks: distant,
      shards: 0.8,
      reach: 0.6,
    }),
    ...massif(xy('1130,600 1236,498 1290,512 1384,424 1436,470 1520,404 1620,520'), {
      random: seeded(5),
      base: 620,
      sun: 1,
      inks: distant,
      shards: 0.8,
      reach: 0.6,
    }),
    ...massif(
      xy(
        '330,620 404,560 452,548 520,466 556,470 604,372 628,356 660,276 690,318 706,356 762,326 800,384 850,452 880,446 926,420 968,492 1010,520 1060,568 1120,620',
      ),
      { random: seeded(31), base: 640, sun: 1, inks: peak, shards: 2, reach: 0.95 },
    ),
  ]
}

/** Three wooded ridges and the spruces around the house. */
export function woodland({ woods, spruce: inks }: HouseLight): Impression[] {
  const random = seeded(44)
  return [
    fill(
      woods[0],
      wooded(random, '-10,556 260,540 520,578 900,556 1250,528 1610,496', 28, 15, 700),
    ),
    fill(
      woods[1],
      wooded(random, '-10,588 300,612 700,604 1100,584 1400,546 1610,520', 50, 22, 720),
    ),
    fill(
      woods[2],
      wooded(random, '-10,652 300,672 640,652 900,616 1200,590 1610,566', 82, 32, 760),
    ),
    ...spruces(random, inks, sun[0], [
      [562, 706, 150],
      [592, 714, 210],
      [630, 710, 130],
      [1346, 700, 190],
      [1440, 716, 250],
      [1572, 722, 230],
    ]),
  ]
}

/** The meadow the house stands on: sunny strips, long shadows of the trees. */
export function meadow({ ground }: HouseLight): Impression[] {
  const random = seeded(12)
  const shadow = ([x, y]: Point, long: number, wide: number): Shape => [
    [x, y - wide],
    [x - long, y + long * 0.3],
    [x, y + wide],
  ]
  const strips = Array.from({ length: 26 }, () =>
    lens(between(random, 20, 820), between(random, 724, 812), between(random, 20, 80), 2),
  )
  return [
    fill(ground.half, land('-10,724 420,716 760,700 1200,680 1610,700', 920)),
    fill(ground.lit, ...strips),
    fill(
      ground.dark,
      shadow([562, 706], 190, 5),
      shadow([592, 714], 260, 7),
      shadow([630, 710], 160, 5),
    ),
  ]
}

/** The drive comes from the lower edge and turns up to the garage. */
const drive: Shape = xy(
  '840,910 1010,838 1180,790 1330,766 1420,752 1520,752 1480,772 1400,800 1300,842 1236,910',
)

/** The ground before the house: the drive with its ruts, and the slope at the right. */
export function foreground({ ground, drive: gravel, ruts }: HouseLight): Impression[] {
  const rut = (off: number): Shape => {
    const middle = curve(
      xy(
        `${1010 + off},916 ${1150 + off * 0.7},838 ${1290 + off * 0.35},786 ${1440 + off * 0.1},762`,
      ),
      4,
    )
    return [
      ...middle.map(([x, y]): Point => [x, y - (y - 750) * 0.05]),
      ...middle.toReversed().map(([x, y]): Point => [x, y + (y - 750) * 0.05]),
    ]
  }
  return [
    fill(gravel, drive),
    fill(ruts, rut(-50), rut(70)),
    fill(ground.dark, land('1180,910 1300,852 1420,818 1520,796 1610,786', 920)),
  ]
}

/** The bank nearest to us and its grass, which stands out of the snow in winter. */
export function bank({ ground }: HouseLight): Impression[] {
  const random = seeded(29)
  const left = curve(xy('-10,846 160,836 380,846 620,852 800,864 930,884 1000,912'), 4)
  const right = curve(xy('1270,912 1380,872 1490,850 1610,842'), 4)
  return [
    fill(ground.bank, under(left, 920), under(right, 920)),
    fill(
      ground.blade,
      ...tufts(random, left, 24, 15),
      ...tufts(random, right, 9, 15),
      ...Array.from({ length: 12 }, () =>
        lens(between(random, 0, 900), between(random, 872, 896), between(random, 16, 60), 1.5),
      ),
    ),
  ]
}

/** Tall spruces at both edges. */
export const edges = ({ spruce: inks }: HouseLight): Impression[] =>
  spruces(seeded(63), inks, sun[0], [
    [14, 912, 230],
    [128, 908, 180],
    [66, 916, 320],
    [1590, 910, 500],
    [1500, 912, 330],
    [1548, 920, 420],
  ])
