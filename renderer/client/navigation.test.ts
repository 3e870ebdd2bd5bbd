import { beforeEach, expect, test, vi } from 'vitest'
import { staysInApp } from './navigation.ts'

const origin = 'https://www.highpine.example'

beforeEach(() => {
  vi.stubGlobal('location', new URL(`${origin}/roofing`))
  vi.stubGlobal('window', { innerWidth: 1280, navigator: { userAgent: 'X11; Linux' } })
  return () => vi.unstubAllGlobals()
})

/** A navigate event; without arguments a click on a plain link. */
const navigation = (path: string, given: Partial<NavigateEvent> = {}, sameDocument = false) =>
  ({
    canIntercept: true,
    hashChange: false,
    downloadRequest: null,
    formData: null,
    navigationType: 'push',
    destination: { url: new URL(path, origin).href, sameDocument },
    ...given,
  }) as NavigateEvent

test('a link to another page stays in the app', () => {
  expect(staysInApp(navigation('/siding'), '/roofing')).toBe(true)
})

test.each([
  ['a form that is posted', navigation('/api/contact', { formData: new FormData() })],
  ['a download', navigation('/siding', { downloadRequest: 'siding' })],
  ['another site', navigation('https://www.vail.gov/', { canIntercept: false })],
  ['a heading of this page', navigation('/roofing#faq', { hashChange: true })],
  ['a file', navigation('/mountain-building-guide.pdf')],
  ['the admin pages', navigation('/admin/contacts')],
  ['a reload', navigation('/roofing', { navigationType: 'reload' })],
  ['an address that the page itself changes', navigation('/search', {}, true)],
])('%s is left to the browser', (_, event) => {
  expect(staysInApp(event, '/roofing')).toBe(false)
})

test('back and forward among pages that this document has shown stay, at any width', () => {
  vi.stubGlobal('window', { innerWidth: 375, navigator: { userAgent: 'iPhone' } })
  const back = (path: string, sameDocument: boolean) =>
    staysInApp(navigation(path, { navigationType: 'traverse' }, sameDocument), '/roofing')
  expect(back('/siding', true)).toBe(true)
  expect(back('/siding', false)).toBe(false)
  expect(back('/roofing', true)).toBe(false)
})
