import { mixer } from '../../kit/machines/mixer.ts'
import type { Point } from '../../kit/path.ts'
import { type Pose, posed } from '../../kit/print/pose.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { jackets, rimmed, stage, workwear } from '../../kit/print/stage.ts'
import { flecks } from '../../kit/print/texture.ts'
import { standing } from '../../kit/print/workers.ts'
import { between, seeded } from '../../kit/random.ts'
import { box as solid } from '../../kit/solids.ts'
import { placed } from '../../kit/space.ts'
import { spruce } from '../../plates/growth.ts'
import { box, fill, type Impression, lens, lines, put, type Shape, xy } from '../../plates/ink.ts'

const ink = {
  sky: '#c3d6cf',
  far: '#9db9b0',
  woods: '#58817a',
  gravel: '#b29f7f',
  gravelDark: '#82735b',
  screen: '#e5873f',
  screenDark: '#b45f2a',
  wet: '#8d9490',
  sheen: '#d3ded8',
  wetDark: '#6b7471',
  form: '#d9a765',
  formDark: '#8c6135',
  steel: '#aab6b3',
  dark: '#1d2b2f',
  yellow: '#f2c24a',
  paper: '#fbf3dc',
  rim: '#fff6dc',
} as const

/** From the height of the form boards, along the slab. */
const key = [-0.8, 0.6, 0.35] as const
const sun: Point = [-0.85, -0.45]
const set = stage({ eye: [0, 0.62, 6], pitch: 5, focal: 1420, center: [800, 500] }, key, [
  '#fff0c8',
  '#27343a',
])
const slab = { x: [-1.3, 1.7], z: [-9, 5.2] } as const

/** Both hands on the handle, one foot crossed: nothing to do until the water is gone. */
const waits: Pose = {
  hip: [26, -184],
  shoulder: [-2, -300],
  head: [-30, -370],
  look: 0.3,
  far: { elbow: [-34, -232], hand: [-72, -282], knee: [6, -104], foot: [-18, 0] },
  near: { elbow: [-20, -226], hand: [-74, -262], knee: [22, -108], foot: [44, 0] },
}
const hands: Pose = {
  hip: [14, -188],
  shoulder: [-2, -304],
  head: [-30, -378],
  look: 0.1,
  far: { elbow: [-40, -232], hand: [-84, -242], knee: [-18, -108], foot: [-32, 0] },
  near: { elbow: [-26, -234], hand: [-92, -262], knee: [28, -106], foot: [42, 0] },
}
const reads: Pose = {
  hip: [16, -188],
  shoulder: [-4, -302],
  head: [-36, -370],
  look: 0.42,
  far: { elbow: [-40, -228], hand: [-88, -252], knee: [-14, -108], foot: [-26, 0] },
  near: { elbow: [18, -226], hand: [-30, -190], knee: [28, -106], foot: [40, 0] },
}

