import type { Scenes } from '../../kit/scene.ts'
import { BuildBeaverCreek } from './guide-build-beaver-creek.tsx'
import { Hazard } from './guide-hazard.tsx'
import { HouseBook } from './guide-house-book.tsx'
import { SnowStorage } from './guide-snow-storage.tsx'
import { TearDown } from './guide-tear-down.tsx'

/** What a place asks of a lot or a house, and the book that is kept about it. */
export const guidesPlaces: Scenes = {
  'guide-snow-storage': SnowStorage,
  'guide-house-book': HouseBook,
  'guide-tear-down': TearDown,
  'guide-hazard': Hazard,
  'guide-build-beaver-creek': BuildBeaverCreek,
}
