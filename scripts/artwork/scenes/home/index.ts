import type { Pictures } from '../../kit/picture.ts'
import { HomeHero } from './home-hero.tsx'

export const home: Pictures = {
  'home-hero': {
    alt: 'A mountain house of timber, stone and glass at dusk, windows lit, snow peaks and a low sun behind it.',
    focus: [90, 68],
    draw: HomeHero,
  },
}
