import { mix } from './color.ts'
import { flanks, type Flank } from './faces.ts'
import { bareRock, rib, snowfield } from './flank-cover.ts'
import type { Light, Tones } from './light.ts'
import { areas, type Point } from './path.ts'
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

/** A range of summits modeled by one sun: three tones of rock, three of snow, the farther the more haze. */
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
  return (
    <g>
      <defs>
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
    </g>
  )
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
