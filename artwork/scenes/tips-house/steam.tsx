import { area, type Point } from '../../kit/path.ts'

type Ring = { at: Point; r: number; high: number; half: 'far' | 'near' }

/** Half a ring of gas flames seen from a little above: each leans outwards, its heart paler. */
export function Flames({ at: [x, y], r, high, half }: Ring) {
  const jets = Array.from({ length: 11 }, (_, i) => {
    const a = ((half === 'near' ? 1 : -1) * Math.PI * (i + 0.5)) / 11
    const lean = Math.cos(a)
    return {
      x: x + r * lean,
      y: y + r * 0.3 * Math.sin(a),
      lean,
      tall: 0.85 + 0.14 * ((i * 7) % 4),
    }
  })
  const n = (v: number) => Math.round(v * 10) / 10
  const path = (w: number, h: number) =>
    jets
      .map((jet) => {
        const [up, out] = [h * jet.tall, jet.lean * h * 0.35]
        const [l, m, right] = [n(-w), n(out), n(w)]
        const rising = `c${l} 0 ${n(-w * 1.3)} ${n(-up * 0.45)} ${m} ${n(-up)}`
        const bend = `${n(w * 1.6 - out * 0.2)} ${n(up * 0.5)} ${n(right * 1.2 - out)} ${n(up)}`
        return `M${n(jet.x)} ${n(jet.y)}${rising}c${bend} ${n(-out)} ${n(up)}z`
      })
      .join('')
  return (
    <>
      <path fill="#2b74ec" d={path(high * 0.3, high)} />
      <path fill="#a6dcff" d={path(high * 0.16, high * 0.55)} />
    </>
  )
}

/** One ribbon of steam: it leaves its pot wide, sways as it rises, and thins to nothing. */
export function ribbon(
  [x, y]: Point,
  w: number,
  rise: number,
  drift: number,
  turn: number,
): string {
  const steps = 36
  const edge = (side: 1 | -1): Point[] =>
    Array.from({ length: steps + 1 }, (_, i): Point => {
      const t = i / steps
      const wide = w * (0.7 + 0.5 * Math.sin(Math.PI * t)) * (1 - t ** 2.2)
      const swell = 1 + 0.3 * Math.sin(t * 12 + turn + side * 1.2)
      const middle = x + drift * t ** 1.5 + w * 0.45 * t * Math.sin(t * 6.5 + turn)
      return [middle + (side * wide * swell) / 2, y - rise * t]
    })
  return area([...edge(-1), ...edge(1).toReversed()], 0.5)
}
