import { disc, type Point } from '../../kit/path.ts'

const spots: Point[] = [
  [16, 42],
  [22.5, 41.5],
  [19, 48],
  [25, 49],
  [15.5, 54],
  [21.5, 56],
  [18, 62],
  [24.5, 64],
  [21.5, 70],
  [26.5, 73],
]

/** The bars across its back. */
const bars = [
  'M32 31C38 30 44 31 49 33L50 35.5C44 34 38 33.5 32 34z',
  'M30 39C38 38 46 39.5 52 42L53 44.5C46 42.5 38 41.5 30 42z',
  'M30 47.5C38 46.5 47 48 53 50L53.5 52.5C47 51 38 50 30 50.5z',
  'M30.5 56C38 55 46 56 52.5 58L52 60.5C46 59 38 58 31 59z',
  'M32 64C38 63 45 64 50 65.5L49 68C44 66.5 38 66 33 67z',
  'M34.5 72C39 71 43 71.5 46 72.5L45 75C42 74 38 74 35 74.5z',
].join('')

/** Its folded wing, and the part of it that the sun reaches. */
const wing = [
  'M22 12C30 6 40 8 43 16C44 21 47 26 50 32C56 44 55 58 48 70',
  'C45 76 42 82 37 93L33 84C30 74 26 62 28 48C28 40 28 32 26 24z',
].join('')
const sunny = [
  'M43 16C44 21 47 26 50 32C56 44 55 58 48 70C45 76 42 82 37 93',
  'L36 88C42 74 48 62 47 48C46 36 41 26 40 15z',
].join('')

/**
 * A northern flicker on an upright board to its left: a hundred units high, its feet at 0,52.
 * The sun is behind it, to the right.
 */
export function Flicker({ at: [x, y], size, shade }: Perched) {
  const scale = Math.round(size) / 100
  return (
    <g transform={`translate(${Math.round(x)} ${Math.round(y)})scale(${scale})`}>
      <path
        fill={shade}
        d="M16 34C4 38-3 50-2 62C-2 73 3 81 9 87L-3 106-1 109 4 109 22 92 30 76z"
      />
      <path fill="#2a2523" d="M28 66 22 82 3 108 1 110 6 111 9 108 11 111 34 86 40 70z" />
      <path fill="#e0742f" d="M24 70 19 81 3 105 1 108 3 109 23 88 29 76z" />
      <path fill="#e9dcc3" d="M20 22C12 30 9 42 12 54C14 64 18 72 25 80L34 76 40 50 34 26z" />
      <path fill="#9a7d61" d={wing} />
      <path fill="#b3977a" d={sunny} />
      <path fill="#f5ecda" d="M33 84 40 76 43 80 39 90z" />
      <path
        fill="#b9b3ab"
        d="M8 14C12 6 22 3 31 6C36 8 36 18 31 23C26 28 19 27 15 23C10 20 8 17 8 14z"
      />
      <path fill="#8a6a4d" d="M8 13C13 4 24 1 33 5C38 7 42 11 43 17C36 13 26 10 18 11z" />
      <path fill="#c4321f" d="M10 18C14 16 20 17 25 21C24 25 22 26 19 25C15 24 12 21 10 18z" />
      <path fill="#1d1b1c" d="M12 27C18 31 27 30 31 25C32 30 28 36 21 37C15 37 11 32 12 27z" />
      <path fill="#2b2b2e" d="M10 12 -8 17.5 9 19z" />
      <circle cx="19" cy="14" r="2.1" fill="#16181a" />
      <path fill="#2f2824" d={bars} />
      <path fill="#2f2824" d={spots.map(([sx, sy]) => disc(sx, sy, 1.5, 1.9)).join('')} />
      <path
        fill="#4b4643"
        d="M14 50 1 48 0 51 2 52 -1 55 1 57 4 55 14 56zM16 62 3 61 1 64 4 65 2 68 5 69 17 67z"
      />
    </g>
  )
}

type Perched = { at: Point; size: number; /** Its shadow on the board. */ shade: string }
