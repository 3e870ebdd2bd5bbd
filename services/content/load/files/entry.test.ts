import { expect, test } from 'vitest'
import { parseEntry } from './entry.ts'

const post = '---\ntitle: Snow\nfaqs:\n  - question: Why?\n    answer: Because.\n---\n\nText.\n'

function parsed(file: string, text: string) {
  const { entry, problems } = parseEntry(file, text)
  if (!entry) throw new Error(problems.map(({ reason }) => reason).join())
  return entry
}

test('front matter and body keep their line numbers in the file', () => {
  const entry = parsed('content/posts/snow.md', post)
  expect(entry).toMatchObject({
    name: 'snow',
    data: { title: 'Snow', faqs: [{ question: 'Why?', answer: 'Because.' }] },
    body: '\nText.\n',
    bodyLine: 7,
  })
  expect(entry.locate(['title'])).toEqual({ line: 2, column: 1 })
  expect(entry.locate(['faqs', 0, 'answer'])).toEqual({ line: 5, column: 5 })
})

test('the position of a missing field is that of its nearest parent', () => {
  const entry = parsed('content/posts/snow.md', post)
  expect(entry.locate(['date'])).toEqual({ line: 2, column: 1 })
  expect(entry.locate(['faqs', 0, 'source'])).toEqual({ line: 4, column: 5 })
  expect(entry.locate(['faqs', 3])).toEqual({ line: 3, column: 1 })
})

test.each([
  ['lines that end as on Windows', post.replaceAll('\n', '\r\n')],
  ['lines that end as on an old Mac', post.replaceAll('\n', '\r')],
  ['a byte order mark', `\uFEFF${post}`],
  ['invisible spaces from a word processor', post.replace('Snow', '\u200BSn\uFEFFow\u2060')],
  ['spaces after the fences', post.replaceAll('---\n', '---  \n')],
])('%s make no difference', (_, text) => {
  const entry = parsed('content/posts/snow.md', text)
  expect(entry).toMatchObject({ data: { title: 'Snow' }, body: '\nText.\n', bodyLine: 7 })
  expect(entry.locate(['faqs', 0, 'answer'])).toEqual({ line: 5, column: 5 })
})

test('a horizontal rule in the body is not a fence', () => {
  const entry = parsed('content/posts/snow.md', `${post}\n---\n\nMore.\n`)
  expect(entry.body).toBe('\nText.\n\n---\n\nMore.\n')
})

test('empty front matter is valid and has no data', () => {
  expect(parsed('content/posts/snow.md', '---\n---\nText.')).toMatchObject({
    data: null,
    body: 'Text.',
    bodyLine: 3,
  })
})

test('dates and yes stay strings, as they were written', () => {
  expect(parsed('content/x.yaml', 'date: 2026-02-30\nsold: yes\nzip: 081\n').data).toEqual({
    date: '2026-02-30',
    sold: 'yes',
    zip: 81,
  })
})

test.each([
  ['\n---\ntitle: A\n---\n', 1, 'has an empty line above its first ---'],
  ['----\ntitle: A\n---\n', 1, 'begins with “----” where --- belongs'],
  ['---\ntitle: A\n—\nText', 3, 'ends its fields with “—” where --- belongs'],
])('a line that is almost --- is named: %j', (text, line, reason) => {
  expect(parseEntry('content/posts/snow.md', text).problems).toMatchObject([{ line, reason }])
})

test.each([
  '---js\n1\n---\n',
  '---javascript\n1\n---\n',
  '---coffee\n1\n---\n',
  '---json\n{}\n---\n',
])('front matter in another language is refused unread: %j', (text) => {
  expect(parseEntry('content/posts/snow.md', text)).toMatchObject({
    entry: undefined,
    problems: [{ line: 1, reason: expect.stringContaining('never executed') }],
  })
})

test.each([
  ['a: b\n  c: d', '2:3 is indented deeper than the line above allows'],
  ['a: [x, y\nb: c', '1:4 opens a bracket that’s never closed'],
  ['a: x\n---\nb: y', '2:1 has a line of --- in the middle'],
  ['a: > text', '1:6 has text on the same line as the > or |'],
  ['a: - b', '1:4 begins a list on the line of its field'],
  ['a: "\\d"', '1:5 has a backslash inside double quotation marks'],
  ['a: @home', '1:4 has text that begins with @, which means something else in YAML'],
  ['a: !Now or never', '1:4 has text that begins with !, which means something else in YAML'],
  ['a: *star', '1:4 has text that begins with *, which means something else in YAML'],
  ['a: &x foo', '1:4 has text that begins with &, which means something else in YAML'],
  ['a: "open\nb: "c"\nd: e', '1:4 opens a quotation mark that’s never closed'],
  ['a:\n  - b\n  c\n  - d', '3:1 is below an entry of a list and has no dash'],
  ['a:\n  - b\n- c\n  - d', '4:3 doesn’t line up with the list above'],
  ['a:\n  - b\n    - c', '3:5 is indented deeper than the entry above, so it’s part of that entry'],
  ['a: b\nc:[d]', '2:1 has no space after the colon'],
  ['a: >-\n\tb', '2:1 is indented with a tab'],
  ['a:\u00a0b\nc: d', '1:1 has a non-breaking space where a regular space belongs'],
  ['a: [#b, #c]', '1:5 has a # in a list on one line, where it begins a comment'],
  ['a: { b: c d: e }', '1:9 has two fields without a comma between them'],
  ['a: {brand} roofs', '1:12 has text that begins with a bracket or a brace'],
  ['a: ‘b’', '1:4 is in curly quotation marks, which would be shown with the text'],
  ['a: [“b”, c]', '1:5 is in curly quotation marks, which would be shown with the text'],
  ['a:\n  - b\n c: d', '3:1 doesn’t line up with the fields around it'],
  [
    'a: { x: 1, y: {z} w }',
    '1:19 has a bracket, a brace or a comma inside a list or group on one line',
  ],
])('%j is told where it is wrong', (text, told) => {
  const { problems } = parseEntry('content/x.yaml', text)
  expect(problems.map(({ line, column, reason }) => `${line}:${column} ${reason}`)).toEqual([told])
})
