import type { Cloth } from '../../kit/print/figure.ts'
import { type Pose, posed } from '../../kit/print/pose.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { jackets, workwear } from '../../kit/print/stage.ts'
import { type Clothes, type Stand, standing, upright } from '../../kit/print/workers.ts'
import type { Point } from '../../kit/path.ts'
import { fill, type Impression, lines, type Shape, xy } from '../../plates/ink.ts'
import { ink } from './cutaway-shape.tsx'

const scale = 0.235
const lampSide: Point = [-0.4, -0.8]
const hair: Cloth = ['#6b4a35', '#33251f']

const at = (x: number, y: number, side: 1 | -1 = 1): Stand => ({ at: [x, y], scale, side })

const wears = (jacket: Cloth, more: Partial<Clothes> = {}): Clothes => ({
  ...workwear,
  jacket,
  ...more,
})

/** What somebody holds, in the figure's units. */
const held = (stand: Stand, color: string, shape: string): Impression =>
  fill(color, standing(stand).shape(xy(shape)))

const handle = (stand: Stand, shape: Shape): Impression =>
  lines(ink.woodDark, 4, standing(stand).shape(shape))

/** Stirs a pot on the range. */
export function Cook() {
  const stand = at(590, 640, -1)
  return (
    <Printed
      impressions={[
        held(stand, ink.dark, '-174,-236 -174,-268 -262,-268 -262,-236'),
        ...upright(stand, wears(jackets.teal, { hair, gloves: workwear.skin }), lampSide, {
          far: [
            [-46, -236],
            [-104, -238],
          ],
          near: [
            [-30, -226],
            [-116, -264],
          ],
          stride: 0.5,
          look: 0.2,
        }),
        handle(stand, xy('-118,-284 -204,-250')),
      ]}
    />
  )
}

/** Writes down what a visit to an empty house found. */
export function HomeWatch() {
  const stand = at(1098, 640)
  return (
    <Printed
      impressions={[
        ...upright(stand, wears(jackets.yellow), lampSide, {
          far: [
            [-40, -240],
            [-86, -250],
          ],
          near: [
            [-8, -226],
            [-74, -246],
          ],
          stride: 0.5,
          look: 0.35,
        }),
        held(stand, ink.siding, '-66,-246 -104,-306 -112,-300 -76,-238'),
      ]}
    />
  )
}

const crawls: Pose = {
  hip: [62, -112],
  shoulder: [-66, -140],
  head: [-124, -166],
  far: { elbow: [-118, -92], hand: [-158, -84], knee: [20, -30], foot: [118, -6], toe: -30 },
  near: { elbow: [-66, -76], hand: [-86, -16], knee: [44, -26], foot: [150, -4], toe: -30 },
}

/** Crawls under the floor with a flashlight. */
export function Inspector() {
  const stand = at(648, 732)
  const { body, arm } = posed(stand, wears(jackets.orange), lampSide, crawls)
  return (
    <Printed
      impressions={[
        held(stand, '#b0905c', '-190,-84 -440,-150 -440,-4 -260,-4'),
        ...body,
        held(stand, ink.glow, '-160,-94 -192,-98 -192,-70 -160,-76'),
        ...arm,
      ]}
    />
  )
}

const shovels: Pose = {
  hip: [30, -176],
  shoulder: [-44, -274],
  head: [-86, -334],
  look: 0.3,
  far: { elbow: [-96, -214], hand: [-138, -150], knee: [48, -96], foot: [86, 0] },
  near: { elbow: [-8, -206], hand: [-46, -196], knee: [-38, -112], foot: [-46, 0] },
}

/** Pushes a shovel under the snow on the deck. */
export function Shoveler() {
  const stand = at(1258, 640, -1)
  const { body, arm } = posed(stand, wears(jackets.plaid), lampSide, shovels)
  return (
    <Printed
      impressions={[
        ...body,
        handle(stand, xy('-30,-214 -214,-62')),
        held(stand, ink.steel, '-196,-92 -226,-58 -296,-2 -252,2 -186,-60'),
        ...arm,
      ]}
    />
  )
}
