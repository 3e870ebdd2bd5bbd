import { skidSteer } from '../../kit/machines/skid-steer.ts'
import { made } from '../../kit/materials.ts'
import type { Point } from '../../kit/path.ts'
import { type Pose, posed } from '../../kit/print/pose.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { jackets, rimmed, stage, workwear } from '../../kit/print/stage.ts'
import { flecks, grain } from '../../kit/print/texture.ts'
import { head, standing } from '../../kit/print/workers.ts'
import { type Random, between, seeded } from '../../kit/random.ts'
import { spruce } from '../../plates/growth.ts'
import { box, boxes, discs, fill, type Impression, lines, put, xy } from '../../plates/ink.ts'

const ink = {
  sky: '#ecdcae',
  woods: '#b9a86d',
  near: '#8a8a58',
  sod: '#66703c',
  loam: '#6a4a33',
  clay: '#9c6c45',
  deep: '#7c5338',
  gravel: '#b9b3a2',
  gravelLit: '#dcd6c3',
  gravelDark: '#8b8678',
  concrete: '#c8c3b4',
  concreteLit: '#e6e0cd',
  concreteDark: '#8f8b80',
  inside: '#2f4143',
  board: '#4f8f8c',
  wood: '#d9a860',
  woodDark: '#97693b',
  pipe: '#f1efe4',
  rim: '#fff0c4',
} as const

/** From the upper left. */
const sun: Point = [-0.7, -0.6]
/** From so far away that it is a side view: 190 units a meter, the ground at 500. */
const side = stage(
  { eye: [0, 1.1, 40], pitch: 0, focal: 7600, center: [366, 291] },
  [-0.7, 0.7, 0.5],
  ['#fff0c4', '#2d2a2a'],
)

/** The ground, cut: sod, loam, clay with cobbles, and the dig beside the wall. */
function ground(random: Random): Impression[] {
  return [
    fill(ink.clay, box(0, 500, 1600, 400)),
    fill(ink.deep, xy('0,720 300,742 620,716 900,750 1600,730 1600,900 0,900')),
    fill('#6b452f', ...flecks(random, [0, 880], [590, 890], 46, [5, 17])),
    fill('#b98a5f', ...flecks(random, [0, 860], [590, 890], 30, [4, 13])),
    fill('#cdb48d', ...flecks(random, [0, 840], [600, 880], 12, [6, 15])),
    fill(ink.loam, xy('0,500 850,500 866,556 560,566 240,552 0,562')),
    fill(ink.sod, xy('0,500 846,500 850,514 0,516')),
    fill(
      ink.sod,
      ...Array.from({ length: 70 }, (_, i): Point[] => {
        const x = i * 12 + between(random, -4, 4)
        return [
          [x - 5, 503],
          [x + between(random, -4, 4), 503 - between(random, 6, 16)],
          [x + 5, 503],
        ]
      }),
    ),
    // The dig: its bank is laid back, its foot level.
    fill(ink.sky, xy('846,498 866,600 946,858 1260,858 1260,498')),
    fill('#cdb684', xy('1050,498 1000,858 1260,858 1260,498')),
    lines('#55382a', 4, xy('846,500 866,600 946,858')),
  ]
}

/** Footing and wall, their insulation, the floor inside, and the frame that stands on them. */
function house(random: Random): Impression[] {
  return [
    fill(ink.inside, box(1240, 400, 360, 480)),
    fill('#41585a', xy('1240,500 1600,420 1600,880 1240,880')),
    fill(ink.gravelDark, box(1330, 824, 270, 60)),
    fill(ink.gravel, ...flecks(random, [1336, 1600], [830, 876], 60, [3, 8])),
    fill(ink.deep, box(1180, 868, 420, 40)),
    fill(ink.concrete, box(1330, 796, 270, 28)),
    fill(ink.concreteLit, box(1330, 796, 270, 6)),
    fill(ink.concrete, box(1168, 806, 190, 62), box(1236, 404, 58, 402)),
    fill(ink.concreteDark, box(1276, 404, 18, 392), box(1168, 850, 190, 18)),
    fill(ink.concreteLit, box(1168, 806, 68, 7)),
    fill('#9b968a', ...flecks(random, [1240, 1290], [412, 800], 34, [2, 5])),
    // Bars in the wall and the footing.
    discs('#5b4237', [1200, 840, 6], [1264, 840, 6], [1328, 840, 6]),
    lines('#5b4237', 5, xy('1264,414 1264,840')),
    fill(ink.board, box(1218, 420, 18, 386)),
    fill('#7fb5ac', box(1218, 420, 6, 386)),
    // Sill, joists and the wall above.
    fill(ink.woodDark, box(1232, 388, 66, 16)),
    fill(ink.wood, box(1232, 316, 22, 72), box(1254, 372, 346, 16), box(1254, 316, 346, 14)),
    fill(ink.woodDark, box(1254, 330, 346, 42)),
    lines(ink.wood, 3, ...grain(random, [1262, 351], [1600, 351], 36, 16)),
    fill('#e9c489', box(1232, 300, 368, 16)),
    fill(ink.wood, ...boxes('1236,-10,46,310 1420,-10,46,310 1590,-10,30,310 1236,284,364,16')),
    fill('#efe9d6', box(1216, -10, 20, 404)),
    fill('#fffaf0', box(1216, -10, 6, 404)),
  ]
}

