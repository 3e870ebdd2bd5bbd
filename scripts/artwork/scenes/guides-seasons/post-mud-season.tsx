import { Backdrop } from '../../kit/backdrop.tsx'
import { mix } from '../../kit/colour.ts'
import { Bank, Boulders } from '../../kit/ground.tsx'
import { dawn } from '../../kit/lights-low.ts'
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

/** Mud season, seven in the morning: the truck on mats and stone while the ruts still carry ice. */
export function MudSeason() {
  const light = dawn
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
        massifs={[{ spine: 'castle', x: [300, 1500], top: 240, snow: 0.6, ribs: 2 }]}
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
        fill={mix(mud, light.ground.half, 0.55)}
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
      <path
        fill={mix(mud, light.snow.dark, 0.45)}
        d="M60 766l40-10 30 2-44 12zM210 742l50-10 22 4-48 10zM400 722l46-8 20 4-40 8zM900 732l60-4 20 6-60 4zM1060 738l40-6 26 4-46 6z"
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
        <stop offset="0" stopColor="#fbe3c6" />
        <stop offset=".5" stopColor="#dcd5d3" />
        <stop offset="1" stopColor="#9db7c6" />
      </linearGradient>
      <path
        fill="url(#puddle)"
        d="M330 890C344 864 384 834 414 818C440 806 452 818 440 842C430 866 412 884 398 892C372 902 322 904 330 890zM500 782C514 766 546 746 570 738C588 734 588 742 576 754C556 772 528 788 510 792C498 794 494 790 500 782zM640 884C640 852 652 818 664 800C674 788 686 796 694 816C706 842 722 868 726 884C722 896 644 898 640 884zM664 764C664 752 668 742 672 738C678 736 684 748 690 760C690 768 668 770 664 764z"
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
