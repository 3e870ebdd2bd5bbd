import { lumber, stonePallet, truss } from '../../kit/joinery.ts'
import type { Light } from '../../kit/light.ts'
import { dusk as light } from '../../kit/lights-low.ts'
import { type Point } from '../../kit/path.ts'
import { seeded } from '../../kit/random.ts'
import { footprint } from '../../kit/shadow.ts'
import { placed, type Camera } from '../../kit/space.ts'

export const camera: Camera = { eye: [-10, 4.6, 52], focal: 1430, middle: 790, horizon: 606 }

export const under = '#0f2228'

/** What stands on the ground before the house: the job is not quite over. */
export function staged() {
  const random = seeded(3)
  const y = -2.7
  return [
    footprint([-21.2, -13.3], [9.4, 13.4], under, y),
    footprint([-12.2, -7.6], [10.4, 12.9], under, y),
    ...placed(lumber(4.6, 3), 14, [-19.8, y, 11]),
    ...placed(truss([-3, 3], 0.2, 1.7, 0, undefined, 0.18), 14, [-16.8, y, 12.4]),
    ...placed(stonePallet(random), 20, [-11, y, 11.4]),
    ...placed(stonePallet(random), 8, [-8.8, y, 12]),
  ]
}

/** The drive comes from the lower edge and turns up to the garage. */
export const drive: Point[] = [
  [820, 900],
  [1010, 828],
  [1180, 786],
  [1330, 764],
  [1420, 752],
  [1520, 752],
  [1480, 772],
  [1400, 800],
  [1290, 842],
  [1220, 900],
]

/** Stones near us lie below the light. */
export const rocks: Light = { ...light, rock: { lit: '#8d7a72', half: '#4b5560', dark: '#253842' } }
