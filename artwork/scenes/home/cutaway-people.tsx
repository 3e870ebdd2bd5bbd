import type { Point } from '../../kit/path.ts'
import { type Pose, posed } from '../../kit/print/pose.ts'
import { crawls, shovels } from '../../kit/print/poses.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { jackets, workwear } from '../../kit/print/stage.ts'
import { type Clothes, type Stand, standing } from '../../kit/print/workers.ts'
import { fill, type Impression, lines, xy } from '../../plates/ink.ts'
import { ink } from './cutaway-shape.tsx'

const sun: Point = [-0.7, -0.7]

const stirs: Pose = {
  hip: [12, -186],
  shoulder: [-4, -300],
  head: [-30, -372],
  look: 0.36,
  far: { elbow: [-60, -236], hand: [-112, -226], knee: [-22, -108], foot: [-36, 0] },
  near: { elbow: [-34, -214], hand: [-104, -206], knee: [28, -106], foot: [40, 0] },
}
const drinks: Pose = {
  hip: [8, -188],
  shoulder: [0, -304],
  head: [-18, -378],
  look: 0.02,
  far: { elbow: [-50, -240], hand: [-74, -296], knee: [-16, -108], foot: [-30, 0] },
  near: { elbow: [34, -236], hand: [8, -182], knee: [22, -106], foot: [34, 0] },
}

const athome: Clothes = {
  ...workwear,
  jacket: jackets.plaid,
  gloves: workwear.skin,
  hair: ['#5b4636', '#2b211b'],
}

/** Somebody, with what is in hand drawn under the near arm. */
function person(
  stand: Stand,
  clothes: Clothes,
  pose: Pose,
  held: readonly Impression[] = [],
): Impression[] {
  const { body, arm } = posed(stand, clothes, sun, pose)
  return [...body, ...held, ...arm]
}

export const Cook = () => (
  <Printed
    impressions={person(
      { at: [606, 640], scale: 0.232, side: -1 },
      { ...athome, jacket: jackets.teal },
      stirs,
    )}
  />
)

export const Owner = () => (
  <Printed
    impressions={person({ at: [1096, 640], scale: 0.236 }, athome, drinks, [
      fill(
        ink.glow,
        standing({ at: [1096, 640], scale: 0.236 }).shape(
          xy('-96,-320 -66,-320 -68,-286 -94,-286'),
        ),
      ),
    ])}
  />
)

/** Somebody with a flashlight under the house. */
export function Crawler() {
  const stand: Stand = { at: [618, 732], scale: 0.24, side: -1 }
  return (
    <Printed
      impressions={[
        fill(ink.lamp, standing(stand).shape(xy('-170,-186 -420,-250 -420,-70'))),
        ...person(stand, { ...workwear, jacket: jackets.orange }, crawls),
      ]}
    />
  )
}

/** Somebody who shovels the deck. */
export function Shoveler() {
  const stand: Stand = { at: [1322, 640], scale: 0.232, side: -1 }
  const { shape } = standing(stand)
  return (
    <Printed
      impressions={person(stand, { ...workwear, jacket: jackets.yellow }, shovels, [
        lines(ink.wood, 4, shape(xy('-60,-232 -214,-64'))),
        fill(ink.copper, shape(xy('-196,-96 -232,-64 -290,-6 -216,-6'))),
        fill(ink.snow, shape(xy('-300,-4 -252,-62 -214,-40 -204,-4'))),
      ])}
    />
  )
}
