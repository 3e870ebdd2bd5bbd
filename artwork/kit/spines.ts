import type { Point } from './path.ts'

/** Sky lines drawn once, from the places themselves: x 0–100 across, y 0 foot – 100 summit. */
export const spines = {
  /** A single commanding summit with a lesser shoulder. */
  lone: [
    [0, 0],
    [16, 34],
    [26, 44],
    [44, 100],
    [52, 80],
    [58, 87],
    [73, 50],
    [80, 55],
    [94, 14],
    [100, 0],
  ],
  /** Gore: a saw of near-equal teeth. */
  saw: [
    [0, 0],
    [9, 42],
    [14, 36],
    [22, 72],
    [27, 55],
    [35, 90],
    [41, 62],
    [48, 100],
    [54, 70],
    [61, 84],
    [67, 58],
    [75, 66],
    [82, 40],
    [89, 46],
    [100, 0],
  ],
  /** Sopris: two summits of one height on one broad body. */
  twin: [
    [0, 0],
    [14, 26],
    [26, 60],
    [36, 92],
    [39, 100],
    [45, 88],
    [50, 84],
    [56, 90],
    [61, 100],
    [66, 90],
    [76, 58],
    [88, 24],
    [100, 0],
  ],
  /** The Bells: steep-sided, close together, the nearer one higher. */
  bells: [
    [0, 0],
    [9, 26],
    [18, 34],
    [30, 72],
    [36, 96],
    [39, 100],
    [43, 90],
    [50, 62],
    [56, 66],
    [63, 84],
    [66, 86],
    [71, 70],
    [84, 30],
    [100, 0],
  ],
  /** Tenmile from the south: long whalebacks, numbered peak after numbered peak. */
  whales: [
    [0, 0],
    [10, 40],
    [19, 62],
    [26, 55],
    [38, 82],
    [46, 70],
    [57, 100],
    [66, 78],
    [75, 88],
    [84, 62],
    [91, 66],
    [100, 20],
  ],
  /** Buffalo: a dome with a notch. */
  dome: [
    [0, 0],
    [14, 38],
    [28, 76],
    [40, 96],
    [50, 100],
    [60, 94],
    [68, 70],
    [74, 76],
    [84, 40],
    [100, 0],
  ],
  /** Castle Peak: a flat shoulder and a block of battlements. */
  castle: [
    [0, 0],
    [14, 30],
    [30, 46],
    [42, 56],
    [46, 84],
    [50, 78],
    [54, 100],
    [59, 86],
    [63, 90],
    [67, 60],
    [80, 42],
    [100, 0],
  ],
  /** Distance: low and even. */
  low: [
    [0, 0],
    [12, 60],
    [22, 48],
    [38, 100],
    [52, 60],
    [66, 84],
    [82, 40],
    [100, 0],
  ],
} satisfies Record<string, readonly Point[]>

/** A sky line set into the picture. */
export const set = (spine: readonly Point[], [x0, x1]: Point, foot: number, top: number): Point[] =>
  spine.map(([x, y]): Point => [x0 + ((x1 - x0) * x) / 100, foot - ((foot - top) * y) / 100])
