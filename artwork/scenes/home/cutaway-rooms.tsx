import { mix } from '../../kit/color.ts'
import { disc } from '../../kit/path.ts'
import { Cook, HomeWatch, Inspector } from './cutaway-people.tsx'
import { Box, Glow, ink, levels, Lines, Shape, uprights } from './cutaway-shape.tsx'

/** The lit rooms, drawn before the walls that are cut through. */
export function Rooms() {
  return (
    <>
      <Loft />
      <Kitchen />
      <GreatRoom />
      <CrawlSpace />
      <BoilerRoom />
      <BunkRoom />
    </>
  )
}

function Loft() {
  return (
    <>
      <Shape
        fill={ink.wallDim}
        points={[
          [536, 486],
          [536, 447],
          [800, 249],
          [812, 258],
          [812, 486],
        ]}
      />
      <Lines stroke={ink.wallDark} width={1.5} d={boardsUnderRoof()} />
      <Glow wall={ink.wallDim} x={747} y={426} r={58} />
      {/* window to the night */}
      <Box at={[756, 338]} size={[42, 52]} fill={ink.woodDark} />
      <Box at={[760, 342]} size={[34, 44]} fill="#2c4f5f" />
      <Lines stroke={ink.woodDark} d="M777 342v44" width={3} />
      {/* bed */}
      <Box at={[600, 440]} size={[10, 40]} fill={ink.woodDark} />
      <Box at={[610, 458]} size={[108, 22]} fill="#7a4a3a" />
      <Shape
        fill="#f5ece0"
        points={[
          [612, 458],
          [614, 447],
          [642, 446],
          [648, 458],
        ]}
      />
      <Shape
        fill={ink.copper}
        points={[
          [640, 458],
          [652, 450],
          [712, 450],
          [718, 458],
          [718, 470],
          [640, 470],
        ]}
      />
      {/* lamp on a stand */}
      <Box at={[732, 454]} size={[30, 26]} fill={ink.woodDark} />
      <Box at={[745, 432]} size={[4, 22]} fill={ink.dark} />
      <Shape
        fill={ink.shade}
        points={[
          [738, 434],
          [742, 418],
          [752, 418],
          [756, 434],
        ]}
      />
    </>
  )
}

/** Level boards of the loft, each only as long as the roof above leaves it. */
function boardsUnderRoof(): string {
  let d = ''
  for (let y = 284; y < 480; y += 17) {
    const x = Math.max(538, Math.round(812 - (y - 256) / 0.769))
    d += `M${x} ${y}H812`
  }
  return d
}

/** Upright boards of the great room, from the floor to the roof. */
function postsUnderRoof(): string {
  let d = ''
  for (let x = 924; x < 1138; x += 23) d += `M${x} ${Math.round(258 + (x - 812) * 0.705)}V636`
  return d
}

function Kitchen() {
  return (
    <>
      <Box at={[536, 500]} size={[276, 140]} fill={ink.wall} />
      <Glow wall={ink.wall} x={668} y={552} r={46} />
      <Glow wall={ink.wall} x={716} y={552} r={46} />
      {/* upper cabinets, hood, open shelf */}
      <Box at={[552, 506]} size={[56, 44]} fill={ink.wood} />
      <Box at={[704, 506]} size={[56, 44]} fill={ink.wood} />
      <Lines stroke={ink.woodDark} d="M580 506v44M732 506v44" />
      <Shape
        fill={ink.steel}
        points={[
          [636, 500],
          [676, 500],
          [680, 526],
          [692, 544],
          [620, 544],
          [632, 526],
        ]}
      />
      {/* tiles, counter, range, lower cabinets */}
      <Lines stroke={ink.wallDark} width={1} d={levels(556, 580, 8, 552, 208)} />
      <Box at={[548, 586]} size={[216, 6]} fill={ink.cut} />
      <Box at={[552, 592]} size={[208, 48]} fill={ink.wood} />
      <Box at={[626, 588]} size={[60, 52]} fill={ink.steel} />
      <Box at={[632, 604]} size={[48, 26]} fill="#4a565b" />
      <Box at={[638, 610]} size={[36, 14]} fill={ink.lamp} />
      <Lines stroke={ink.woodDark} d="M588 592v48M723 592v48" />
      <Box at={[772, 520]} size={[40, 120]} fill="#5b686c" />
      <Lines stroke={ink.steel} d="M778 560v24M778 600v24" />
      {/* island with pendants and a cook */}
      <Cook />
      <Lines stroke={ink.dark} width={1.5} d="M668 500v40M716 500v40" />
      <Shape
        fill={ink.shade}
        points={[
          [660, 552],
          [664, 540],
          [672, 540],
          [676, 552],
        ]}
      />
      <Shape
        fill={ink.shade}
        points={[
          [708, 552],
          [712, 540],
          [720, 540],
          [724, 552],
        ]}
      />
      <Box at={[630, 598]} size={[124, 7]} fill="#fbf3e2" />
      <Box at={[638, 605]} size={[108, 35]} fill={ink.woodDark} />
    </>
  )
}

