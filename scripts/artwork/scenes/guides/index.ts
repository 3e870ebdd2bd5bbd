import type { Pictures } from '../../kit/picture.ts'
import { Build } from './guide-build.tsx'
import { RemodelGuide } from './guide-remodel.tsx'
import { Service } from './guide-service.tsx'
import { Manage } from './guide-manage.tsx'
import { Place } from './guide-place.tsx'
import { News } from './guide-news.tsx'
import { BuildingGuide } from './building-guide.tsx'

export const guides: Pictures = {
  'guide-build': {
    alt: 'A king-post truss on trestles, ready to be raised, stacked timber beside it, long white ridges behind it.',
    focus: [86, 66],
    draw: Build,
  },
  'guide-remodel': {
    alt: 'A room half painted in green: a roller against the wall, a stepladder, paint tins on a cloth, a new window on a peak.',
    focus: [50, 56],
    draw: RemodelGuide,
  },
  'guide-service': {
    alt: 'A porch after snow: the path cleared, a shovel against the post, two white peaks behind.',
    focus: [76, 64],
    draw: Service,
  },
  'guide-manage': {
    alt: 'Three houses under snow at the blue hour, two dark and one lit.',
    focus: [84, 62],
    draw: Manage,
  },
  'guide-place': {
    alt: 'Two people and a cairn on an overlook, a river and gold aspens in the valley, jagged peaks beyond.',
    focus: [88, 62],
    draw: Place,
  },
  'guide-news': {
    alt: 'A newspaper and a mug of coffee on a table by a window on jagged winter peaks at sunrise.',
    focus: [72, 62],
    draw: News,
  },
  'building-guide': {
    alt: 'An open book with the drawing of a house on a table, a mug and rolled plans beside it, a twin peak in the window.',
    focus: [78, 66],
    draw: BuildingGuide,
  },
}
