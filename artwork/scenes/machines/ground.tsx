import { mix } from '../../kit/color.ts'
import { Bank, Boulders, Tufts } from '../../kit/ground.tsx'
import type { Light } from '../../kit/light.ts'
import { made } from '../../kit/materials.ts'
import { areas, type Point } from '../../kit/path.ts'
import { between, type Random } from '../../kit/random.ts'
import { bar, box } from '../../kit/solids.ts'
import type { Face } from '../../kit/space.ts'

export type Surface = 'earth' | 'gravel' | 'snow' | 'meadow'
type Worked = { light: Light; random: Random; surface: Surface; earth: string }

/** What the machine stands on: graded soil, a gravel pad in grass, a plowed lot, a meadow's edge. */
export function Ground({ light, random, surface, earth }: Worked) {
  const soil = mix(earth, light.ground.half, 0.3)
  const bright = mix(soil, light.key, 0.25)
  const shade = mix(soil, light.shadow, 0.22)
  if (surface === 'snow') return <Plowed light={light} random={random} soil={soil} />
  if (surface === 'gravel') {
    return (
      <>
        <path
          fill={mix(light.ground.half, light.ground.dark, 0.35)}
          d="M0 722C400 700 900 716 1600 700V900H0z"
        />
        <path fill={soil} d="M210 900L470 752C720 734 1180 732 1600 742V900z" />
        <path fill={bright} d="M470 752C720 734 1180 732 1600 742V756C1150 748 760 752 462 768z" />
        <path fill={shade} d={ruts(random, 240, 900, 760, 744)} />
        <path fill={mix(soil, light.key, 0.16)} d={pebbles(random, [320, 780, 1600, 896], 50)} />
      </>
    )
  }
  if (surface === 'meadow') {
    const grass = mix(light.ground.half, light.ground.dark, 0.3)
    return (
      <>
        <path fill={light.ground.half} d="M0 716C400 700 900 716 1600 700V900H0z" />
        <path
          fill={mix(grass, light.ground.lit, 0.35)}
          d="M0 748C420 728 900 742 1600 726V752C1000 770 500 754 0 780z"
        />
        <path fill={soil} d="M340 852C620 786 1080 776 1600 796V900H250z" />
        <path fill={bright} d="M340 852C620 786 1080 776 1600 796V808C1080 792 660 804 400 856z" />
        <path fill={grass} d="M0 812C300 800 520 836 700 900H0z" />
      </>
    )
  }
  return (
    <>
      <Bank
        fill={soil}
        crest={[
          [0, 716],
          [400, 704],
          [900, 716],
          [1600, 700],
        ]}
      />
      <path fill={bright} d="M0 742C300 726 800 752 1600 728V752C1000 776 500 752 0 776z" />
      <path fill={shade} d="M0 812C500 786 1000 836 1600 806V900H0z" />
      <path fill={mix(shade, light.shadow, 0.2)} d={ruts(random, -60, 900, 430, 812)} />
    </>
  )
}

/** A lot plowed to the gravel, the snow thrown up behind it in a ragged bank. */
function Plowed({ light, random, soil }: { light: Light; random: Random; soil: string }) {
  const crest: Point[] = [[40, 786]]
  for (let x = 150; x < 1660; x += between(random, 70, 130)) {
    crest.push([x, 738 + between(random, -20, 14)])
  }
  const low = crest.map(([x, y], i): Point => [x + 30, i === 0 ? y : y + 24 + (i % 3) * 7])
  return (
    <>
      <path fill={light.ground.half} d="M0 716C400 700 900 716 1600 700V900H0z" />
      <path
        fill={mix(light.ground.lit, light.ground.half, 0.35)}
        d="M0 730C300 718 620 740 900 730V780H0z"
      />
      <Bank fill={light.ground.lit} crest={crest} floor={790} />
      <Bank fill={mix(light.ground.half, light.ground.dark, 0.35)} crest={low} floor={790} />
      <path fill={mix(soil, light.ground.dark, 0.25)} d="M150 900L300 772H1600V900z" />
      <path fill={mix(soil, light.ground.lit, 0.3)} d="M300 772H1600V784H286z" />
      <path
        fill={mix(light.ground.lit, light.ground.half, 0.5)}
        opacity=".75"
        d={`${ruts(random, 300, 900, 620, 786)}M1180 792l190-6 70 8-120 8zM560 812l120-6 60 8-90 8zM1300 836l260-10 40 2v16l-180 6z`}
      />
      <path fill={light.ground.lit} d="M0 806C90 786 190 812 250 846C320 872 420 884 470 900H0z" />
      <path
        fill={light.ground.dark}
        opacity=".55"
        d="M250 846C320 872 420 884 470 900H330C310 880 280 862 250 846z"
      />
    </>
  )
}

