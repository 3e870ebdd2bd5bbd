import { expect, test } from 'vitest'
import { imageNode } from './image.ts'

const origin = 'https://www.firm.example'
const picture = { name: 'great-room', path: '/projects/estate', alt: 'A room with a view.' }

test('a picture has its address and its text alternative, and nothing that nobody knows', () => {
  expect(imageNode(origin, picture)).toEqual({
    '@type': 'ImageObject',
    '@id': 'https://www.firm.example/projects/estate#picture-great-room',
    contentUrl: 'https://www.firm.example/api/image/1200/80/attached_assets/great-room.jpg',
    description: 'A room with a view.',
  })
})

test('its photographer is a person or a company, with the copyright as it was given', () => {
  const credit = { name: 'Ponderosa Light', is: 'studio' as const }
  expect(
    imageNode(origin, {
      ...picture,
      caption: 'The room.',
      credit,
      copyright: '© 2026 Ponderosa Light',
      day: '2026-05-14',
    }),
  ).toMatchObject({
    caption: 'The room.',
    creditText: 'Ponderosa Light',
    creator: { '@type': 'Organization', name: 'Ponderosa Light' },
    copyrightNotice: '© 2026 Ponderosa Light',
    dateCreated: '2026-05-14',
  })
})

test('a name of which nobody says whether it is a person is a credit and no creator', () => {
  const node = imageNode(origin, { ...picture, credit: { name: 'Cedar & Stone' } })
  expect(node).toMatchObject({ creditText: 'Cedar & Stone' })
  expect(node).not.toHaveProperty('creator')
})
