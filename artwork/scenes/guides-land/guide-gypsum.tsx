import { Bluff, gypsum } from '../../kit/bluff.tsx'
import { mix } from '../../kit/color.ts'
import { Boulders, Tufts } from '../../kit/ground.tsx'
import { summer } from '../../kit/lights-high.ts'
import { sunAt, type Light } from '../../kit/light.ts'
import { drillRig } from '../../kit/machines/drill-rig.ts'
import { area, disc, line, type Point } from '../../kit/path.ts'
import { between, seeded, type Random } from '../../kit/random.ts'
import { footprint } from '../../kit/shadow.ts'
import { Cumulus, Sky } from '../../kit/sky.tsx'
import { Solid } from '../../kit/solid.tsx'
import { placed, type Camera } from '../../kit/space.ts'
import { stake } from '../../kit/survey.tsx'
import { River } from '../../kit/water.tsx'
import { Ridge } from '../../kit/woods.tsx'

/** Far hills first: middle, half width, height, foot, air. */
const hills = [
  [260, 420, 170, 640, 0.62],
  [860, 460, 210, 650, 0.58],
  [1420, 480, 230, 660, 0.55],
  [40, 300, 150, 660, 0.3],
  [520, 280, 130, 664, 0.3],
  [1180, 330, 270, 690, 0.12],
  [860, 250, 170, 684, 0.16],
  [1560, 340, 330, 694, 0.04],
  [1350, 210, 170, 700, 0],
  [1040, 170, 110, 698, 0.04],
] as const

/** Junipers: dark dots where the slopes hold any soil. */
const junipers = (random: Random) =>
  Array.from({ length: 46 }, () => {
    const [x, y] = [between(random, 0, 1600), between(random, 590, 690)]
    const r = between(random, 3, 6) * (y / 640)
    return disc(x, y, r, r * 0.8)
  }).join('')

/** Stakes about the hole, and the tape they carry. */
const tape = '#d9532f'
const guard: readonly Point[] = [
  [752, 782],
  [700, 850],
  [1094, 866],
]
const keepOff = ([x, y]: Point) => stake([x, y], [x, y - 84])

/** Pale hills that dissolve: a hole in the bench above the river, a drill that finds out how deep. */
export function GypsumGround() {
  const base = sunAt(summer, 1420)
  const light: Light = { ...base, rock: gypsum }
  const random = seeded(33)
  const camera: Camera = { eye: [0, 4, 40], focal: 1900, middle: 800, horizon: 560 }
  const sage = mix(light.ground.half, '#a7ab86', 0.5)
  const pale = '#e6d8bd'
  const hole: Point = [900, 812]
  const lip = (r: number, drop: number) => disc(hole[0], hole[1] + drop, r, r * 0.3)
  return (
    <>
      <Sky light={light} floor={520} />
      <Cumulus light={light} at={[1240, 170]} size={90} />
      <Cumulus light={light} at={[700, 230]} size={60} />
      {hills.map(([x, wide, high, foot, air], i) => (
        <Bluff key={x} at={[x, foot]} wide={wide} high={high} seed={i + 3} air={air} light={base} />
      ))}
      <path fill={mix(light.woods[2], '#8d9a72', 0.4)} d={junipers(random)} />
      <Ridge
        crest={[
          [0, 668],
          [500, 660],
          [1000, 676],
          [1600, 660],
        ]}
        random={random}
        trees={16}
        fill={mix(light.woods[2], sage, 0.3)}
      />
      <River
        random={random}
        fill="#6f9aa0"
        glint="#e9efe2"
        left={[
          [900, 690],
          [640, 704],
          [420, 730],
          [180, 790],
          [-60, 900],
        ]}
        right={[
          [1040, 696],
          [840, 720],
          [640, 760],
          [500, 830],
          [440, 900],
        ]}
      />
      <path fill={sage} d="M0 690C300 690 420 712 420 730C300 760 200 780 0 860z" />
      <path fill={sage} d="M440 900C480 820 640 756 860 716C1100 690 1400 690 1600 694V900z" />
      <path fill={pale} d="M560 900C640 800 900 742 1180 742C1380 742 1500 756 1600 770V900z" />
      <path fill="#cdbb9c" d={lip(168, 0)} />
      <path fill="#a48f78" d={lip(140, 5)} />
      <path fill="#5d4c42" d={lip(116, 10)} />
      <path
        fill="#2d2826"
        d={area([
          [790, 830],
          [820, 806],
          [900, 798],
          [980, 808],
          [1008, 828],
          [950, 848],
          [850, 850],
        ])}
      />
      <Solid
        faces={placed(
          [footprint([-4.2, 3.8], [-1.3, 1.5], '#a8977c'), ...drillRig()],
          10,
          [8.9, 0, 5.4],
        )}
        camera={camera}
        light={light}
      />
      <path fill="#f6ebd3" d="M1046 806l44-28 22-6 26 10 36 24-60 8z" />
      <path fill="#bfae94" d="M1046 806l44-28 22-6-6 20-12 20z" />
      <path
        fill="none"
        stroke={tape}
        strokeWidth="4"
        d={line(guard.map(([x, y]) => [x, y - 50]))}
      />
      <path fill="#a5713f" d={guard.map((foot) => keepOff(foot).lath).join('')} />
      <path fill={tape} d={guard.map((foot) => keepOff(foot).ribbon).join('')} />
      <Tufts fill="#8f9a72" random={random} within={[1160, 850, 1600, 895]} count={26} size={26} />
      <Tufts fill="#7f8f6c" random={random} within={[0, 700, 300, 780]} count={26} size={20} />
      <Boulders
        light={light}
        random={random}
        at={[
          [620, 870, 34],
          [680, 880, 22],
        ]}
      />
    </>
  )
}
