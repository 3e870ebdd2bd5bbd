import { lumber, stonePallet, truss } from '../../kit/joinery.ts'
import { mix } from '../../kit/color.ts'
import type { Light } from '../../kit/light.ts'
import { type Point } from '../../kit/path.ts'
import { between, seeded } from '../../kit/random.ts'
import { type Pose, posed } from '../../kit/print/pose.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { workwear } from '../../kit/print/stage.ts'
import { type Stand, standing } from '../../kit/print/workers.ts'
import { footprint } from '../../kit/shadow.ts'
import { placed, type Camera, type Face } from '../../kit/space.ts'
import { fill, xy } from '../../plates/ink.ts'
import type { HouseLight } from './home-hero-lights.ts'

export const camera: Camera = { eye: [-10, 4.6, 52], focal: 1430, middle: 790, horizon: 606 }

/** What stands on the ground before the house: the job is not quite over. */
export function staged(under: string) {
  const random = seeded(3)
  const y = -2.7
  return [
    footprint([-21.2, -13.3], [9.4, 13.4], under, y),
    footprint([-12.2, -7.6], [10.4, 12.9], under, y),
    ...placed(lumber(4.6, 3), 14, [-19.8, y, 11]),
    ...placed(truss([-3, 3], 0.2, 1.7, 0, undefined, 0.18), 14, [-16.8, y, 12.4]),
    ...placed(stonePallet(random), 20, [-11, y, 11.4]),
    ...placed(stonePallet(random), 8, [-8.8, y, 12]),
  ]
}

/** The drive comes from the lower edge and turns up to the garage. */
export const drive: Point[] = [
  [820, 900],
  [1010, 828],
  [1180, 786],
  [1330, 764],
  [1420, 752],
  [1520, 752],
  [1480, 772],
  [1400, 800],
  [1290, 842],
  [1220, 900],
]

/** Stones near us lie below the light. */
export const rocks = (light: Light): Light => ({
  ...light,
  rock: {
    lit: mix(light.rock.lit, light.ground.dark, 0.36),
    half: mix(light.rock.half, light.ground.dark, 0.5),
    dark: mix(light.rock.dark, light.ground.dark, 0.7),
  },
})

/** Built things in a light that is dimmer than the day; what glows keeps its color. */
export const dimmed = (faces: readonly Face[], { dim, shadow }: HouseLight): Face[] =>
  faces.map((face) => (face.plain ? face : { ...face, fill: mix(face.fill, shadow, dim) }))

/** A carpenter brings the next board to the pile. */
export function Carpenter({ light }: { light: HouseLight }) {
  const stand: Stand = { at: [330, 868], scale: 0.2, side: -1 }
  const { shape } = standing(stand)
  const inLight = (ink: string) => mix(ink, light.shadow, light.dim)
  const { body, arm } = posed(stand, workwear, [0.7, -0.7], carries)
  return (
    <Printed
      impressions={[
        fill(light.under, xy('306,868 200,878 206,884 352,870')),
        ...body,
        fill('#c58a4f', shape(xy('-330,-330 250,-304 250,-284 -330,-310'))),
        ...arm,
      ].map((each) => ({ ...each, ink: inLight(each.ink) }))}
    />
  )
}

const carries: Pose = {
  hip: [8, -186],
  shoulder: [-14, -298],
  head: [-44, -370],
  look: 0.2,
  far: { elbow: [-62, -262], hand: [-74, -318], knee: [-44, -112], foot: [-80, -4], toe: 6 },
  near: { elbow: [-50, -246], hand: [-40, -306], knee: [30, -104], foot: [74, -6], toe: -16 },
}

/** Stars above the range, seen at night. */
export function Stars({ fill }: { fill: string }) {
  const random = seeded(7)
  const stars = Array.from({ length: 42 }, () => {
    const [x, y] = [between(random, 0, 1600), between(random, 8, 330)].map(Math.round)
    const size = between(random, 0, 1) > 0.8 ? 3 : 2
    return `M${x} ${y}h${size}v${size}h-${size}z`
  })
  return <path fill={fill} d={stars.join('')} />
}
