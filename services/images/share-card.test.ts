import sharp from 'sharp'
import { expect, test } from 'vitest'
import { renderOverlay, renderPosterCard } from './share-card.ts'

test('a poster is shown uncropped and uncovered at the right edge of a card', async () => {
  const master = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 30"><path fill="#f00" d="M0 0h20v10h-20z"/>' +
      '<path fill="#0f0" d="M0 10h20v20h-20z"/></svg>',
  )
  const overlay = await renderOverlay({ brand: 'Highpine', upright: true })
  const { data, info } = await renderPosterCard(master, overlay)
  expect([info.width, info.height]).toEqual([1200, 630])
  const card = sharp(data, { raw: { width: 1200, height: 630, channels: 3 } })
  const colorAt = async (left: number, top: number) => [
    ...(await card.clone().extract({ left, top, width: 1, height: 1 }).toBuffer()),
  ]
  expect(await colorAt(790, 20)).toEqual([255, 0, 0])
  expect(await colorAt(1195, 20)).toEqual([255, 0, 0])
  expect(await colorAt(790, 620)).toEqual([0, 255, 0])
  expect(await colorAt(770, 600)).toEqual([0x12, 0x25, 0x2a])
})
