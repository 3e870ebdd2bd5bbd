import { noon } from '../../kit/lights-high.ts'
import { made } from '../../kit/materials.ts'
import { casement, room } from '../../kit/room.ts'
import { Solid } from '../../kit/solid.tsx'
import { box } from '../../kit/solids.ts'
import type { Face } from '../../kit/space.ts'
import { View, inside, indoors } from './shared.tsx'

/** The key by the door: the house is looked after. */
export function Management() {
  const light = noon
  const board = Array.from({ length: 8 }, (_, i) =>
    box([-4.6, 0.5], [i * 0.42, i * 0.42 + 0.4], [-1.1, -1], i % 2 ? made.cedar : '#8a5a39'),
  ).flat()
  const faces: Face[] = [
    ...room({
      x: [-4.6, 4],
      height: 3.3,
      back: -1.1,
      front: 5,
      opening: { x: [0.6, 3.4], y: [0.6, 2.7] },
      wall: made.cedar,
    }),
    ...board,
    ...casement([0.6, 3.4], [0.6, 2.7], -1.1, 2, 2),
    ...box([-1.5, 0.1], [1.95, 2.12], [-1, -0.92], made.timber),
    ...[-1.2, -0.7, -0.2].flatMap((x) =>
      box([x - 0.03, x + 0.03], [1.98, 2.04], [-0.92, -0.8], made.machine),
    ),
  ]
  const brass = '#e0b04c'
  return (
    <>
      <View light={light} seed={22} peak="dome" left={700} right={1700} />
      <Solid
        faces={faces}
        camera={{ ...inside, eye: [-0.2, 1.6, 3.4], focal: 980, middle: 800, horizon: 500 }}
        light={indoors(light)}
      />
      <g transform="translate(683 389)">
        <path fill="none" stroke={made.steelDark} strokeWidth="5" d="M0-6a16 16 0 1 0 .1 0" />
        <path
          fill={brass}
          fillRule="evenodd"
          d="M-8 22C-38 26-48 60-30 82C-20 94-12 96-10 98V196L-2 204L4 198V186L22 184V170L10 164L22 156V142L8 138V98C10 96 20 94 30 82C48 60 38 26 8 22zM0 38a12 12 0 1 1-.1 0z"
        />
        <path fill="#b0842f" d="M0 98h8v40l-4 2v58l-6 6z" />
        <path fill="#2f5f5c" d="M8 20L44 60L96 96L84 120L34 92L2 30z" />
        <path fill="#e6d9b6" d="M52 78l30 20-6 12-30-20z" />
      </g>
    </>
  )
}
