import { expect, test } from 'vitest'
import { stylesheetsOf } from './site-files.ts'

test('the style sheets of a page are found, in order; a page without any stops the build', () => {
  const html =
    '<link rel="stylesheet" type="text/css" href="/assets/a.css"><link rel="icon" href="/i.svg"><link rel="stylesheet" href="/assets/b.css">'
  expect(stylesheetsOf(html)).toEqual(['/assets/a.css', '/assets/b.css'])
  expect(() => stylesheetsOf('<p>nothing</p>')).toThrow('no style sheet')
})
