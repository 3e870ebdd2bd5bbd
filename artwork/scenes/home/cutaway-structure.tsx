import { type Point } from '../../kit/path.ts'
import { Shoveler } from './cutaway-people.tsx'
import { batts, Box, Glow, ink, levels, Lines, Shape, uprights } from './cutaway-shape.tsx'

/** Everything the section cuts through: walls, floors, foundation. */
export function CutStructure() {
  return (
    <>
      {/* footings, foundation walls, lower slab */}
      <Box at={[510, 756]} size={[52, 18]} fill={ink.concrete} />
      <Box at={[520, 650]} size={[18, 106]} fill={ink.concrete} />
      <Box at={[520, 736]} size={[204, 8]} fill={ink.gravel} />
      <Box at={[690, 820]} size={[52, 18]} fill={ink.concrete} />
      <Box at={[708, 662]} size={[18, 158]} fill={ink.concrete} />
      <Box at={[726, 800]} size={[430, 14]} fill={ink.concrete} />
      <Box at={[726, 814]} size={[430, 8]} fill={ink.gravel} />
      <Box at={[1136, 822]} size={[44, 18]} fill={ink.concrete} />
      <Box at={[1148, 804]} size={[18, 18]} fill={ink.concrete} />
      <Box at={[890, 662]} size={[14, 138]} fill={ink.woodDark} />
      {/* drain at the footing */}
      <circle cx={1198} cy={832} r={22} fill={ink.gravel} />
      <circle cx={1198} cy={834} r={8} fill={ink.cut} />
      <circle cx={1198} cy={834} r={4} fill={ink.steel} />
      {/* floors */}
      <Box at={[520, 640]} size={[636, 22]} fill={ink.woodDark} />
      <Lines stroke={ink.insulation} width={2} d={batts([524, 646], [1150, 646], 12)} />
      <Box at={[520, 636]} size={[636, 5]} fill={ink.frameLit} />
      <Box at={[520, 486]} size={[294, 14]} fill={ink.woodDark} />
      <Box at={[536, 482]} size={[278, 4]} fill={ink.frameLit} />
      {/* walls */}
      <Box at={[520, 440]} size={[18, 200]} fill={ink.cut} />
      <Lines stroke={ink.insulation} width={2} d={batts([534, 452], [534, 634], 10)} />
      <Box at={[812, 486]} size={[10, 154]} fill={ink.woodDark} />
      <Box at={[1138, 470]} size={[16, 34]} fill={ink.cut} />
      <Box at={[1140, 504]} size={[12, 132]} fill="#7fa3ad" />
      <Box at={[1140, 504]} size={[4, 132]} fill={ink.glow} />
      <Lines stroke={ink.cut} width={4} d="M1139 570h14M1139 504h14" />
      <Box at={[1138, 662]} size={[16, 22]} fill={ink.cut} />
      <Box at={[1140, 684]} size={[12, 116]} fill="#7fa3ad" />
      <Box at={[1140, 684]} size={[4, 116]} fill={ink.glow} />
    </>
  )
}

/** The one part that is not cut: siding over stone, its layers laid open at the corner. */
export function Garage() {
  return (
    <>
      <Box at={[272, 500]} size={[256, 144]} fill={ink.siding} />
      <Lines stroke={ink.sidingLine} width={2} d={uprights(284, 520, 12, 500, 144)} />
      <Box at={[272, 606]} size={[256, 38]} fill={ink.stone} />
      <Lines
        stroke={ink.stoneDark}
        width={1.5}
        d="M272 624h256M292 606v18M326 606v18M486 606v18M512 606v18M280 624v20M308 624v20M474 624v20M498 624v20"
      />
      {/* door with lit lights */}
      <Box at={[338, 536]} size={[132, 108]} fill={ink.woodDark} />
      <Box at={[344, 542]} size={[120, 102]} fill={ink.wood} />
      <Lines stroke={ink.woodDark} d={levels(568, 640, 25, 344, 120)} />
      {[352, 382, 412, 442].map((x) => (
        <Box key={x} at={[x, 547]} size={[18, 15]} fill={ink.lamp} />
      ))}
      {/* siding laid open: boards, furring over wrap, sheathing */}
      <path fill={ink.wrap} d="M272 500h52l-6 26 8 22-10 26 4 32h-48z" />
      <path fill={ink.frameLit} d="M272 500h26l-6 28 6 24-8 26 4 28h-22z" />
      <Lines stroke={ink.wood} width={5} d="M306 504v100M316 504l0 40" />
      {/* wall lamp */}
      <Glow wall={ink.siding} x={492} y={560} r={30} />
      <Box at={[488, 552]} size={[9, 16]} fill={ink.glow} />
      <Box at={[486, 548]} size={[13, 4]} fill={ink.cut} />
      {/* roof: rafters' end, gutter, snow */}
      <Shape
        fill={ink.cut}
        points={[
          [244, 506],
          [244, 494],
          [520, 452],
          [528, 452],
          [528, 506],
        ]}
      />
      <path
        fill={ink.snow}
        d="M238 494Q236 474 262 470L500 434Q524 428 526 454L248 497Q240 500 238 494z"
      />
      <path fill={ink.snowShade} d="M240 490Q250 488 262 486L526 446v8L248 497Q240 500 240 490z" />
    </>
  )
}

