import { expect, test } from 'vitest'
import { toBlocks } from './blocks.ts'
import { parseMarkdown } from './parse.ts'

const printed = (markdown: string, ids: string[] = []) =>
  toBlocks(
    parseMarkdown(markdown, { brand: 'Highpine' }),
    ids.map((id) => ({ id })),
  )
const plain = (text: string) => ({ text, bold: false, italic: false })

test('a chapter becomes titles, paragraphs, lists, checklists, tables and figures, in their order', () => {
  const { blocks, unprintable } = printed(
    [
      '## Frost',
      'It comes in *October*, says {brand}.',
      '- first\n- second',
      '1. one\n2. two',
      '- [ ] seen\n- [x] done',
      '| Town | Depth |\n|---|---|\n| Vail | 48 |',
      '![A footing](concrete "Below the frost")',
      '### In clay',
    ].join('\n\n'),
    ['snow-frost', 'snow-in-clay'],
  )
  expect(unprintable).toEqual([])
  expect(blocks).toEqual([
    { kind: 'heading', level: 2, id: 'snow-frost', words: [plain('Frost')] },
    {
      kind: 'paragraph',
      words: [
        plain('It comes in '),
        { text: 'October', bold: false, italic: true },
        plain(', says Highpine.'),
      ],
    },
    { kind: 'list', style: 'dash', items: [[plain('first')], [plain('second')]] },
    { kind: 'list', style: 'number', items: [[plain('one')], [plain('two')]] },
    { kind: 'list', style: 'box', items: [[plain('seen')], [plain('done')]] },
    {
      kind: 'table',
      columns: [[plain('Town')], [plain('Depth')]],
      rows: [[[plain('Vail')], [plain('48')]]],
    },
    { kind: 'figure', image: 'concrete', alt: 'A footing', caption: 'Below the frost' },
    { kind: 'heading', level: 3, id: 'snow-in-clay', words: [plain('In clay')] },
  ])
})

test('a link keeps its address and style, and the lines of a paragraph become one', () => {
  expect(printed('Ask the\n**[town](https://www.vail.gov)** first.').blocks).toEqual([
    {
      kind: 'paragraph',
      words: [
        plain('Ask the '),
        { text: 'town', bold: true, italic: false, href: 'https://www.vail.gov' },
        plain(' first.'),
      ],
    },
  ])
})

test('what cannot be printed is reported with its position', () => {
  const { unprintable } = printed('Words.\n\n```\ncode\n```\n\n> said\n\n- one\n  - inside')
  expect(unprintable).toEqual([
    { what: 'a block of code', line: 3, column: 1 },
    { what: 'a quotation', line: 7, column: 1 },
    { what: 'a list inside a list', line: 9, column: 1 },
  ])
})

test('a part of a sentence that would be left out in print is reported', () => {
  const { unprintable } = printed(
    'Was ~~this~~, see ![A roof](roof) and [here][a].\n\n[a]: /roofing',
  )
  expect(unprintable.map(({ what, column }) => `${column} ${what}`)).toEqual([
    '5 words that are struck out',
    '19 a picture inside a sentence',
    '39 a link whose address is elsewhere in the text',
  ])
})
