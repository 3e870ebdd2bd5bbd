import { expect, test } from 'vitest'
import { pictureMarkdown, videoMarkdown, withLink, withParagraph } from './insert-text.ts'

test('a link takes the words that are chosen, or has its own', () => {
  const text = 'Read the list first.\n'
  const href = '/files/list.pdf'
  expect(withLink({ text, from: 5, to: 13 }, href, 'List')).toBe(
    'Read [the list](/files/list.pdf) first.\n',
  )
  expect(withLink({ text, from: 5, to: 5 }, href, 'List')).toBe(
    'Read [List](/files/list.pdf)the list first.\n',
  )
})

test('a picture is a paragraph behind the one of the cursor', () => {
  const picture = pictureMarkdown('roof', 'A [steep] roof')
  expect(picture).toBe('![A steep roof](roof)')
  const text = 'One.\n\nTwo.\n'
  expect(withParagraph({ text, from: 1, to: 1 }, picture)).toBe(
    'One.\n\n![A steep roof](roof)\n\nTwo.\n',
  )
  expect(withParagraph({ text, from: 12, to: 12 }, picture)).toBe(
    'One.\n\nTwo.\n\n![A steep roof](roof)\n',
  )
  expect(withParagraph({ text: '', from: 0, to: 0 }, picture)).toBe(`${picture}\n`)
})

test('a video stands behind a picture', () => {
  expect(videoMarkdown('/files/ridge.mp4', 'roof', 'Ridge')).toBe(
    '[![Ridge](roof)](/files/ridge.mp4)',
  )
})
