/** Lit side, half light, shade: every material of the landscape has these three and no more. */
export type Tones = { lit: string; half: string; dark: string }

/** One time of day: all colors of a picture come from here, so that nothing is lit by another sun. */
export type Light = {
  sky: readonly (readonly [offset: number, color: string])[]
  sun: { x: number; y: number; r: number; disc: string; glow: string }
  /** How far the sun stands in front of us: below zero it shines from behind the scene. */
  front: number
  /** What distance fades to. */
  haze: string
  rock: Tones
  snow: Tones
  /** Wooded ridges, far to near. */
  woods: readonly [string, string, string, string]
  /** The sunny side of near trees. */
  needle: string
  ground: Tones
  cloud: string
  /** Built things: their own color drawn toward key in the sun, toward shadow out of it. */
  key: string
  shadow: string
  /** Lit windows: heart, body, edge. */
  window: readonly [string, string, string]
}

/** Lamplight, the same in every window. */
export const lamp = ['#fff3c9', '#ffd98a', '#f3ad55'] as const

/** The same hour from another side. */
export const sunAt = (light: Light, x: number, y = light.sun.y): Light => ({
  ...light,
  sun: { ...light.sun, x, y },
})
