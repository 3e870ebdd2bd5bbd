import type { Point } from '../../kit/path.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { type Pose, posed } from '../../kit/print/pose.ts'
import { jackets, rimmed, workwear } from '../../kit/print/stage.ts'
import { flecks } from '../../kit/print/texture.ts'
import { seeded } from '../../kit/random.ts'
import { box, discs, fill, type Impression, lines, type Shape, xy } from '../../plates/ink.ts'

const ink = {
  sky: '#f3d9a0',
  far: '#d99a5b',
  farLit: '#ecc07e',
  brick: '#b5583a',
  brickDark: '#8a3c2d',
  street: '#e6c48c',
  awning: '#3f6f6a',
  frame: '#27363b',
  frameLit: '#5c7378',
  wall: '#3a4548',
  wallDark: '#2a3336',
  floor: '#8f8672',
  floorLit: '#d8c290',
  shade: '#4c4a44',
  glass: '#cfe0cf',
  glassLit: '#eef3df',
  glassEdge: '#5f9a94',
  cup: '#1c2528',
  rim: '#ffe9b4',
} as const

/** Midday on the street outside; inside, everything is seen against it. */
const light: Point = [-0.35, -0.8]
const sill = 690

const turned =
  ([x, y]: Point, degrees: number) =>
  (shape: Shape): Point[] => {
    const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
    return shape.map(([px, py]): Point => [x + px * cos - py * sin, y + px * sin + py * cos])
  }

/** The other side of the street: a row of shops under one cornice, and its sidewalk. */
function street(): Impression[] {
  const windows = (x0: number, y0: number, count: number, step: number): Point[][] =>
    Array.from({ length: count }, (_, i) => box(x0 + i * step, y0, 62, 112))
  return [
    fill(ink.sky, box(0, 0, 1600, sill)),
    fill(ink.far, box(-20, 96, 470, 600)),
    fill(ink.farLit, box(-20, 70, 486, 34), box(-20, 330, 470, 14)),
    fill(ink.brick, box(450, 170, 620, 520)),
    fill(ink.brickDark, box(438, 140, 644, 40), box(450, 380, 620, 14)),
    fill(ink.far, box(1070, 30, 560, 660)),
    fill(ink.farLit, box(1070, 4, 560, 36), box(1070, 330, 560, 16)),
    fill(
      '#7a4a34',
      ...windows(40, 150, 4, 108),
      ...windows(1120, 90, 5, 104),
      ...windows(1120, 218, 5, 104).map((w) => w.map(([x, y]): Point => [x, y - 2])),
    ),
    fill('#5b2a24', ...windows(500, 226, 5, 112)),
    fill(
      ink.sky,
      ...windows(500, 226, 5, 112).map((w) =>
        w.map(([x, y], i): Point => (i === 0 || i === 3 ? [x, y] : [x - 40, y])),
      ),
    ),
    fill(
      ink.awning,
      ...[480, 690, 900].map((x) => xy(`${x},420 ${x + 150},420 ${x + 170},486 ${x - 20},486`)),
    ),
    fill('#5b2a24', ...[482, 692, 902].map((x) => box(x, 492, 146, 150))),
    fill(ink.farLit, box(60, 400, 330, 240), box(1130, 400, 400, 240)),
    fill('#7a4a34', box(76, 416, 298, 224), box(1146, 416, 368, 224)),
    fill(ink.street, box(0, 640, 1600, 60)),
    fill(ink.farLit, box(0, 640, 1600, 10)),
  ]
}

/** The steel front of the shop from inside: glazed left and right, open in the middle. */
function front(): Impression[] {
  const posts = [180, 590, 1040, 1450]
  return [
    // Glass that is in already dims the street.
    ...[
      [210, 380],
      [1070, 380],
    ].flatMap(([x = 0, wide = 0]): Impression[] => [
      fill(ink.glassLit, xy(`${x},${300} ${x + 150},${sill} ${x + 90},${sill} ${x},${450}`)),
      fill(
        ink.glassLit,
        xy(`${x + wide - 150},262 ${x + wide - 110},262 ${x + wide},${520} ${x + wide},${620}`),
      ),
    ]),
    fill(ink.wall, box(0, 0, 180, sill + 6), box(1480, 0, 120, sill + 6), box(0, 0, 1600, 70)),
    fill(ink.wallDark, box(0, 0, 1600, 26), box(0, 0, 46, sill)),
    fill(
      ink.frame,
      ...posts.map((x) => box(x, 62, 34, sill - 52)),
      box(180, 226, 1304, 34),
      box(180, 62, 1304, 26),
      box(180, sill - 22, 1304, 30),
    ),
    fill(
      ink.frameLit,
      ...posts.map((x) => box(x + 28, 88, 6, sill - 110)),
      box(180, 254, 1304, 6),
      box(180, sill - 22, 1304, 6),
    ),
  ]
}

