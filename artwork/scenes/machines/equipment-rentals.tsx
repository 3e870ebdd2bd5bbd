import { dusk } from '../../kit/lights-low.ts'
import { sunAt } from '../../kit/light.ts'
import { bulldozer } from '../../kit/machines/bulldozer.ts'
import { skidSteer } from '../../kit/machines/skid-steer.ts'
import { excavator } from '../../kit/machines/excavator.ts'
import { telehandler } from '../../kit/machines/telehandler.ts'
import { mirrored } from '../../kit/machines/parts.ts'
import { rim } from '../../kit/print/figure.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { grain } from '../../kit/print/texture.ts'
import { type Clothes, standing, upright } from '../../kit/print/workers.ts'
import type { Point } from '../../kit/path.ts'
import { type Random, seeded } from '../../kit/random.ts'
import { footprint } from '../../kit/shadow.ts'
import { Solid } from '../../kit/solid.tsx'
import { type Camera, type Face, placed } from '../../kit/space.ts'
import { wooded } from '../../plates/growth.ts'
import { box, discs, fill, type Impression, land, lines, xy } from '../../plates/ink.ts'

const ink = { night: '#151f25', shed: '#22323a', glow: '#f9e2ae', edge: '#e8a04e' } as const

const clothes: Clothes = {
  jacket: ['#a8542f', '#3b2a2a'],
  pants: ['#44525a', '#18232a'],
  boots: ['#6b4a30', '#10181c'],
  skin: ['#e0a06c', '#6a4032'],
  hat: ['#e9c36a', '#5c4a33'],
  gloves: ['#e0a06c', '#6a4032'],
}

/** A machine in the yard, what is dark under it first. */
const on = (
  faces: readonly Face[],
  turn: number,
  x: number,
  z: number,
  length: number,
  width: number,
): Face[] => [
  ...placed([footprint([-length, length], [-width, width], '#3b332e')], turn, [x, 0, z]),
  ...placed(faces, turn, [x, 0, z]),
]

/** The yard at the end of a day, before its machines. */
const yard = (random: Random): Impression[] => [
  fill('#d97f52', box(0, 0, 1600, 900)),
  fill('#e79d58', land('-20,210 400,180 800,220 1200,170 1620,200', 900)),
  fill('#f2bd74', land('-20,350 400,320 800,360 1200,310 1620,350', 900)),
  discs(ink.glow, [520, 452, 150]),
  discs('#fff4d6', [520, 452, 86]),
  fill('#a5644f', wooded(random, '-20,520 300,500 700,540 1100,470 1620,500', 34, 12, 900)),
  fill('#6b4650', wooded(random, '-20,590 400,600 800,588 1200,600 1620,580', 56, 18, 900)),
  fill('#b37f57', land('-20,662 800,656 1620,664', 920)),
  fill('#d6a468', xy('440,660 610,660 860,900 120,900')),
  fill('#8a6047', land('-20,742 600,736 1200,742 1620,736', 920)),
  fill('#c08a58', xy('396,738 664,738 860,900 120,900')),
]

/** The shed one looks out of: posts, the beam with its chain hoist, boards against the light, the floor. */
const shed = (random: Random): Impression[] => [
  fill(ink.shed, box(0, 0, 1600, 96), box(0, 0, 128, 900), box(1508, 0, 92, 900)),
  lines(
    ink.night,
    3,
    ...[20, 52, 84].flatMap((x) => grain(random, [x, 110], [x, 840], 24, 6)),
    ...[1532, 1568].flatMap((x) => grain(random, [x, 110], [x, 840], 24, 6)),
  ),
  fill(ink.night, box(0, 74, 1600, 34), box(110, 96, 34, 750), box(1490, 96, 34, 750)),
  fill(ink.edge, box(140, 108, 5, 736), box(1490, 108, 4, 736), box(144, 106, 1346, 3)),
  // Braces from post to beam.
  fill(ink.night, xy('144,108 268,108 144,248'), xy('1490,108 1366,108 1490,248')),
  fill('#d97f52', xy('150,114 222,114 150,196'), xy('1484,114 1412,114 1484,196')),
  lines('#0e161b', 7, xy('1290,100 1290,236')),
  fill(ink.night, box(1262, 106, 56, 44)),
  lines('#0e161b', 6, xy('1290,236 1290,252 1304,264 1296,280 1280,276')),
  fill(ink.night, land('-20,846 800,842 1620,846', 920)),
  fill('#8d5f3c', xy('330,846 700,846 800,900 200,900')),
]

/** Whoever hands the machines out, a list under one arm, pointing to yours. */
function clerk(): Impression[] {
  const stand = { at: [370, 866] as Point, scale: 1.06, side: -1 as const }
  const s = standing(stand)
  const figure = upright(stand, clothes, [0.5, -0.6], {
    far: [
      [-86, -290],
      [-168, -318],
    ],
    near: [
      [46, -232],
      [-30, -208],
    ],
    look: -0.05,
  })
  return [
    fill(ink.night, s.shape(xy('-40,2 40,2 92,34 10,34'))),
    ...rim(ink.glow, figure, [4, -2]),
    ...figure,
    fill('#5a3d2a', s.shape(xy('-74,-262 -12,-268 -6,-180 -68,-174'))),
    fill('#f3e6c8', s.shape(xy('-69,-256 -17,-261 -12,-186 -64,-181'))),
    fill(ink.night, s.shape(xy('-54,-266 -34,-268 -33,-256 -53,-254'))),
  ]
}

/** Through the door of the shed: the machines in a row, going out tomorrow. */
export function Fleet() {
  const light = { ...sunAt(dusk, 520, 452), front: 0.25 }
  const view: Camera = { eye: [-2, 3.4, 34], focal: 1560, middle: 560, horizon: 640 }
  const faces = [
    ...on(mirrored(telehandler(34, 6.4).faces), -12, 15.5, 1, 2.6, 1.5),
    ...on(mirrored(excavator(-0.6)), -14, 3.4, 0, 3, 1.9),
    ...on(mirrored(bulldozer()), -18, 8.5, 6, 2.2, 1.6),
    ...on(mirrored(skidSteer()), -22, -1.9, 6, 1.5, 1.1),
  ]
  const random = seeded(95)
  return (
    <>
      <Printed impressions={yard(random)} />
      <Solid faces={faces} camera={view} light={light} />
      <Printed impressions={[...shed(random), ...clerk()]} />
    </>
  )
}
