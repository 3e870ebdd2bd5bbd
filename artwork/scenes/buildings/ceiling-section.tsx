import type { Point } from '../../kit/path.ts'
import { rim } from '../../kit/print/figure.ts'
import { type Pose, posed } from '../../kit/print/pose.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { jackets, workwear } from '../../kit/print/stage.ts'
import { standing } from '../../kit/print/workers.ts'
import { seeded } from '../../kit/random.ts'
import { boxes, fill, type Impression, lines, xy } from '../../plates/ink.ts'
import {
  beam,
  duct,
  glazing,
  graze,
  ink,
  outside,
  room,
  shade,
  shell,
  speaker,
  sprinkler,
} from './ceiling-parts.ts'

const reaching: Pose = {
  hip: [14, -184],
  shoulder: [4, -304],
  head: [-20, -376],
  look: -0.45,
  far: { elbow: [-62, -350], hand: [-108, -424], knee: [-22, -106], foot: [-42, 0] },
  near: { elbow: [-48, -268], hand: [-104, -294], knee: [30, -106], foot: [44, 0] },
}

/** The plasterer on the platform, who closes the ceiling when all six are done. */
function plasterer(): Impression[] {
  const at: Point = [912, 850]
  const { body, arm } = posed(
    { at, scale: 0.98 },
    { ...workwear, jacket: jackets.sand, hat: ['#f8f0da', '#b3a27a'] },
    [-0.8, -0.4],
    reaching,
  )
  const p = standing({ at, scale: 0.98 }).point
  return [
    ...rim('#fff6d8', [...body, ...arm], [-4, -3]),
    // The trowel, flat against the ceiling.
    fill(ink.cut, [p([-104, -432]), p([-96, -434]), p([-100, -408]), p([-110, -410])]),
    fill(ink.steelLit, [p([-170, -440]), p([-50, -440]), p([-50, -432]), p([-170, -432])]),
    ...body,
    // The hawk with its plaster.
    lines(ink.woodDark, 11, [p([-106, -300]), p([-110, -330])]),
    fill(ink.plasterLit, [
      p([-168, -338]),
      p([-146, -362]),
      p([-112, -374]),
      p([-76, -358]),
      p([-56, -338]),
    ]),
    fill(ink.steel, [p([-182, -338]), p([-40, -338]), p([-40, -328]), p([-182, -328])]),
    ...arm,
  ]
}

const reading: Pose = {
  hip: [10, -184],
  shoulder: [4, -304],
  head: [-14, -378],
  look: -0.3,
  far: { elbow: [-40, -232], hand: [-96, -262], knee: [-22, -108], foot: [-38, 0] },
  near: { elbow: [-14, -222], hand: [-84, -240], knee: [28, -106], foot: [38, 0] },
}

/** The project engineer below, with the sheet on which all six are drawn. */
function engineer(): Impression[] {
  const stand = { at: [520, 1060] as Point, scale: 0.9, side: -1 as const }
  const { body, arm } = posed(
    stand,
    { ...workwear, jacket: jackets.teal, hat: ['#f0bd3c', '#855a1c'] },
    [-0.8, -0.5],
    reading,
  )
  const p = standing(stand).point
  const sheet = [p([-62, -286]), p([-190, -316]), p([-200, -216]), p([-74, -194])]
  return [
    ...rim('#fff6d8', body, [-4, -3]),
    ...body,
    fill('#f4efe0', sheet),
    lines('#5f7a86', 4, [p([-86, -270]), p([-176, -292])], [p([-90, -232]), p([-182, -252])]),
    lines(ink.sprinkler, 5, [p([-120, -280]), p([-128, -212])]),
    lines(ink.sound, 5, [p([-160, -288]), p([-166, -218])]),
    ...arm,
  ]
}

/** The platform of a lift. */
const platform = (): Impression[] => [
  fill(ink.cut, ...boxes('690,850,470,22')),
  fill('#e0a32c', ...boxes('690,850,470,9')),
  lines(
    '#c98d1f',
    9,
    xy('1148,852 1148,640'),
    xy('1010,640 1150,640'),
    xy('1010,744 1150,744'),
    xy('1012,852 1012,640'),
  ),
  fill(ink.cut, xy('740,872 772,872 1010,912 960,912'), xy('1070,872 1100,872 880,912 830,912')),
  // A bucket.
  fill('#d9d2bd', xy('1050,790 1112,790 1104,850 1058,850')),
  fill(ink.plasterLit, ...boxes('1050,784,62,9')),
]

/** One ceiling of a large house, cut open at the front: what six firms drew, and who waits for them. */
export function CeilingSection() {
  const random = seeded(606)
  return (
    <Printed
      impressions={[
        ...outside(random),
        ...room(random),
        ...glazing(),
        ...shell(random),
        ...graze(),
        ...speaker(),
        ...sprinkler(),
        ...beam(),
        ...duct(),
        ...shade(),
        ...engineer(),
        ...platform(),
        ...plasterer(),
      ]}
    />
  )
}
