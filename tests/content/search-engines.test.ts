import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { contentFolder } from '../../services/content/load/files/folder.ts'
import { dayOf } from '../../services/content/model/office-days.ts'
import { siteWords } from '../../services/content/model/site-words.ts'
import { allRoutes } from '../../services/content/model/translations.ts'
import {
  attribute,
  content,
  files,
  meta,
  notFoundPath,
  origin,
  publicPages,
  read,
  site,
} from './build.ts'

const entries = [...read('/sitemap.xml').matchAll(/<url>(.*?)<\/url>/g)].map(([, entry = '']) => ({
  address: /<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? '',
  changed: /<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1],
}))

test('sitemap.xml lists exactly the indexable pages, each once', () => {
  const indexable = publicPages
    .filter((page) => meta(page, 'robots').startsWith('index'))
    .map(({ root }) => attribute(root.querySelector('link[rel="canonical"]'), 'href'))
  expect(entries.map(({ address }) => address).sort()).toEqual(indexable.sort())
})

test('every picture in sitemap.xml is a file of the site', () => {
  const pictures = [...read('/sitemap.xml').matchAll(/<image:loc>(.*?)<\/image:loc>/g)]
  expect(pictures.length).toBeGreaterThan(0)
  const missing = pictures.filter(([, url = '']) => !files.has(url.slice(origin.length)))
  expect(missing).toEqual([])
})

const changedOn = (path: string) =>
  entries.find(({ address }) => address === origin + path)?.changed

test('the lastmod dates in sitemap.xml are days of the past, those that content names among them', () => {
  const today = new Date().toISOString().slice(0, 10)
  const days = entries.flatMap(({ changed }) => changed ?? [])
  expect(days.filter((day) => !/^\d{4}-\d\d-\d\d$/.test(day) || day > today)).toEqual([])
  const dated = allRoutes(content).filter(
    ({ index, updated, path }) => index && updated && path !== '/',
  )
  expect(dated.map(({ path }) => [path, changedOn(path)])).toEqual(
    dated.map(({ path, updated }) => [path, updated]),
  )
})

/** The output of git; undefined outside of a checkout. */
function git(...args: string[]): string | undefined {
  try {
    const stdio = ['ignore', 'pipe', 'ignore'] as const
    return execFileSync('git', ['-C', contentFolder(), ...args], {
      encoding: 'utf8',
      stdio: [...stdio],
    }).trim()
  } catch {
    return undefined
  }
}

test('a location page’s lastmod is the last commit of its service, town or own file', () => {
  const location = content.locations.find(({ index, own }) => index && own) ?? content.locations[0]
  if (!location) return
  const { service, town, slug, own, path } = location
  const names = [
    `services/${service.slug}`,
    `towns/${town.slug}`,
    ...(own ? [`locations/${slug}`] : []),
  ]
  const files = names.map((name) => `${name}.yaml`)
  const known =
    // Outside of a checkout the build knows no days.
    site.commit !== 'unknown' &&
    git('rev-parse', '--is-shallow-repository') === 'false' &&
    git('status', '--porcelain', '--', ...files) === ''
  const seconds = git('log', '-1', '--format=%ct', '--', ...files)
  const latest = known
    ? dayOf(new Date(Number(seconds) * 1000), content.business.place.timeZone.name)
    : undefined
  expect(changedOn(path)).toBe(latest)
})

test('robots.txt allows all pages but the admin and names the sitemap', () => {
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

test('the not-found page is at the path that the service and static hosts use', () => {
  expect(files.has(notFoundPath)).toBe(true)
  expect(files.has('/404/index.html')).toBe(false)
  expect(read(notFoundPath)).toContain(siteWords(content, 'notFoundPage')('title'))
})
