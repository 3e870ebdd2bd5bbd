import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { dayOf } from '../../services/content/model/office-days.ts'
import { attribute, files, meta, notFoundPath, origin, publicPages, read } from './build.ts'

const entries = [...read('/sitemap.xml').matchAll(/<url>(.*?)<\/url>/g)].map(([, entry = '']) => ({
  address: /<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? '',
  changed: /<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1],
}))

test('sitemap.xml lists exactly the pages that search engines may keep, each once', () => {
  const indexable = publicPages
    .filter((page) => meta(page, 'robots').startsWith('index'))
    .map(({ root }) => attribute(root.querySelector('link[rel="canonical"]'), 'href'))
  expect(entries.map(({ address }) => address).sort()).toEqual(indexable.sort())
})

const changedOn = (path: string) =>
  entries.find(({ address }) => address === origin + path)?.changed

test('a day of change in sitemap.xml is a day that has been, and not the day of the build on every page', () => {
  const today = new Date().toISOString().slice(0, 10)
  const days = entries.flatMap(({ changed }) => changed ?? [])
  expect(days.filter((day) => !/^\d{4}-\d\d-\d\d$/.test(day) || day > today)).toEqual([])
  expect(new Set(days).size).toBeGreaterThan(3)
  expect(changedOn('/blog/mud-season-access')).toBe('2026-03-19')
})

/** What git says; undefined outside of a checkout. */
function git(...args: string[]): string | undefined {
  try {
    const stdio = ['ignore', 'pipe', 'ignore'] as const
    return execFileSync('git', args, { encoding: 'utf8', stdio: [...stdio] }).trim()
  } catch {
    return undefined
  }
}

test('a location page changed when its service, its town or its own file did, as git knows', () => {
  const files = ['services/siding', 'towns/frisco', 'locations/siding-frisco-colorado'].map(
    (name) => `content/${name}.yaml`,
  )
  const known =
    git('rev-parse', '--is-shallow-repository') === 'false' &&
    git('status', '--porcelain', '--', ...files) === ''
  const seconds = git('log', '-1', '--format=%ct', '--', ...files)
  const latest = known ? dayOf(new Date(Number(seconds) * 1000)) : undefined
  expect(changedOn('/siding-frisco-colorado')).toBe(latest)
})

test('robots.txt lets everyone read, keeps them off the admin, and says where the sitemap is', () => {
  const lines = read('/robots.txt').trim().split('\n')
  expect(lines).toContain('User-agent: *')
  expect(lines).toContain('Disallow: /admin/')
  expect(lines).toContain(`Sitemap: ${origin}/sitemap.xml`)
  const kept = lines.flatMap((line) => /^Disallow: *(.+)/.exec(line)?.[1] ?? [])
  const blocked = publicPages.filter(({ path }) => kept.some((start) => path.startsWith(start)))
  expect(blocked.map(({ path }) => path)).toEqual([])
  expect(kept.filter((start) => '/api/image/1200/80/attached_assets/'.startsWith(start))).toEqual(
    [],
  )
})

test('the thank-you pages are pages, but not for search engines', () => {
  const robots = ['/thank-you', '/thank-you-guide', '/gracias-guia'].map((path) =>
    publicPages.filter((page) => page.path === path).map((page) => meta(page, 'robots')),
  )
  expect(robots).toEqual(Array(3).fill(['noindex, follow']))
})

test('the not-found page is where the service and static hosts look for it', () => {
  expect(files.has(notFoundPath)).toBe(true)
  expect(files.has('/404/index.html')).toBe(false)
  expect(read(notFoundPath)).toContain('Page Not Found')
})
