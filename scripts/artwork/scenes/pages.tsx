import { Backdrop } from '../kit/backdrop.tsx'
import { mix } from '../kit/colour.ts'
import { studWall, timberFrame } from '../kit/frame.ts'
import { Bank, Boulders, Tufts } from '../kit/ground.tsx'
import { alpenglow, dawn, dusk, evening, storm, sunAt } from '../kit/light.ts'
import { mountainHouse } from '../kit/lodge.ts'
import { made } from '../kit/materials.ts'
import { People } from '../kit/people.tsx'
import type { Pictures } from '../kit/picture.ts'
import { clump, Pines } from '../kit/pines.tsx'
import { seeded } from '../kit/random.ts'
import { Solid } from '../kit/solid.tsx'
import { placed, type Camera } from '../kit/space.ts'
import { Veil } from '../kit/woods.tsx'
import { home } from './home.tsx'

/** Five people and a dog before their own frame, against the last light. */
function AboutTeam() {
  const light = sunAt(dusk, 1010, 520)
  const random = seeded(301)
  const camera: Camera = { eye: [-4, 2, 40], focal: 1500, middle: 700, horizon: 620 }
  const dark = '#12252a'
  return (
    <>
      <Backdrop
        light={{
          ...light,
          woods: [light.woods[0], light.woods[0], light.woods[1], light.woods[3]],
        }}
        random={random}
        ground={720}
        clouds={5}
        massifs={[
          { spine: 'low', x: [-200, 600], top: 470, air: 0.5 },
          { spine: 'saw', x: [240, 1500], top: 330, air: 0.1 },
        ]}
        ridges={[
          [600, 620, 580],
          [660, 680, 640],
        ]}
      />
      <Solid
        light={{ ...light, shadow: dark }}
        camera={camera}
        faces={placed(timberFrame([-5, 5], [-12, 0], 4, 5.4, 4, made.timber), -28, [12, -0.6, -4])}
      />
      <Bank
        fill={light.ground.dark}
        crest={[
          [0, 820],
          [400, 772],
          [720, 700],
          [1240, 690],
          [1600, 730],
        ]}
      />
      <People
        fill={dark}
        figures={[
          { x: 740, y: 724, height: 190, hat: true },
          { x: 826, y: 722, height: 170, pose: 'hips' },
          { x: 916, y: 718, height: 198, pose: 'point', hat: true },
          { x: 1040, y: 716, height: 178, pose: 'stand' },
          { x: 1120, y: 714, height: 186, pose: 'hips', hat: true },
        ]}
      />
      <path
        fill={dark}
        d="M640 746l4-34-10-16 4-14 14-2 8 12 34 2 10-16 4 3-8 20 2 45h-8l-4-32-26-2-4 34h-8l2-34-6 34z"
      />
      <Bank
        fill={dark}
        crest={[
          [0, 860],
          [460, 800],
          [800, 722],
          [1240, 712],
          [1600, 780],
        ]}
      />
      <Tufts fill={dark} random={random} within={[700, 716, 1500, 728]} count={50} size={20} />
      <Pines
        light={light}
        fill={light.woods[3]}
        trees={[...clump(random, 90, 890, 7, 380, 140), ...clump(random, 1540, 880, 4, 330, 80)]}
      />
    </>
  )
}

