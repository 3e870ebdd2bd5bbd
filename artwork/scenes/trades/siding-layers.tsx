import { area, type Point } from '../../kit/path.ts'
import { between, seeded } from '../../kit/random.ts'
import { batts, Box, ink, levels, Lines, Shape, uprights } from '../home/cutaway-shape.tsx'

const cedar = ['#a4643a', '#b06f42', '#985a33', '#ba7a4b'] as const
const shade = '#22363a'
const base = 716

/** One wall opened from the studs to the boards, close up, in evening light from the left. */
export function SidingLayers() {
  return (
    <>
      <Studs />
      <Sheathing />
      <Barrier />
      <Boards />
      <Window />
      <Base />
    </>
  )
}

function Studs() {
  const bays: number[] = [26, 160, 294]
  return (
    <>
      <Box at={[0, 0]} size={[470, base]} fill="#3c2c22" />
      {bays.map((x) => (
        <g key={x}>
          <Box at={[x + 30, 0]} size={[100, base]} fill="#d98f86" />
          <Lines stroke="#b86d66" width={7} d={batts([x + 120, 0], [x + 120, base], 78, 46)} />
        </g>
      ))}
      {[0, ...bays.map((x) => x + 134)].map((x) => (
        <g key={x}>
          <Box at={[x, 0]} size={[34, base]} fill={ink.frameLit} />
          <Box at={[x + 24, 0]} size={[10, base]} fill={ink.frame} />
        </g>
      ))}
    </>
  )
}

function Sheathing() {
  const random = seeded(12)
  const flakes = Array.from({ length: 150 }, (): Point[] => {
    const x = between(random, 380, 640)
    const y = between(random, 6, base - 8)
    const [dx, dy] = [between(random, 10, 24), between(random, -6, 6)]
    return [
      [x, y],
      [x + dx, y + dy],
      [x + dx - 4, y + dy + 5],
      [x - 4, y + 5],
    ]
  })
  return (
    <>
      <Shape
        fill="#c9a063"
        points={[
          [372, 0],
          [660, 0],
          [660, base],
          [316, base],
          [316, 402],
          [372, 402],
        ]}
      />
      <path fill="#b98d50" d={flakes.map((flake) => area(flake, 1)).join('')} />
      <Lines stroke="#8e6a3a" width={3} d={`M316 402H660M372 0V402M316 402V${base}`} />
      <Lines stroke="#6d4f2c" width={4} dash="1 34" d={`M384 12V396M328 416V${base - 8}`} />
    </>
  )
}

/** The membrane laps like shingles, the upper sheet over the lower; battens hold the boards off it. */
function Barrier() {
  return (
    <>
      <Shape
        fill="#dfe7e6"
        points={[
          [520, 0],
          [1600, 0],
          [1600, base],
          [472, base],
          [484, 520],
          [468, 500],
          [500, 268],
          [484, 250],
        ]}
      />
      <Shape
        fill="#c3d0d1"
        points={[
          [484, 250],
          [500, 268],
          [1600, 268],
          [1600, 250],
        ]}
      />
      <Shape
        fill="#c3d0d1"
        points={[
          [468, 500],
          [484, 520],
          [1600, 520],
          [1600, 500],
        ]}
      />
      {[600, 734, 868, 1002].map((x) => (
        <g key={x}>
          <Box at={[x + 26, 0]} size={[20, base - 12]} fill={shade} opacity={0.22} />
          <Box at={[x, 0]} size={[28, base - 12]} fill={ink.frameLit} />
          <Box at={[x + 20, 0]} size={[8, base - 12]} fill={ink.frame} />
          <Lines stroke={ink.woodDark} width={5} dash="1 88" d={`M${x + 11} 40V${base - 30}`} />
        </g>
      ))}
    </>
  )
}

/** Boards from the bottom up, each over the one below, their ends stepping back. */
function Boards() {
  const rows = 13
  const height = (base - 30) / rows
  return (
    <>
      {Array.from({ length: rows }, (_, row) => {
        const y = base - 30 - (row + 1) * height
        const x = 700 + row * 44 + (row % 3) * 22
        return (
          <g key={row}>
            <Box at={[x, y]} size={[1600 - x, height]} fill={cedar[row % 4] ?? cedar[0]} />
            <Box at={[x, y + height - 8]} size={[1600 - x, 8]} fill="#5f3820" />
            <Box at={[x, y]} size={[1600 - x, 3]} fill="#d59a63" />
            <Box at={[x, y]} size={[7, height - 8]} fill="#e2b07a" />
          </g>
        )
      })}
    </>
  )
}

function Window() {
  return (
    <>
      <Box at={[1250, 190]} size={[310, 318]} fill={shade} opacity={0.3} />
      <Box at={[1230, 176]} size={[310, 318]} fill={ink.woodDark} />
      <Box at={[1254, 200]} size={[262, 270]} fill={ink.lamp} />
      <Box at={[1290, 240]} size={[190, 230]} fill={ink.glow} />
      <Lines stroke={ink.woodDark} width={12} d="M1385 200v270M1254 318h262" />
      {/* head flashing with a kick, and the sloped sill */}
      <Shape
        fill={ink.steel}
        points={[
          [1214, 166],
          [1556, 166],
          [1564, 182],
          [1206, 182],
        ]}
      />
      <Box at={[1206, 182]} size={[358, 5]} fill="#6c7f85" />
      <Shape
        fill="#8a5a35"
        points={[
          [1222, 490],
          [1548, 490],
          [1562, 514],
          [1208, 514],
        ]}
      />
      <path fill={ink.snow} d="M1214 491q30-17 90-13 80-9 150 1 66-7 92 12z" />
    </>
  )
}

/** A metal edge, stone that may stand in snow, and the snow. */
function Base() {
  const stones = [0, 150, 270, 430, 560, 720, 850, 990, 1140, 1270, 1420, 1540]
  return (
    <>
      <Box at={[0, base - 2]} size={[1600, 104]} fill={ink.stone} />
      {stones.map((x, index) => (
        <Box
          key={x}
          at={[x + 3, base + (index % 2) * 6]}
          size={[(stones[index + 1] ?? 1600) - x - 6, 46]}
          fill={index % 3 === 0 ? ink.stoneLit : index % 3 === 1 ? '#7c6a63' : '#9a877d'}
        />
      ))}
      <Lines stroke={ink.stoneDark} width={3} d={uprights(60, 1590, 136, base + 54, 60)} />
      <Lines stroke={ink.stoneDark} width={3} d={levels(base + 52, base + 53, 9, 0, 1600)} />
      <Shape
        fill={ink.steel}
        points={[
          [316, base - 16],
          [1600, base - 16],
          [1600, base + 4],
          [308, base + 4],
        ]}
      />
      <Box at={[308, base + 2]} size={[1292, 5]} fill="#6c7f85" />
      <path
        fill={ink.snow}
        d="M0 790C160 770 260 812 420 800S640 762 800 774 1060 812 1220 788 1480 760 1600 780V900H0z"
      />
      <path
        fill={ink.snowShade}
        d="M0 840C200 822 360 862 560 846S900 820 1080 842 1420 818 1600 838V900H0z"
      />
    </>
  )
}
