import { expect, test } from 'vitest'
import { scriptsOf } from './scripts.ts'

const manifest = {
  'pages/+client.ts': { file: 'assets/client.js', imports: ['_react'] },
  'pages/guide/+Page.tsx': { file: 'assets/guide.js', imports: ['_react', '_article'] },
  'pages/admin/+Layout.tsx': { file: 'assets/layout.js', imports: ['_react'] },
  'pages/admin/login/+Page.tsx': { file: 'assets/login.js' },
  _react: { file: 'assets/react.js', imports: ['_react'] },
  _article: { file: 'assets/article.js', imports: ['_react'] },
}

test('a page’s scripts are the client’s, its own, and what they import, each once', () => {
  expect(scriptsOf('/pages/guide', manifest)).toEqual([
    'assets/client.js',
    'assets/react.js',
    'assets/guide.js',
    'assets/article.js',
  ])
})

test('an admin page loads its layout too; in development there are none', () => {
  expect(scriptsOf('/pages/admin/login', manifest)).toContain('assets/layout.js')
  expect(scriptsOf('/pages/guide', {})).toEqual([])
})
