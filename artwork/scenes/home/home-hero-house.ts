import { mix } from '../../kit/color.ts'
import { mountainHouse } from '../../kit/lodge.ts'
import { lumber, truss } from '../../kit/joinery.ts'
import { made } from '../../kit/materials.ts'
import { stage } from '../../kit/print/stage.ts'
import { seeded } from '../../kit/random.ts'
import { box, floor, pane } from '../../kit/solids.ts'
import { type Face, normal, type Place, placed } from '../../kit/space.ts'
import { fill, type Impression } from '../../plates/ink.ts'
import type { HouseLight } from './home-hero-lights.ts'

const shot = {
  eye: [-10, 4.6, 52] as Place,
  pitch: 0,
  focal: 1430,
  center: [790, 606] as const,
}

/** The sun stands behind the house, to the right. */
const key: Place = [0.8, 0.55, -0.1]

/** Where the house stands, turned toward the drive. */
const standing = (faces: readonly Face[]): Face[] => placed(faces, -38, [3, 0, -2])

/** Faces in the tones of a light. Roofs have inks of their own: in winter they are snow. */
function printed(faces: readonly Face[], light: HouseLight): Impression[] {
  const { dim, shade, roof } = light
  const inked = faces.map((face): Face => {
    if (face.fill === made.roof || face.fill === made.roofSeam) {
      const n = normal(face.points)
      const [tone, joint] = n[0] * key[0] + n[1] * key[1] > 0.3 ? roof : [roof[1], shade]
      return {
        ...face,
        plain: true,
        fill: face.fill === made.roof ? tone : mix(tone, joint, 0.16),
      }
    }
    return face.plain ? face : { ...face, fill: mix(face.fill, shade, dim) }
  })
  return stage(shot, key, [light.key, shade]).inOrder(inked)
}

/** The house and its shadow. */
export function house(light: HouseLight): Impression[] {
  const volumes = standing([
    ...box([-16, -4], [-2, 4.4], [-9, -2.5], made.cedar),
    ...box([-4.8, 4.8], [-2, 6], [-12, 0], made.cedar),
  ])
  const { shadow, on } = stage(shot, key, [light.key, light.shade])
  // The great room's windows light the ground below the terrace, bay by bay.
  const lit = [-4.1, -1.9, 0.3].map((x) =>
    on(
      ...standing([floor([x, x + 1.8], [4.6, 9], -2.15, light.pool)]).flatMap(
        ({ points }) => points,
      ),
    ),
  )
  return [
    shadow(light.ground.dark, volumes, -2),
    fill(light.pool, ...lit),
    ...printed(standing(mountainHouse({ light, random: seeded(18), snow: light.snow })), light),
  ]
}

/** Lumber and a truss on the ground: the job is not quite over. */
export const staged = (light: HouseLight): Impression[] =>
  printed(
    [
      ...placed(
        [
          ...lumber(4.6, 3, 4),
          floor([0, 4.6], [-0.7, 0.7], 0.84, light.snow[0], true),
          pane([0, 4.6], [0.7, 0.86], 0.7, light.snow[1], true),
        ],
        14,
        [-23.4, -2.5, 7.5],
      ),
      ...placed(truss([-3, 3], 0.2, 1.7, 0, undefined, 0.18), 14, [-20.4, -2.5, 9]),
    ],
    light,
  )
