import { onLine, roughen } from './outline.ts'
import { lerp, type Point } from './path.ts'
import { between, type Random } from './random.ts'

/**
 * One flank of a mountain: from the spur that falls from a summit (u = 0) to the gully that falls
 * from the neighboring col (u = 1), from the sky line (v = 0) to the foot (v = 1).
 * Everything on the flank is drawn in (u, v), so ribs, couloirs and snow follow the fall line.
 */
export type Flank = {
  /** Which way it looks: -1 left, 1 right. */
  side: -1 | 1
  at: (u: number, v: number) => Point
  /** The flank itself, closed. */
  outline: Point[]
  /** Width at mid-height: narrow flanks take fewer ribs. */
  width: number
}

type Zigzag = (v: number) => number

/** A falling crest swings from side to side; the swing grows a little as the mountain widens. */
function zigzag(random: Random, swing: number, bends: number): Zigzag {
  const stops = [0]
  for (let i = 1; i <= bends; i++) {
    stops.push(
      (i % 2 === 0 ? -1 : 1) * between(random, 0.35, 1) * swing * (0.7 + (0.6 * i) / bends),
    )
  }
  if (random() < 0.5) for (const i of stops.keys()) stops[i] = -(stops[i] ?? 0)
  return (v) => {
    const place = Math.max(0, Math.min(0.9999, v)) * bends
    const i = Math.floor(place)
    return lerp(stops[i] ?? 0, stops[i + 1] ?? 0, place - i)
  }
}

/** Splits a sky line (cols and summits in turn, shoulders between) into its flanks. */
export function flanks(spine: readonly Point[], foot: number, random: Random): Flank[] {
  const turns: number[] = [0]
  for (let i = 1; i < spine.length - 1; i++) {
    const [before, here, after] = [
      spine[i - 1]?.[1] ?? 0,
      spine[i]?.[1] ?? 0,
      spine[i + 1]?.[1] ?? 0,
    ]
    if ((here < before && here <= after) || (here > before && here >= after)) turns.push(i)
  }
  turns.push(spine.length - 1)
  const depth = foot - Math.min(...spine.map(([, y]) => y))
  const falls = turns.map((i, n) => {
    const [x, y] = spine[i] ?? [0, 0]
    const reach = foot - y
    const end = n === 0 || n === turns.length - 1
    return {
      x,
      y,
      swing: end ? () => 0 : zigzag(random, reach * 0.1, 5 + Math.round(random() * 2)),
      drift: end ? 0 : (random() < 0.5 ? -1 : 1) * between(random, 0.08, 0.24) * reach,
    }
  })
  return turns.slice(1).map((end, n) => {
    const start = turns[n] ?? 0
    const [left, right] = [falls[n], falls[n + 1]]
    if (!left || !right) throw new Error('a flank needs both its edges')
    const side = left.y < right.y ? 1 : -1
    const [spur, gully] = side === 1 ? [left, right] : [right, left]
    const stretch = spine.slice(start, end + 1)
    const top = roughen(side === 1 ? stretch : stretch.toReversed(), random, 0.07, depth * 0.07)
    const at = (u: number, v: number): Point => {
      const [x, y] = onLine(top, u)
      const share = Math.max(v, 0)
      const below = lerp(spur.drift, gully.drift, u) * share
      const swing = lerp(spur.swing(share), gully.swing(share), u)
      return [x + below + swing, lerp(y, foot, share)]
    }
    const steps = [0, 0.14, 0.28, 0.42, 0.56, 0.7, 0.85, 1]
    const outline = [
      ...top,
      ...steps.slice(1).map((v) => at(1, v)),
      ...steps.toReversed().map((v) => at(0, v)),
    ]
    return { side, at, outline, width: Math.abs(right.x - left.x) }
  })
}
