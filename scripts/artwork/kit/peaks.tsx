import { mix } from './colour.ts'
import { flanks, type Flank } from './faces.ts'
import type { Light, Tones } from './light.ts'
import { area, areas, type Point } from './path.ts'
import { between, type Random } from './random.ts'

type Range = {
  id: string
  /** Sky line from left to right; both ends lie on the foot. */
  spine: readonly Point[]
  foot: number
  light: Light
  random: Random
  /** 0 bare … 1 snow to the foot. */
  snow?: number
  /** 0 near … 1 swallowed by haze. */
  air?: number
  /** Ribs per flank: more for rugged ranges, none for a whaleback. */
  ribs?: number
}

const facesSun = (flank: Flank, sunX: number) => {
  const [x] = flank.at(0.5, 0.3)
  return sunX > x ? flank.side === 1 : flank.side === -1
}

/** A rib leaves the spur and runs obliquely down into the gully; its far side is what we see. */
function rib(flank: Flank, from: number, random: Random): Point[] {
  const reach = between(random, 0.5, 0.95)
  const drop = between(random, 0.2, 0.34)
  const { at } = flank
  return [
    at(0, from),
    at(reach * 0.45, from + drop * 0.4),
    at(reach * 0.5, from + drop * 0.62),
    at(reach, from + drop * 1.1),
    at(reach * 0.7, from + drop * 1.35),
    at(reach * 0.42, from + drop * 1.05),
    at(reach * 0.2, from + drop * 0.95),
    at(0.06, from + drop * 0.6),
  ]
}

/** Snow lies from the sky line to a torn edge: short on the wind-blown spur, long in the couloirs. */
function snowfield(flank: Flank, depth: number, random: Random): Point[] {
  const { at } = flank
  const teeth = Math.max(4, Math.round(flank.width / 20))
  const edge: Point[] = []
  for (let i = teeth; i >= 0; i--) {
    const u = i / teeth
    const run = depth * (0.55 + 0.5 * u)
    edge.push(at(u, run * between(random, 0.75, 1)))
    if (i > 0) {
      const finger = random() < 0.45 ? between(random, 1.35, 1.9) : between(random, 1.02, 1.2)
      edge.push(
        at(u - 0.5 / teeth, run * finger),
        at(u - 0.7 / teeth, run * between(random, 0.6, 0.8)),
      )
    }
  }
  const rim = Array.from({ length: 13 }, (_, i) => at(i / 12, -0.01))
  return [...rim, ...edge]
}

/** Bands of bare rock left in the snow, thin, along the fall line. */
function bareRock(flank: Flank, depth: number, random: Random): Point[] {
  const u = between(random, 0.02, 0.75)
  const v = between(random, 0.06, 0.5) * depth
  const long = between(random, 0.1, 0.24) * depth
  const wide = between(random, 0.05, 0.12)
  const { at } = flank
  return [
    at(u, v),
    at(u + wide, v + long * 0.5),
    at(u + wide * 0.9, v + long),
    at(u + wide * 0.4, v + long * 0.7),
    at(u + wide * 0.2, v + long * 1.1),
    at(u - wide * 0.2, v + long * 0.5),
  ]
}

/** A range of summits modelled by one sun: three tones of rock, three of snow, haze at the foot. */
export function Range({ id, spine, foot, light, random, snow = 0.35, air = 0, ribs = 3 }: Range) {
  const far = (tones: Tones): Tones => ({
    lit: mix(tones.lit, light.haze, air),
    half: mix(tones.half, light.haze, air),
    dark: mix(tones.dark, light.haze, air),
  })
  const [rock, white] = [far(light.rock), far(light.snow)]
  const all = flanks(spine, foot, random)
  const sunny = all.filter((flank) => facesSun(flank, light.sun.x))
  const shady = all.filter((flank) => !sunny.includes(flank))
  const ribsOf = (group: Flank[]) =>
    group.flatMap((flank) => {
      const count = flank.width < 70 ? Math.min(1, ribs) : ribs
      return Array.from({ length: count }, (_, i) =>
        rib(flank, 0.04 + (0.62 * (i + between(random, 0, 0.5))) / Math.max(1, count), random),
      )
    })
  const [litRibs, darkRibs] = [areas(ribsOf(sunny), 1), areas(ribsOf(shady), 1)]
  const fields = (group: Flank[]) =>
    areas(
      group.map((f) => snowfield(f, snow, random)),
      1,
    )
  const bare = (group: Flank[]) =>
    areas(
      group.flatMap((f) =>
        Array.from({ length: Math.round(f.width / 26) }, () => bareRock(f, snow, random)),
      ),
      1,
    )
  const top = Math.min(...spine.map(([, y]) => y))
  const whole = area(all.flatMap(silhouette), 1)
  return (
    <g>
      <defs>
        <linearGradient
          id={`${id}h`}
          gradientUnits="userSpaceOnUse"
          x1="0"
          y1={top}
          x2="0"
          y2={foot}
        >
          <stop offset=".3" stopColor={light.haze} stopOpacity="0" />
          <stop offset="1" stopColor={light.haze} stopOpacity=".85" />
        </linearGradient>
        <clipPath id={`${id}l`}>
          <path d={litRibs} />
        </clipPath>
        <clipPath id={`${id}d`}>
          <path d={darkRibs} />
        </clipPath>
      </defs>
      <path
        fill={rock.dark}
        d={areas(
          shady.map((f) => f.outline),
          1,
        )}
      />
      <path
        fill={rock.lit}
        d={areas(
          sunny.map((f) => f.outline),
          1,
        )}
      />
      <path fill={rock.half} d={litRibs} />
      <path fill={mix(rock.dark, rock.half, 0.45)} d={darkRibs} />
      {snow > 0 && (
        <>
          <Snow
            d={fields(shady)}
            fill={white.dark}
            under={white.half}
            share={0.5}
            clip={`${id}d`}
          />
          <Snow d={fields(sunny)} fill={white.lit} under={white.half} share={1} clip={`${id}l`} />
          <path fill={mix(rock.dark, rock.half, 0.3)} d={bare(shady)} />
          <path fill={rock.half} d={bare(sunny)} />
        </>
      )}
      <path fill={`url(#${id}h)`} d={whole} />
    </g>
  )
}

/** Only the sky-line part of a flank, left to right, down to its foot. */
function silhouette(flank: Flank): Point[] {
  const us = Array.from({ length: 9 }, (_, i) => i / 8)
  const row = us.map((u) => flank.at(u, 0))
  return flank.side === 1 ? row : row.toReversed()
}

function Snow({ d, fill, under, share, clip }: Patch) {
  return (
    <>
      <path fill={fill} d={d} />
      <path fill={mix(fill, under, share)} d={d} clipPath={`url(#${clip})`} />
    </>
  )
}

type Patch = { d: string; fill: string; under: string; share: number; clip: string }
