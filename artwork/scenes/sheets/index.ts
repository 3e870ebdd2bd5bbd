import type { Scenes } from '../../kit/scene.ts'
import { FourPhases } from './four-phases.ts'
import { HillHouse } from './hill-house.ts'
import { LowRoof } from './low-roof.ts'
import { NoonSun } from './noon-sun.ts'
import { OneDuct } from './one-duct.ts'
import { UnderTerrace } from './under-terrace.ts'

/** The plans and sections on the pages of projects. */
export const sheets: Scenes = {
  'sheet-luxury-mountain-estate-beaver-creek': HillHouse,
  'sheet-commercial-building-vail': LowRoof,
  'sheet-residential-community-eagle': FourPhases,
  'sheet-mountain-star-home-avon': NoonSun,
  'sheet-lodge-and-spa-beaver-creek': UnderTerrace,
  'sheet-restaurant-edwards': OneDuct,
}
