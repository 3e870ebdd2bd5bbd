import type { Pose } from './pose.ts'

/** Poses that more than one scene has. */

/** Bends over a shovel. */
export const shovels: Pose = {
  hip: [26, -176],
  shoulder: [-40, -268],
  head: [-92, -322],
  look: 0.5,
  far: { elbow: [-96, -208], hand: [-138, -150], knee: [-30, -108], foot: [-52, 0] },
  near: { elbow: [-54, -186], hand: [-86, -206], knee: [44, -106], foot: [66, 0] },
}

/** On hands and knees, a light in the far hand. */
export const crawls: Pose = {
  hip: [62, -132],
  shoulder: [-34, -206],
  head: [-96, -248],
  look: -0.06,
  far: { elbow: [-96, -136], hand: [-148, -184], knee: [-20, -34], foot: [96, -6], toe: 70 },
  near: { elbow: [-66, -104], hand: [-96, -8], knee: [20, -30], foot: [138, -6], toe: 70 },
}
