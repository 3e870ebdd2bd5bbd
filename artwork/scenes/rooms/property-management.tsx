import { mix } from '../../kit/color.ts'
import { noon } from '../../kit/lights-high.ts'
import { made } from '../../kit/materials.ts'
import { casement, room } from '../../kit/room.ts'
import { Solid } from '../../kit/solid.tsx'
import { box, pane, prism } from '../../kit/solids.ts'
import { placed, type Face } from '../../kit/space.ts'
import { View, inside, indoors } from './shared.tsx'

const wall = '#3d5a57'
const brass = '#e6b64e'
const shade = '#ad7f2b'

/** One snow boot, toe to the right: sole, shaft, a cuff of felt. */
const boot = (fill: string): Face[] => [
  ...prism(
    [
      [0, 0.03],
      [0.3, 0.03],
      [0.31, 0.1],
      [0.24, 0.16],
      [0.16, 0.18],
      [0.15, 0.36],
      [0, 0.36],
    ],
    [0, 0.13],
    fill,
  ),
  ...box([-0.01, 0.32], [0, 0.035], [-0.005, 0.135], made.rubber),
  ...box([-0.015, 0.165], [0.34, 0.4], [-0.01, 0.14], made.white),
]

/** The key by the door: the house is looked after. */
export function Management() {
  const light = noon
  const [x0, x1] = [0.86, 3.3]
  const [y0, y1] = [0.86, 2.62]
  // Upright boards run past the window on every side, so that the wall is one wall.
  const joints = Array.from({ length: 26 }, (_, i) => -4.4 + i * 0.34).flatMap((x) => {
    const line = (y: readonly [number, number]) =>
      pane([x, x + 0.022], y, -1.085, mix(wall, '#14262a', 0.45))
    return x > x0 - 0.1 && x < x1 + 0.1 ? [line([0, y0]), line([y1, 3.3])] : [line([0, 3.3])]
  })
  const faces: Face[] = [
    ...room({
      x: [-4.6, 4],
      height: 3.3,
      back: -1.1,
      front: 5,
      opening: { x: [x0, x1], y: [y0, y1] },
      wall,
    }),
    ...joints,
    ...casement([x0, x1], [y0, y1], -1.1, 2, 2),
    ...box([x0 - 0.16, x1 + 0.16], [y0 - 0.1, y0 - 0.03], [-1.1, -0.92], made.timber),
    // The rail and its four hooks.
    ...box([-1.5, 0.52], [2.0, 2.17], [-1.08, -1.03], made.cedarPale),
    ...[-1.3, -0.76, 0.32].flatMap((x) => [
      ...box([x - 0.025, x + 0.025], [2.03, 2.12], [-1.03, -1], made.steelDark),
      ...box([x - 0.025, x + 0.025], [2.03, 2.06], [-1, -0.93], made.steelDark),
    ]),
    // A scarf on the first hook.
    ...box([-1.4, -1.2], [1.28, 2.05], [-1.02, -0.97], made.copper),
    ...[1.34, 1.42].flatMap((y) =>
      box([-1.402, -1.198], [y, y + 0.03], [-1.02, -0.965], made.white),
    ),
    // The bench.
    ...box([-1.9, 0.7], [0.72, 0.8], [-1.08, -0.6], made.cedarPale),
    ...[-1.7, -0.5, 0.5].flatMap((x) => box([x, x + 0.08], [0, 0.72], [-1, -0.68], made.cedar)),
    ...placed(boot('#7a5a42'), 8, [-1.5, 0.8, -0.82]),
    ...placed(boot('#8a6749'), 4, [-1.3, 0.8, -0.68]),
    ...box([-0.1, 0.5], [0.8, 0.87], [-1, -0.68], made.white),
    ...box([-0.08, 0.48], [0.87, 0.94], [-0.99, -0.69], '#a9604a'),
    ...box([-0.06, 0.46], [0.94, 1], [-0.98, -0.7], made.sage),
  ]
  return (
    <>
      <View light={light} seed={22} peak="dome" left={760} right={1800} top={250} />
      <Solid
        faces={faces}
        camera={{ ...inside, eye: [-0.1, 1.62, 3], focal: 1330, middle: 800, horizon: 452 }}
        light={indoors(light)}
      />
      <g transform="translate(764 322)scale(1.5)">
        <path
          fill="#243b3a"
          d="M14 24C-14 28-26 58-10 82L6 98V206L16 212L36 190V140L28 98C48 84 52 40 14 24z"
        />
        <path fill={made.steelDark} d="M-5-22h10v34h-10z" />
        <path fill="none" stroke={made.steelDark} strokeWidth="5" d="M0 6a15 15 0 1 0 .1 0" />
        <path
          fill={brass}
          fillRule="evenodd"
          d="M0 24A36 36 0 0 0-10 94V196L0 206L10 196V186H28V170L18 163L28 155V142H10V94A36 36 0 0 0 0 24zM0 37a13 13 0 1 1-.1 0z"
        />
        <path fill={shade} d="M0 88H10V142H28V147H5V166H0zM5 180H28V186H10V196L0 206V190z" />
        <path fill="#b5623c" d="M-6 30L2 26L-22 70L-34 134L-78 120L-62 58z" />
        <path fill="#f1e7cd" d="M-57 72L-33 80L-40 118L-66 110z" />
        <path fill={brass} d="M-44 62a5 5 0 1 0 .1 0z" />
      </g>
    </>
  )
}
