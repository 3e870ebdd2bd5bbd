import { mix } from '../../kit/color.ts'
import { Bank, Boulders } from '../../kit/ground.tsx'
import { evening } from '../../kit/lights-low.ts'
import { made } from '../../kit/materials.ts'
import { Range } from '../../kit/peaks.tsx'
import { clump, Nursery, Pines } from '../../kit/pines.tsx'
import { seeded } from '../../kit/random.ts'
import { Sky, Strata } from '../../kit/sky.tsx'
import { Solid } from '../../kit/solid.tsx'
import { box, floor, pane, sidePane } from '../../kit/solids.ts'
import { placed, type Camera } from '../../kit/space.ts'
import { shopfront } from '../../kit/town.ts'
import { Ridge, Veil } from '../../kit/woods.tsx'

/** Minturn: a railroad street in a narrow valley, Holy Cross closing its end. */
export function Minturn() {
  const light = evening
  const random = seeded(20)
  const { woods, ground } = light
  const camera: Camera = { eye: [-2, 4.4, 60], focal: 1250, middle: 800, horizon: 640 }
  const right = [0, 1, 2, 3, 4].flatMap((i) => {
    const color = [made.copper, made.plaster, made.sage, made.stone, made.cedar][i] ?? made.cedar
    return placed(shopfront(random, light, 8.5, color), -58, [13 + i * 0.2, 0, -46 + i * 17])
  })
  const left = [0, 1, 2].flatMap((i) => {
    const color = [made.cedarPale, made.stone, made.plaster][i] ?? made.cedar
    return placed(shopfront(random, light, 8, color), 60, [-22, 0, -40 + i * 14])
  })
  const red = '#9a4a38'
  const lamps = [-34, -14, 4, 20].flatMap((z) => [
    ...box([8.4, 8.56], [0, 3.9], [z, z + 0.16], made.steelDark),
    ...box([8.22, 8.74], [3.9, 4.5], [z - 0.1, z + 0.26], made.steelDark),
    pane([8.28, 8.68], [3.98, 4.42], z + 0.28, light.window[0], true),
  ])
  // The railroad that made the town: ballast, ties, two rails, a caboose left for visitors.
  const railway = [
    ...Array.from({ length: 44 }, (_, i) => {
      const z = -60 + i * 2.4
      return floor([-14.4, -11.4], [z, z + 0.5], 0.02, '#5b4a3c', true)
    }),
    ...[-13.7, -12.2].map((x) => floor([x - 0.08, x + 0.08], [-70, 46], 0.1, '#b9a88e', true)),
    ...[22.4, 18.6].flatMap((z) =>
      [0, 1.4].flatMap((d) =>
        box([-13.9, -12], [0.1, 0.95], [z + d - 0.4, z + d + 0.4], made.rubber),
      ),
    ),
    ...box([-14.5, -11.4], [0.9, 1.2], [16.6, 25.4], made.steelDark),
    ...box([-14.3, -11.6], [1.2, 3.5], [17.4, 24.6], red),
    ...[18.4, 20.6, 22.8].map((z) =>
      sidePane(-11.58, [2.1, 2.9], [z, z + 0.9], light.window[1], true),
    ),
    pane([-13.4, -12.5], [1.2, 3.1], 24.62, made.timber),
    pane([-14.1, -13.6], [2.1, 2.9], 24.62, light.window[1], true),
    pane([-12.3, -11.8], [2.1, 2.9], 24.62, light.window[1], true),
    ...box([-14.5, -11.4], [3.5, 3.7], [16.4, 25.6], made.roof),
    ...box([-14, -11.9], [3.7, 4.5], [19.4, 22], red),
    ...[19.7, 20.9].map((z) => sidePane(-11.88, [3.85, 4.35], [z, z + 0.8], light.window[1], true)),
    pane([-13.7, -12.2], [3.85, 4.35], 22.02, light.window[1], true),
    ...box([-14.2, -11.7], [4.5, 4.66], [19.2, 22.2], made.roof),
    ...[-14.4, -11.5].flatMap((x) =>
      box([x - 0.04, x + 0.04], [1.2, 3.5], [25.3, 25.38], made.steelDark),
    ),
    ...box([-14.4, -11.5], [2.1, 2.18], [25.3, 25.38], made.steelDark),
    ...lamps,
  ]
  return (
    <>
      <Sky light={light} />
      <Strata light={light} random={random} at={[140, 300]} count={4} reach={[700, 1600]} />
      <Range
        id="cross"
        light={light}
        random={random}
        foot={590}
        air={0.25}
        snow={0.4}
        ribs={2}
        spine={[
          [420, 590],
          [560, 470],
          [640, 440],
          [800, 286],
          [860, 330],
          [930, 420],
          [1010, 440],
          [1180, 590],
        ]}
      />
      <path
        fill={light.snow.lit}
        d="M799 326l7 2 1 30 4 16 20-3 16 4-14 5-21 1 3 34-3 26 3 18-6 6-5-22 2-30-4-31-15 3-18-2 9-5 22-3-2-26z"
        opacity=".9"
      />
      <Veil id="v" y={460} height={140} color={light.haze} opacity={0.7} />
      <Ridge
        crest={[
          [0, 240],
          [160, 300],
          [320, 410],
          [480, 500],
          [640, 580],
          [800, 620],
          [900, 650],
        ]}
        fill={woods[1]}
        random={random}
        trees={26}
        rows={[mix(woods[1], woods[2], 0.35), mix(woods[1], woods[2], 0.6)]}
      />
      <Ridge
        crest={[
          [760, 640],
          [900, 570],
          [1080, 470],
          [1260, 360],
          [1420, 260],
          [1600, 190],
        ]}
        fill={woods[0]}
        random={random}
        trees={24}
        rows={[mix(woods[0], woods[1], 0.35), mix(woods[0], woods[1], 0.7)]}
      />
      <Ridge
        crest={[
          [0, 420],
          [180, 500],
          [380, 590],
          [520, 630],
          [640, 660],
        ]}
        fill={woods[2]}
        random={random}
        trees={44}
        rows={[mix(woods[2], woods[3], 0.3), mix(woods[2], woods[3], 0.5)]}
      />
      <Ridge
        crest={[
          [960, 660],
          [1120, 610],
          [1320, 540],
          [1600, 420],
        ]}
        fill={mix(woods[1], woods[2], 0.6)}
        random={random}
        trees={40}
        rows={[woods[2]]}
      />
      <Nursery />
      <Bank
        crest={[
          [0, 690],
          [400, 668],
          [800, 660],
          [1200, 668],
          [1600, 690],
        ]}
        fill={ground.half}
      />
      <path fill={mix(ground.half, ground.dark, 0.35)} d="M700 676L760 668L420 900H0V860z" />
      <Solid camera={camera} light={light} faces={left} />
      <path fill={mix(made.concrete, light.shadow, 0.25)} d="M800 664L812 664L1420 900H1120z" />
      <path fill={mix('#6b6863', light.key, 0.16)} d="M764 664L802 664L1130 900H470z" />
      <path fill={mix('#6b6863', light.shadow, 0.2)} d="M764 664L774 664L600 900H470z" />
      <path
        fill={mix('#e8d9b4', light.key, 0.3)}
        d="M783 690l5 0 2 20-9 0zM780 740l11 0 4 34-18 0zM775 812l22 0 9 60-38 0z"
      />
      <Solid camera={camera} light={light} faces={right} />
      <Solid camera={camera} light={light} faces={railway} />
      <Boulders
        light={light}
        random={random}
        at={[
          [120, 872, 40],
          [180, 884, 26],
        ]}
      />
      <Pines
        light={light}
        fill={woods[3]}
        trees={[...clump(random, 60, 890, 6, 360, 120), ...clump(random, 200, 800, 3, 170, 50)]}
      />
    </>
  )
}
