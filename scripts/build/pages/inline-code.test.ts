import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { inlineCode } from './inline-code.ts'

const source = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('executable inline scripts are hashed as written; data and external files need no hash', () => {
  const html = [
    '<script>go()</script>',
    '<script type="module">\n go()</script>',
    '<script type="speculationrules">{}</script>',
    '<script type="application/ld+json">{}</script>',
    '<script id="page-data" type="application/json">{}</script>',
    '<script src="/assets/a.js" type="module" async></script>',
  ].join('\n')
  expect(inlineCode(html)).toEqual({
    scripts: [source('go()'), source('\n go()'), source('{}')],
    refused: [],
  })
})

test('inline styles and event handlers are reported', () => {
  const html =
    '<p style="left:1px">a</p><button onclick="go()">b</button><style>p{}</style><p>style="no"</p>'
  expect(inlineCode(html).refused).toEqual([
    '<p style="left:1px">',
    '<button onclick="go()">',
    '<style>',
  ])
})
