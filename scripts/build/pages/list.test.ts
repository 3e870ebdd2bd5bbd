import { expect, test } from 'vitest'
import { fileOf } from './list.ts'

test('a page is written to the public folder, the preview of a draft is not', () => {
  expect(['/', '/roofing', '/preview/post/first-snow', '/preview/guide/oil'].map(fileOf)).toEqual([
    'client/index.html',
    'client/roofing/index.html',
    'previews/post/first-snow/index.html',
    'previews/guide/oil/index.html',
  ])
})
