import type { Point } from '../../kit/path.ts'
import { type Pose, posed } from '../../kit/print/pose.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { jackets, rimmed, workwear } from '../../kit/print/stage.ts'
import { masonry } from '../../kit/print/texture.ts'
import type { Clothes } from '../../kit/print/workers.ts'
import { between, type Random, seeded } from '../../kit/random.ts'
import { spruce } from '../../plates/growth.ts'
import {
  box,
  discs,
  fill,
  type Impression,
  land,
  lines,
  put,
  ripples,
  type Shape,
  xy,
} from '../../plates/ink.ts'

const ink = {
  sky: '#1d3a48',
  hill: '#16303b',
  woods: '#0e222a',
  room: '#f2c572',
  roomLit: '#fbe1a0',
  ceiling: '#c98a4c',
  beam: '#8a5330',
  beamDark: '#5a3424',
  stone: '#a08d76',
  stoneLit: '#cdb48c',
  joint: '#5a4c42',
  pier: '#3b4246',
  pierLit: '#6c6a62',
  roof: '#22292e',
  roofLit: '#46545a',
  soffit: '#7a4a2e',
  floor: '#d59a55',
  floorDark: '#a86f3c',
  frame: '#1a2226',
  terrace: '#6f6a62',
  terraceLit: '#a99a80',
  pool: '#123039',
  poolLit: '#1d4650',
  echo: '#a8803f',
  echoDim: '#5f5a3c',
  star: '#d8e2d6',
  fire: '#e8773a',
  rim: '#fff0c4',
} as const

/** The lamps of the room are over their heads. */
const lamp: Point = [0, -0.9]
const head = 262
const floor = 618
const water = 702
/** The wall of glass, from pier to pier. */
const glass = { from: 258, to: 1342 } as const

function night(random: Random): Impression[] {
  return [
    fill(ink.sky, box(0, 0, 1600, 900)),
    discs(
      ink.star,
      ...Array.from({ length: 44 }, (): readonly [number, number, number] => [
        between(random, 0, 1600),
        between(random, 0, 210),
        between(random, 1, 2.6),
      ]),
    ),
    fill('#2a4e58', land('-20,330 260,250 520,330 900,280 1240,340 1620,240', 720)),
    fill(ink.hill, land('-20,430 300,380 700,440 1200,390 1620,430', 720)),
    fill(
      ink.woods,
      ...Array.from({ length: 13 }, (_, i) =>
        put(spruce(random, between(random, 260, 430)), [
          -10 + i * 21,
          660 + between(random, 0, 30),
        ]),
      ),
      ...Array.from({ length: 12 }, (_, i) =>
        put(spruce(random, between(random, 240, 400)), [
          1400 + i * 21,
          660 + between(random, 0, 30),
        ]),
      ),
    ),
  ]
}

/** The room behind the glass: a ceiling of boards, a chimney of stone, a stair, a long table still under its cover. */
function room(random: Random): Impression[] {
  const boards = Array.from({ length: 16 }, (_, i) => 280 + i * 70)
  const chimney = masonry(random, [1010, 1190], [head + 46, floor - 16], 46)
  return [
    fill(ink.room, box(glass.from, head, glass.to - glass.from, floor - head)),
    fill(ink.ceiling, xy(`${glass.from},${head} ${glass.to},${head} 1250,318 350,318`)),
    lines(
      ink.beam,
      4,
      ...boards.map((x): Shape => [
        [x, head],
        [800 + (x - 800) * 0.83, 318],
      ]),
    ),
    fill(ink.roomLit, xy('350,318 640,318 560,590 350,590'), xy('700,318 960,318 960,590 760,590')),
    fill(ink.floor, xy(`350,590 1250,590 ${glass.to},${floor} ${glass.from},${floor}`)),
    fill(ink.floorDark, xy(`350,590 1250,590 1258,594 342,594`)),
    // Treads without risers, up to a gallery.
    fill(
      ink.beamDark,
      ...Array.from({ length: 9 }, (_, i) => box(300 + i * 24, 580 - i * 26, 42, 9)),
    ),
    lines(ink.beamDark, 8, xy('296,592 520,350')),
    lines(ink.frame, 4, xy('318,534 530,306')),
    // The chimney, its fire lit for the first time.
    fill(ink.joint, box(1006, 300, 188, floor - 316)),
    ...chimney.map((stone, i) => fill(i % 3 === 0 ? ink.stoneLit : ink.stone, stone)),
    fill(ink.beamDark, box(990, 470, 220, 16)),
    fill(ink.frame, box(1050, 506, 100, 86)),
    fill(ink.fire, xy('1066,590 1074,548 1088,570 1100,526 1114,566 1126,546 1136,590')),
    fill(ink.roomLit, xy('1084,590 1100,556 1116,590')),
  ]
}

/** Stone piers, the roof over them with its timbers, the bars of the glass. */
function house(random: Random): Impression[] {
  const pier = (x: number, w: number): Impression[] => [
    fill(ink.frame, box(x, 244, w, 386)),
    ...masonry(random, [x, x + w], [244, 630], 40).map((stone, i) =>
      fill(i % 4 === 1 ? ink.pierLit : ink.pier, stone),
    ),
  ]
  const bars = [436, 622, 876, 1109]
  return [
    fill(ink.frame, ...bars.map((x) => box(x - 5, head, 10, floor - head))),
    fill(ink.frame, box(glass.from, 352, glass.to - glass.from, 7)),
    ...pier(166, 94),
    ...pier(1340, 94),
    // The soffit, lit from below, then the edge of the roof.
    fill(ink.soffit, xy('60,216 1540,176 1434,262 166,262')),
    lines(
      ink.beamDark,
      4,
      ...Array.from({ length: 21 }, (_, i): Shape => {
        const x = 180 + i * 62
        return [
          [x, 262],
          [800 + (x - 800) * 1.16, 214 - i * 1.9],
        ]
      }),
    ),
    fill(
      ink.beam,
      ...[258, 610, 990, 1300].map((x) => xy(`${x},268 ${x + 42},268 ${x + 46},206 ${x - 2},208`)),
    ),
    fill(ink.roof, xy('36,196 1570,152 1566,190 44,228')),
    fill(ink.roofLit, xy('36,196 1570,152 1570,160 37,205')),
    fill(ink.roof, xy('560,182 592,112 664,110 694,178')),
    fill(ink.roofLit, xy('592,112 664,110 665,118 590,120')),
  ]
}

