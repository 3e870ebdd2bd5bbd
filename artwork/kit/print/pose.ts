import { fill, type Impression, xy } from '../../plates/ink.ts'
import type { Point } from '../path.ts'
import type { Cloth, Joint } from './figure.ts'
import { type Clothes, head, limb, type Stand, standing } from './workers.ts'

/** An arm and the leg of the same side: where they bend and end; `toe` turns the boot, toe up. */
export interface Limbs {
  elbow: Point
  hand: Point
  knee: Point
  foot: Point
  toe?: number
}

/** Somebody at work, looking left: 420 tall when upright, the middle of the head about 74 above the shoulders. */
export interface Pose {
  hip: Point
  shoulder: Point
  head: Point
  /** Downward, in radians. */
  look?: number
  far: Limbs
  near: Limbs
}

/** The two parts between which a tool is drawn: all but the near arm, and the near arm. */
export interface Posed {
  body: Impression[]
  arm: Impression[]
}

const between = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
]

/** A figure from the places of its joints. */
export function posed(stand: Stand, clothes: Clothes, sun: Point, pose: Pose): Posed {
  const s = standing(stand)
  const { jacket, pants, gloves, skin, boots } = clothes
  const { hip, shoulder } = pose
  const part = (joints: readonly Joint[], cloth: Cloth) => limb(s, joints, cloth, sun)
  const arm = ({ elbow, hand }: Limbs, cloth: Cloth, thick: number): Impression[] => [
    ...part(
      [
        [shoulder[0] + 2, shoulder[1] + 4, thick],
        [...elbow, thick * 0.78],
        [...hand, thick * 0.58],
      ],
      cloth,
    ),
    ...part(
      [
        [...hand, thick * 0.62],
        [...between(elbow, hand, 1.12), thick * 0.55],
      ],
      gloves,
    ),
  ]
  const leg = ({ knee, foot, toe = 0 }: Limbs, cloth: Cloth, thick: number): Impression[] => {
    const [sin, cos] = [Math.sin((toe * Math.PI) / 180), Math.cos((toe * Math.PI) / 180)]
    const turned = (text: string): Point[] =>
      s.shape(
        xy(text).map(([x, y]): Point => [foot[0] + x * cos - y * sin, foot[1] + x * sin + y * cos]),
      )
    const ankle: Point = [foot[0] + 6 * cos + 46 * sin, foot[1] + 6 * sin - 46 * cos]
    return [
      fill(boots[0], turned('-44,-8 -40,-24 -14,-34 -14,-56 22,-56 24,-8')),
      fill(boots[1], turned('-46,0 -46,-9 26,-9 26,0')),
      ...part(
        [
          [hip[0], hip[1], thick],
          [...knee, thick * 0.74],
          [...ankle, thick * 0.52],
        ],
        cloth,
      ),
    ]
  }
  return {
    body: [
      ...arm(pose.far, [jacket[1], jacket[1]], 23),
      ...leg(pose.far, [pants[1], pants[1]], 36),
      ...leg(pose.near, pants, 38),
      ...part(
        [
          [...hip, 43],
          [...between(hip, shoulder, 0.45), 43],
          [...between(hip, shoulder, 0.9), 50],
          [...shoulder, 46],
        ],
        jacket,
      ),
      ...part(
        [
          [...between(shoulder, pose.head, 0.32), 18],
          [...between(shoulder, pose.head, 0.62), 16],
        ],
        skin,
      ),
      ...head(s, pose.head, pose.look ?? 0, clothes, sun),
    ],
    arm: arm(pose.near, jacket, 26),
  }
}
