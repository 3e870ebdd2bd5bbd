import { type Shot, shown, solids, spot } from '../../kit/print/shot.ts'
import { grain } from '../../kit/print/texture.ts'
import type { Point } from '../../kit/path.ts'
import { between, type Random } from '../../kit/random.ts'
import { bar, box } from '../../kit/solids.ts'
import type { Face, Place } from '../../kit/space.ts'
import { spruce } from '../../plates/growth.ts'
import { box as rectangle, discs, fill, type Impression, lines, put } from '../../plates/ink.ts'

/** From the floor, looking up the chimney. */
export const shot: Shot = {
  eye: [-1.5, 0.9, 2.6],
  pitch: 35,
  turn: -9,
  focal: 1010,
  center: [800, 470],
}
/** The work light: everything is as bright as it is near to it. */
export const near: Place = [3.55, 5.5, -3.3]
const tones = ['#3a3437', '#5a4d48', '#8a7058', '#bf9968', '#ecca8c'] as const
const [eave, ridge, half, back] = [4.8, 9.4, 6.2, -5.2] as const
const wood = '#7d4f2e'
export const tone = (at: Place, jitter: number) => {
  const far = Math.hypot(at[0] - near[0], at[1] - near[1], at[2] - near[2])
  return tones[Math.max(0, Math.min(4, Math.floor(5.7 - far * 0.82 + jitter)))] ?? tones[0]
}
export const wall = (points: readonly Point[], z: number): Point[] =>
  shown(
    shot,
    points.map(([x, y]): Place => [x, y, z]),
  )
const slope = (side: 1 | -1, t: number, z: number): Place => [
  side * half * (1 - t),
  eave + (ridge - eave) * t,
  z,
]

/** The gable: tall glass on a winter night, spruces close to it. */
export function gable(random: Random): Impression[] {
  const stars = Array.from(
    { length: 40 },
    () =>
      [
        ...spot(shot, [between(random, -6, 6), between(random, 2, 9), back]),
        between(random, 1.5, 3.5),
      ] as const,
  )
  const trees = [-5.6, -4.4, -3.1, -2.2, 2.4, 3.6, 4.9, 6].map((x) =>
    put(spruce(random, between(random, 300, 460), 0.19), spot(shot, [x, 1.6, back])),
  )
  const rafter = (x: number) => ridge - ((ridge - eave) * Math.abs(x)) / half
  const mullions = [-5.2, -3.9, -2.6, 2.6, 3.9, 5.2]
  return [
    fill('#17303f', rectangle(0, 0, 1600, 900)),
    fill(
      '#214658',
      wall(
        [
          [-7, 0],
          [7, 0],
          [7, 4.2],
          [-7, 4.6],
        ],
        back,
      ),
    ),
    discs('#dfe9e4', ...stars),
    fill('#0f222d', ...trees),
    ...mullions.flatMap((x) => [
      fill(
        '#2a1c18',
        wall(
          [
            [x - 0.12, 0],
            [x + 0.12, 0],
            [x + 0.12, rafter(x)],
            [x - 0.12, rafter(x)],
          ],
          back,
        ),
      ),
      fill(
        x > 0 ? '#c48a4e' : '#6b452c',
        wall(
          [
            [x + 0.05, 0],
            [x + 0.12, 0],
            [x + 0.12, rafter(x)],
            [x + 0.05, rafter(x)],
          ],
          back,
        ),
      ),
    ]),
    ...[2.9, 4.8].flatMap((y) => [
      fill(
        '#3a261d',
        wall(
          [
            [-half, y - 0.12],
            [half, y - 0.12],
            [half, y + 0.12],
            [-half, y + 0.12],
          ],
          back,
        ),
      ),
      fill(
        '#8a5a36',
        wall(
          [
            [1.6, y - 0.12],
            [half, y - 0.12],
            [half, y - 0.03],
            [1.6, y - 0.03],
          ],
          back,
        ),
      ),
    ]),
    fill(
      '#4a2f21',
      wall(
        [
          [-half, eave],
          [0, ridge],
          [half, eave],
          [half, eave - 0.34],
          [0, ridge - 0.42],
          [-half, eave - 0.34],
        ],
        back + 0.02,
      ),
    ),
  ]
}

