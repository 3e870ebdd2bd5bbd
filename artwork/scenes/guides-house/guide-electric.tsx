import type { Point } from '../../kit/path.ts'
import { type Pose, posed } from '../../kit/print/pose.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { jackets, rimmed, workwear } from '../../kit/print/stage.ts'
import { grain } from '../../kit/print/texture.ts'
import { standing } from '../../kit/print/workers.ts'
import { seeded } from '../../kit/random.ts'
import { blob, box, curve, discs, fill, type Impression, lines, xy } from '../../plates/ink.ts'

/** The panel in two lights: the dark room's, and the headlamp's. */
interface Inks {
  wall: string
  board: string
  grain: string
  can: string
  inside: string
  breaker: string
  handle: string
  steel: string
  pipe: string
  black: string
  red: string
  white: string
  copper: string
}

const dim: Inks = {
  wall: '#1b343d',
  board: '#3d3a34',
  grain: '#33322f',
  can: '#4a5a5e',
  inside: '#22343a',
  breaker: '#15252b',
  handle: '#3c4c50',
  steel: '#5d6d70',
  pipe: '#3f5156',
  black: '#0f1c21',
  red: '#5c2c2a',
  white: '#7d8a87',
  copper: '#6b4a33',
}
const found: Inks = {
  wall: '#6d8880',
  board: '#dcb477',
  grain: '#bd9357',
  can: '#c9cfc4',
  inside: '#8b9a98',
  breaker: '#1f2f34',
  handle: '#f6efd9',
  steel: '#eef0e6',
  pipe: '#b4bfba',
  black: '#12242a',
  red: '#cf4a30',
  white: '#fff8e4',
  copper: '#d9823f',
}
const warm = {
  room: '#f2cf86',
  roomDark: '#dcae5f',
  tile: '#d98d4a',
  cabinet: '#8e4f2c',
  counter: '#fff1cd',
  frame: '#0f2229',
  dark: '#1d2b2f',
  rim: '#ffe7ae',
  green: '#5d9c6b',
} as const

const sun: Point = [0.75, -0.5]

/** A panel with its cover off, on its board. */
function panel(ink: Inks): Impression[] {
  const random = seeded(61)
  const rows = Array.from({ length: 9 }, (_, i) => 316 + i * 46)
  return [
    fill(ink.wall, box(0, 0, 1600, 900)),
    fill(ink.board, box(1096, 120, 470, 690)),
    lines(ink.grain, 4, ...grain(random, [1331, 120], [1331, 810], 450, 26)),
    lines(ink.pipe, 34, xy('1230,-10 1230,190'), xy('1332,-10 1332,190'), xy('1434,-10 1434,190')),
    fill(ink.steel, ...[1206, 1308, 1410].map((x) => box(x, 150, 48, 30))),
    fill(ink.can, box(1150, 176, 366, 590)),
    fill(ink.inside, box(1172, 198, 322, 546)),
    // Wires, along both sides.
    lines(
      ink.black,
      9,
      ...rows.flatMap((y, i): Point[][] => [
        curve(
          [
            [1230, 190],
            [1196 + i * 2, 250],
            [1190 + i * 2, y - 20],
            [1246, y],
          ],
          4,
        ),
        curve(
          [
            [1434, 190],
            [1474 - i * 2, 250],
            [1478 - i * 2, y - 20],
            [1420, y],
          ],
          4,
        ),
      ]),
    ),
    lines(
      ink.red,
      7,
      ...[0, 2, 5].map((i) =>
        curve(
          [
            [1238, 190],
            [1212, 260],
            [1206, 300 + i * 46],
            [1246, 324 + i * 46],
          ],
          4,
        ),
      ),
      ...[1, 4, 6].map((i) =>
        curve(
          [
            [1426, 190],
            [1458, 260],
            [1462, 300 + i * 46],
            [1420, 324 + i * 46],
          ],
          4,
        ),
      ),
    ),
    lines(
      ink.white,
      6,
      curve(xy('1332,190 1340,206 1470,220 1484,420 1478,736'), 5),
      curve(xy('1326,190 1300,210 1186,230 1180,440 1186,736'), 5),
    ),
    // Main and breakers.
    fill(ink.breaker, box(1276, 214, 114, 76)),
    fill(ink.handle, box(1304, 236, 58, 32)),
    fill(ink.copper, box(1318, 290, 8, 440), box(1340, 290, 8, 440)),
    fill(
      ink.breaker,
      ...rows.flatMap((y) => [box(1242, y - 19, 86, 39), box(1338, y - 19, 86, 39)]),
    ),
    fill(
      ink.handle,
      ...rows.flatMap((y, i) =>
        i === 4 ? [box(1368, y - 8, 30, 17)] : [box(1276, y - 8, 30, 17), box(1368, y - 8, 30, 17)],
      ),
    ),
    fill(ink.red, box(1254, 492, 30, 17)),
    discs(ink.steel, ...rows.flatMap((y) => [[1252, y, 5] as const, [1416, y, 5] as const])),
  ]
}

