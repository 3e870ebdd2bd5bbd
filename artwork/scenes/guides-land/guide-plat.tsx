import { AspenNursery, Aspens } from '../../kit/aspens.tsx'
import { Backdrop } from '../../kit/backdrop.tsx'
import { mix } from '../../kit/color.ts'
import { summer } from '../../kit/lights-high.ts'
import { sunAt } from '../../kit/light.ts'
import { made } from '../../kit/materials.ts'
import { area, areas, disc, line, type Point } from '../../kit/path.ts'
import { grove } from '../../kit/grove.ts'
import { Pines } from '../../kit/pines.tsx'
import { seeded } from '../../kit/random.ts'
import { at, camera, contours, creek, loop, lots, sides, to, type Flat } from './plat-plan.ts'

const ink = '#fff8e6'
const drawn = (points: readonly Flat[]) => line(points.map(to), 0.5)
const filled = (points: readonly Flat[]) => area(points.map(to), 0.5)

/** A meadow from above, and the plat that is to be drawn over it: road, lots, pins, one lot sold. */
export function Plat() {
  const light = sunAt(summer, 1400)
  const random = seeded(88)
  const { ground } = light
  const grass = mix(ground.half, ground.dark, 0.3)
  const shade = mix(ground.dark, light.shadow, 0.3)
  const stand = (x: number, z: number, count: number, spread: number, high: number) =>
    grove(camera, random, [x, z], count, [spread, spread * 0.9], [high * 0.6, high])
  const spruces = [
    ...stand(-126, -104, 9, 12, 24),
    ...stand(-150, -150, 12, 18, 26),
    ...stand(-122, -196, 9, 14, 25),
    ...stand(-178, -230, 14, 26, 28),
    ...stand(-92, -46, 5, 8, 20),
    ...stand(-100, -270, 8, 16, 26),
    ...stand(-20, -330, 10, 26, 27),
    ...stand(66, -350, 9, 24, 28),
    ...stand(160, -320, 12, 30, 28),
    ...stand(226, -260, 9, 20, 28),
    ...stand(184, -180, 7, 12, 24),
    ...stand(30, -132, 4, 8, 18),
  ]
  const aspens = [
    ...stand(-68, -86, 6, 6, 16),
    ...stand(-90, -170, 6, 7, 17),
    ...stand(-66, -236, 6, 9, 18),
    ...stand(54, -116, 4, 6, 14),
  ]
  const cast = [...spruces, ...aspens].map(({ x, y, height: h }): Point[] => [
    [x, y - h * 0.05],
    [x - h * 0.7, y + h * 0.12],
    [x, y + h * 0.03],
  ])
  const bank = (side: number) => creek.map(([x, z]): Flat => [x + side * 2.4, z])
  // The park inside the loop is mown in swathes.
  const swathes = [-30, -15, 0, 15, 30].map((x): Flat[] => {
    const half = Math.sqrt(1 - ((Math.abs(x + 3.5) + 3.5) / 47) ** 2) * 43
    return [
      [34 + x, -128 + half],
      [41 + x, -128 + half],
      [41 + x, -128 - half],
      [34 + x, -128 - half],
    ]
  })
  const pins = sides.flatMap(([turn, out]) => [at(turn, 1.13), at(turn, out)])
  return (
    <>
      <Backdrop
        light={light}
        random={random}
        ground={336}
        clouds={2}
        massifs={[{ spine: 'whales', x: [420, 1500], top: 96, snow: 0.35, ribs: 1, air: 0.15 }]}
        ridges={[
          [226, 240, 220],
          [264, 272, 262],
        ]}
      />
      <path fill={grass} d="M0 300C400 290 1200 290 1600 302V900H0z" />
      <path
        fill={mix(grass, ground.lit, 0.3)}
        d={filled(Array.from({ length: 60 }, (_, i) => at(i * 6, 2.2 + 0.1 * Math.sin(i * 0.42))))}
      />
      <path
        fill={mix(grass, shade, 0.4)}
        d="M0 300L470 296C380 360 400 420 300 500C200 580 260 700 130 900H0z"
      />
      <path fill={mix(ground.half, ground.lit, 0.45)} d={filled(loop(0.88))} />
      <path fill={mix(ground.lit, light.key, 0.2)} opacity=".55" d={swathes.map(filled).join('')} />
      <path fill="#7fa5a4" d={filled([...bank(-1), ...bank(1).toReversed()])} />
      <path fill={shade} opacity=".5" d={areas(cast, 1)} />
      <AspenNursery />
      <path
        fill={ink}
        opacity=".16"
        d={lots
          .filter((_, i) => i % 2 === 0)
          .map(filled)
          .join('')}
      />
      <path fill="#e0a63a" opacity=".82" d={filled(lots[2] ?? [])} />
      <path
        fill={mix(made.gravel, ink, 0.25)}
        fillRule="evenodd"
        opacity=".9"
        d={
          filled(loop(1.1)) +
          filled(loop(0.9)) +
          filled([at(265, 1.06), [26, -60], [16, -20], [30, -20], [40, -60], at(275, 1.06)])
        }
      />
      <Pines light={light} fill={mix(light.woods[2], light.woods[3], 0.6)} trees={spruces} />
      <Aspens light={light} fill="#5f8a55" lit="#9bb766" trees={aspens} />
      <g fill="none" stroke={ink} strokeLinejoin="round">
        <path strokeWidth="2" opacity=".55" d={contours.map(drawn).join('')} />
        <path strokeWidth="4.5" d={lots.map((lot) => `${drawn(lot)}z`).join('')} />
        <path strokeWidth="3" d={drawn(loop(0.88))} />
        <path strokeWidth="3" strokeDasharray="16 12" d={drawn(loop(1))} />
      </g>
      <path fill={ink} d={pins.map((pin) => disc(...to(pin), 8, 6)).join('')} />
      <path fill="#c2562f" d={pins.map((pin) => disc(...to(pin), 4.5, 3.4)).join('')} />
    </>
  )
}
