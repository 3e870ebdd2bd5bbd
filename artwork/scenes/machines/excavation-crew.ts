import { rim } from '../../kit/print/figure.ts'
import { scaleAt, spot } from '../../kit/print/shot.ts'
import { type Clothes, standing, strap, upright } from '../../kit/print/workers.ts'
import type { Place } from '../../kit/space.ts'
import { box, fill, type Impression, lines } from '../../plates/ink.ts'
import { depth, ink, on, shot, thrown } from './excavation-shot.ts'

const clothes: Clothes = {
  jacket: ['#e8692c', '#7d2f20'],
  pants: ['#55666b', '#1f2c32'],
  boots: ['#6b4a2f', '#1b1917'],
  skin: ['#e2a473', '#7a4a35'],
  hat: ['#f8f0da', '#b3a27a'],
  gloves: ['#e2c48a', '#7a5a36'],
}

/** Somebody at a place of the world, with a shadow; `arms` as upright() takes them. */
function person(
  at: Place,
  side: 1 | -1,
  arms: Pick<Parameters<typeof upright>[3], 'far' | 'near' | 'look'>,
  jacket: Clothes['jacket'] = clothes.jacket,
): { figure: Impression[]; s: ReturnType<typeof standing> } {
  const stand = { at: spot(shot, at), scale: (scaleAt(shot, at) * 2.05) / 420, side }
  const s = standing(stand)
  const figure = upright(stand, { ...clothes, jacket }, [-0.9, -0.4], arms)
  const body: Place[] = [
    [at[0] - 0.3, at[1], at[2]],
    [at[0] - 0.35, at[1] + 1.5, at[2]],
    [at[0], at[1] + 1.9, at[2]],
    [at[0] + 0.35, at[1] + 1.5, at[2]],
    [at[0] + 0.3, at[1], at[2]],
  ]
  return {
    s,
    figure: [
      fill(ink.shade, on(body.map((p) => thrown(p, at[1])))),
      ...rim('#fff0c8', figure, [-1.6, -1]),
      ...figure,
    ],
  }
}

/** Holds the rod on the floor of the hole. */
export function rodman(): Impression[] {
  const rod = person([1.5, depth, 0.6], 1, {
    far: [
      [-60, -260],
      [-84, -300],
    ],
    near: [
      [-30, -220],
      [-80, -214],
    ],
    look: -0.1,
  })
  return [
    ...rod.figure,
    strap('#fff6df', 5, rod.s, [
      [-86, 10],
      [-86, -560],
    ]),
    strap('#c23b2a', 5, rod.s, [
      [-86, -330],
      [-86, -400],
    ]),
  ]
}

/** Reads the laser on the rim. */
export function reader(): Impression[] {
  const one = person(
    [5.3, 0, 5.9],
    1,
    {
      far: [
        [-70, -270],
        [-130, -370],
      ],
      near: [
        [40, -230],
        [-20, -196],
      ],
      look: 0.1,
    },
    ['#f2c13f', '#8a5a1e'],
  )
  const head = spot(shot, [4.1, 1.5, 6.1])
  const legs = (
    [
      [3.6, 0, 6.4],
      [4.6, 0, 6.3],
      [4.1, 0, 5.6],
    ] as const
  ).map((foot) => [spot(shot, foot), head])
  return [
    ...one.figure,
    lines(
      ink.shade,
      4,
      ...(
        [
          [3.6, 0, 6.4],
          [4.6, 0, 6.3],
        ] as const
      ).map((foot) => [spot(shot, foot), spot(shot, thrown([4.1, 1.5, 6.1]))]),
    ),
    lines('#e9b93c', 5, ...legs),
    fill('#c23b2a', box(head[0] - 11, head[1] - 24, 22, 26)),
    fill('#ffb59a', box(head[0] - 11, head[1] - 20, 9, 12)),
  ]
}
