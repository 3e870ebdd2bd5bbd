import { rim, joints } from '../../kit/print/figure.ts'
import { boot, type Clothes, head, limb, type Stand, standing } from '../../kit/print/workers.ts'
import type { Point } from '../../kit/path.ts'
import { fill, type Impression, lines, xy } from '../../plates/ink.ts'

export const ink = {
  sky: '#efd9a8',
  haze: '#dcbf8c',
  wood: '#3f5a52',
  dark: '#21383a',
  slab: '#d9d3c3',
  wet: '#9fa8a4',
  gravel: '#a99273',
  earth: '#7b4f35',
  deep: '#4d3026',
  steel: '#b4582f',
} as const
/** Early: the sun is at the left, just above the trees. */
export const sun: Point = [-0.85, -0.5]
/** The top of the slab, its foot, the foot of the gravel, of the thick edge, and the frost line. */
export const [top, foot, gravel, footing] = [470, 528, 600, 800]
export const edge = 1330

const clothes: Clothes = {
  jacket: ['#e08a3c', '#9a4d26'],
  pants: ['#51676b', '#22353b'],
  boots: ['#2c3b3b', '#12201f'],
  skin: ['#d99a6c', '#84503a'],
  hat: ['#f6ead0', '#b79c66'],
  gloves: ['#d99a6c', '#84503a'],
}
const helper: Clothes = {
  ...clothes,
  jacket: ['#6f8f8a', '#2e4a4a'],
  pants: ['#9b7a4f', '#55402c'],
  skin: ['#b57a52', '#643e2c'],
}

/** Leans back against the long handle of the float. */
export function finisher(stand: Stand): Impression[] {
  const s = standing(stand)
  const part = (joints: Parameters<typeof limb>[1], cloth: readonly [string, string]) =>
    limb(s, joints, cloth, sun)
  const figure = [
    ...part(joints('-2,-300,22 -66,-240,18 -112,-182,13'), [clothes.jacket[1], '#7a3c20']),
    ...boot(s, [96, 0], clothes),
    ...part(joints('36,-184,36 62,-104,27 98,-46,19'), clothes.pants),
    ...boot(s, [-46, 0], clothes),
    ...part(joints('30,-184,38 -30,-112,28 -38,-46,20'), clothes.pants),
    ...part(joints('34,-180,43 30,-234,43 12,-294,50 4,-306,46'), clothes.jacket),
    ...part(joints('-10,-326,17 -20,-350,16'), clothes.skin),
    ...head(s, [-28, -380], 0.16, clothes, sun),
  ]
  return [
    ...rim('#fff3cf', figure, [-5, -3]),
    ...figure,
    lines(
      '#3a2a1f',
      9,
      s.shape([
        [40, -232],
        [-520, -40],
      ]),
    ),
    lines(
      '#d2a361',
      4,
      s.shape([
        [40, -236],
        [-520, -44],
      ]),
    ),
    ...part(joints('10,-300,26 42,-226,20 -10,-206,15'), clothes.jacket),
    ...part(joints('-8,-208,15 -22,-210,14'), clothes.skin),
    ...part(joints('-108,-184,14 -122,-180,13'), clothes.skin),
    // The float, a board of magnesium.
    fill('#20302f', s.shape(xy('-610,-18 -440,-18 -436,-4 -614,-4'))),
    fill('#e4e6df', s.shape(xy('-604,-18 -446,-18 -446,-13 -604,-13'))),
    fill('#20302f', s.shape(xy('-534,-46 -506,-46 -500,-18 -544,-18'))),
  ]
}

/** Kneels at the form and runs the edger along it. */
export function edging(stand: Stand): Impression[] {
  const s = standing(stand)
  const part = (joints: Parameters<typeof limb>[1], cloth: readonly [string, string]) =>
    limb(s, joints, cloth, sun)
  const figure = [
    ...part(joints('-70,-196,20 -110,-120,16 -150,-34,13'), [helper.jacket[1], '#22393a']),
    ...part(joints('60,-86,44 -26,-24,28 -14,-20,25 110,-22,18'), helper.pants),
    fill(helper.boots[0], s.shape(xy('104,-40 146,-46 150,-8 104,-6'))),
    ...part(joints('62,-96,44 20,-150,42 -46,-186,46 -58,-190,42'), helper.jacket),
    ...part(joints('-82,-206,16 -98,-226,15'), helper.skin),
    ...head(s, [-112, -248], 0.5, helper, sun),
    ...part(joints('-44,-184,25 -60,-96,19 -116,-36,14'), helper.jacket),
    ...part(joints('-112,-36,14 -124,-32,13'), helper.skin),
  ]
  return [
    ...rim('#fff3cf', figure, [-5, -3]),
    ...figure,
    fill('#39474a', s.shape(xy('-170,-12 -96,-12 -96,-2 -178,-2'))),
    lines('#39474a', 8, s.shape(xy('-146,-14 -146,-30 -112,-30'))),
  ]
}
