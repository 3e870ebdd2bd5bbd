import type { Light } from './light.ts'
import { area, areas, type Point } from './path.ts'
import { between, seeded, type Random } from './random.ts'

type Bough = { tip: Point; inner: Point; y: number }

/** Boughs of one side, top to bottom: each droops past the next, none quite like the last. */
function boughs(random: Random, side: 1 | -1, tiers: number, girth: number): Bough[] {
  return Array.from({ length: tiers }, (_, i) => {
    const t = (i + 0.7) / tiers
    const y = -100 + 92 * t ** 1.12
    const out = girth * (0.1 + 0.9 * t ** 0.8) * between(random, 0.72, 1.12)
    return {
      y,
      tip: [side * out, y + out * 0.28 + 1],
      inner: [side * out * between(random, 0.3, 0.5), y + out * 0.05],
    }
  })
}

/** A spruce 100 units high standing on 0,0. Body takes the tree's color, light its sunny boughs. */
function Spruce({
  id,
  seed,
  tiers,
  girth,
}: {
  id: string
  seed: number
  tiers: number
  girth: number
}) {
  const random = seeded(seed)
  const [left, right] = [boughs(random, -1, tiers, girth), boughs(random, 1, tiers, girth)]
  const body: Point[] = [
    [0, -100],
    ...right.flatMap((b) => [b.tip, b.inner]),
    [1.4, -6],
    [1.6, 0],
    [-1.6, 0],
    [-1.4, -6],
    ...left.toReversed().flatMap((b) => [b.inner, b.tip]),
  ]
  const lights = right.flatMap((b, i): Point[][] => {
    const above = right[i - 1]
    const from = above ? above.y + 1 : -98
    if (random() < 0.12) return []
    return [
      [
        [b.tip[0] * 0.16, from],
        [b.tip[0], b.tip[1]],
        [b.tip[0] * 0.62, b.tip[1] - 2.2],
        [b.tip[0] * 0.42, b.tip[1] - 0.5],
        [b.tip[0] * 0.1, b.y - 1.5],
      ],
    ]
  })
  return (
    <g id={id}>
      <path d={area(body, 0.5)} />
      <path fill="currentColor" d={areas(lights, 0.5)} />
    </g>
  )
}

/** The six spruces every wood is planted from; draw once per picture. */
export function Nursery() {
  return (
    <defs>
      <Spruce id="p0" seed={11} tiers={9} girth={15} />
      <Spruce id="p1" seed={5} tiers={11} girth={13} />
      <Spruce id="p2" seed={23} tiers={8} girth={17} />
      <Spruce id="p3" seed={31} tiers={12} girth={11} />
      <Spruce id="p4" seed={42} tiers={7} girth={14} />
    </defs>
  )
}

export type Tree = { x: number; y: number; height: number; kind?: number }

/** Trees grow in clumps: a tall one, its company, then a clearing. */
export function clump(
  random: Random,
  x: number,
  y: number,
  count: number,
  height: number,
  spread: number,
): Tree[] {
  return Array.from({ length: count }, (_, i) => {
    const off = (random() + random() - 1) * spread
    const small = 1 - 0.55 * Math.abs(off / spread) - (i === 0 ? 0 : random() * 0.25)
    return {
      x: i === 0 ? x : x + off,
      y: y + between(random, -0.05, 0.09) * height,
      height: height * Math.max(0.28, small),
      kind: Math.floor(random() * 5),
    }
  })
}

/** Plants the trees, farthest first; the lit side of each looks to the sun. */
export function Pines({ trees, light, fill, lit = light.needle }: Wood) {
  const ordered = trees.toSorted((a, b) => a.y - b.y)
  return (
    <g fill={fill} color={lit}>
      {ordered.map((tree, i) => {
        const scale = Math.round(tree.height) / 100
        const flip = tree.x > light.sun.x ? -scale : scale
        return (
          <use
            key={i}
            href={`#p${tree.kind ?? i % 5}`}
            transform={`translate(${Math.round(tree.x)} ${Math.round(tree.y)})scale(${flip} ${scale})`}
          />
        )
      })}
    </g>
  )
}

type Wood = { trees: readonly Tree[]; light: Light; fill: string; lit?: string }
