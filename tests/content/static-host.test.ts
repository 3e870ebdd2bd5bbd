import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Product, startProduct } from '../browser/product.ts'
import { files, read, site } from './build.ts'

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.remove())

const ask = (path: string) => fetch(product.origin + path, { redirect: 'manual' })

/** Reads `_headers` as a host does: a path that may end with `*`, and below it the headers to add. */
const rules = read('/_headers')
  .split(/\n(?=\/)/)
  .map((rule) => {
    const [path = '', ...lines] = rule.trim().split('\n')
    const headers = lines.map((line) => /^ {2}([\w-]+): (.+)$/.exec(line)?.slice(1) ?? [line])
    return { path, headers: Object.fromEntries(headers) as Record<string, string> }
  })
const under = (folder: string) => [...files].find((file) => file.startsWith(folder))

test('a static host sends the same security headers as the service', async () => {
  const [everything] = rules
  expect(everything?.path).toBe('/*')
  const { headers } = await ask('/')
  // Sent only over HTTPS; the service of this test uses HTTP.
  const { 'strict-transport-security': secure, ...others } = everything?.headers ?? {}
  expect(secure).toMatch(/^max-age=\d{8}/)
  expect(Object.keys(others).length).toBeGreaterThan(5)
  const answered = Object.keys(others).map((name) => [name, headers.get(name)])
  expect(Object.fromEntries(answered)).toEqual(others)
})

test('a static host sends the same caching and embedding headers as the service', async () => {
  const kept = rules.slice(1)
  expect(kept.map(({ path }) => path)).toContain('/assets/*')
  for (const { path, headers } of kept) {
    const file = under(path.replace('*', ''))
    // A firm may have no files to download.
    if (file === undefined && path === '/files/*') continue
    if (file === undefined) throw new Error(`Nothing is in ${path}.`)
    // A picture’s URL on pages has its version and is cached permanently.
    const [, name] = /attached_assets\/(.+)\.\w+$/.exec(file) ?? []
    const version = site.images.find((image) => image.name === name)?.version
    const answer = await ask(version ? `${file}?v=${version}` : file)
    expect([file, answer.status]).toEqual([file, 200])
    for (const [name, value] of Object.entries(headers))
      expect([path, name, answer.headers.get(name)]).toEqual([path, name, value])
  }
})

test('a static host has the same redirects as the service', async () => {
  const lines = read('/_redirects').trim().split('\n')
  // Those of the content, and the one from /admin to the dashboard.
  expect(lines).toHaveLength(site.redirects.length + 1)
  for (const line of lines) {
    const [from = '', to, status] = line.split(' ')
    const answer = await ask(from)
    expect([from, answer.headers.get('location'), `${answer.status}`]).toEqual([from, to, status])
  }
})

test('the service does not serve files meant for hosts and tools', async () => {
  for (const path of ['/_headers', '/_redirects', '/.vite/manifest.json'])
    expect([path, (await ask(path)).status]).toEqual([path, 404])
})
