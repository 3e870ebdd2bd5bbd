import { Outside } from '../../kit/print/outside.tsx'
import { mix } from '../../kit/color.ts'
import { Bank } from '../../kit/ground.tsx'
import { blueHour } from '../../kit/lights-dim.ts'
import { sunAt } from '../../kit/light.ts'
import { area } from '../../kit/path.ts'
import { Solid } from '../../kit/solid.tsx'
import { project, type Camera, type Place } from '../../kit/space.ts'
import { indoors } from '../rooms/shared.ts'
import { fog, runs } from './fogged-glass.ts'
import { hood, range, top } from './kitchen-range.ts'
import { back, bases, choppingBoards, front, sash, shelf, spoons, tiled } from './kitchen-wall.ts'
import { pot, saucepan } from './pots.ts'
import { Flames, ribbon } from './steam.tsx'

const camera: Camera = { eye: [0.25, 1.38, 1.75], focal: 1500, middle: 990, horizon: 392 }
const at = (p: Place) => project(camera, p)

const stove = [-0.14, 0.62] as const
const view = { x: [0.76, 1.3], y: [1.1, 2] } as const
const big: Place = [0.42, top + 0.062, -0.6]
const small: Place = [0.02, top + 0.062, -0.72]

/** Thin air: a pot on a blue flame, more steam than at the sea, and panes that run with it. */
export function TipsKitchen() {
  const light = sunAt(blueHour, 1250)
  const room = indoors(light)
  const [bx, by] = at([big[0], top + 0.014, big[2]])
  const [sx, sy] = at([small[0], top + 0.014, small[2]])
  const [mx, my] = at([big[0], big[1] + 0.26, big[2]])
  const [nx, ny] = at([small[0], small[1] + 0.13, small[2]])
  const glow = (spread: number, y: number) =>
    area([
      at([stove[0] + 0.05, 1.75, back]),
      at([stove[1] - 0.05, 1.75, back]),
      at([stove[1] + spread, y, back]),
      at([stove[0] - spread, y, back]),
    ])
  return (
    <>
      <Outside light={light} seed={571} x={[1240, 1620]} y={[60, 430]} />
      <Bank
        fill={mix(light.woods[2], light.woods[3], 0.35)}
        crest={[
          [1200, 404],
          [1600, 396],
        ]}
      />
      <g fill="#e3ebee">
        <path opacity=".3" d={fog(view, at, 1.58, 0.1)} />
        <path opacity=".4" d={fog(view, at, 1.42, 0.12)} />
        <path opacity=".45" d={fog(view, at, 1.25, 0.12)} />
      </g>
      <path fill="#6f8da6" opacity=".75" d={runs(at)} />
      <Solid
        faces={[...tiled(view, '#2f5054'), ...sash(view), ...shelf([-1.45, -0.32], 1.62)]}
        camera={camera}
        light={room}
      />
      <path fill="#ffe9c4" opacity=".16" d={glow(0.14, top)} />
      <path fill="#fff0d2" opacity=".2" d={glow(0, top)} />
      <Solid
        faces={[
          ...bases([-1.66, stove[0]], 3),
          ...bases([stove[1], 2.14], 3),
          ...choppingBoards(-0.95),
          ...spoons(0.78, -0.72),
          ...range(stove, [back, front]),
        ]}
        camera={camera}
        light={room}
      />
      <Flames at={[sx, sy]} r={62} high={34} half="far" />
      <Solid
        faces={saucepan({ at: small, r: 0.125, height: 0.13, fill: '#b06a3d' })}
        camera={camera}
        light={room}
      />
      <Flames at={[sx, sy]} r={62} high={34} half="near" />
      <Flames at={[bx, by]} r={110} high={50} half="far" />
      <Solid
        faces={pot({ at: big, r: 0.2, height: 0.26, fill: '#a9b3b7' })}
        camera={camera}
        light={room}
      />
      <Flames at={[bx, by]} r={110} high={54} half="near" />
      <g fill="#f4f6f4">
        <path opacity=".34" d={ribbon([mx - 10, my + 4], 230, 460, -40, 0)} />
        <path opacity=".45" d={ribbon([mx - 52, my + 4], 110, 400, -30, 1)} />
        <path opacity=".5" d={ribbon([mx + 56, my + 4], 120, 300, 84, 3)} />
        <path opacity=".6" d={ribbon([mx, my + 4], 60, 240, 20, 5)} />
        <path opacity=".34" d={ribbon([nx, ny], 80, 240, 50, 2)} />
      </g>
      <Solid
        faces={hood([stove[0] - 0.06, stove[1] + 0.06], [back, -0.5], 1.66, '#ffdf9f')}
        camera={camera}
        light={room}
      />
    </>
  )
}
