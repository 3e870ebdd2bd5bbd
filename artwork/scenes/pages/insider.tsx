import { Backdrop } from '../../kit/backdrop.tsx'
import { mix } from '../../kit/color.ts'
import { evening } from '../../kit/lights-low.ts'
import { sunAt } from '../../kit/light.ts'
import { made } from '../../kit/materials.ts'
import { clump, Pines } from '../../kit/pines.tsx'
import { seeded } from '../../kit/random.ts'
import { Veil } from '../../kit/woods.tsx'

/** A mug on the rail, the valley before anybody is up. */
export function Insider() {
  const light = sunAt(evening, 1180, 470)
  const random = seeded(341)
  return (
    <>
      <Backdrop
        light={{ ...light, sun: { ...light.sun, r: 44 } }}
        random={random}
        ground={700}
        clouds={5}
        massifs={[
          { spine: 'whales', x: [-300, 1100], top: 400, air: 0.45 },
          { spine: 'bells', x: [120, 1080], top: 300, snow: 0.4 },
        ]}
        ridges={[
          [560, 590, 560],
          [630, 650, 620],
        ]}
      />
      <Veil id="mist" y={600} height={140} color={light.haze} opacity={0.8} />
      <Pines
        light={light}
        fill={light.woods[2]}
        trees={[
          ...clump(random, 300, 790, 8, 240, 190),
          ...clump(random, 780, 800, 6, 200, 130),
          ...clump(random, 1440, 790, 8, 280, 150),
        ]}
      />
      <path fill={light.ground.dark} d="M0 770C400 752 900 770 1600 748V900H0z" />
      <path fill={made.timber} d="M0 760L1600 744V900H0z" />
      <path fill={made.cedar} d="M0 744L1600 728V752L0 770z" />
      <path fill={mix(made.cedar, light.key, 0.3)} d="M0 744L1600 728V734L0 751z" />
      <path
        fill={mix(made.timber, '#000000', 0.3)}
        d="M0 812L1600 796v6L0 819zM0 866L1600 850v6L0 873z"
      />
      <path fill="#3c2a22" opacity=".45" d="M1180 760L1500 752L1380 774L1060 782z" />
      <path fill="#d9d0bd" d="M1150 748L1452 736L1532 764L1206 780z" />
      <path fill={made.white} d="M1150 742L1452 730L1532 758L1206 774z" />
      <path fill="#2f5f5c" d="M1176 743L1300 738L1308 741L1182 746z" />
      <path fill="#8fa9b0" d="M1190 749L1316 744L1352 757L1222 763z" />
      <path fill="#5f7d8a" d="M1222 763L1236 755L1252 757L1276 748L1300 755L1318 751L1352 757z" />
      <path
        fill="#b0a898"
        d="M1334 742l104-4 5 2-104 4zM1346 747l104-4 5 2-104 4zM1358 752l96-4 5 2-96 4zM1372 757l100-4 4 1-100 4z"
      />
      <path fill="#3c2a22" opacity=".5" d="M1010 744L900 752L760 752L960 738z" />
      <path fill="#2f5f5c" d="M960 616H1096V726Q1096 742 1080 742H976Q960 742 960 726z" />
      <path fill="#42807a" d="M1050 616H1096V726Q1096 742 1080 742H1056Q1066 700 1050 616z" />
      <path
        fill="#2f5f5c"
        fillRule="evenodd"
        d="M1094 636h24q26 0 26 34t-26 34h-24zM1096 654v32h18q12 0 12-16t-12-16z"
      />
      <path fill="#244a48" d="M960 616q68-16 136 0q-68 16-136 0z" />
      <path
        fill="#fff6e2"
        opacity=".5"
        d="M1010 606C986 560 1040 540 1016 488C1056 530 1010 560 1034 606zM1050 604C1036 570 1074 552 1058 512C1090 548 1056 572 1070 604z"
      />
    </>
  )
}
