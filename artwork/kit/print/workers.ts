import { type Impression, fill, lines, type Shape, xy } from '../../plates/ink.ts'
import type { Point } from '../path.ts'
import { type Cloth, type Joint, lit, joints } from './figure.ts'

/** What a worker wears. The first ink of each is its sunny side. */
export interface Clothes {
  jacket: Cloth
  pants: Cloth
  boots: Cloth
  skin: Cloth
  hat: Cloth
  gloves: Cloth
  /** A wool cap, for those who aren't at work, in place of the hard hat. */
  cap?: Cloth
  /** The head is bare. */
  hair?: Cloth
}

/** Where a figure stands, how large it is, and which way it looks. */
export interface Stand {
  at: Point
  scale: number
  /** 1 looks to the left, -1 to the right. */
  side?: 1 | -1
}

/** Puts what is drawn around 0,0, looking left, into the picture. */
export function standing({ at: [x, y], scale, side = 1 }: Stand) {
  const point = ([px, py]: Point): Point => [x + px * scale * side, y + py * scale]
  return {
    point,
    joints: (each: readonly Joint[]): Joint[] =>
      each.map(([px, py, r]): Joint => [...point([px, py]), r * scale] as const),
    shape: (each: Shape): Point[] => each.map(point),
  }
}

export type Standing = ReturnType<typeof standing>

/** A limb in its cloth. */
export const limb = (
  s: Standing,
  joints: readonly Joint[],
  cloth: Cloth,
  sun: Point,
): Impression[] => lit(s.joints(joints), cloth, sun)

/** A wool cap with its cuff and its bobble. */
const wool = (cap: Cloth, turned: (each: Shape) => Point[]): Impression[] => [
  fill(
    cap[1],
    turned(xy('-10,-44 -8,-56 2,-60 12,-56 13,-44')),
    turned(xy('-28,-8 -30,-22 -20,-39 -4,-46 14,-43 28,-28 32,-8')),
  ),
  fill(cap[0], turned(xy('-28,-8 -30,-22 -20,-39 -4,-46 2,-44 -6,-8'))),
  fill(cap[1], turned(xy('-32,-18 -4,-15 33,-18 35,-3 -4,1 -31,-4'))),
  fill(cap[0], turned(xy('-30,-15 -6,-12 -6,-2 -29,-6'))),
]

/** Hair, in place of hat and cap. */
const bare = (hair: Cloth, turned: (each: Shape) => Point[]): Impression[] => [
  fill(
    hair[1],
    turned(xy('-26,-8 -29,-26 -18,-40 2,-46 22,-41 34,-24 35,-2 28,14 19,12 14,-4 -4,-8')),
  ),
  fill(hair[0], turned(xy('-26,-8 -29,-26 -18,-40 2,-46 12,-40 -6,-22'))),
]

/** A head in profile, looking left and `down`, with a hard hat, a cap, or hair. */
export function head(
  s: Standing,
  [x, y]: Point,
  down: number,
  { skin, hat, cap, hair }: Clothes,
  sun: Point,
): Impression[] {
  const [cos, sin] = [Math.cos(down), Math.sin(down)]
  // Turned about its middle: down is anticlockwise, as it looks left.
  const turned = (each: Shape): Point[] =>
    s.shape(each.map(([px, py]): Point => [x + px * cos + py * sin, y - px * sin + py * cos]))
  const face: Shape = xy('-24,-10 -26,2 -33,10 -27,14 -26,24 -20,32 -4,31 10,20 24,14 28,-10')
  const shell: Shape = xy('-30,-10 -29,-22 -20,-36 -4,-42 14,-38 28,-25 31,-9')
  const [low, high] = sun[0] * (s.point([1, 0])[0] - s.point([0, 0])[0]) < 0 ? [-29, 2] : [0, 30]
  const shine = shell.filter(([px]) => px >= low && px <= high)
  const hard = [
    fill(hat[1], turned(shell)),
    fill(hat[0], turned([...shine, [high - 2, -11], [low + 3, -11]])),
    fill(hat[1], turned(xy('-44,-9 -30,-14 32,-13 33,-6 -30,-6'))),
  ]
  return [
    fill(skin[1], turned(face)),
    fill(
      skin[0],
      turned(face.map(([px, py]): Point => [low < 0 ? px * 0.5 - 13 : px * 0.5 + 9, py * 0.86])),
    ),
    ...(hair ? bare(hair, turned) : cap ? wool(cap, turned) : hard),
  ]
}

