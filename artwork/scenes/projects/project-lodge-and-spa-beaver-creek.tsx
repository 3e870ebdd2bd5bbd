import { Backdrop } from '../../kit/backdrop.tsx'
import { mix } from '../../kit/color.ts'
import { Bank, Boulders } from '../../kit/ground.tsx'
import { blueHour } from '../../kit/lights-dim.ts'
import { made } from '../../kit/materials.ts'
import { clump, Pines } from '../../kit/pines.tsx'
import { between, seeded } from '../../kit/random.ts'
import { Solid } from '../../kit/solid.tsx'
import { placed, type Camera } from '../../kit/space.ts'
import { hotel } from '../../kit/town.ts'

/** A lodge at the blue hour, warm pools steaming in front of it. */
export function LodgeSpa() {
  const light = blueHour
  const random = seeded(141)
  const camera: Camera = { eye: [-12, 7, 90], focal: 1800, middle: 640, horizon: 640 }
  const lodge = placed(hotel(light, 44, 4, light.snow.half, made.cedar), -14, [14, 0, -10])
  const steam = [620, 800, 980, 1180].map((x) => {
    const w = between(random, 18, 34)
    return `M${x} 800c-${Math.round(w)}-40 ${Math.round(w)}-60 0-110c${Math.round(w * 1.6)} 40 ${Math.round(w)} 70 ${Math.round(w * 0.9)} 108z`
  })
  return (
    <>
      <Backdrop
        light={light}
        random={random}
        ground={700}
        clouds={3}
        massifs={[{ spine: 'whales', x: [100, 1700], top: 270, snow: 0.8, ribs: 2 }]}
        ridges={[
          [560, 560, 530],
          [620, 640, 600],
        ]}
      />
      <Pines
        light={light}
        fill={light.woods[3]}
        trees={[...clump(random, 1500, 730, 7, 300, 120), ...clump(random, 420, 730, 6, 210, 110)]}
      />
      <Solid faces={lodge} camera={camera} light={light} />
      <Bank
        fill={light.ground.half}
        crest={[
          [0, 750],
          [600, 742],
          [1100, 752],
          [1600, 744],
        ]}
      />
      <path
        fill={made.stone}
        d="M460 812C520 772 760 764 1000 768C1240 772 1420 784 1440 816C1420 856 1140 868 900 866C640 864 460 850 460 812z"
      />
      <path
        fill="#5fb0b4"
        d="M490 812C560 782 780 776 1000 780C1220 784 1396 794 1412 816C1390 846 1120 854 900 852C660 850 500 840 490 812z"
      />
      <path
        fill="#f2c98c"
        opacity=".65"
        d="M820 790l60 0-8 12-44 0zM900 800l120 2-30 14-70-2zM1060 792l90 4-20 10-60-2zM860 824l160 4-60 8-80-4z"
      />
      <path fill="#dce8ee" opacity=".3" d={steam.join('')} />
      <Bank
        fill={mix(light.ground.lit, light.ground.half, 0.4)}
        crest={[
          [0, 840],
          [400, 866],
          [900, 884],
          [1600, 850],
        ]}
      />
      <Boulders
        snow
        light={light}
        random={random}
        at={[
          [470, 836, 50],
          [540, 858, 34],
          [1430, 836, 48],
          [1360, 862, 30],
        ]}
      />
      <Pines
        light={light}
        fill={light.woods[3]}
        trees={[...clump(random, 100, 900, 7, 370, 160), ...clump(random, 1555, 910, 3, 340, 70)]}
      />
    </>
  )
}
