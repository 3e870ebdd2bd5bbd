import { joints, rim } from '../../kit/print/figure.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { boot, type Clothes, head, limb, standing } from '../../kit/print/workers.ts'
import { lerp, type Point } from '../../kit/path.ts'
import { seeded } from '../../kit/random.ts'
import type { Place } from '../../kit/space.ts'
import { boxes, discs, fill, type Impression, lines, xy } from '../../plates/ink.ts'
import { chimney, scaffold } from './chimney.ts'
import { ceiling, gable, near, shot, truss } from './timber-roof.ts'
import { scaleAt, spot } from '../../kit/print/shot.ts'

const clothes: Clothes = {
  jacket: ['#7fa0a0', '#2f4a50'],
  pants: ['#a88a5e', '#4c3a2b'],
  boots: ['#5d4029', '#171210'],
  skin: ['#dfa172', '#7d4a34'],
  hat: ['#f6e3b4', '#a5854e'],
  gloves: ['#e2c48a', '#7d5c30'],
}
const sun: Point = [0.5, -0.8]

/** The mason takes the weight of the slung stone with both hands and walks it to its bed. */
function mason(): Impression[] {
  const feet: Place = [2.5, 4.06, -3.5]
  const s = standing({ at: spot(shot, feet), scale: (scaleAt(shot, feet) * 1.95) / 425 })
  const part = (each: Parameters<typeof limb>[1], cloth: readonly [string, string]) =>
    limb(s, each, cloth, sun)
  const figure = [
    ...part(joints('-34,-292,22 -92,-262,18 -150,-270,14'), [clothes.jacket[1], '#20353b']),
    ...part(joints('-146,-270,15 -158,-274,14'), clothes.gloves),
    ...boot(s, [92, 0], clothes),
    ...part(joints('30,-180,36 66,-104,27 96,-46,19'), clothes.pants),
    ...boot(s, [-58, 0], clothes),
    ...part(joints('22,-180,38 -40,-112,28 -52,-46,20'), clothes.pants),
    ...part(joints('26,-178,43 14,-232,43 -20,-288,50 -30,-298,46'), clothes.jacket),
    ...part(joints('-44,-316,17 -52,-338,16'), clothes.skin),
    ...head(s, [-58, -368], -0.12, clothes, sun),
    ...part(joints('-18,-292,26 -72,-236,20 -146,-226,15'), clothes.jacket),
    ...part(joints('-142,-226,16 -156,-228,15'), clothes.gloves),
  ]
  return [
    ...rim('#ffe9b4', figure, [3, -4]),
    ...figure,
    // Belt and bag.
    fill(
      '#5b3a22',
      s.shape(xy('-22,-190 66,-184 68,-168 -20,-172')),
      s.shape(xy('40,-182 86,-178 82,-126 44,-128')),
    ),
  ]
}

/** A lintel in its slings, on the chain that hangs from the truss. */
function lintel(): Impression[] {
  const [x, y] = spot(shot, [0.85, 5.22, -3.5])
  const [hx, hy] = spot(shot, [0.85, 6.5, -3.1])
  const at = (text: string): Point[] => xy(text).map(([px, py]): Point => [x + px, y + py])
  const links = Array.from({ length: 17 }, (_, i) => i / 16)
  return [
    lines('#1a1716', 4, [
      [x, y - 128],
      [hx, hy],
    ]),
    discs('#8f8a80', ...links.map((t) => [lerp(x, hx, t), lerp(y - 128, hy, t), 4, 7] as const)),
    lines('#c2553a', 8, at('0,-118 -92,-36'), at('0,-118 92,-36')),
    fill('#e9cf9f', at('-160,-40 132,-46 150,-34 -138,-28')),
    fill('#b99a70', at('-160,-40 -138,-28 -140,34 -160,20')),
    fill('#d4b585', at('-138,-28 150,-34 152,28 -140,34')),
    fill(
      '#b1926a',
      at('-100,-8 -30,-12 -34,-6 -98,-2'),
      at('20,8 120,2 118,8 24,14'),
      at('-120,22 150,17 152,28 -140,34'),
    ),
    fill('#c2553a', at('-100,-40 -86,-40 -84,34 -98,34'), at('84,-42 98,-42 100,30 86,30')),
    discs('#3a3230', [x, y - 122, 12]),
    discs('#d4b585', [x, y - 122, 5]),
  ]
}

/** Up the new chimney of an old house: stone, timber, one work light, and a mason with a lintel in the chain. */
export function GreatRoom() {
  const random = seeded(1888)
  const [lx, ly] = spot(shot, near)
  return (
    <Printed
      impressions={[
        ...gable(random),
        ...ceiling(random),
        ...chimney(random),
        ...truss(random, -2.9),
        ...lintel(),
        ...scaffold(),
        ...mason(),
        // The work light on its stand.
        lines('#1a1716', 8, [[lx, ly], spot(shot, [near[0] + 0.1, 4.1, near[2]])]),
        fill(
          '#1a1716',
          boxes('-34,-22,68,48').flatMap((each) => each.map(([x, y]): Point => [lx + x, ly + y])),
        ),
        fill(
          '#fff6d8',
          boxes('-26,-15,52,34').flatMap((each) => each.map(([x, y]): Point => [lx + x, ly + y])),
        ),
      ]}
    />
  )
}
