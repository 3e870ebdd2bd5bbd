import { expect, test } from 'vitest'
import { candidateWidths } from './picture.ts'

const offered = (master: number) =>
  candidateWidths(master).map(({ width, px }) => `${width}: ${px}`)

test('a large picture is offered in every width', () => {
  expect(offered(1600)).toEqual(['480: 480', '800: 800', '1200: 1200', '1600: 1600'])
  expect(offered(6000)).toEqual(offered(1600))
})

test('a small picture is offered up to its own width, with its real width', () => {
  expect(offered(1000)).toEqual(['480: 480', '800: 800', '1200: 1000'])
  expect(offered(300)).toEqual(['480: 300'])
})
