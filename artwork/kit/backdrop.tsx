import { mix } from './color.ts'
import { Bank } from './ground.tsx'
import type { Light } from './light.ts'
import type { Point } from './path.ts'
import { Range } from './peaks.tsx'
import { Nursery } from './pines.tsx'
import type { Random } from './random.ts'
import { Sky, Strata } from './sky.tsx'
import { set, spines } from './spines.ts'
import { Ridge, Veil } from './woods.tsx'

type Massif = {
  spine?: keyof typeof spines
  x: Point
  top: number
  air?: number
  snow?: number
  ribs?: number
}
type Stage = {
  light: Light
  random: Random
  massifs?: readonly Massif[]
  /** Where the ground meets the woods. */
  ground?: number
  /** Crests of the wooded ridges above the ground, far first: left, middle, right height. */
  ridges?: readonly (readonly [number, number, number])[]
  clouds?: number
}

/** Sky, mountains, woods, ground: the stage most scenes play on. */
export function Backdrop({
  light,
  random,
  massifs = [],
  ground = 690,
  ridges = [],
  clouds = 3,
}: Stage) {
  const { woods } = light
  const foot = ground - 70
  const shades = [woods[0], woods[1], mix(woods[1], woods[2], 0.8), woods[2]]
  const first = Math.max(0, shades.length - ridges.length)
  return (
    <>
      <Sky light={light} floor={ground - 80} />
      {clouds > 0 && (
        <Strata light={light} random={random} at={[190, 380]} count={clouds} reach={[500, 1600]} />
      )}
      {massifs.map((m, i) => (
        <Range
          key={i}
          id={`m${i}`}
          light={light}
          random={random}
          foot={foot}
          air={m.air ?? 0}
          snow={m.snow ?? 0.35}
          ribs={m.ribs ?? (m.air ? 1 : 3)}
          spine={set(spines[m.spine ?? 'lone'], m.x, foot, m.top)}
        />
      ))}
      <Veil y={foot - 60} height={130} color={light.haze} opacity={0.3} />
      {ridges.map(([a, b, c], i) => (
        <Ridge
          key={i}
          random={random}
          trees={[12, 22, 34, 48][first + i] ?? 30}
          fill={shades[first + i] ?? woods[2]}
          crest={[
            [0, a],
            [400, (a + b) / 2 + 8],
            [800, b],
            [1200, (b + c) / 2 - 8],
            [1600, c],
          ]}
          rows={i === ridges.length - 1 ? [mix(woods[2], woods[3], 0.3)] : []}
        />
      ))}
      <Nursery />
      <Bank
        fill={light.ground.half}
        crest={[
          [0, ground + 12],
          [420, ground - 4],
          [800, ground + 4],
          [1200, ground - 6],
          [1600, ground + 8],
        ]}
      />
    </>
  )
}
