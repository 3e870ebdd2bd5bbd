import { mkdir, writeFile } from 'node:fs/promises'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { stringify } from 'yaml'
import { pictures } from './scenes/index.ts'

const folder = new URL('../../content/images/', import.meta.url)
const wanted = process.argv.slice(2)

/** Draws every picture (or those whose names begin with an argument) into content/images. */
await mkdir(folder, { recursive: true })
for (const [name, picture] of Object.entries(pictures)) {
  if (wanted.length > 0 && !wanted.some((start) => name.startsWith(start))) continue
  const frame = { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 1600 900' }
  const svg = renderToStaticMarkup(createElement('svg', frame, picture.draw()))
  if (svg.includes('NaN')) throw new Error(`${name}: a coordinate is not a number`)
  const fields = { alt: picture.alt, focus: [...picture.focus] }
  await writeFile(new URL(`${name}.svg`, folder), `${svg}\n`)
  await writeFile(new URL(`${name}.yaml`, folder), stringify(fields, { lineWidth: 0 }))
}
