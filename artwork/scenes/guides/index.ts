import type { Scenes } from '../../kit/scene.ts'
import { Build } from './guide-build.tsx'
import { RemodelGuide } from './guide-remodel.tsx'
import { Service } from './guide-service.tsx'
import { Manage } from './guide-manage.tsx'
import { Place } from './guide-place.tsx'
import { News } from './guide-news.tsx'
import { BuildingGuide } from './building-guide.tsx'
import { MovingInChapter } from './chapter-moving-in.tsx'
import { RemodelChapter } from './chapter-remodel.tsx'
import { SnowChapter } from './chapter-snow.tsx'

export const guides: Scenes = {
  'guide-build': Build,
  'guide-remodel': RemodelGuide,
  'guide-service': Service,
  'guide-manage': Manage,
  'guide-place': Place,
  'guide-news': News,
  'building-guide': BuildingGuide,
  'chapter-moving-in': MovingInChapter,
  'chapter-remodel': RemodelChapter,
  'chapter-snow': SnowChapter,
}
