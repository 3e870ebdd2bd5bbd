import { z } from 'zod'

/** The line drawings that content may name; renderer/components/Icon.tsx draws them. */
export const icon = z.enum([
  'building',
  'clock',
  'concrete',
  'deck',
  'excavator',
  'hammer',
  'home',
  'key',
  'kitchen',
  'leaf',
  'lens',
  'level',
  'peak',
  'people',
  'plan',
  'plat',
  'roof',
  'shovel',
  'siding',
  'truck',
  'wrench',
])
export type IconName = z.infer<typeof icon>