/** A boot whose sole is at `at`; its toe points left. */
export const boot = (s: Standing, [x, y]: Point, { boots }: Clothes): Impression[] => [
  fill(
    boots[0],
    s.shape([
      [x - 44, y - 8],
      [x - 40, y - 24],
      [x - 14, y - 34],
      [x - 14, y - 56],
      [x + 22, y - 56],
      [x + 24, y - 8],
    ]),
  ),
  fill(
    boots[1],
    s.shape([
      [x - 46, y],
      [x - 46, y - 9],
      [x + 26, y - 9],
      [x + 26, y],
    ]),
  ),
]

/** Kneels on one knee over the work, `look` downward; the hands are where the work is. Origin: the sole in front is at -64,0. */
export function kneeling(
  stand: Stand,
  clothes: Clothes,
  sun: Point,
  hands: readonly [Point, Point],
  look = 0.32,
): Impression[] {
  const s = standing(stand)
  const { jacket, pants, gloves } = clothes
  const [[fx, fy], [nx, ny]] = hands
  const part = (joints: readonly Joint[], cloth: Cloth) => limb(s, joints, cloth, sun)
  return [
    ...part(
      [
        [-26, -308, 24],
        [-84, -246, 19],
        [fx, fy, 14],
      ],
      [jacket[1], jacket[1]],
    ),
    ...part(
      [
        [fx + 6, fy, 15],
        [fx - 4, fy + 4, 14],
      ],
      gloves,
    ),
    ...boot(s, [-64, 0], clothes),
    ...part(joints('54,-160,40 -66,-150,31 -70,-50,22'), pants),
    ...part(joints('62,-160,42 30,-30,30 34,-22,27 150,-22,20'), pants),
    fill(clothes.boots[0], s.shape(xy('140,-44 186,-50 196,-34 186,0 166,0 160,-10 140,-10'))),
    fill(clothes.boots[1], s.shape(xy('186,-52 200,-48 194,2 182,2'))),
    ...part(joints('60,-168,45 44,-224,43 8,-292,53 -4,-308,46'), jacket),
    ...part(joints('-22,-330,18 -42,-362,17'), clothes.skin),
    ...part(joints('-6,-338,22 -30,-340,18'), [jacket[1], jacket[1]]),
    ...head(s, [-54, -386], look, clothes, sun),
    ...part(
      [
        [6, -306, 27],
        [-8, -216, 21],
        [nx + 14, ny, 16],
      ],
      jacket,
    ),
    ...part(
      [
        [nx + 12, ny, 16],
        [nx - 6, ny + 4, 15],
      ],
      gloves,
    ),
  ]
}

/** A strap or a rope. */
export const strap = (ink: string, width: number, s: Standing, each: Shape): Impression =>
  lines(ink, width, s.shape(each))

/** Where an arm bends and where it ends. */
export type Arm = readonly [elbow: Point, hand: Point]

/** Stands with feet apart, `look` downward, the shoulder in front at about 0,-300. Origin: between the feet. */
export function upright(
  stand: Stand,
  clothes: Clothes,
  sun: Point,
  { far, near, look = 0, stride = 1 }: { far: Arm; near: Arm; look?: number; stride?: number },
): Impression[] {
  const s = standing(stand)
  const { jacket, pants, gloves, skin } = clothes
  const arm = (x: number, [elbow, hand]: Arm, cloth: Cloth, thick: number) => [
    ...limb(
      s,
      [
        [x, -302, thick],
        [...elbow, thick * 0.78],
        [...hand, thick * 0.58],
      ],
      cloth,
      sun,
    ),
    ...limb(
      s,
      [
        [...hand, thick * 0.6],
        [hand[0] - 6, hand[1] + 3, thick * 0.55],
      ],
      gloves,
      sun,
    ),
  ]
  return [
    ...arm(-8, far, [jacket[1], jacket[1]], 23),
    ...boot(s, [44 * stride, 0], clothes),
    ...limb(s, joints(`20,-184,36 ${34 * stride},-106,27 ${46 * stride},-46,19`), pants, sun),
    ...boot(s, [-38 * stride, 0], clothes),
    ...limb(s, joints(`10,-184,38 ${-26 * stride},-110,28 ${-32 * stride},-46,20`), pants, sun),
    ...limb(s, joints('14,-180,43 12,-234,43 6,-294,50 2,-306,46'), jacket, sun),
    ...limb(s, joints('-8,-326,17 -14,-348,16'), skin, sun),
    ...head(s, [-22, -378], look, clothes, sun),
    ...arm(6, near, jacket, 26),
  ]
}
