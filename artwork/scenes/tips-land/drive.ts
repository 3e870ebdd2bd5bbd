import { gable } from '../../kit/gable.ts'
import type { Light } from '../../kit/light.ts'
import { made } from '../../kit/materials.ts'
import { boardDoor, windows } from '../../kit/openings.ts'
import { box, floor } from '../../kit/solids.ts'
import type { Face } from '../../kit/space.ts'

/** The house at the head of the drive. */
export const driveHouse = (light: Light): Face[] => [
  ...gable({
    x: [-16, -9],
    z: [-36, -29],
    base: 0,
    eave: 2.7,
    ridge: 5,
    along: 'z',
    wall: made.cedar,
  }),
  ...boardDoor([-14.9, -10.1], [0, 2.2], -29, 4),
  ...gable({
    x: [-25, -15.8],
    z: [-36, -30],
    base: 0,
    eave: 2.7,
    ridge: 5.2,
    along: 'x',
    wall: made.plaster,
  }),
  ...windows([-22, -19.4], [0.9, 2.1], -30, light, 2),
]
/** The forms of the drive, the gravel in them, the first concrete at their far end. */
export const forms: Face[] = [
  floor([-9, 4.6], [-26, -8], 0.02, made.gravel),
  floor([-1.5, 4.6], [-26, -12], 0.1, made.concreteWet),
  ...box([-9.1, -9], [0, 0.16], [-26, -8], made.board),
  ...box([-9.1, 4.7], [0, 0.16], [-8, -7.9], made.board),
  ...[-8, -5.6, -3.2, -0.8, 1.6, 4].flatMap((x) =>
    box([x, x + 0.07], [0, 0.3], [-7.9, -7.82], made.cedarPale),
  ),
]
