import { expect, test } from 'vitest'
import { scriptJson } from './graph.ts'

test('no text in structured data can close its script element', () => {
  const json = scriptJson({ name: '</script><script>alert(1)</script>' })
  expect(json).not.toContain('<')
  expect(JSON.parse(json)).toEqual({ name: '</script><script>alert(1)</script>' })
})
