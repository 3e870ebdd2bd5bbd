import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Product, startProduct } from '../browser/product.ts'
import { files, read, site } from './build.ts'

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.remove())

const ask = (path: string) => fetch(product.origin + path, { redirect: 'manual' })

/** `_headers`, as a host reads it: a path with `*` at its end, and under it what it adds. */
const rules = read('/_headers')
  .split(/\n(?=\/)/)
  .map((rule) => {
    const [path = '', ...lines] = rule.trim().split('\n')
    const headers = lines.map((line) => /^ {2}([\w-]+): (.+)$/.exec(line)?.slice(1) ?? [line])
    return { path, headers: Object.fromEntries(headers) as Record<string, string> }
  })
const under = (folder: string) => [...files].find((file) => file.startsWith(folder)) ?? folder

test('a static host adds the security headers that the service gives', async () => {
  const [everything] = rules
  expect(everything?.path).toBe('/*')
  const { headers } = await ask('/')
  // Only over HTTPS: the service of this test speaks plain HTTP.
  const { 'strict-transport-security': secure, ...others } = everything?.headers ?? {}
  expect(secure).toMatch(/^max-age=\d{8}/)
  expect(Object.keys(others).length).toBeGreaterThan(5)
  const answered = Object.keys(others).map((name) => [name, headers.get(name)])
  expect(Object.fromEntries(answered)).toEqual(others)
})

test('a static host lets browsers keep and embed files as the service does', async () => {
  const kept = rules.slice(1)
  expect(kept.map(({ path }) => path)).toContain('/assets/*')
  for (const { path, headers } of kept) {
    const file = under(path.replace('*', ''))
    // A picture is kept for ever at the address that pages have for it, with its version.
    const [, name] = /attached_assets\/(.+)\.\w+$/.exec(file) ?? []
    const version = site.images.find((image) => image.name === name)?.version
    const answer = await ask(version ? `${file}?v=${version}` : file)
    expect([file, answer.status]).toEqual([file, 200])
    for (const [name, value] of Object.entries(headers))
      expect([path, name, answer.headers.get(name)]).toEqual([path, name, value])
  }
})

test('a static host redirects what the service redirects', async () => {
  const lines = read('/_redirects').trim().split('\n')
  expect(lines).toContain('/forklift /forklifts 301')
  expect(lines).toHaveLength(site.redirects.length)
  for (const line of lines) {
    const [from = '', to, status] = line.split(' ')
    const answer = await ask(from)
    expect([from, answer.headers.get('location'), `${answer.status}`]).toEqual([from, to, status])
  }
})

test('the service keeps to itself what is meant for hosts and tools', async () => {
  for (const path of ['/_headers', '/_redirects', '/.vite/manifest.json'])
    expect([path, (await ask(path)).status]).toEqual([path, 404])
})