/** The terrace, and the pool that gives the light back. */
function pool(random: Random): Impression[] {
  const panes = [258, 441, 627, 881, 1114, 1342]
  const echoes = panes.slice(1).map((x, i): Shape => {
    const from = panes[i] ?? x
    return box(from + 4, water + 20, x - from - 10, 176)
  })
  return [
    fill(ink.terrace, xy(`60,${floor + 8} 1540,${floor + 8} 1640,${water} -40,${water}`)),
    fill(
      ink.terraceLit,
      xy(`${glass.from},${floor + 8} ${glass.to},${floor + 8} 1390,${water - 8} 210,${water - 8}`),
    ),
    lines(
      ink.terrace,
      3,
      xy(`150,650 1450,650`),
      xy(`90,676 1510,676`),
      ...Array.from({ length: 12 }, (_, i): Shape => {
        const x = 140 + i * 120
        return [
          [x, floor + 8],
          [800 + (x - 800) * 1.16, water],
        ]
      }),
    ),
    fill(ink.frame, box(-20, water, 1640, 12)),
    fill(ink.pool, box(-20, water + 10, 1640, 200)),
    fill(ink.echo, ...echoes),
    fill(ink.echoDim, box(1006, water + 20, 188, 150)),
    fill(ink.pool, ...ripples(random, [180, 1420], [water + 26, 900], 84, 92)),
    fill(ink.poolLit, ...ripples(random, [0, 1600], [water + 20, 900], 40, 60)),
  ]
}

/** Up the ladder, both hands on the ring of lamps. */
const hangs: Pose = {
  hip: [12, -184],
  shoulder: [0, -306],
  head: [-16, -382],
  look: -0.5,
  far: { elbow: [-60, -340], hand: [-96, -402], knee: [-24, -112], foot: [-36, -34] },
  near: { elbow: [-46, -360], hand: [-66, -420], knee: [16, -104], foot: [22, 0] },
}
const steadies: Pose = {
  hip: [14, -184],
  shoulder: [-8, -302],
  head: [-30, -378],
  look: -0.4,
  far: { elbow: [-60, -270], hand: [-104, -292], knee: [-18, -108], foot: [-34, 0] },
  near: { elbow: [-40, -226], hand: [-100, -240], knee: [26, -106], foot: [38, 0] },
}
/** Goes down the list. */
const lists: Pose = {
  hip: [10, -186],
  shoulder: [-2, -306],
  head: [-26, -380],
  look: 0.2,
  far: { elbow: [-40, -232], hand: [-84, -246], knee: [-10, -108], foot: [-26, 0] },
  near: { elbow: [2, -222], hand: [-64, -252], knee: [24, -106], foot: [32, 0] },
}
const points: Pose = {
  ...lists,
  look: -0.1,
  far: { elbow: [-64, -296], hand: [-120, -330], knee: [-10, -108], foot: [-26, 0] },
  near: { elbow: [30, -226], hand: [8, -160], knee: [24, -106], foot: [32, 0] },
}

function people(): Impression[] {
  const person = (at: Point, side: 1 | -1, pose: Pose, clothes: Partial<Clothes>) => {
    const { body, arm } = posed({ at, scale: 0.44, side }, { ...workwear, ...clothes }, lamp, pose)
    return rimmed(ink.rim, [...body, ...arm], [0, -2])
  }
  const ladder = xy('716,606 744,454 752,454 780,606')
  return [
    // A ring of lamps on its chain.
    lines(ink.frame, 4, xy('712,290 712,350'), xy('712,350 668,376'), xy('712,350 756,376')),
    fill(ink.beamDark, box(660, 372, 104, 12)),
    discs(ink.rim, ...[668, 690, 712, 734, 756].map((x) => [x, 366, 7, 10] as const)),
    lines('#c9872b', 7, ladder.slice(0, 2), ladder.slice(2)),
    lines(
      '#c9872b',
      5,
      ...[486, 520, 554, 588].map((y): Shape => [
        [748 - (y - 454) * 0.2, y],
        [748 + (y - 454) * 0.2, y],
      ]),
    ),
    ...person([748, 554], 1, hangs, { jacket: jackets.orange }),
    ...person([826, 610], 1, steadies, { jacket: jackets.teal }),
    ...person([560, 610], -1, points, { jacket: jackets.plaid }),
    ...person([492, 610], -1, lists, { jacket: jackets.sand, hat: ['#5b3d30', '#33221c'] }),
    fill('#f6ecd0', xy('518,492 534,486 544,510 528,516')),
  ]
}

/** Through the glass of a long house, the last week: the ring of lamps goes up, the list gets shorter, the pool is full. */
export function CustomLuxury() {
  const random = seeded(49)
  return (
    <Printed
      impressions={[
        ...night(random),
        ...room(random),
        ...people(),
        ...house(random),
        ...pool(random),
      ]}
    />
  )
}
