import { home } from '../home/index.ts'

/** The house itself, closer: the picture other sites show when somebody links here. */
export function Share() {
  const Hero = home['home-hero']?.draw
  return (
    <svg viewBox="330 190 1248 702" width="1600" height="900">
      {Hero && <Hero />}
    </svg>
  )
}
