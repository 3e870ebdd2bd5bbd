import { expect, test } from 'vitest'
import { readText } from './file-text.ts'
import { parseEntry } from './entry.ts'
import { formatProblem } from '../../model/problem.ts'

const problemsOf = (bytes: string | Buffer) =>
  readText('content/posts/a.md', Buffer.from(bytes)).problems.map(formatProblem)

test('a text with a byte-order mark and Windows line endings is read like any other', () => {
  const written = '\uFEFF---\r\ntitle: A\r\n---\r\nText.\r\n'
  const { text, problems } = readText('content/posts/a.md', Buffer.from(written))
  expect(problems).toEqual([])
  expect(parseEntry('content/posts/a.md', text).entry).toMatchObject({
    data: { title: 'A' },
    body: 'Text.\n',
  })
})

test('a file of more than a megabyte is a problem, and is not parsed', () => {
  expect(problemsOf('a'.repeat(1_000_000))).toEqual([])
  expect(problemsOf('a'.repeat(2_300_000))).toEqual([
    'content/posts/a.md:1:1 is 2.3 MB of text, but the limit is 1 MB — split it, or remove what isn’t text',
  ])
})

test.each([
  ['{\\rtf1\\ansi Snow}', 'a rich text document (RTF)', 'in TextEdit'],
  ['PK\u0003\u0004\u0014\u0000', 'a Word document or a ZIP archive', 'copy its text'],
])('a word processor’s document is named as one: %j', (bytes, name, repair) => {
  const [problem = '', ...more] = problemsOf(bytes)
  expect(problem).toContain(`is ${name}`)
  expect(problem).toContain(repair)
  expect(more).toEqual([])
})

test('each conflict of an unfinished merge is reported once, with Windows line endings too', () => {
  const merge =
    '<<<<<<< HEAD\r\nOurs\r\n||||||| base\r\nWas\r\n=======\r\nTheirs\r\n>>>>>>> main\r\n'
  expect(
    problemsOf(`Text\r\n${merge}Text\r\n${merge}`).map((line) => line.split(' ', 1)[0]),
  ).toEqual(['content/posts/a.md:2:1', 'content/posts/a.md:10:1'])
  // Longer lines underline or divide.
  expect(problemsOf('Title\n========\n<<<<<<<<\n')).toEqual([])
})