/** Gravel around the drain, raked level, and the fabric over its far part. */
function drain(random: Random): Impression[] {
  return [
    fill(ink.gravelDark, xy('912,752 1218,752 1218,806 1168,806 1168,868 950,868')),
    fill(ink.gravel, ...flecks(random, [948, 1210], [762, 798], 110, [5, 10])),
    fill(ink.gravel, ...flecks(random, [982, 1160], [800, 860], 90, [5, 10])),
    fill(ink.gravelLit, ...flecks(random, [950, 1206], [758, 790], 44, [3, 7])),
    discs('#6f6b60', [1104, 824, 36]),
    discs(ink.pipe, [1104, 824, 31]),
    discs(ink.inside, [1104, 824, 23]),
    fill('#6fa3b0', xy('1084,834 1124,834 1116,845 1104,847 1092,845')),
    // The heap that the last bucket left against the bank.
    fill(ink.gravelDark, xy('894,690 930,682 984,718 1040,752 912,754')),
    fill(ink.gravelLit, ...flecks(random, [912, 985], [704, 744], 26, [4, 8])),
  ]
}

/** In the dig, facing the bank: pulls the gravel level with a rake. */
const rakes: Pose = {
  hip: [22, -178],
  shoulder: [-10, -296],
  head: [-42, -362],
  look: 0.3,
  far: { elbow: [-82, -250], hand: [-100, -170], knee: [-22, -104], foot: [-44, 0] },
  near: { elbow: [8, -216], hand: [-52, -240], knee: [34, -104], foot: [52, 0] },
}

function raker(): Impression[] {
  const stand = { at: [1112, 756] as Point, scale: 0.82 }
  const s = standing(stand)
  const { body, arm } = posed(stand, { ...workwear, jacket: jackets.orange }, sun, rakes)
  return [
    fill(ink.gravelDark, xy('1064,752 1190,752 1216,762 1070,762')),
    ...rimmed(ink.rim, body, [-3, -2]),
    lines('#5b3f28', 9, s.shape(xy('-6,-308 -197,-28'))),
    lines('#d9b27a', 4, s.shape(xy('-8,-310 -199,-30'))),
    lines('#3a4a4f', 8, s.shape(xy('-214,-34 -178,-16'))),
    lines(
      '#3a4a4f',
      4,
      ...[0, 9, 18, 27, 36].map((x) =>
        s.shape([
          [-214 + x, -34 + x / 2],
          [-216 + x, -12 + x / 2],
        ]),
      ),
    ),
    ...arm,
    fill('#f3e08a', s.shape(xy('-30,-258 48,-236 44,-220 -36,-242'))),
  ]
}

/** Section: washed stone for the drain along a new foundation, from the bucket to the rake. */
export function SkidSteers() {
  const random = seeded(35)
  const operator = standing({ at: [362, 384], scale: 0.62, side: -1 })
  const stones = flecks(random, [874, 912], [384, 610], 30, [4, 9])
  return (
    <Printed
      impressions={[
        fill(ink.sky, box(0, 0, 1600, 900)),
        discs('#f8edc8', [980, 210, 132]),
        fill(
          ink.woods,
          box(0, 424, 1230, 90),
          ...Array.from({ length: 26 }, (_, i) =>
            put(spruce(random, between(random, 70, 170)), [i * 48, 424]),
          ),
        ),
        fill(
          ink.near,
          box(0, 474, 860, 40),
          ...Array.from({ length: 9 }, (_, i) =>
            put(spruce(random, between(random, 130, 270)), [i * 34 - 30, 475]),
          ),
        ),
        ...ground(random),
        ...house(random),
        ...drain(random),
        fill(ink.gravel, ...stones),
        ...raker(),
        fill('#3f4526', xy('70,500 640,500 700,512 90,514')),
        ...side.inOrder(skidSteer(0.5, made.gravel)),
        fill('#33484b', operator.shape(xy('-40,-356 -58,-326 36,-326 34,-336 14,-356'))),
        ...head(operator, [0, -378], 0.2, { ...workwear, hat: ['#f0bd3c', '#855a1c'] }, sun),
      ]}
    />
  )
}
