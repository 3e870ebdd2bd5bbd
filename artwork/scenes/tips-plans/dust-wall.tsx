import { mix } from '../../kit/color.ts'
import { area, line, type Point } from '../../kit/path.ts'
import { project, type Camera } from '../../kit/space.ts'

const red = '#c8352b'
type Span = readonly [number, number]

/** Milky plastic over a doorway, taped to its casing, the zipper in it half open. */
export function DustWall({ camera, x, top, z }: Wall) {
  const at = (px: number, y: number): Point => project(camera, [px, y, z])
  const [x0, x1] = x
  const mid = x0 + (x1 - x0) * 0.5
  const pull = 1.42
  const sheet = [at(x0, 0), at(x0, top), at(x1, top), at(x1, 0)]
  const left = [at(mid, pull), at(mid - 0.1, 0.9), at(mid - 0.19, 0.4), at(mid - 0.24, 0.01)]
  const fold = [at(mid, pull), at(mid + 0.3, 1.02), at(mid + 0.46, 0.5), at(mid + 0.52, 0.01)]
  const edge = [at(mid, pull), at(mid + 0.4, 1.14), at(mid + 0.66, 0.62), at(mid + 0.74, 0.04)]
  const turned = [at(mid, pull), at(mid + 0.34, 1.04), at(mid + 0.54, 0.5), at(mid + 0.6, 0.01)]
  const hole = [...left, ...fold.toReversed()]
  const flap = [...fold, ...edge.toReversed()]
  const crease = (points: readonly (readonly [number, number])[]) =>
    area(points.map(([u, v]) => at(x0 + u * (x1 - x0), v * top)))
  const px = (meters: number) => (meters * camera.focal) / (camera.eye[2] - z)
  const [sx, sy] = at(mid, pull).map(Math.round)
  return (
    <>
      <path fill="#e6ece9" fillOpacity=".55" fillRule="evenodd" d={area(sheet) + area(hole)} />
      <path
        fill="#ffffff"
        opacity=".26"
        d={[
          [
            [0.05, 1],
            [0.08, 1],
            [0.12, 0.5],
            [0.1, 0.1],
            [0.07, 0.5],
          ] as const,
          [
            [0.2, 1],
            [0.22, 1],
            [0.25, 0.7],
            [0.24, 0.45],
            [0.22, 0.7],
          ] as const,
          [
            [0.33, 1],
            [0.37, 1],
            [0.46, 0.68],
            [0.48, 0.6],
            [0.43, 0.66],
          ] as const,
          [
            [0.68, 1],
            [0.64, 1],
            [0.55, 0.7],
            [0.52, 0.6],
            [0.58, 0.7],
          ] as const,
          [
            [0.86, 1],
            [0.83, 1],
            [0.8, 0.7],
            [0.81, 0.5],
            [0.83, 0.7],
          ] as const,
          [
            [0.95, 1],
            [0.93, 1],
            [0.92, 0.6],
            [0.94, 0.1],
            [0.95, 0.6],
          ] as const,
        ]
          .map(crease)
          .join('')}
      />
      <path
        fill="#7f9396"
        opacity=".24"
        d={[
          [
            [0.08, 1],
            [0.1, 1],
            [0.14, 0.5],
            [0.1, 0.1],
            [0.12, 0.5],
          ] as const,
          [
            [0.37, 1],
            [0.39, 1],
            [0.48, 0.7],
            [0.48, 0.6],
            [0.46, 0.68],
          ] as const,
          [
            [0.64, 1],
            [0.62, 1],
            [0.53, 0.7],
            [0.52, 0.6],
            [0.55, 0.7],
          ] as const,
          [
            [0.93, 1],
            [0.915, 1],
            [0.9, 0.6],
            [0.94, 0.1],
            [0.92, 0.6],
          ] as const,
        ]
          .map(crease)
          .join('')}
      />
      <path fill="#f4f6f3" fillOpacity=".92" d={area(flap)} />
      <path
        fill={mix('#f1f4f1', '#6f8588', 0.4)}
        fillOpacity=".85"
        d={area([...fold, ...turned.toReversed()])}
      />
      <g fill="none" stroke={red} strokeLinejoin="round" strokeWidth={Math.round(px(0.05))}>
        <path d={line([at(mid, top - 0.12), at(mid, pull)])} />
        <path d={line(left)} />
        <path d={line(edge)} />
      </g>
      <path
        fill="none"
        stroke="#7e1d18"
        strokeWidth="2"
        d={line([at(mid, top - 0.12), at(mid, pull)])}
      />
      <path fill="#f3c14b" d={`M${(sx ?? 0) - 9} ${(sy ?? 0) - 12}h18v16l-4 22h-10l-4-22z`} />
      <path
        fill="none"
        stroke="#3f7fa6"
        strokeLinejoin="round"
        strokeWidth={Math.round(px(0.075))}
        d={line([at(x0, 0), at(x0, top), at(x1, top), at(x1, 0)])}
      />
    </>
  )
}

type Wall = { camera: Camera; x: Span; top: number; z: number }