export function Deck() {
  const posts = [1218, 1322, 1424]
  return (
    <>
      {posts.map((x) => (
        <g key={x}>
          <Box at={[x - 7, 664]} size={[14, 152]} fill={ink.frame} />
          <Box at={[x - 7, 664]} size={[5, 152]} fill={ink.frameLit} />
          <Box at={[x - 13, 806]} size={[26, 60]} fill={ink.concrete} />
          <Box at={[x - 26, 864]} size={[52, 16]} fill={ink.concrete} />
        </g>
      ))}
      <Lines
        stroke={ink.frame}
        width={7}
        d="M1225 704l36-36M1315 704l-36-36M1329 704l36-36M1417 704l-36-36"
      />
      <Box at={[1156, 648]} size={[288, 18]} fill={ink.woodDark} />
      <Lines stroke={ink.frameLit} width={2} d={uprights(1176, 1440, 22, 650, 14)} />
      <Box at={[1152, 640]} size={[296, 9]} fill={ink.frameLit} />
      {/* rail */}
      <Lines stroke={ink.steel} width={1.5} d={levels(594, 630, 9, 1190, 252)} />
      <Lines stroke={ink.cut} width={5} d="M1192 640v-56M1276 640v-56M1360 640v-56M1441 640v-56" />
      <Box at={[1184, 578]} size={[264, 7]} fill={ink.cut} />
      <path fill={ink.snow} d="M1184 579q4-9 18-8l236-1q10 1 10 9z" />
      {/* light from the room on the boards, snow, and somebody who shovels it */}
      <Box at={[1156, 640]} size={[62, 4]} fill={ink.lamp} />
      <path
        fill={ink.snow}
        d="M1156 640q10-8 24-7 12 0 18 7zM1306 640q14-26 44-28 40-14 66 6 16 8 24 22z"
      />
      <path fill={ink.snowShade} d="M1372 640q6-16 30-20 26 4 38 20z" />
      <Shoveler />
    </>
  )
}

/** The roof in layers, inside out: boards, insulation, air space, metal; then the snow it carries. */
export function Roof() {
  const [left, ridge, right]: Point[] = [
    [466, 478],
    [812, 212],
    [1226, 504],
  ]
  if (!left || !ridge || !right) return null
  const layer = (from: number, to: number): Point[] => [
    [left[0], left[1] + from],
    [ridge[0], ridge[1] + from],
    [right[0], right[1] + from],
    [right[0], right[1] + to],
    [ridge[0], ridge[1] + to],
    [left[0], left[1] + to],
  ]
  return (
    <>
      {/* chimney above the roof */}
      <Box at={[838, 132]} size={[52, 150]} fill={ink.stone} />
      <Box at={[838, 132]} size={[18, 130]} fill={ink.stoneLit} />
      <Lines
        stroke={ink.stoneDark}
        width={1.5}
        d="M838 160h52M838 188h52M838 216h52M862 132v28M852 160v28M874 188v28"
      />
      <Box at={[830, 122]} size={[68, 12]} fill={ink.stoneDark} />
      <path fill={ink.snow} d="M829 122q4-12 34-12t36 12z" />
      <path fill="#5c7f86" d="M858 104q-22-20 2-38t-2-44q34 26 16 48t6 34z" />
      <Shape fill={ink.cut} points={layer(0, 44)} />
      <Shape fill={ink.frameLit} points={layer(37, 44)} />
      <Lines stroke={ink.insulation} width={2.5} d={batts([540, 433], [812, 224], 14, 12)} />
      <Lines stroke={ink.insulation} width={2.5} d={batts([812, 224], [1152, 464], 14, 12)} />
      <Lines stroke={ink.steel} width={3} d="M466 480L812 214L1226 506" />
      {/* snow, thicker to the lee */}
      <path
        fill={ink.snow}
        d="M458 478Q456 450 486 438L780 206Q812 176 846 202L1212 458Q1240 478 1236 506L1226 506L812 214L466 480z"
      />
      <path
        fill={ink.snowShade}
        d="M1236 506L1226 506L812 214L812 196Q826 198 846 214L1206 470Q1232 486 1236 506z"
      />
      <Lines
        stroke={ink.snowDark}
        width={2.5}
        d="M560 398v-16M620 352v-16M680 306v-16M960 318v-16M1040 374v-16M1120 431v-16"
      />
    </>
  )
}