/** Through the door, the kitchen: a lamp that’s on, and an outlet to test. */
function kitchen(): Impression[] {
  return [
    fill(warm.frame, box(84, 96, 430, 810)),
    fill(warm.room, box(112, 124, 374, 776)),
    fill(warm.roomDark, box(112, 124, 374, 60)),
    fill(warm.tile, box(112, 390, 374, 170)),
    lines(warm.roomDark, 3, ...[432, 474, 516].map((y) => xy(`112,${y} 486,${y}`))),
    fill(warm.cabinet, box(112, 572, 374, 250)),
    lines(warm.dark, 4, xy('144,580 144,818'), xy('450,580 450,818')),
    fill(warm.counter, box(112, 556, 374, 20)),
    fill(warm.roomDark, box(112, 822, 374, 80)),
    lines(warm.dark, 5, xy('210,124 210,196')),
    fill(warm.cabinet, xy('172,246 190,196 230,196 248,246')),
    fill(warm.counter, box(172, 246, 76, 9)),
    fill(warm.counter, box(404, 446, 48, 66)),
    // Light on the floor and the jamb of the dark room.
    fill('#3c5a57', xy('112,872 486,872 640,910 60,910')),
  ]
}

const turns: Pose = {
  hip: [30, -184],
  shoulder: [-8, -298],
  head: [-44, -368],
  look: 0.16,
  far: { elbow: [-60, -226], hand: [-104, -232], knee: [-22, -108], foot: [-38, 0] },
  near: { elbow: [-62, -240], hand: [-142, -312], knee: [36, -106], foot: [48, 0] },
}
const tests: Pose = {
  hip: [18, -184],
  shoulder: [-8, -298],
  head: [-36, -370],
  look: 0.2,
  far: { elbow: [-50, -250], hand: [-108, -300], knee: [-22, -108], foot: [-38, 0] },
  near: { elbow: [10, -222], hand: [-62, -250], knee: [36, -106], foot: [48, 0] },
}

/** A circuit traced: one electrician at the open panel by headlamp, another at the outlet in the lit kitchen. */
export function Electric() {
  const a = { at: [904, 1136] as Point, scale: 1.86, side: -1 as const }
  const b = { at: [286, 858] as Point, scale: 1.12, side: -1 as const }
  const one = posed(
    a,
    { ...workwear, jacket: jackets.orange, hat: ['#f0bd3c', '#855a1c'] },
    sun,
    turns,
  )
  const two = posed(b, { ...workwear, jacket: jackets.teal }, [0, -1], tests)
  const s = standing(a)
  const t = standing(b)
  const lamp = s.point([-82, -396])
  const pool = blob(
    xy('1330,140 1500,220 1560,430 1500,660 1330,760 1160,680 1096,450 1160,230'),
    5,
  )
  return (
    <>
      <Printed
        impressions={[
          ...panel(dim),
          ...kitchen(),
          ...rimmed(warm.rim, two.body, [-3, -3]),
          fill(warm.dark, t.shape(xy('-104,-314 -134,-314 -134,-290 -104,-290'))),
          discs(warm.green, [...t.point([-122, -302]), 7]),
          ...rimmed(warm.rim, two.arm, [-3, -3]),
          fill(warm.dark, t.shape(xy('-56,-290 -74,-290 -74,-240 -56,-240'))),
          // The beam of the headlamp.
          fill('#4c6a68', [lamp, [1200, 176], [1180, 740]]),
        ]}
      />
      <clipPath id="headlamp">
        <path d={fill('', pool).d} />
      </clipPath>
      <g clipPath="url(#headlamp)">
        <Printed impressions={panel(found)} />
      </g>
      <Printed
        impressions={[
          ...rimmed(warm.rim, one.body, [5, -3]),
          // The headlamp on the hat.
          lines(warm.dark, 12, s.shape(xy('-76,-390 -14,-386'))),
          fill(warm.dark, s.shape(xy('-72,-404 -88,-402 -90,-382 -74,-380'))),
          fill(warm.counter, s.shape(xy('-84,-400 -92,-398 -94,-386 -86,-384'))),
          // A radio, and the screwdriver on a terminal.
          fill(dim.steel, s.shape(xy('-92,-286 -118,-286 -124,-222 -96,-220'))),
          lines(dim.steel, 8, s.shape(xy('-98,-286 -94,-330'))),
          lines(warm.dark, 10, [s.point([-150, -318]), [1252, 546]]),
          lines(found.steel, 5, [s.point([-150, -318]), [1252, 546]]),
          lines('#cf4a30', 24, s.shape(xy('-130,-306 -174,-328'))),
          ...rimmed(warm.rim, one.arm, [5, -3]),
        ]}
      />
    </>
  )
}
