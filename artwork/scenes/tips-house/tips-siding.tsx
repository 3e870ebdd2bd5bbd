import { Backdrop } from '../../kit/backdrop.tsx'
import { mix } from '../../kit/color.ts'
import { Bank, Tufts } from '../../kit/ground.tsx'
import { evening } from '../../kit/lights-low.ts'
import { sunAt } from '../../kit/light.ts'
import type { Point } from '../../kit/path.ts'
import { made } from '../../kit/materials.ts'
import { clump, Pines } from '../../kit/pines.tsx'
import { seeded } from '../../kit/random.ts'
import { Solid } from '../../kit/solid.tsx'
import { patch } from '../../kit/solids.ts'
import { project, type Camera, type Face, type Place } from '../../kit/space.ts'
import { drift, north, piece, shady, south, sunny, type Wall } from './corner.ts'
import { Flicker } from './flicker.tsx'

const camera: Camera = { eye: [0, 1.2, 1.95], focal: 1330, middle: 1040, horizon: 470 }
const [dark, silver] = [1.75, 2.4] as const

const flat = (fill: string, points: readonly Place[]) => patch(points, fill, true, true)

/** A round thing on a wall. */
const round = (wall: Wall, [u, y]: Point, r: number, out: number, fill: string): Face =>
  flat(
    fill,
    Array.from({ length: 18 }, (_, i) => {
      const a = (Math.PI * i) / 9
      return wall(u + r * Math.cos(a), y + r * Math.sin(a), out)
    }),
  )

/** One house, two climates: a silver wall, a dark wall, and the bird that likes their corner. */
export function TipsSiding() {
  const light = sunAt(evening, 1460)
  const random = seeded(547)
  const { snow, ground, woods } = light
  const board = { sun: mix('#d2c8b6', light.key, 0.3), shade: mix('#7d5c45', light.shadow, 0.45) }
  const snowAt = (u: number) =>
    0.87 + 0.035 * Math.sin(u * 3.4 + 0.6) - 0.34 * Math.exp(-u * 6) - 0.12 * Math.max(0, u - 1.2)
  const level = 0.6
  const faces: Face[] = [
    ...shady(light, dark, snowAt),
    piece(north, [dark - 0.1, dark + 0.02], [0, 3], 0.02, mix(board.shade, light.shadow, 0.3)),
    ...sunny(light, silver, 1.62),
    ...[
      [1.02, 1.09],
      [0.62, 1.66],
      [1.5, 1.33],
    ].flatMap(([u = 0, y = 0]) => [
      round(south, [u, y], 0.03, 0.004, mix('#c6beb0', '#6a5a50', 0.45)),
      round(south, [u, y], 0.019, 0.005, '#3a2d29'),
    ]),
    piece(south, [0, silver], [level, level + 0.17], 0.03, mix(made.stone, light.key, 0.2)),
    piece(
      south,
      [0, silver],
      [level + 0.15, level + 0.17],
      0.034,
      mix(made.stone, light.key, 0.45),
    ),
    piece(south, [-0.024, 0.19], [0, 3], 0.024, board.sun),
    piece(south, [0.17, 0.19], [0, 3], 0.025, mix(board.sun, '#8d8274', 0.35)),
    piece(north, [-0.024, 0.15], [0, 3], 0.024, board.shade),
    round(south, [0.07, 1.385], 0.06, 0.025, mix(board.sun, '#b98552', 0.7)),
    round(south, [0.073, 1.382], 0.048, 0.026, '#1f1715'),
    flat(mix(ground.lit, made.gravel, 0.5), [
      south(-0.1, level, 0.02),
      south(silver, level, 0.02),
      south(silver, level, 3),
      south(-0.6, level - 0.1, 1),
    ]),
    ...drift(light, dark, snowAt),
  ]
  return (
    <>
      <Backdrop
        light={light}
        random={random}
        ground={640}
        clouds={3}
        massifs={[{ spine: 'saw', x: [-330, 800], top: 190, snow: 0.6 }]}
        ridges={[
          [470, 490, 480],
          [560, 560, 560],
        ]}
      />
      <Pines light={light} fill={woods[3]} trees={clump(random, 120, 690, 7, 360, 130)} />
      <Bank
        fill={mix(snow.half, snow.dark, 0.2)}
        crest={[
          [0, 660],
          [400, 690],
          [900, 760],
          [1600, 900],
        ]}
      />
      <Solid faces={faces} camera={camera} light={light} />
      <Tufts
        fill={mix(ground.half, ground.dark, 0.35)}
        random={random}
        within={[1120, 850, 1580, 892]}
        count={11}
        size={26}
      />
      <Tufts
        fill={mix(ground.half, ground.lit, 0.3)}
        random={random}
        within={[1240, 800, 1600, 850]}
        count={9}
        size={20}
      />
      <Flicker
        at={project(camera, south(0.13, 1.47, 0.03))}
        size={390}
        shade={mix(board.sun, '#7d6a5c', 0.55)}
      />
    </>
  )
}
