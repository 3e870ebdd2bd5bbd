import { area, line, type Point } from '../../kit/path.ts'
import { project, type Camera, type Place } from '../../kit/space.ts'

/** A quarter circle of water from one head (meters of the yard, as `set` lays it in the picture): away from us, to the right. */
export function Sprinkler({
  head,
  reach,
  set,
  camera,
}: {
  head: Place
  reach: number
  set: (point: Place) => Place
  camera: Camera
}) {
  /** A drop on its way: its turn from straight right, the share of the way it has flown. */
  const drop = (turn: number, share: number): Point => {
    const a = (turn * Math.PI) / 180
    const far = reach * share
    return project(
      camera,
      set([
        head[0] + Math.cos(a) * far,
        head[1] + 0.1 + 4 * 1.15 * share * (1 - share),
        head[2] - Math.sin(a) * far,
      ]),
    )
  }
  const flight = (turn: number, to = 1) =>
    Array.from({ length: 11 }, (_, i) => drop(turn, (to * i) / 10))
  const rim = Array.from({ length: 13 }, (_, i) => drop(4 + i * 6.7, 0.98))
  const [x, y] = project(camera, set(head))
  return (
    <>
      <path
        fill="#fffdf2"
        opacity=".2"
        d={area([...flight(4), ...rim, ...flight(84).toReversed()])}
      />
      <g fill="none" stroke="#fffdf2" strokeLinecap="round" opacity=".8">
        {[4, 16, 28, 40, 52, 64, 76, 84].map((turn, i) => (
          <path
            key={turn}
            strokeWidth={i % 2 === 0 ? 3.5 : 2.5}
            strokeDasharray={i % 2 === 0 ? '34 9 22 11' : '16 12'}
            d={line(flight(turn))}
          />
        ))}
      </g>
      <path fill="#23292c" d={`M${Math.round(x) - 6} ${Math.round(y) + 4}v-26h12v26z`} />
    </>
  )
}