function GreatRoom() {
  return (
    <>
      <Shape
        fill={ink.wall}
        points={[
          [812, 640],
          [812, 258],
          [822, 256],
          [1140, 478],
          [1140, 640],
        ]}
      />
      <Lines stroke={ink.wallDim} width={1.5} d={postsUnderRoof()} />
      <Glow wall={ink.wall} x={934} y={528} r={92} />
      {/* fireplace and its stone chimney */}
      <Shape
        fill={ink.stone}
        points={[
          [826, 640],
          [832, 262],
          [884, 262],
          [912, 560],
          [914, 640],
        ]}
      />
      <Lines
        stroke={ink.stoneDark}
        width={1.5}
        d="M832 300h54M833 340h58M831 380h64M831 420h66M830 460h70M829 500h74M828 540h80M856 262v38M846 300v40M872 300v40M858 340v40M845 380v40M878 380v40M862 420v40M846 460v40M884 460v40M864 500v40"
      />
      <Box at={[820, 552]} size={[102, 10]} fill={ink.woodDark} />
      <Box at={[842, 576]} size={[58, 58]} fill={ink.cut} />
      <path
        fill={ink.copper}
        d="M850 632c-2-22 10-24 10-40 12 10 10 20 14 24 2-6 4-8 6-16 10 12 14 20 12 32z"
      />
      <path fill={ink.lamp} d="M860 632c0-12 8-14 8-24 8 6 6 14 10 24z" />
      <Box at={[822, 634]} size={[104, 6]} fill={ink.stoneDark} />
      {/* tie beam and struts under the roof */}
      <Lines stroke={ink.frame} width={11} d="M898 430H1064" />
      <Lines stroke={ink.frame} width={8} d="M938 430V352M938 426L1004 396" />
      <Lines stroke={ink.frameLit} width={2} d="M898 426H1060" />
      {/* sofa, floor lamp, somebody at the window */}
      <path fill="#7a4a3a" d="M950 640v-30q0-6 6-6h8v-14q0-8 8-8h66q8 0 8 8v14h8q6 0 6 6v30z" />
      <path fill="#915c48" d="M964 604h74v18h-74z" />
      <Lines stroke={ink.dark} width={3} d="M934 640v-104" />
      <Shape
        fill={ink.shade}
        points={[
          [920, 540],
          [926, 516],
          [942, 516],
          [948, 540],
        ]}
      />
      <HomeWatch />
    </>
  )
}

function CrawlSpace() {
  return (
    <>
      <Box at={[536, 662]} size={[176, 74]} fill="#6f5a46" />

      <path fill="none" stroke={ink.steel} strokeWidth={7} d="M540 676h172" />
      <path fill="none" stroke={ink.copper} strokeWidth={3} d="M540 690h172" />
      {/* sealed liner, turned up at the walls */}
      <path
        fill="none"
        stroke={ink.wrap}
        strokeWidth={5}
        d="M541 712v22h166v-22"
        strokeLinejoin="round"
      />
      <Inspector />
    </>
  )
}

function BoilerRoom() {
  return (
    <>
      <Box at={[724, 662]} size={[168, 138]} fill="#cfc2a4" />
      <path fill={mix('#cfc2a4', ink.glow, 0.5)} d="M786 669h44l40 131h-124z" />
      <Box at={[786, 664]} size={[44, 5]} fill={ink.glow} />
      {/* boiler on the wall, tank, manifold with its loops */}
      <Box at={[740, 690]} size={[46, 62]} fill="#f4efe4" />
      <Box at={[740, 690]} size={[46, 10]} fill={ink.spruce} />
      <circle cx={763} cy={722} r={8} fill={ink.cut} />
      <circle cx={763} cy={722} r={3} fill={ink.lamp} />
      <path fill={ink.steel} d="M806 800v-74q0-12 17-12t17 12v74z" />
      <path fill="#7f9297" d="M828 800v-84q12 2 12 10v74z" />
      <Lines
        stroke={ink.copper}
        width={4}
        d="M752 752v20h54M772 752v12h34M763 690v-22M823 714v-36h36"
      />
      <Box at={[856, 700]} size={[28, 40]} fill={ink.woodDark} />
      <Lines stroke={ink.copper} width={2} d={uprights(860, 880, 5, 706, 94)} />
      <Lines stroke={ink.steel} width={3} d="M858 712h24M858 726h24" />
      <circle cx={772} cy={764} r={6} fill="#3f6b4f" />
      <circle cx={796} cy={772} r={6} fill="#9c3c2c" />
    </>
  )
}

function BunkRoom() {
  return (
    <>
      <Box at={[904, 662]} size={[236, 138]} fill={ink.wallDim} />
      <Glow wall={ink.wallDim} x={972} y={692} r={28} />
      {/* bunks built in, a bench with skis and boots by the door */}
      <Box at={[916, 680]} size={[8, 120]} fill={ink.woodDark} />
      <Box at={[1020, 680]} size={[8, 120]} fill={ink.woodDark} />
      <Box at={[916, 722]} size={[112, 8]} fill={ink.wood} />
      <Box at={[916, 780]} size={[112, 8]} fill={ink.wood} />
      <Box at={[926, 712]} size={[92, 10]} fill={ink.copper} />
      <Box at={[926, 770]} size={[92, 10]} fill="#55707a" />
      <Box at={[928, 706]} size={[22, 7]} fill="#fbf3e2" />
      <Box at={[928, 764]} size={[22, 7]} fill="#fbf3e2" />
      <Lines
        stroke={ink.wood}
        width={3}
        d="M1008 722v66M1018 722v66M1008 740h10M1008 756h10M1008 772h10"
      />
      <path fill={ink.glow} d={disc(972, 690, 7)} />
      <Lines stroke="#9c3c2c" width={4} d="M1062 800l6-104M1072 800l2-104" />
      <Lines stroke={ink.dark} width={2} d="M1086 800l-2-92M1094 800l2-92" />
      <Box at={[1050, 778]} size={[58, 6]} fill={ink.woodDark} />
    </>
  )
}