/** Four hands raise a wall at first light. */
function Careers() {
  const light = sunAt(dawn, 420)
  const random = seeded(311)
  const camera: Camera = { eye: [-2, 2, 24], focal: 1500, middle: 720, horizon: 700 }
  const dark = '#1a3238'
  const wall = studWall([-4, 5], 3.6, 0, [-0.8, 1.6]).map((face) => ({
    ...face,
    points: face.points.map(([x, y, z]) => [x, y * 0.94, z + y * 0.34] as const),
  }))
  return (
    <>
      <Backdrop
        light={light}
        random={random}
        ground={730}
        clouds={4}
        massifs={[{ spine: 'lone', x: [380, 1500], top: 250, snow: 0.45 }]}
        ridges={[
          [600, 630, 600],
          [670, 690, 660],
        ]}
      />
      <Bank
        fill={mix(light.ground.half, light.ground.dark, 0.5)}
        crest={[
          [0, 780],
          [700, 764],
          [1600, 776],
        ]}
      />
      <path fill={made.concrete} d="M640 800L1500 784L1560 826L590 846z" />
      <path fill={made.stoneDark} d="M590 846L1560 826V850L590 872z" />
      <Solid light={light} camera={camera} faces={placed(wall, -6, [4, -1.3, 0])} />
      <People
        fill={dark}
        figures={[
          { x: 806, y: 836, height: 196, pose: 'raise', hat: true },
          { x: 1000, y: 842, height: 204, pose: 'raise', hat: true },
          { x: 1190, y: 834, height: 192, pose: 'raise', hat: true },
          { x: 668, y: 840, height: 190, pose: 'point', hat: true },
        ]}
      />
      <Bank
        fill={light.ground.dark}
        crest={[
          [0, 850],
          [500, 872],
          [1000, 880],
          [1600, 850],
        ]}
      />
      <Boulders
        light={light}
        random={random}
        at={[
          [180, 860, 44],
          [240, 872, 28],
        ]}
      />
      <Pines
        light={light}
        fill={light.woods[3]}
        trees={[...clump(random, 90, 890, 6, 360, 130), ...clump(random, 1560, 880, 3, 300, 60)]}
      />
    </>
  )
}

/** A mailbox at the foot of the drive; up there somebody is home. */
function Contact() {
  const light = sunAt(dusk, 1260, 500)
  const random = seeded(321)
  const camera: Camera = { eye: [-14, -4, 110], focal: 1500, middle: 760, horizon: 720 }
  return (
    <>
      <Backdrop
        light={light}
        random={random}
        ground={660}
        clouds={5}
        massifs={[
          { spine: 'twin', x: [160, 1220], top: 310, snow: 0.4 },
          { spine: 'low', x: [1120, 1900], top: 440, air: 0.4 },
        ]}
        ridges={[
          [540, 560, 530],
          [600, 610, 580],
        ]}
      />
      <Pines
        light={light}
        fill={light.woods[2]}
        trees={[...clump(random, 1360, 690, 7, 170, 110), ...clump(random, 880, 680, 4, 130, 60)]}
      />
      <Solid
        light={light}
        camera={camera}
        faces={placed(mountainHouse({ light, random }), -34, [16, -1, 0])}
      />
      <Bank
        fill={light.ground.dark}
        crest={[
          [0, 730],
          [500, 716],
          [900, 724],
          [1200, 722],
          [1600, 704],
        ]}
      />
      <path
        fill={mix(light.ground.half, light.haze, 0.25)}
        d="M460 900C640 850 900 830 1040 792C1130 766 1120 744 1200 724L1236 726C1180 748 1200 776 1120 806C1000 850 860 860 780 900z"
      />
      <path
        fill={mix(light.ground.dark, '#000000', 0.2)}
        d="M780 900C860 860 1000 850 1120 806C1200 776 1180 748 1236 726L1600 704V900z"
      />
      <g transform="translate(-330 -6)">
        <path fill={made.timber} d="M1020 900V700h26v200zM960 712h150v18H960z" />
        <path fill="#3a5a5e" d="M946 714V668q0-34 34-34h110q34 0 34 34v46z" />
        <path fill="#28444a" d="M946 714V668q0-34 34-34q34 0 34 34v46z" />
        <path fill={light.window[1]} d="M1088 640h8v-46h40v26h-32v28z" />
        <path fill={made.white} d="M962 700v-30h40v30z" />
      </g>
      <Tufts
        fill={light.woods[3]}
        random={random}
        within={[560, 884, 900, 904]}
        count={22}
        size={40}
      />
      <Boulders
        light={{ ...light, rock: { lit: '#8d7a72', half: '#4b5560', dark: '#253842' } }}
        random={random}
        at={[
          [1290, 880, 56],
          [380, 876, 40],
        ]}
      />
      <Pines
        light={light}
        fill={light.woods[3]}
        trees={[...clump(random, 80, 905, 6, 400, 130), ...clump(random, 1550, 905, 4, 420, 70)]}
      />
    </>
  )
}

