import { mix } from '../../kit/colour.ts'
import { at, hwy82, i70, lake, ranges, rivers, towns, type Spot } from '../../kit/geography.ts'
import { dawn } from '../../kit/lights-low.ts'
import { area, disc } from '../../kit/path.ts'
import { Nursery, Pines, type Tree } from '../../kit/pines.tsx'
import { between, seeded } from '../../kit/random.ts'
import { way, land, valley, Mountain } from './service-area-map-parts.tsx'

/** The service area, drawn: relief, rivers, two roads, thirteen towns. Names are the page's business. */
export function ServiceArea() {
  const random = seeded(200)
  const mountains = ranges
    .flatMap(([from, to, count, size]) =>
      Array.from({ length: count }, (_, i) => {
        const t = count === 1 ? 0 : i / (count - 1)
        const [x, y] = at([from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t])
        return {
          x: Math.round(x + between(random, -22, 22)),
          y: Math.round(y + between(random, -14, 18)),
          scale: Math.round(size * 0.88 * between(random, 0.75, 1.1)) / 100,
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
