import { mix } from '../../kit/color.ts'
import type { Light } from '../../kit/light.ts'
import { project, type Camera, type Place } from '../../kit/space.ts'

/** One low plant: where it stands (meters), how wide, its leaf, and its flower if it has one. */
export interface Plant {
  at: Place
  wide: number
  fill: string
  flower?: string | undefined
}

const dome = (x: number, y: number, w: number, h: number) =>
  `M${x - w} ${y}c${-w * 0.1} ${-h * 0.7} ${w * 0.35} ${-h * 1.1} ${w * 0.62} ${-h * 0.86}c${w * 0.2} ${-h * 0.34} ${w * 0.66} ${-h * 0.3} ${w * 0.8} ${h * 0.04}c${w * 0.4} ${-h * 0.06} ${w * 0.62} ${h * 0.36} ${w * 0.58} ${h * 0.82}z`.replace(
    /(\.\d)\d+/g,
    '$1',
  )

/** Low plants with space between them, far ones first: a shade on the ground, a body, a lit crown. */
export function YardPlants({
  plants,
  camera,
  light,
}: {
  plants: readonly Plant[]
  camera: Camera
  light: Light
}) {
  const side = light.sun.x > 800 ? 1 : -1
  return (
    <>
      {plants
        .toSorted((a, b) => a.at[2] - b.at[2])
        .map(({ at, wide, fill, flower }) => {
          const [x, y] = project(camera, at)
          const w = (wide * camera.focal) / (camera.eye[2] - at[2]) / 2
          return (
            <g key={`${x} ${y}`}>
              <path
                fill={light.ground.dark}
                opacity=".28"
                d={dome(x - side * w * 0.5, y + w * 0.12, w, w * 0.4)}
              />
              <path fill={mix(fill, light.shadow, 0.2)} d={dome(x, y, w, w * 0.95)} />
              <path
                fill={flower ?? mix(fill, light.key, 0.15)}
                d={dome(x + side * w * 0.2, y - w * 0.3, w * 0.62, w * 0.56)}
              />
            </g>
          )
        })}
    </>
  )
}
