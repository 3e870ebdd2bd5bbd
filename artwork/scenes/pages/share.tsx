import { HomeHero } from '../home/home-hero.tsx'

/** The house itself, closer: the picture other sites show when somebody links here. */
export function Share() {
  return (
    <svg viewBox="330 190 1248 702" width="1600" height="900">
      <HomeHero />
    </svg>
  )
}