/** Concrete, with the light of the street on it and the shadows of the posts toward us. */
const floor = (): Impression[] => [
  fill(ink.floor, box(0, sill, 1600, 900 - sill)),
  fill(
    ink.floorLit,
    xy(`214,${sill + 8} 590,${sill + 8} 470,900 -60,900`),
    xy(`624,${sill + 8} 1040,${sill + 8} 1000,900 520,900`),
    xy(`1074,${sill + 8} 1450,${sill + 8} 1500,900 1052,900`),
  ),
  ...flecks(seeded(31), [0, 1600], [sill + 24, 890], 90, [2, 5]).map((each) =>
    fill('#b9a67c', each),
  ),
  fill(ink.shade, box(0, sill, 1600, 12)),
]

/** A pane of glass, held by its suction cups while its foot goes into the channel. */
const pane = turned([640, 700], -5)
const paneParts: readonly Impression[] = [
  fill(ink.glassEdge, pane(box(-8, -446, 416, 454))),
  fill(ink.glass, pane(box(0, -438, 400, 438))),
  fill(
    ink.glassLit,
    pane(xy('40,-438 150,-438 0,-180 0,-360')),
    pane(xy('400,-330 400,-150 220,0 130,0')),
  ),
  fill(ink.rim, pane(box(-8, -446, 416, 8))),
]
const cups = ([x, y]: Point, turn: number): Impression[] => {
  const on = turned(pane([[x, y]])[0] ?? [0, 0], turn)
  const at = (px: number): [number, number] => {
    const [cx, cy] = on([[px, 0]])[0] ?? [0, 0]
    return [cx, cy]
  }
  return [
    discs(ink.cup, [...at(-44), 30], [...at(44), 30]),
    discs(ink.frameLit, [...at(-48), 17], [...at(40), 17]),
    lines(ink.cup, 15, on(xy('-44,-4 -30,-26 30,-26 44,-4'))),
  ]
}

const carries: Pose = {
  hip: [44, -194],
  shoulder: [-10, -294],
  head: [-40, -368],
  look: 0.1,
  far: { elbow: [-70, -316], hand: [-128, -338], knee: [-22, -104], foot: [-36, 0] },
  near: { elbow: [-64, -212], hand: [-126, -196], knee: [78, -100], foot: [112, 0] },
}
const sets: Pose = {
  hip: [34, -168],
  shoulder: [-28, -262],
  head: [-66, -328],
  look: 0.5,
  far: { elbow: [-84, -230], hand: [-126, -214], knee: [-44, -96], foot: [-40, 0] },
  near: { elbow: [-60, -182], hand: [-130, -166], knee: [70, -84], foot: [96, 0] },
}

/** Two glaziers set the last pane of a shop front, seen from inside. */
export function Commercial() {
  const left = posed(
    { at: [520, 842], scale: 1.36, side: -1 },
    { ...workwear, jacket: jackets.yellow },
    light,
    carries,
  )
  const right = posed(
    { at: [1160, 848], scale: 1.4 },
    { ...workwear, jacket: jackets.orange, hat: ['#f8f0da', '#b3a27a'] },
    light,
    sets,
  )
  const shadow = (x: number, long: number): Point[] => [
    [x - 70, 838],
    [x + 70, 838],
    [x + 40 - long, 905],
    [x - 160 - long, 905],
  ]
  return (
    <Printed
      impressions={[
        ...street(),
        ...front(),
        ...floor(),
        fill(ink.shade, shadow(500, 60), shadow(1180, 10)),
        ...paneParts,
        ...cups([66, -330], 80),
        ...cups([60, -130], 84),
        ...cups([330, -250], 96),
        ...cups([336, -96], 92),
        ...rimmed(ink.rim, right.body, [-4, -5]),
        ...right.arm,
        ...rimmed(ink.rim, left.body, [4, -5]),
        ...left.arm,
      ]}
    />
  )
}
