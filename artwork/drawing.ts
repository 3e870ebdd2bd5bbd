import { writeFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Scene, Scenes } from './kit/scene.ts'

/** The masters: what the website shows, beside the authors' words for each picture. */
export const masters = new URL('../content/images/', import.meta.url)

/** A scene as the text of its SVG file. */
export function svgOf(name: string, scene: Scene): string {
  const canvas = { xmlns: 'http://www.w3.org/2000/svg', viewBox: scene.viewBox ?? '0 0 1600 900' }
  const svg = renderToStaticMarkup(createElement('svg', canvas, scene()))
  if (svg.includes('NaN')) throw new Error(`${name}: a coordinate is not a number`)
  return `${svg}\n`
}

/**
 * Draws the scenes whose names begin with one of `starts`, or all of them, into `folder`, and returns
 * their names. Writes NAME.svg and nothing else: alt text and focus, in NAME.yaml, belong to the
 * authors, who change them when a photograph takes a drawing's place.
 */
export function draw(scenes: Scenes, starts: readonly string[], folder: URL): string[] {
  for (const start of starts)
    if (!Object.keys(scenes).some((name) => name.startsWith(start)))
      throw new Error(`No scene's name begins with “${start}”.`)
  const chosen = Object.entries(scenes).filter(
    ([name]) => starts.length === 0 || starts.some((start) => name.startsWith(start)),
  )
  for (const [name, scene] of chosen)
    writeFileSync(new URL(`${name}.svg`, folder), svgOf(name, scene))
  return chosen.map(([name]) => name)
}