/** A signpost whose arrows say nothing, and tracks that end in the snow. */
function NotFound() {
  const light = sunAt({ ...storm, ground: alpenglow.ground, needle: '#dfe6ea' }, 1300)
  const random = seeded(331)
  const steps = Array.from({ length: 15 }, (_, i) => {
    const t = i / 14
    const [x, y, s] = [
      980 - 420 * t ** 1.5 + (i % 2 ? 12 : -12) * (1.3 - t),
      890 - 150 * t,
      1.4 - t,
    ]
    return `M${Math.round(x)} ${Math.round(y)}q${Math.round(9 * s)}-${Math.round(7 * s)} ${Math.round(18 * s)} 0q-${Math.round(9 * s)} ${Math.round(7 * s)}-${Math.round(18 * s)} 0z`
  }).join('')
  return (
    <>
      <Backdrop
        light={light}
        random={random}
        ground={690}
        clouds={4}
        massifs={[{ spine: 'dome', x: [240, 1360], top: 300, snow: 0.6, air: 0.25 }]}
        ridges={[
          [580, 600, 580],
          [640, 650, 630],
        ]}
      />
      <Veil id="fog" y={520} height={180} colour={light.haze} opacity={0.7} />
      <Bank
        fill={light.ground.lit}
        crest={[
          [0, 730],
          [400, 700],
          [800, 726],
          [1200, 708],
          [1600, 730],
        ]}
      />
      <Bank
        fill={light.ground.half}
        crest={[
          [0, 800],
          [300, 780],
          [760, 752],
          [1100, 820],
          [1600, 780],
        ]}
      />
      <Bank
        fill={light.ground.lit}
        crest={[
          [0, 850],
          [420, 800],
          [900, 800],
          [1300, 846],
          [1600, 830],
        ]}
      />
      <path fill={light.ground.dark} d={steps} />
      <path fill={made.timber} d="M1090 860L1096 500h26l4 360z" />
      <path fill="#8a5a39" d="M1010 540L1200 530L1240 560L1202 592L1012 590z" />
      <path fill="#a06b45" d="M1190 626L1000 618L962 648L1000 678L1192 676z" />
      <path
        fill={light.ground.lit}
        d="M1008 542C1050 520 1160 516 1202 532L1196 538L1012 548zM1000 620C1060 604 1150 610 1192 628L1186 634L1002 628zM1088 502q20-22 40 0l-2 8h-36zM1040 862C1070 830 1150 830 1180 862z"
      />
      <Pines
        light={light}
        fill={light.woods[3]}
        trees={[
          { x: 1330, y: 840, height: 330, kind: 2 },
          { x: 1390, y: 850, height: 210, kind: 4 },
          ...clump(random, 90, 890, 5, 330, 120),
        ]}
      />
    </>
  )
}

/** The house itself, closer: the picture other sites show when somebody links here. */
function Share() {
  const Hero = home['home-hero']?.draw
  return (
    <svg viewBox="330 190 1248 702" width="1600" height="900">
      {Hero && <Hero />}
    </svg>
  )
}

/** A mug on the rail, the valley before anybody is up. */
function Insider() {
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
      <Veil id="mist" y={600} height={140} colour={light.haze} opacity={0.8} />
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

export const pages: Pictures = {
  'about-team': {
    alt: 'Five people and a dog in silhouette before a timber frame, jagged peaks and the last sun behind them.',
    focus: [60, 74],
    draw: AboutTeam,
  },
  careers: {
    alt: 'Four builders in silhouette raise a framed wall at dawn below a snow peak.',
    focus: [60, 70],
    draw: Careers,
  },
  contact: {
    alt: 'A mailbox with its flag up at the foot of a drive, a lit house below a twin peak at dusk.',
    focus: [66, 68],
    draw: Contact,
  },
  'not-found': {
    alt: 'A signpost with two blank arrows in fresh snow; footprints that lead away and end.',
    focus: [68, 68],
    draw: NotFound,
  },
  share: {
    alt: 'A mountain house of timber, stone and glass at dusk, windows lit, snow peaks behind it.',
    focus: [60, 60],
    draw: Share,
  },
  insider: {
    alt: 'A steaming mug on a timber rail, mist in the valley and two peaks in the first sun.',
    focus: [64, 66],
    draw: Insider,
  },
}
