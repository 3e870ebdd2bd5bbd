import { parseDocument } from 'yaml'
import { expect, test } from 'vitest'
import { applyEdits, partsOf, scalarEdit, withoutPath } from './yaml-text.ts'

const renamed = (yaml: string, path: (string | number)[], was: string, is: string) => {
  const edit = scalarEdit(parseDocument(yaml), yaml, path, was, is)
  return edit && applyEdits(yaml, [edit])
}

test('a word is replaced where it is written, with its quotes and comments', () => {
  expect(renamed('a: "vail" # ours\nb: vail\n', ['a'], 'vail', 'avon')).toBe(
    'a: "avon" # ours\nb: vail\n',
  )
  expect(renamed('a: [ vail,  eagle ]\r\n', ['a', 1], 'eagle', 'avon')).toBe(
    'a: [ vail,  avon ]\r\n',
  )
  expect(renamed('a: vail\n', ['a'], 'vail', '2026')).toBe("a: '2026'\n")
  expect(renamed('a: >-\n  /roofing\n', ['a'], '/roofing', '/roofs')).toBe('a: >-\n  /roofs\n')
})

test('an entry or a field goes with its lines, and nothing else changes', () => {
  const text = '# Towns\nlist:\n  - vail # ours\n  - avon\nrow: [a, b]\npair: { x: 1, y: 2 }\n'
  expect(withoutPath(text, ['list', 0])).toBe(
    '# Towns\nlist:\n  - avon\nrow: [a, b]\npair: { x: 1, y: 2 }\n',
  )
  expect(withoutPath(text, ['list', 1])).toBe(
    '# Towns\nlist:\n  - vail # ours\nrow: [a, b]\npair: { x: 1, y: 2 }\n',
  )
  expect(withoutPath(text, ['row', 0])).toContain('row: [b]\n')
  expect(withoutPath(text, ['row', 1])).toContain('row: [a]\n')
  expect(withoutPath(text, ['pair', 'y'])).toContain('pair: { x: 1 }\n')
  expect(withoutPath(text, ['list'])).toBe('# Towns\nrow: [a, b]\npair: { x: 1, y: 2 }\n')
  expect(withoutPath('- a: 1\n  b: 2\n- c: 3\n', [0, 'a'])).toBe('- b: 2\n- c: 3\n')
  expect(withoutPath('# Old\n- { a: 1 }\n', [0])).toBe('# Old\n[]\n')
  expect(withoutPath('a:\n  - >-\n    Folded\n    text\n  - b\n', ['a', 0])).toBe('a:\n  - b\n')
})

test('what can’t be taken out of its lines is left', () => {
  expect(withoutPath('a:\n  - b\n', ['a', 0])).toBeUndefined()
  expect(withoutPath('a: [b]\n', ['a', 0])).toBeUndefined()
  expect(withoutPath('a: 1\n', ['b'])).toBeUndefined()
})

test('the fields and the text of a Markdown file are found with any ends of lines', () => {
  for (const text of ['---\na: 1\n---\nText\n', '\uFEFF---\r\na: 1\r\n--- \r\nText\r\n']) {
    const { front, body } = partsOf('content/posts/a.md', text)
    expect(text.slice(front.start, front.end).trim()).toBe('a: 1')
    expect(text.slice(body).trim()).toBe('Text')
  }
})
