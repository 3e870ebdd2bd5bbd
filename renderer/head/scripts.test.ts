import { expect, test } from 'vitest'
import { adminScriptUrls, collectScriptUrls, scriptUrl } from './scripts.ts'

const manifest = {
  'pages/+client.ts': { file: 'assets/client.js', imports: ['_page'] },
  'pages/admin/hydrate.tsx': { file: 'assets/hydrate.js', imports: ['_page', '_react'] },
  'pages/admin/+Layout.tsx': { file: 'assets/layout.js', imports: ['_react'] },
  'pages/admin/login/+Page.tsx': { file: 'assets/login.js', imports: ['_form'] },
  _page: { file: 'assets/page.js' },
  _react: { file: 'assets/react.js', imports: ['_react'] },
  _form: { file: 'assets/form.js', imports: ['_react'] },
}

test('an admin page preloads the hydration script, its own code, its layout, and their imports, each once', () => {
  expect(adminScriptUrls('/pages/admin/login', manifest)).toEqual([
    '/assets/hydrate.js',
    '/assets/page.js',
    '/assets/react.js',
    '/assets/login.js',
    '/assets/form.js',
    '/assets/layout.js',
  ])
  expect(collectScriptUrls(['pages/+client.ts'], manifest)).toEqual([
    '/assets/client.js',
    '/assets/page.js',
  ])
})

test('in development nothing is preloaded, and the address of a script is that of its source', () => {
  expect(adminScriptUrls('/pages/admin/login', {})).toEqual([])
  expect(scriptUrl('pages/islands.ts', {})).toBe('/pages/islands.ts')
  expect(scriptUrl('pages/+client.ts', manifest)).toBe('/assets/client.js')
})
