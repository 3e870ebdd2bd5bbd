import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { createElement } from 'react'
import { draw, masters, svgOf } from './drawing.ts'
import { scenes } from './scenes/index.ts'

let folder: string
const inFolder = () => pathToFileURL(`${folder}/`)
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'contractor-site-artwork-'))))
afterEach(() => rmSync(folder, { recursive: true }))

test('drawing leaves the authors’ words and photographs alone', () => {
  const words = 'alt: Our crew on a roof in Vail, photographed in March.\nfocus: [10, 20]\n'
  writeFileSync(join(folder, 'roofing.yaml'), words)
  writeFileSync(join(folder, 'roofing.jpg'), 'a photograph')
  writeFileSync(join(folder, 'roofing.svg'), 'an older drawing')
  draw(scenes, ['roofing', 'siding'], inFolder())
  assert.equal(readFileSync(join(folder, 'roofing.yaml'), 'utf8'), words)
  assert.equal(readFileSync(join(folder, 'roofing.jpg'), 'utf8'), 'a photograph')
  assert.match(readFileSync(join(folder, 'roofing.svg'), 'utf8'), /^<svg /)
})

test('drawing writes the SVG files that were asked for and nothing else', () => {
  assert.deepEqual(draw(scenes, ['kitchens', 'town-v'], inFolder()).toSorted(), [
    'kitchens',
    'town-vail',
  ])
  assert.deepEqual(readdirSync(folder).toSorted(), ['kitchens.svg', 'town-vail.svg'])
})

test('a name that no scene has is an error, and nothing is drawn', () => {
  assert.throws(() => draw(scenes, ['kitchens', 'kichens'], inFolder()), /“kichens”/)
  assert.deepEqual(readdirSync(folder), [])
})

test('a coordinate that is not a number is an error', () => {
  const broken = () => createElement('path', { d: `M${Number.NaN} 0` })
  assert.throws(() => svgOf('broken', broken), /broken: a coordinate/)
})

test('every master is what its scene draws, so drawing again loses nobody’s edits', () => {
  const different = Object.entries(scenes)
    .filter(
      ([name, scene]) =>
        svgOf(name, scene) !== readFileSync(new URL(`${name}.svg`, masters), 'utf8'),
    )
    .map(([name]) => name)
  assert.deepEqual(different, [], 'draw these again, or delete the scenes of those edited by hand')
})
