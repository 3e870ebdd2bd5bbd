import { mix } from '../../kit/color.ts'
import type { Cloth } from '../../kit/print/figure.ts'
import { type Pose, type Posed, posed } from '../../kit/print/pose.ts'
import { jackets, rimmed, workwear } from '../../kit/print/stage.ts'
import type { Clothes } from '../../kit/print/workers.ts'
import type { Point } from '../../kit/path.ts'
import { fill, type Impression, lines, xy } from '../../plates/ink.ts'
import type { HouseLight } from './home-hero-lights.ts'

/** Walks under a load on the shoulder, bent forward, one hand up to hold it. */
const carries: Pose = {
  hip: [14, -182],
  shoulder: [-16, -290],
  head: [-44, -362],
  look: 0.12,
  far: { elbow: [-72, -262], hand: [-66, -326], knee: [40, -104], foot: [92, -14], toe: -24 },
  near: { elbow: [-62, -236], hand: [-74, -316], knee: [-44, -106], foot: [-72, 0] },
}

const toSun: Point = [0.7, -0.6]
const scale = 0.34
const front: Point = [826, 872]
const back: Point = [664, 862]

/** Work clothes in few inks, in the light of the hour. */
function dressed({ key, shade, dim }: HouseLight, jacket: Cloth): Clothes {
  const cloth = ([lit, dark]: Cloth): Cloth => [
    mix(mix(lit, key, 0.12), shade, 0.18 + dim),
    mix(dark, shade, 0.3 + dim * 0.8),
  ]
  const pants = cloth(workwear.pants)
  return {
    jacket: cloth(jacket),
    pants,
    boots: [pants[1], pants[1]],
    skin: cloth(workwear.skin),
    hat: cloth(workwear.hat),
    gloves: cloth(workwear.skin),
  }
}

/** Two carry a timber up to the house. */
export function crew(light: HouseLight): Impression[] {
  const { ground, rim, key, shade, dim } = light
  const one = posed({ at: front, scale, side: -1 }, dressed(light, jackets.orange), toSun, carries)
  const two = posed({ at: back, scale, side: -1 }, dressed(light, jackets.plaid), toSun, carries)
  const parts = (part: keyof Posed) =>
    [two, one].flatMap((figure) => rimmed(rim, figure[part], [2, -1.5]))
  const wood = (tone: number) => mix(mix('#c58a4e', key, 0.2), shade, tone + dim * 0.8)
  return [
    fill(
      ground.dark,
      xy('560,872 690,860 700,868 600,884'),
      xy('722,884 850,870 862,878 762,896'),
      xy('470,872 760,884 740,892 470,880'),
    ),
    ...parts('body'),
    fill(rim, xy('572,741 952,752 952,757 572,746')),
    fill(wood(0.2), xy('572,744 952,755 952,774 572,763')),
    fill(wood(0), xy('952,755 960,753 960,772 952,774')),
    lines(wood(0.45), 1.5, xy('580,754 690,757'), xy('730,752 840,755'), xy('850,765 944,768')),
    ...parts('arm'),
  ]
}
