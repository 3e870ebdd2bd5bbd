/** The least contrast of text, and of what is not text but must be seen: an outline, a line of a chart (WCAG 2.2). */
export const leastContrast = { text: 4.5, shape: 3 } as const

/** Returns the contrast of two colors, from 1 to 21 (WCAG 2.2, “contrast ratio”). */
export function contrast(color: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(color), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/**
 * Returns the color nearest to one that has enough contrast to all grounds: it is mixed with black or with white, as
 * little as possible. Undefined where neither black nor white is enough.
 */
export function nearestReadable(
  color: string,
  grounds: readonly string[],
  least: number,
): string | undefined {
  const isReadable = (mixed: string) => grounds.every((ground) => contrast(mixed, ground) >= least)
  for (let step = 0; step <= mixingSteps; step++)
    for (const end of ['#000000', '#ffffff']) {
      const mixed = mix(color, end, step / mixingSteps)
      if (isReadable(mixed)) return mixed
    }
  return undefined
}

const mixingSteps = 100

/** Mixes two colors. @param share of the second one, from 0 to 1 */
export const mix = (color: string, other: string, share: number): string => {
  const parts = partsOf(other)
  return `#${partsOf(color)
    .map((part, at) => Math.round(part + ((parts[at] ?? part) - part) * share))
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`
}

/** Returns the relative luminance of a color in sRGB, from 0 to 1. */
export function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = partsOf(color).map((part) => {
    const value = part / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** `#1f5a86` or `#fff` → red, green and blue, from 0 to 255. */
function partsOf(color: string): number[] {
  const digits = color.slice(1)
  const full = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits
  return [0, 2, 4].map((at) => Number.parseInt(full.slice(at, at + 2), 16))
}
