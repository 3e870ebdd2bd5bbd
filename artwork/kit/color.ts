const channels = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16))

/** The color `amount` of the way from one to the other (both #rrggbb). */
export function mix(from: string, to: string, amount: number): string {
  const target = channels(to)
  const blended = channels(from).map((c, i) => Math.round(c + ((target[i] ?? c) - c) * amount))
  return `#${blended.map((c) => Math.max(0, Math.min(255, c)).toString(16).padStart(2, '0')).join('')}`
}
