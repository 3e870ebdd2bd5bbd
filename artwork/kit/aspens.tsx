import type { Light } from './light.ts'
import { area, disc, type Point } from './path.ts'
import { between, seeded, type Random } from './random.ts'
import type { Tree } from './pines.tsx'

/** Leaves hang in puffs: smaller and higher ones lit, the wide ones below in half light. */
function puffs(random: Random, count: number, wide: number, lift: number, small: number): string {
  return Array.from({ length: count }, () => {
    const up = between(random, 0, 1)
    const spread = wide * Math.sin(Math.PI * (0.16 + 0.78 * up))
    const x = between(random, -spread, spread) + lift
    return disc(x, -34 - 60 * up, between(random, 3.4, 7) * small)
  }).join('')
}

/** An aspen 100 units high: white stem with dark knots, leaves in the color of the season. */
function Aspen({ id, seed, lean }: { id: string; seed: number; lean: number }) {
  const random = seeded(seed)
  const stem: Point[] = [
    [-1.6, 0],
    [-1 + lean, -60],
    [lean * 1.2, -88],
    [0.6 + lean, -60],
    [1.7, 0],
  ]
  const knots = [0.15, 0.3, 0.46, 0.6].map((t): Point[] => {
    const [x, y] = [lean * t, -75 * t]
    return [
      [x - 1.4, y],
      [x + 0.6, y - 1],
      [x + 0.2, y + 0.8],
    ]
  })
  return (
    <g id={id}>
      <path d={puffs(random, 24, 14, lean, 1)} />
      <path fill="currentColor" d={puffs(random, 18, 11, lean + 3, 0.68)} />
      <path fill="#efe9dc" d={area(stem)} />
      <path fill="#4a4a48" d={knots.map((k) => area(k)).join('')} />
    </g>
  )
}

/** The three aspens every grove is planted from; draw once per picture. */
export function AspenNursery() {
  return (
    <defs>
      <Aspen id="a0" seed={3} lean={1} />
      <Aspen id="a1" seed={8} lean={-2} />
      <Aspen id="a2" seed={21} lean={3} />
    </defs>
  )
}

/** A grove: half light in fill, sun in lit. */
export function Aspens({ trees, light, fill, lit }: Grove) {
  return (
    <g fill={fill} color={lit}>
      {trees
        .toSorted((a, b) => a.y - b.y)
        .map((tree, i) => {
          const scale = Math.round(tree.height) / 100
          const flip = tree.x > light.sun.x ? -scale : scale
          return (
            <use
              key={i}
              href={`#a${(tree.kind ?? i) % 3}`}
              transform={`translate(${Math.round(tree.x)} ${Math.round(tree.y)})scale(${flip} ${scale})`}
            />
          )
        })}
    </g>
  )
}

type Grove = { trees: readonly Tree[]; light: Light; fill: string; lit: string }
