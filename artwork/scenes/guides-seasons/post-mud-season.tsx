import { Backdrop } from '../../kit/backdrop.tsx'
import { mix } from '../../kit/color.ts'
import { Bank, Boulders } from '../../kit/ground.tsx'
import { noon } from '../../kit/lights-high.ts'
import { sunAt } from '../../kit/light.ts'
import { mirrored } from '../../kit/machines/parts.ts'
import { truck } from '../../kit/machines/truck.ts'
import { made } from '../../kit/materials.ts'
import { areas, type Point } from '../../kit/path.ts'
import { clump, Pines } from '../../kit/pines.tsx'
import { between, seeded } from '../../kit/random.ts'
import { footprint } from '../../kit/shadow.ts'
import { Solid } from '../../kit/solid.tsx'
import { box } from '../../kit/solids.ts'
import { placed, type Camera, type Face } from '../../kit/space.ts'

const mud = '#74543d'

/** Mud season at noon: the truck waits on mats and stone, the ruts beside it are soup. */
export function MudSeason() {
  const light = { ...sunAt(noon, 300), needle: '#5d8a6c' }
  const random = seeded(319)
  const camera: Camera = { eye: [-3, 2.7, 24], focal: 1800, middle: 580, horizon: 616 }
  const mats = Array.from({ length: 9 }, (_, i) =>
    box(
      [1.4 + i * 1.02, 2.36 + i * 1.02],
      [0, 0.16],
      [-1.9, 2.1],
      i % 2 ? made.cedarPale : '#a87a50',
    ),
  ).flat()
  const faces: Face[] = [
    ...placed(
      [
        footprint([1.2, 11], [-2.2, 2.5], mix(mud, '#241a14', 0.4)),
        ...mats,
        footprint([2.6, 10], [-1.4, 1.5], mix(made.timber, '#241a14', 0.4), 0.17),
      ],
      4,
      [0, 0, 0],
    ),
    ...placed(mirrored(truck('#a8523a')), 6, [6.3, 0.16, -0.3]),
  ]
  const stones = Array.from({ length: 70 }, (): Point[] => {
    const [t, u] = [random(), random()]
    const x = 960 + t * 620 - (1 - u) * 60
    const y = 842 + u * 56
    const s = between(random, 5, 12)
    return [
      [x - s, y],
      [x - s * 0.3, y - s * 0.6],
      [x + s * 0.6, y - s * 0.4],
      [x + s, y],
      [x, y + s * 0.3],
    ]
  })
  return (
    <>
      <Backdrop
        light={light}
        random={random}
        ground={650}
        clouds={3}
        massifs={[{ spine: 'whales', x: [60, 1500], top: 280, snow: 0.8, ribs: 2 }]}
        ridges={[
          [520, 540, 520],
          [590, 600, 580],
        ]}
      />
      <Pines
        light={light}
        fill={light.woods[3]}
        trees={[...clump(random, 640, 690, 5, 200, 90), ...clump(random, 1520, 700, 6, 330, 110)]}
      />
      <Bank
        fill={mix(mud, '#8f9a66', 0.6)}
        crest={[
          [0, 690],
          [600, 684],
          [1100, 690],
          [1600, 680],
        ]}
      />
      <path
        fill={light.snow.dark}
        d="M0 712C160 690 300 706 420 702C510 700 560 716 530 732C400 764 200 784 0 816zM822 716C900 690 1040 706 1180 700C1340 694 1480 700 1600 704V760C1400 752 1100 776 920 760C830 752 800 730 822 716z"
      />
      <path
        fill={light.snow.lit}
        d="M0 700C120 676 280 702 420 694C500 690 556 706 520 716C400 740 200 760 0 788zM826 714C900 686 1060 704 1200 694C1340 686 1480 694 1600 696V738C1400 730 1100 752 920 742C840 736 806 724 826 714z"
      />
      <path fill={mud} d="M0 830C180 790 420 752 590 712L700 712C740 760 900 790 1600 780V900H0z" />
      <path
        fill={mix(mud, light.key, 0.28)}
        d="M240 900C340 820 500 752 602 712H616C540 762 420 832 370 900zM560 900C600 820 640 762 652 712H664C680 770 700 830 720 900z"
      />
      <path
        fill={mix(mud, '#241a14', 0.5)}
        d="M300 900C390 822 520 758 612 712H630C560 764 460 832 420 900zM610 900C634 824 648 768 660 712H676C700 776 740 840 770 900z"
      />
      <linearGradient id="puddle" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#f4f8f4" />
        <stop offset=".5" stopColor="#b9d5de" />
        <stop offset="1" stopColor="#6fa3bf" />
      </linearGradient>
      <path
        fill="url(#puddle)"
        d="M318 896C326 876 352 862 366 846C384 828 404 826 416 818C436 808 452 812 444 828C440 842 448 850 432 866C420 884 398 890 386 898zM452 806C456 792 480 786 494 774C514 760 540 748 560 742C574 738 578 744 566 754C552 770 530 776 514 790C498 802 478 804 466 810zM626 900C622 880 640 862 638 846C640 826 652 816 656 800C664 784 678 792 682 810C696 828 700 846 716 864C728 880 728 892 724 900zM656 776C654 762 664 752 666 740C672 730 680 744 684 758C690 770 684 780 674 782z"
      />
      <path
        fill="#fff7ea"
        opacity=".8"
        d="M392 838q18-14 34-12q-12 10-34 12zM500 778q20-14 38-18q-12 14-38 18zM652 832q6-18 14-20q4 12-14 20z"
      />
      <path
        fill={mix(mud, light.key, 0.18)}
        d="M470 872l18-14 22 4 8 12-26 6zM560 812l12-9 16 3 5 8-18 5zM250 850l16-10 20 3 6 10-24 5zM760 836l16-12 24 2 10 12-28 8zM800 784l10-7 15 1 6 8-18 4z"
      />
      <Solid faces={faces} camera={camera} light={light} />
      <path fill={made.stoneDark} d="M900 900L980 846C1200 836 1420 840 1600 834V900z" />
      <path fill={made.gravel} d={areas(stones, 0.5)} />
      <Boulders
        light={light}
        random={random}
        at={[
          [930, 884, 30],
          [1560, 850, 30],
        ]}
      />
    </>
  )
}