/** Two wheel marks that run away from us. */
function ruts(random: Random, x0: number, y0: number, x1: number, y1: number): string {
  const one = (from: number, to: number, w: number) => {
    const bend = between(random, 20, 50)
    const [mx, my] = [(from + to) / 2 + bend, (y0 + y1) / 2]
    return `M${from} ${y0}Q${Math.round(mx)} ${my} ${to} ${y1}H${to + 5}Q${Math.round(mx + w * 0.6)} ${my} ${from + w} ${y0}z`
  }
  return one(x0, x1, 44) + one(x0 + 190, x1 + 34, 40)
}

function pebbles(
  random: Random,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  count: number,
): string {
  return areas(
    Array.from({ length: count }, (): Point[] => {
      const depth = random() ** 0.8
      const [x, y] = [between(random, x0, x1), y0 + (y1 - y0) * depth]
      const s = 3 + depth * 9
      return [
        [x - s, y],
        [x, y - s * 0.4],
        [x + s, y],
        [x, y + s * 0.25],
      ]
    }),
    1,
  )
}

/** Boulders and tufts along the picture's lower edge. */
export const Verge = ({ light, random, fill }: { light: Light; random: Random; fill?: string }) => (
  <>
    <Boulders
      light={light}
      random={random}
      at={[
        [120, 870, 40],
        [190, 884, 24],
      ]}
    />
    <Tufts
      fill={fill ?? mix(light.ground.dark, light.woods[3], 0.4)}
      random={random}
      within={[0, 872, 1600, 900]}
      count={36}
      size={26}
    />
  </>
)

/** A rail fence along x. */
export const fence = (
  x: readonly [number, number],
  z: number,
  fill: string = made.timber,
): Face[] => {
  const count = Math.round((x[1] - x[0]) / 2.6)
  const step = (x[1] - x[0]) / count
  return [
    ...[0.5, 0.95].flatMap((y, i) =>
      Array.from({ length: count }, (_, n) => {
        const sag = ((n * 37 + i * 17) % 5) * 0.02 - 0.04
        return bar(
          [x[0] + n * step - 0.1, y + sag],
          [x[0] + (n + 1) * step + 0.1, y - sag],
          0.11,
          [z - 0.05, z + 0.03],
          fill,
        )
      }).flat(),
    ),
    ...Array.from({ length: count + 1 }, (_, n) =>
      box([x[0] + n * step - 0.08, x[0] + n * step + 0.08], [0, 1.25], [z, z + 0.16], fill),
    ).flat(),
  ]
}

/** Drain pipe stacked in a pyramid, open ends to us. */
export function pipes(x: number, z: number, r: number, fill: string): Face[] {
  const ends = [
    [0, 0],
    [2, 0],
    [4, 0],
    [1, 1],
    [3, 1],
    [2, 2],
  ] as const
  const one = ends.map(([i, row]) => {
    const [cx, cy] = [x + i * r, r + row * r * 1.75]
    const ring = (size: number, at: number) =>
      Array.from({ length: 14 }, (_, n) => {
        const a = (2 * Math.PI * n) / 14
        return [cx + Math.cos(a) * size, cy + Math.sin(a) * size, at] as const
      })
    const [near, far] = [ring(r * 0.96, z), ring(r * 0.96, z - 3)]
    const body = near.map((a, n): Face => {
      const next = (n + 1) % 14
      return { fill, points: [a, far[n] ?? a, far[next] ?? a, near[next] ?? a] }
    })
    const mouth: Face[] = [
      { fill: mix(fill, '#ffffff', 0.25), points: near },
      { fill: '#1f2a2e', plain: true, points: ring(r * 0.74, z + 0.01) },
    ]
    return { body, mouth }
  })
  return [...one.flatMap(({ body }) => body), ...one.flatMap(({ mouth }) => mouth)]
}
