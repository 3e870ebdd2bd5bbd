/** After so many attempts a letter is given up, loudly. */
export const mostAttempts = 8

const firstPauseMs = 60_000
const factor = 3
const jitter = 0.2

/**
 * How long to wait after the nth failed attempt (from 1): 1, 3, 9 … minutes, about 18 hours in
 * all, so that a mail server's bad night costs nothing. Up to 20 % either way, so that letters
 * which failed together do not come back together. `random` is from 0 to 1.
 */
export function pauseAfter(attempts: number, random: number): number {
  const pause = firstPauseMs * factor ** (attempts - 1)
  return Math.round(pause * (1 - jitter + 2 * jitter * random))
}