/** Along a wet slab: the finisher leans on the float until the water is gone; at the truck the ticket is read. */
export function TipsConcrete() {
  const random = seeded(319)
  const truck = placed(mixer, 38, [4.9, 0, -6.4], 1)
  const neck = placed(
    [
      {
        fill: '',
        points: [
          [-3.4, 3.6, 0],
          [-2.3, 3.8, 0],
          [-2.3, 2.2, 0.7],
          [-3.4, 2.8, 0.5],
        ],
      },
    ],
    38,
    [4.9, 0, -6.4],
  ).flatMap(({ points }) => points)
  const a = set.stands([-1.85, 0, 0.75], -1, 1.95)
  const finisher = posed(a, { ...workwear, jacket: jackets.orange }, sun, waits)
  const s = standing(a)
  const b = set.stands([2.2, 0, -2.2], -1, 1.95)
  const driver = posed(
    b,
    { ...workwear, jacket: jackets.sand, cap: ['#b5412c', '#54221d'] },
    sun,
    hands,
  )
  const t = standing(b)
  const c = set.stands([3.24, 0, -2.2], 1, 1.85)
  const owner = posed(
    c,
    { ...workwear, jacket: jackets.teal, hat: ['#f0bd3c', '#855a1c'] },
    sun,
    reads,
  )
  const row = (count: number, y: number, tall: readonly [number, number]) =>
    Array.from({ length: count }, (_, i) =>
      put(spruce(random, between(random, ...tall)), [
        (i * 1640) / count + between(random, -18, 18),
        y,
      ]),
    )
  const [, edge] = set.at([0, 0, -60])
  const sheens = Array.from({ length: 20 }, (): Shape => {
    const z = between(random, -7, 4.4)
    const x = between(random, slab.x[0] + 0.5, slab.x[1] - 0.5)
    const [px, py] = set.at([x, 0, z])
    const near = 5 / (6.2 - z)
    return lens(px, py, between(random, 40, 110) * near * 1.3, 4.5 * near)
  })
  const posts = [-7.6, -6, -4.4, -2.8, -1.2, 0.4, 2]
  const cloth: Impression[] = [
    fill(ink.screen, set.facing(-9.4, [-7.8, 2.2], [0, 1.5])),
    fill(
      ink.screenDark,
      ...posts.map((x) => set.on([x + 0.1, 0, -9.4], [x + 0.5, 0, -9.4], [x + 0.1, 1.5, -9.4])),
    ),
    fill(ink.dark, ...posts.map((x) => set.facing(-9.38, [x - 0.04, x + 0.04], [0, 1.75]))),
  ]
  return (
    <Printed
      impressions={[
        fill(ink.sky, box(0, 0, 1600, 900)),
        fill(ink.far, ...row(15, edge - 30, [150, 290]), box(0, edge - 60, 1600, 90)),
        fill(ink.woods, ...row(9, edge, [100, 230])),
        fill(ink.gravel, box(0, edge - 6, 1600, 300)),
        ...cloth,
        set.shadow(ink.gravelDark, truck),
        // The drum's neck.
        fill('#c4c3bc', set.on(...neck)),
        ...set.inOrder(truck),
        // The slab, wet, between its forms.
        fill(ink.formDark, set.level(0, [slab.x[0] - 0.1, slab.x[1] + 0.1], slab.z)),
        fill(ink.wet, set.level(0, slab.x, slab.z)),
        fill(
          ink.wetDark,
          set.on(
            [slab.x[0], 0, 5.2],
            [slab.x[0], 0, -9],
            [slab.x[0] + 0.25, 0, -9],
            [slab.x[0] + 0.55, 0, 5.2],
          ),
        ),
        fill(ink.sheen, ...sheens),
        ...set.model([
          ...solid([slab.x[0] - 0.06, slab.x[0]], [-0.1, 0.03], slab.z, ink.form),
          ...solid([slab.x[1], slab.x[1] + 0.06], [-0.1, 0.03], slab.z, ink.form),
        ]),
        fill(
          ink.gravelDark,
          ...flecks(random, [0, 150], [770, 880], 14, [4, 10]),
          ...flecks(random, [1440, 1600], [720, 790], 12, [3, 7]),
        ),
        ...[-4, -1.5, 1, 3.2].map((z) =>
          fill(
            ink.formDark,
            set.on(
              [slab.x[0] - 0.14, -0.02, z],
              [slab.x[0] - 0.06, -0.02, z],
              [slab.x[0] - 0.06, 0.2, z],
              [slab.x[0] - 0.14, 0.2, z],
            ),
          ),
        ),
        // The driver shows the ticket.
        fill(ink.gravelDark, t.shape(xy('-60,-2 60,-2 -90,24 -200,20'))),
        ...rimmed(ink.rim, owner.body, [-3, -2]),
        ...rimmed(ink.rim, owner.arm, [-3, -2]),
        ...rimmed(ink.rim, driver.body, [-3, -2]),
        fill(ink.yellow, t.shape(xy('-92,-292 -152,-284 -150,-214 -92,-222'))),
        lines(
          ink.dark,
          2.5,
          t.shape(xy('-102,-276 -140,-271')),
          t.shape(xy('-102,-260 -140,-255')),
          t.shape(xy('-102,-244 -124,-241')),
        ),
        ...rimmed(ink.rim, driver.arm, [-3, -2]),
        // The finisher waits.
        fill(ink.gravelDark, s.shape(xy('-70,0 70,0 -40,34 -190,30'))),
        lines(ink.dark, 15, s.shape(xy('-78,-350 -78,-10'))),
        ...rimmed(ink.rim, finisher.body, [-4, -3]),
        lines(ink.steel, 10, s.shape(xy('-78,-350 -78,-20'))),
        lines(ink.rim, 3, s.shape(xy('-75,-350 -75,-20'))),
        fill(ink.dark, s.shape(xy('-128,-16 -30,-16 -20,4 -138,4'))),
        fill(ink.steel, s.shape(xy('-128,-20 -30,-20 -28,-10 -130,-10'))),
        ...rimmed(ink.rim, finisher.arm, [-4, -3]),
      ]}
    />
  )
}
