import { expect, test } from 'vitest'
import { additions, complete } from './render.ts'

const page = (words: string) =>
  `<!DOCTYPE html><html lang="en"><head><title>${words}</title></head><body>${words}</body></html>`

test('Vike’s additions to one page of a kind are applied to another', () => {
  const first = page('One').replace('<head>', '<head><link>').replace('</body>', '<script></body>')
  const added = additions(page('One'), first)
  expect(added).toEqual({ head: '<link>', end: '<script>' })
  expect(added && complete(page('One'), added)).toBe(first)
  expect(added && complete(page('$& Two'), added)).toBe(
    '<!DOCTYPE html><html lang="en"><head><link><title>$& Two</title></head><body>$& Two<script></body></html>',
  )
})

test('a page that Vike changed anywhere else yields no additions', () => {
  expect(additions(page('One'), page('Another'))).toBeUndefined()
  expect(additions(page('One'), page('One').replace('lang="en"', ''))).toBeUndefined()
  expect(additions(page('One'), `${page('One')}<!-- -->`)).toBeUndefined()
})
