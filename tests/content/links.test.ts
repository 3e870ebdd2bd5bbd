import { expect, test } from 'vitest'
import { allRoutes } from '../../services/content/model/translations.ts'
import { addressesIn, deadEnd, styleAddresses } from './addresses.ts'
import { attribute, content, files, pages, read, site } from './build.ts'

test('every link, picture, script and form of every page resolves', () => {
  const dead = pages.flatMap((page) =>
    addressesIn(page).flatMap((address) => {
      const why = deadEnd(address, page.path)
      return why ? [{ problem: `${address} ${why}`, path: page.path }] : []
    }),
  )
  // A dead link of the shell is on every page: report it once, with the first page that has it.
  const lines = new Map(dead.reverse().map(({ problem, path }) => [problem, `${path}: ${problem}`]))
  expect([...lines.values()]).toEqual([])
})

test('a link’s words say where it leads', () => {
  const vague = /^(click |read )?(here|more|this( page)?)$|^(learn|see) more$/i
  const faults = pages.flatMap(({ path, root }) =>
    root
      .querySelectorAll('a[href]')
      .filter(({ text }) => vague.test(text.trim()))
      .map((link) => `${path}: ${link.text} ${attribute(link, 'href')}`),
  )
  expect(faults).toEqual([])
})

test('every file that the style sheets name exists', () => {
  expect(styleAddresses.length).toBeGreaterThan(0)
  expect(styleAddresses.filter(({ address }) => deadEnd(address, '/'))).toEqual([])
})

test('the style sheets of the pages that the service renders exist', () => {
  expect(site.stylesheets.length).toBeGreaterThan(0)
  expect(site.stylesheets.filter((address) => deadEnd(address, '/'))).toEqual([])
})

test('the web app manifest, where there is one, names icons that exist', () => {
  const manifests = [...files].filter((file) => file.endsWith('.webmanifest'))
  for (const file of manifests) {
    const { icons } = JSON.parse(read(file)) as { icons: { src: string }[] }
    expect(icons.map(({ src }) => src).filter((src) => deadEnd(src, file))).toEqual([])
  }
})

test('every redirect leads to a page, and none starts at one', () => {
  expect(site.redirects.filter(({ to }) => deadEnd(to, '/'))).toEqual([])
  const paths = new Set(pages.map(({ path }) => path))
  expect(site.redirects.filter(({ from }) => paths.has(from))).toEqual([])
})

test('the link check knows the ids that each page has, and no others', () => {
  const built = new Map(pages.map(({ path, root }) => [path, root]))
  const faults = allRoutes(content).flatMap(({ path, anchors }) => {
    const main = built.get(path)?.querySelector('main')
    const elements = main ? [main, ...main.querySelectorAll('[id]')] : []
    const ids = elements.map((element) => attribute(element, 'id'))
    const named = ['aria-labelledby', 'aria-describedby'].flatMap((name) =>
      elements
        .concat(main?.querySelectorAll(`[${name}]`) ?? [])
        .flatMap((element) => attribute(element, name).split(' ')),
    )
    // What has an id for another reason: a label, a field, a place on a drawing, the list of contents.
    const places = elements
      .filter(({ tagName }) => !['INPUT', 'SELECT', 'TEXTAREA', 'LI'].includes(tagName))
      .map((element) => attribute(element, 'id'))
      // And where a footnote is named, to which the note links back.
      .filter((id) => !named.includes(id) && !/^(article-body|user-content-fnref-.+)$/.test(id))
    return [
      ...anchors.filter((id) => !ids.includes(id)).map((id) => `${path} has no #${id}`),
      ...places.filter((id) => !anchors.includes(id)).map((id) => `${path}#${id} isn’t known`),
    ]
  })
  expect(faults).toEqual([])
})

test('ids are unique on a page, and every reference to an id resolves', () => {
  const faults = pages.flatMap(({ path, root }) => {
    const ids = root.querySelectorAll('[id]').map((element) => attribute(element, 'id'))
    const twice = ids.filter((id, index) => ids.indexOf(id) !== index)
    const missing = ['for', 'popovertarget', 'aria-labelledby', 'aria-describedby', 'aria-controls']
      .flatMap((name) =>
        root
          .querySelectorAll(`[${name}]`)
          .flatMap((element) => attribute(element, name).split(/\s+/)),
      )
      .filter((id) => !ids.includes(id))
    return [
      ...twice.map((id) => `${path}: #${id} twice`),
      ...missing.map((id) => `${path}: #${id} missing`),
    ]
  })
  expect(faults).toEqual([])
})
