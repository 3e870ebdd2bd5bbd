import type { Pictures } from '../../kit/picture.ts'
import { BuildBeaverCreek } from './guide-build-beaver-creek.tsx'
import { Hazard } from './guide-hazard.tsx'
import { HouseBook } from './guide-house-book.tsx'
import { SnowStorage } from './guide-snow-storage.tsx'
import { TearDown } from './guide-tear-down.tsx'

/** What a place asks of a lot or a house, and the book that is kept about it. */
export const guidesPlaces: Pictures = {
  'guide-snow-storage': {
    alt: 'A loader stacking snow on a tall heap beside a cleared drive, orange stakes around both, the Tenmile Range behind.',
    focus: [80, 84],
    draw: SnowStorage,
  },
  'guide-house-book': {
    alt: 'A ring binder open on a kitchen table at a house plan and a valve, a roll of red tape, keys and a tag beside it, peaks in the window.',
    focus: [72, 84],
    draw: HouseBook,
  },
  'guide-tear-down': {
    alt: 'A house half taken down: rooms cut open, a frame of studs, one wall propped where it stood, a dumpster, the Maroon Bells behind.',
    focus: [74, 80],
    draw: TearDown,
  },
  'guide-hazard': {
    alt: 'A slide path through the woods and its fan above a row of houses, a red and a blue zone drawn over the land as on a map.',
    focus: [70, 70],
    draw: Hazard,
  },
  'guide-build-beaver-creek': {
    alt: 'A flatbed with timber waiting at the barrier of a snowed-up stone gatehouse, ski runs and a house in frame on the hill behind.',
    focus: [84, 90],
    draw: BuildBeaverCreek,
  },
}