/** Boards of the roof from below, rafters, and the beam at the ridge. */
export function ceiling(random: Random): Impression[] {
  const sides = [-1, 1] as const
  const plane = (side: 1 | -1) =>
    shown(shot, [
      slope(side, -0.1, back),
      slope(side, 1, back),
      slope(side, 1, 5),
      slope(side, -0.1, 5),
    ])
  const strip = (side: 1 | -1, i: number) =>
    shown(shot, [
      slope(side, i / 22, back),
      slope(side, (i + 1) / 22, back),
      slope(side, (i + 1) / 22, 5),
      slope(side, i / 22, 5),
    ])
  const lit = (side: 1 | -1, i: number) =>
    shown(shot, [
      slope(side, i / 22, -4.9),
      slope(side, (i + 1) / 22, -4.9 + (i % 3) * 0.1),
      slope(side, (i + 1) / 22, -1.6 - ((i * 7) % 5) * 0.3),
      slope(side, i / 22, -1.6 - ((i * 7) % 5) * 0.3),
    ])
  const rafters = [-4.2, -1.1, 1.9].flatMap((z) =>
    sides.flatMap((side) =>
      bar([side * half, eave - 0.16], [0, ridge - 0.16], 0.34, [z - 0.12, z + 0.12], wood),
    ),
  )
  return [
    fill('#472d22', ...sides.map(plane)),
    fill(
      '#56372a',
      ...sides.flatMap((side) =>
        Array.from({ length: 22 }, (_, i) => i)
          .filter((i) => i % 2)
          .map((i) => strip(side, i)),
      ),
    ),
    fill('#8f5f38', ...Array.from({ length: 14 }, (_, i) => lit(1, i + 1))),
    fill('#6d4630', ...Array.from({ length: 9 }, (_, i) => lit(-1, 21 - i))),
    lines(
      '#2f1e18',
      2,
      ...sides.flatMap((side) =>
        Array.from({ length: 22 }, (_, i) => [
          spot(shot, slope(side, i / 22, back)),
          spot(shot, slope(side, i / 22, 2)),
        ]),
      ),
    ),
    lines(
      '#3a261d',
      2,
      ...sides.flatMap((side) =>
        Array.from({ length: 18 }, (_, i) =>
          grain(
            random,
            spot(shot, slope(side, (i + 0.5) / 22, back)),
            spot(shot, slope(side, (i + 0.5) / 22, 1)),
            10,
            2,
          ),
        ).flat(),
      ),
    ),
    ...timber(rafters),
    ...timber(box([-0.2, 0.2], [ridge - 0.55, ridge - 0.05], [back, 2.4], wood)),
  ]
}

/** Timber in the light of the lamp: from the right and a little above. */
export const timber = (faces: readonly Face[]) =>
  solids(shot, faces, [0.8, -0.35, 0.3], ['#f0c27c', '#1c1215'])

/** Principal rafters, a collar high between them, king post and struts, strapped in iron. */
export function truss(random: Random, z: number): Impression[] {
  const depth = [z - 0.19, z + 0.19] as const
  const oak = '#8a5a35'
  const iron = '#2a2526'
  const along = (x: number, y: number) => spot(shot, [x, y, z + 0.19])
  return [
    ...timber([
      ...bar([-half, eave - 0.1], [0, ridge - 0.5], 0.4, depth, oak),
      ...bar([half, eave - 0.1], [0, ridge - 0.5], 0.4, depth, oak),
      ...bar([-0.1, 7], [-1.7, 8], 0.26, depth, oak),
      ...bar([0.1, 7], [1.7, 8], 0.26, depth, oak),
      ...bar([0, 6.8], [0, ridge - 0.6], 0.34, depth, oak),
      ...box([-3.5, 3.5], [6.5, 6.92], depth, oak),
      ...[-3.1, 3.1].flatMap((x) =>
        box([x - 0.16, x + 0.16], [6.46, 6.96], [z - 0.2, z + 0.2], iron),
      ),
      ...box([-0.26, 0.26], [6.44, 7], [z - 0.2, z + 0.2], iron),
    ]),
    lines(
      '#5f3d27',
      2,
      ...grain(random, along(-2.9, 6.71), along(-0.3, 6.71), 46, 10),
      ...grain(random, along(0.3, 6.71), along(2.9, 6.71), 46, 10),
    ),
  ]
}
