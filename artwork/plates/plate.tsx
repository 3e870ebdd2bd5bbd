import { Printed } from '../kit/print/printed.tsx'
import type { Scene } from '../kit/scene.ts'
import { box, type Impression } from './ink.ts'
import { lettering } from './lettering.ts'

/** The edges of what a picture shows, in units from the middle of its horizon. */
export interface View {
  left: number
  right: number
  top: number
  bottom: number
  /** A poster, not the picture of a page. */
  tall: boolean
}

export interface Plate {
  /** The town's name, in one line or two. */
  name: readonly [string] | readonly [string, string]
  /** What stands on the skyline. */
  range: string
  paper: string
  /** The band under a poster, and its letters. */
  band: string
  onBand: string
  /** Letters in the sky of a page's picture. */
  onSky: string
  scene: (view: View) => readonly Impression[]
}

/** What a hero's picture shows: a landscape whose middle third holds all that matters. */
const landscape: View = { left: -1333, right: 1333, top: -930, bottom: 570, tall: false }
const poster: View = { left: -600, right: 600, top: -900, bottom: 560, tall: true }

/** A page's picture, 16:9, with the name in its sky. */
export function pageScene(plate: Plate): Scene {
  const { name, range, onSky, scene } = plate
  const cap = name.length === 1 ? 128 : 96
  const first = name.length === 1 ? -690 : -720
  return Object.assign(
    () => (
      <>
        {/* On a phone these letters would be 4 px high. */}
        <style>{'@media(max-width:480px){.range{display:none}}'}</style>
        <Printed impressions={scene(landscape)} />
        <path
          fill={onSky}
          d={name
            .map((text, i) =>
              lettering(text, { x: 0, y: first + i * cap * 1.24, cap, within: 880 }),
            )
            .join('')}
        />
        <path
          className="range"
          fill={onSky}
          d={lettering(`${range} · Colorado`, {
            x: 0,
            y: first + (name.length - 1) * cap * 1.24 + 70,
            cap: 27,
            spaced: 0.34,
            weight: 700,
          })}
        />
      </>
    ),
    { viewBox: '-1333 -930 2667 1500' },
  )
}

/** A poster, 2:3, with the name in a band under the picture. */
export function posterScene(plate: Plate): Scene {
  const { name, range, paper, band, onBand, scene } = plate
  const lines = name.length
  const cap = lines === 1 ? 138 : 82
  const first = lines === 1 ? 742 : 676
  const frame = [box(-600, -900, 1200, 1800), box(-552, -852, 1104, 1400).toReversed()]
  return Object.assign(
    () => (
      <>
        <Printed impressions={scene(poster)} />
        <path fill={paper} d={frame.map((each) => `M${each.join('L')}z`).join('')} />
        <path fill={band} d={`M${box(-552, 566, 1104, 286).join('L')}z`} />
        <path
          fill={onBand}
          d={
            name
              .map((text, i) =>
                lettering(text, { x: 0, y: first + i * cap * 1.22, cap, within: 980 }),
              )
              .join('') +
            lettering(`${range} · Colorado`, {
              x: 0,
              y: lines === 1 ? 812 : 828,
              cap: lines === 1 ? 29 : 24,
              spaced: 0.34,
              within: 980,
              weight: 700,
            })
          }
        />
      </>
    ),
    { viewBox: '-600 -900 1200 1800' },
  )
}
