import { mix } from '../kit/colour.ts'
import { at, hwy82, i70, lake, ranges, rivers, towns, type Spot } from '../kit/geography.ts'
import { dawn } from '../kit/light.ts'
import { along, area, disc, type Point } from '../kit/path.ts'
import type { Pictures } from '../kit/picture.ts'
import { Nursery, Pines, type Tree } from '../kit/pines.tsx'
import { between, seeded, type Random } from '../kit/random.ts'

const land = '#b9c0a4'
const valley = '#e9e2cd'

/** A way through its points without corners: Catmull and Rom's curve as cubic steps. */
function way(spots: readonly Spot[]): string {
  const p = spots.map(at)
  const n = Math.round
  return p
    .map(([x, y], i) => {
      const [a, b, d] = [p[i - 2] ?? p[i - 1], p[i - 1], p[i + 1] ?? [x, y]]
      if (!a || !b) return `M${n(x)} ${n(y)}`
      return `C${n(b[0] + (x - a[0]) / 6)} ${n(b[1] + (y - a[1]) / 6)} ${n(x - (d[0] - b[0]) / 6)} ${n(y - (d[1] - b[1]) / 6)} ${n(x)} ${n(y)}`
    })
    .join('')
}

/** One mountain, 100 units high, as a map-maker draws it: light from the left, snow above the trees. */
function Mountain({ id, random }: { id: string; random: Random }) {
  const j = (v: number) => v * between(random, 0.86, 1.14)
  const p = (dx: number, dy: number): Point => [dx * 100, -dy * 100]
  const [top, left, right] = [p(0, j(0.9)), p(-j(0.95), 0), p(j(0.95), 0)]
  const [k1, k2, foot] = [p(j(0.1), 0.55), p(-0.06, 0.28), p(0.14, -0.05)]
  return (
    <g id={id}>
      <path fill="#c79f84" d={area([top, k1, k2, foot, left], 1)} />
      <path fill="#6d7488" d={area([top, right, foot, k2, k1], 1)} />
      <path
        fill="#a98378"
        d={area([along(top, left, 0.45), p(-0.22, 0.3), p(-0.3, 0.05), along(top, left, 0.8)], 1)}
      />
      <path
        fill="#fdf6e8"
        d={area([top, k1, p(0, 0.42), p(-0.12, 0.52), p(-0.2, 0.4), along(top, left, 0.42)], 1)}
      />
      <path
        fill="#c3cad8"
        d={area([top, along(top, right, 0.4), p(0.26, 0.44), p(0.2, 0.54), k1], 1)}
      />
    </g>
  )
}

/** The service area, drawn: relief, rivers, two roads, thirteen towns. Names are the page's business. */
function ServiceArea() {
  const random = seeded(200)
  const mountains = ranges
    .flatMap(([from, to, count, size]) =>
      Array.from({ length: count }, (_, i) => {
        const t = count === 1 ? 0 : i / (count - 1)
        const [x, y] = at([from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t])
        return {
          x: Math.round(x + between(random, -22, 22)),
          y: Math.round(y + between(random, -14, 18)),
          scale: Math.round(size * between(random, 0.75, 1.1)) / 100,
        }
      }),
    )
    .toSorted((a, b) => a.y - b.y)
  const clear = (x: number, y: number) =>
    Object.values(towns).every((t) => Math.hypot(at(t)[0] - x, at(t)[1] - y) > 40)
  const trees: Tree[] = mountains.flatMap((m, i) =>
    [0, 1, 2].map((k) => ({
      x: m.x + between(random, -80, 80),
      y: m.y + between(random, 8, 46),
      height: between(random, 20, 36),
      kind: (i + k) % 5,
    })),
  )
  const stroke = (
    spots: readonly Spot[],
    width: number,
    colour: string,
    key: string | number,
    opacity = 1,
  ) => (
    <path
      key={key}
      d={way(spots)}
      fill="none"
      stroke={colour}
      strokeWidth={width}
      strokeOpacity={opacity}
      strokeLinejoin="round"
      strokeLinecap="round"
    />
  )
  const all = [...rivers, i70, hwy82]
  return (
    <>
      <path fill={land} d="M0 0H1600V900H0z" />
      {all.map((r, i) => stroke(r, 150, mix(land, valley, 0.4), `a${i}`))}
      {all.map((r, i) => stroke(r, 84, mix(land, valley, 0.75), `b${i}`))}
      {all.map((r, i) => stroke(r, 40, valley, `c${i}`))}
      {rivers.map((r, i) => stroke(r, i === 0 ? 10 : 7, '#7fa6ae', i))}
      <path fill="#7fa6ae" d={area(lake.map(at), 1)} />
      <Nursery />
      <defs>
        {[0, 1, 2, 3, 4, 5].map((i) => (
          <Mountain key={i} id={`m${i}`} random={random} />
        ))}
      </defs>
      {mountains.map((m, i) => (
        <use
          key={i}
          href={`#m${(i * 5) % 6}`}
          transform={`translate(${m.x} ${m.y})scale(${m.scale})`}
        />
      ))}
      <Pines
        light={{ ...dawn, sun: { ...dawn.sun, x: -100 } }}
        fill="#35574f"
        lit="#5f8070"
        trees={trees.filter((t) => clear(t.x, t.y))}
      />
      {stroke(hwy82, 10, '#fbf7ee', 'w82')}
      {stroke(hwy82, 5, '#b4703f', 'r82')}
      {stroke(i70, 14, '#fbf7ee', 'w70')}
      {stroke(i70, 8, '#12252a', 'r70')}
      <path
        fill="#12252a"
        d={Object.values(towns)
          .map((t) => disc(...at(t), 15))
          .join('')}
      />
      <path
        fill="#fbf7ee"
        d={Object.values(towns)
          .map((t) => disc(...at(t), 12))
          .join('')}
      />
      <path
        fill="#c9972b"
        d={Object.values(towns)
          .map((t) => disc(...at(t), 8))
          .join('')}
      />
    </>
  )
}

export const map: Pictures = {
  'service-area-map': {
    alt: 'A drawn map of thirteen towns between Glenwood Springs, Aspen and Breckenridge, with I-70, Highway 82, rivers and ranges.',
    focus: [52, 42],
    draw: ServiceArea,
  },
}
