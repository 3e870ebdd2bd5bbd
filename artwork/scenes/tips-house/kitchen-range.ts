import { mix } from '../../kit/color.ts'
import { made } from '../../kit/materials.ts'
import { box, pane, patch } from '../../kit/solids.ts'
import type { Face, Place } from '../../kit/space.ts'

type Span = readonly [number, number]

const steel = '#8d979b'
const iron = '#23282c'
/** The top of the counters, and of the range. */
export const top = 0.93

/** A gas range: black top, iron grates, a row of knobs, an oven below with its window lit. */
export function range([x0, x1]: Span, [z0, z1]: Span): Face[] {
  const third = (x1 - x0) / 2
  return [
    ...box([x0, x1], [0.08, top - 0.02], [z0, z1], steel),
    ...box([x0, x1], [top - 0.02, top], [z0, z1 + 0.02], '#2d3337'),
    ...box([x0, x1], [top, top + 0.05], [z0, z0 + 0.03], steel),
    ...[0, 1].flatMap((i) =>
      grate([x0 + i * third + 0.02, x0 + (i + 1) * third - 0.02], [z0 + 0.06, z1 - 0.02]),
    ),
    ...box([x0, x1], [top - 0.15, top - 0.03], [z1, z1 + 0.045], mix(steel, '#ffffff', 0.16)),
    ...Array.from({ length: 4 }, (_, i) =>
      knob(x0 + ((x1 - x0) * (i + 0.5)) / 4, top - 0.09, z1 + 0.045),
    ).flat(),
    pane([x0 + 0.02, x1 - 0.02], [0.2, top - 0.17], z1 + 0.01, mix(steel, '#ffffff', 0.05)),
    pane([x0 + 0.12, x1 - 0.12], [0.3, top - 0.3], z1 + 0.012, '#1d2226', true),
    pane([x0 + 0.15, x1 - 0.15], [0.33, top - 0.33], z1 + 0.014, '#8a5a2c', true),
    ...box([x0 + 0.06, x1 - 0.06], [top - 0.235, top - 0.205], [z1 + 0.05, z1 + 0.085], '#c9cfd0'),
  ]
}

/** Iron bars over two burners. */
const grate = (x: Span, z: Span): Face[] => {
  const [y0, y1] = [top + 0.045, top + 0.06]
  const bars = [0, 0.25, 0.5, 0.75, 1].flatMap((t) => {
    const at = x[0] + (x[1] - x[0]) * t
    return box([at - 0.006, at + 0.006], [y0, y1], z, iron)
  })
  const cross = [0, 0.5, 1].flatMap((t) => {
    const at = z[0] + (z[1] - z[0]) * t
    return [
      ...[x[0], x[1]].flatMap((px) =>
        box([px - 0.008, px + 0.008], [top, y0], [at - 0.008, at + 0.008], iron),
      ),
      ...box(x, [y0, y1], [at - 0.006, at + 0.006], iron),
    ]
  })
  return [...bars, ...cross]
}

const knob = (x: number, y: number, z: number): Face[] => {
  const disc = (r: number, at: number, fill: string): Face =>
    patch(
      Array.from({ length: 14 }, (_, i): Place => {
        const a = (Math.PI * i) / 7
        return [x + r * Math.cos(a), y + r * Math.sin(a), at]
      }),
      fill,
    )
  return [
    disc(0.036, z + 0.001, iron),
    disc(0.03, z + 0.014, '#b9783f'),
    pane([x - 0.004, x + 0.004], [y, y + 0.028], z + 0.015, made.white),
  ]
}

/** A hood of copper: a band along its lower edge, its sides drawn in to the chimney. */
export function hood([x0, x1]: Span, [z0, z1]: Span, y: number, glow: string): Face[] {
  const copper = '#b06a3d'
  const [m0, m1] = [x0 + (x1 - x0) * 0.24, x1 - (x1 - x0) * 0.24]
  const back = z0 + (z1 - z0) * 0.5
  return [
    patch(
      [
        [x0, y + 0.13, z1],
        [x1, y + 0.13, z1],
        [m1, y + 0.75, back],
        [m0, y + 0.75, back],
      ],
      copper,
      false,
      true,
    ),
    patch(
      [
        [x0, y + 0.13, z0],
        [x0, y + 0.13, z1],
        [m0, y + 0.75, back],
        [m0, y + 0.75, z0],
      ],
      mix(copper, '#2a1712', 0.2),
    ),
    pane([m0, m1], [y + 0.75, y + 1.6], back, copper),
    ...box([x0 - 0.01, x1 + 0.01], [y, y + 0.13], [z0, z1 + 0.01], mix(copper, '#3a2018', 0.35)),
    patch(
      [
        [x0 + 0.05, y - 0.001, z0],
        [x1 - 0.05, y - 0.001, z0],
        [x1 - 0.05, y - 0.001, z1 - 0.06],
        [x0 + 0.05, y - 0.001, z1 - 0.06],
      ],
      glow,
      true,
      true,
    ),
    pane([x0 - 0.01, x1 + 0.01], [y + 0.115, y + 0.13], z1 + 0.012, '#d79a66'),
    pane([x0 - 0.01, x1 + 0.01], [y, y + 0.012], z1 + 0.012, '#d79a66'),
  ]
}

/** Glazed tiles: a few a shade off, never the whole wall. */
export function tiles(x: Span, y: Span, z: number, fill: string): Face[] {
  const [w, h] = [0.2, 0.1]
  const rows = Math.ceil((y[1] - y[0]) / h)
  const cols = Math.ceil((x[1] - x[0]) / w)
  return [
    pane(x, y, z, fill),
    ...Array.from({ length: rows }, (_, row) => {
      const at = y[0] + row * h
      return [
        ...Array.from({ length: cols }, (_, col) => {
          const from = x[0] + col * w + (row % 2) * (w / 2)
          const shade = (row * 7 + col * 5 + ((row * col) % 3)) % 9
          const to = Math.min(from + w, x[1])
          if (to <= from || shade > 1) return []
          return [
            pane(
              [from, to],
              [at, Math.min(at + h, y[1])],
              z + 0.001,
              mix(fill, shade === 1 ? '#0f2226' : '#a9c9c4', shade === 1 ? 0.16 : 0.1),
            ),
          ]
        }).flat(),
        pane(x, [at, at + 0.004], z + 0.002, mix(fill, '#0f2226', 0.35)),
      ]
    }).flat(),
  ]
}
