import sharp from 'sharp'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../api/testing/temporary-folder.ts'
import { icon, type IconBrand, type IconName, iconNames } from './icons.ts'

const brand: IconBrand = {
  mark: { side: 20, body: '<path fill="#ff0000" d="M5 5h10v10H5z"/>' },
  iconGround: '#0000ff',
  name: 'Cedar & Stone Builders',
  letterColor: '#ffffff',
}

/** The colors of an icon’s middle and of a point near its corner, as red, green and blue. */
async function colorsOf(file: Buffer) {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => {
    const from = (Math.round(y * info.height) * info.width + Math.round(x * info.width)) * 3
    return [...data.subarray(from, from + 3)]
  }
  return { middle: at(0.5, 0.5), edge: at(0.05, 0.5) }
}

test('icons for phones have their sizes, the mark in the middle and its ground up to the edge', async () => {
  const cache = await temporaryFolder()
  const sizes: [IconName, number][] = [
    ['icon-192.png', 192],
    ['icon-512.png', 512],
    ['apple-touch-icon.png', 180],
  ]
  for (const [name, side] of sizes) {
    const file = await icon(name, brand, cache)
    expect(await sharp(file).metadata()).toMatchObject({ format: 'png', width: side, height: side })
    expect(await colorsOf(file)).toEqual({ middle: [255, 0, 0], edge: [0, 0, 255] })
  }
})

test('favicon.ico is an icon file with one picture of 32 pixels', async () => {
  const file = await icon('favicon.ico', brand, await temporaryFolder())
  // Reserved, type, count; width, height, colors, reserved.
  expect([...file.subarray(0, 10)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32, 0, 0])
  const [length, offset] = [file.readUInt32LE(14), file.readUInt32LE(18)]
  expect(offset + length).toBe(file.length)
  expect(await sharp(file.subarray(offset)).metadata()).toMatchObject({
    format: 'png',
    width: 32,
    height: 32,
  })
})

test('favicon.svg is the mark on a ground with round corners', async () => {
  const file = await icon('favicon.svg', brand, await temporaryFolder())
  expect(file.toString()).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><rect width="20" height="20" rx="3.75" fill="#0000ff"/>' +
      '<path fill="#ff0000" d="M5 5h10v10H5z"/></svg>\n',
  )
})

test('a firm without a mark has the first letter of its name as a path, which needs no font', async () => {
  const cache = await temporaryFolder()
  const file = await icon('favicon.svg', { ...brand, mark: undefined }, cache)
  expect(file.toString()).toContain('<path fill="#ffffff"')
  expect(file.toString()).not.toContain('<text')
  const png = await icon('icon-192.png', { ...brand, mark: undefined }, cache)
  const { channels } = await sharp(png).stats()
  expect(channels[0]?.max).toBe(255)
})

test('an icon is made once, and again when the brand is another', async () => {
  const cache = await temporaryFolder()
  const made = await icon('icon-192.png', brand, cache)
  expect(await icon('icon-192.png', brand, cache)).toEqual(made)
  const green = { ...brand, iconGround: '#00ff00' }
  expect((await colorsOf(await icon('icon-192.png', green, cache))).edge).toEqual([0, 255, 0])
  expect(iconNames).toHaveLength(5)
})
