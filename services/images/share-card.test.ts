import sharp from 'sharp'
import { expect, test } from 'vitest'
import { renderBrand, renderCard } from './share-card.ts'

const ground = '#12252a'

/** Returns the colors of a card without its title. */
async function cardColors(master: Buffer, focus: readonly [number, number] | undefined) {
  const brand = await renderBrand({ name: 'Highpine', ground, text: '#fff', line: '#fff' })
  const { data, info } = await renderCard(master, focus, brand)
  expect([info.width, info.height]).toEqual([1200, 630])
  const card = sharp(data, { raw: { width: 1200, height: 630, channels: 3 } })
  return async (left: number, top: number) => [
    ...(await card.clone().extract({ left, top, width: 1, height: 1 }).toBuffer()),
  ]
}

test('a scene is cropped around its focus and uncovered at the right edge of a card', async () => {
  const master = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><path fill="#f00" d="M0 0h8v9h-8z"/>' +
      '<path fill="#0f0" d="M8 0h8v9h-8z"/></svg>',
  )
  const left = await cardColors(master, [0, 50])
  expect([await left(665, 20), await left(1195, 620)]).toEqual([
    [255, 0, 0],
    [255, 0, 0],
  ])
  expect(await left(655, 620)).toEqual([0x12, 0x25, 0x2a])
  const right = await cardColors(master, [100, 50])
  expect([await right(665, 20), await right(1195, 620)]).toEqual([
    [0, 255, 0],
    [0, 255, 0],
  ])
})

test('a poster is shown uncropped and uncovered at the right edge of a card', async () => {
  const master = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 30"><path fill="#f00" d="M0 0h20v10h-20z"/>' +
      '<path fill="#0f0" d="M0 10h20v20h-20z"/></svg>',
  )
  const colorAt = await cardColors(master, undefined)
  expect(await colorAt(790, 20)).toEqual([255, 0, 0])
  expect(await colorAt(1195, 20)).toEqual([255, 0, 0])
  expect(await colorAt(790, 620)).toEqual([0, 255, 0])
  expect(await colorAt(770, 600)).toEqual([0x12, 0x25, 0x2a])
})

test('what is transparent in a scene shows the color of the card, and a scene in gray is gray', async () => {
  const master = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><path fill="#f00" d="M8 0h8v9h-8z"/></svg>',
  )
  const colorAt = await cardColors(master, [50, 50])
  expect(await colorAt(700, 300)).toEqual([0x12, 0x25, 0x2a])
  expect(await colorAt(1195, 300)).toEqual([255, 0, 0])
  const gray = await sharp({
    create: { width: 1600, height: 900, channels: 3, background: '#777' },
  })
    .toColourspace('b-w')
    .png()
    .toBuffer()
  expect((await sharp(gray).metadata()).channels).toBe(1)
  expect(await (await cardColors(gray, [50, 50]))(900, 300)).toEqual([0x77, 0x77, 0x77])
})

test('the logo and the name are on the card', async () => {
  const master = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"/>')
  const brand = await renderBrand({ name: 'Highpine', ground, text: '#fff', line: '#fff' })
  const { data } = await renderCard(master, [50, 50], brand)
  const logo = await sharp(data, { raw: { width: 1200, height: 630, channels: 3 } })
    .extract({ left: 72, top: 72, width: 300, height: 48 })
    .stats()
  expect(logo.channels[0]?.max).toBe(255)
  expect(logo.channels[0]?.min).toBe(0x12)
})
