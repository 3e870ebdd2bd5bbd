import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import { onTestFinished, expect, test } from 'vitest'
import type { ComponentType } from 'react'
import { documentShell } from '../../renderer/content-files.ts'
import { renderStaticPage } from '../../renderer/StaticPage.tsx'
import { siteFile } from '../../scripts/vite/site-file.ts'
import { generatedTexts } from '../../scripts/vite/published.ts'
import { siteFile as contract } from '../../services/api/site/contract.ts'
import { temporaryFolder } from '../../services/api/testing/temporary-folder.ts'
import { clearSite, getSite } from '../../services/content/index.ts'
import { allRoutes } from '../../services/content/model/translations.ts'
import type { Site } from '../../services/content/model/site.ts'
import { readAnswers } from '../../scripts/adopt/answers.ts'
import { adoptedFiles } from '../../scripts/adopt/files.ts'
import { writeFiles } from '../../scripts/adopt/write-files.ts'
import { edit, writeSmallContent } from './small-content.ts'

const loaders = import.meta.glob<(context: unknown) => unknown>('../../pages/*/+data.ts', {
  import: 'data',
})
const views = import.meta.glob<ComponentType>('../../pages/*/+Page.tsx', { import: 'Page' })

const scripts = {
  islands: '',
  imported: [],
  own: {
    'hero-light': '',
    lightbox: '',
    'list-filter': '',
    media: '',
    'office-map': '',
    'project-pictures': '',
    styles: { media: '/media.css' },
  },
}

/** Loads the content of a folder and renders every page of it. @throws ContentProblems */
async function renderSite(root: string): Promise<{ site: Site; pages: Map<string, string> }> {
  onTestFinished(clearSite)
  clearSite()
  const site = getSite(root)
  const pages = new Map<string, string>()
  for (const { path, kind } of allRoutes(site)) {
    const data = await loaders[`../../pages/${kind}/+data.ts`]?.()
    const Page = await views[`../../pages/${kind}/+Page.tsx`]?.()
    const page = { urlPathname: path, data: data?.({ urlPathname: path }), Page }
    pages.set(path, renderStaticPage(page, documentShell(site), scripts))
  }
  return { site, pages }
}

/** Returns the links that lead nowhere, with a page that has each. */
function deadLinks({ site, pages }: { site: Site; pages: Map<string, string> }): string[] {
  const roots = new Map([...pages].map(([path, html]) => [path, parse(html)]))
  const files = ['/favicon', '/apple-touch-icon', '/site.webmanifest', '/assets/', '/api/']
  const others = ['/search', documentShell(site).guide?.pdf, ...Object.keys(generatedTexts(site))]
  const dead = [...roots].flatMap(([path, root]) =>
    root.querySelectorAll('[href], form[action]').flatMap((element) => {
      const address = element.getAttribute('href') ?? element.getAttribute('action') ?? ''
      const { origin, pathname, hash } = new URL(address, site.business.origin + path)
      if (origin !== site.business.origin || files.some((file) => pathname.startsWith(file)))
        return []
      if (others.includes(pathname)) return []
      const target = roots.get(pathname)
      const id = decodeURIComponent(hash.slice(1))
      return target && (id === '' || target.querySelector(`[id="${id}"]`))
        ? []
        : `${path}: ${address}`
    }),
  )
  return [...new Set(dead)]
}

test('a site with nothing that it can do without has no dead link, and says nothing of what it lacks', async () => {
  const root = await temporaryFolder()
  await writeSmallContent(join(root, 'content'))
  const rendered = await renderSite(root)
  const { site, pages } = rendered
  expect([...pages.keys()].sort()).toEqual([
    '/',
    '/contact',
    '/home-services',
    '/home-services-vail-colorado',
    '/roofing',
    '/roofing-vail-colorado',
    '/services',
    '/sitemap',
    '/thank-you',
    '/vail-colorado',
  ])
  expect(deadLinks(rendered)).toEqual([])
  const lacked =
    /lang="es"|hreflang|newsletter|free guide|\.pdf|feed\.xml|atom\.xml|class="social"|sameAs|class="stats"><\/dl>|testimonials|why-us|\/(blog|insider|projects|costs|careers|about|terms|privacy-policy)\b|undefined/i
  for (const [path, html] of pages)
    expect(`${path} ${lacked.exec(html)?.[0]}`).toBe(`${path} undefined`)
  expect(Object.keys(generatedTexts(site))).not.toContain('/feed.xml')
  const known = contract.parse(siteFile(site, new Date(), join(root, 'content')))
  expect(known.shell.guide).toBeUndefined()
  expect(documentShell(site).parts).toEqual({
    articles: false,
    jobs: false,
    locations: true,
    newsletter: false,
  })
})

test('a site as `npm run adopt` writes it has no dead link, and shows nothing that waits for words', async () => {
  const root = await temporaryFolder()
  const answers = {
    name: 'Prairie Roofers',
    state: 'KS',
    town: ['Salina', 'Lindsborg'],
    service: ['Roofing', 'Decks'],
    phone: '785-555-0134',
    email: 'office@firm.example',
  }
  const read = readAnswers(answers)
  if ('problems' in read) throw new Error(read.problems.join('\n'))
  writeFiles(join(root, 'content'), adoptedFiles(read.firm, new Date()))
  const rendered = await renderSite(root)
  expect(deadLinks(rendered)).toEqual([])
  const { site, pages } = rendered
  expect([...pages.keys()]).toContain('/decks-lindsborg-kansas')
  const unwanted = /TODO|undefined|NaN|\{[a-z][A-Za-z.]*\}(?=[ .,<])|<(?:ul|dl|h2|address)[^>]*><\//
  for (const [path, html] of pages)
    expect(`${path} ${unwanted.exec(withoutScripts(html))?.[0]}`).toBe(`${path} undefined`)
  const known = contract.parse(siteFile(site, new Date(), join(root, 'content')))
  expect(known.business.promise).toMatchObject({ open: [], timeZone: 'America/Chicago' })
})

const withoutScripts = (html: string) => html.replace(/<script[^]*?<\/script>/g, '')

/** A part of a site: its files, what in other files is about it, and what pages have because of it. */
interface Part {
  name: string
  files: string[]
  edits?: [file: string, from: string | RegExp, to: string][]
  traces: RegExp
}

const roofGuide: [string, string, string][] = ['roofing', 'home-services'].map((name) => [
  `offerings/${name}.md`,
  '[the roof guide](/metal-roofs#snow)',
  'us',
])

const parts: Part[] = [
  {
    name: 'Spanish',
    files: ['pages/contact.es.md', 'pages/thank-you.es.md', 'pages/thank-you-guide.es.md'],
    traces: /lang="es"|og:locale" content="es|\/contacto|\/gracias/,
  },
  {
    name: 'the building guide',
    files: [
      'building-guide',
      'pages/building-guide.md',
      'pages/thank-you-guide.md',
      'pages/thank-you-guide.es.md',
    ],
    traces: /newsletter|building-guide|Building Guide|-guide\b/,
  },
  {
    name: 'guides and posts',
    files: ['guides', 'posts', 'pages/insider.md', 'pages/blog.md'],
    edits: roofGuide,
    traces: /feed\.xml|atom\.xml|\/blog|\/insider/,
  },
  { name: 'projects', files: ['projects', 'pages/projects.md'], traces: /\/projects/ },
  {
    name: 'cost guides',
    files: ['pages/what-jobs-cost.md'],
    traces: /what-jobs-cost|cost guides/i,
  },
  { name: 'careers', files: ['pages/careers.md'], traces: /\/careers/ },
  { name: 'reasons', files: ['why-us.yaml'], traces: /why-us/ },
  {
    name: 'testimonials',
    files: ['testimonials.yaml'],
    edits: [['navigation.yaml', "/#testimonials'", "/contact'"]],
    traces: /id="testimonials"/,
  },
  {
    name: 'claims',
    files: ['claims.yaml'],
    edits: [
      ['services/home-services.yaml', "'{claim.rating}'", 'good'],
      ['pages/home.md', /^ {2}- .*block: figures.*\n/m, ''],
    ],
    traces: /home-stats|years-in-business|aggregateRating/,
  },
  {
    name: 'accounts',
    files: [],
    edits: [['business.yaml', /social:\n(?: {2}.*\n)*/, '']],
    traces: /class="social"|sameAs/,
  },
  {
    name: 'the house',
    files: [],
    edits: [['pages/home.md', /^ {2}- block: cutaway\n(?: {4}.*\n)+/m, '']],
    traces: /id="drawing"/,
  },
  {
    name: 'the estimate form of the home page',
    files: [],
    edits: [['pages/home.md', /^ {2}- .*block: contact.*\n/m, '']],
    traces: /id="contact"/,
  },
]

/** Copies the valid content beside this file, with a map of the service area, to a temporary folder. */
async function copyBase(): Promise<{ root: string; content: string }> {
  const root = await temporaryFolder()
  const content = join(root, 'content')
  await cp(join(import.meta.dirname, 'base/content'), content, { recursive: true })
  for (const ending of ['svg', 'yaml'])
    await cp(
      join(content, `images/town.${ending}`),
      join(content, `images/service-area-map.${ending}`),
    )
  return { root, content }
}

test('with all of its parts, the site has what the tests below look for, and no dead link', async () => {
  const { root } = await copyBase()
  const rendered = await renderSite(root)
  expect(deadLinks(rendered)).toEqual([])
  const all = [...rendered.pages.values(), ...textsOf(rendered.site).values()].join('')
  for (const { name, traces } of parts) expect(`${name}: ${traces.test(all)}`).toBe(`${name}: true`)
})

test.each(parts)(
  'without $name nothing is left of it, and no link is dead',
  async ({ files, edits = [], traces }) => {
    const { root, content } = await copyBase()
    for (const file of files) await rm(join(content, file), { recursive: true })
    for (const [file, from, to] of edits) await edit(join(content, file), from, to)
    const rendered = await renderSite(root)
    expect(deadLinks(rendered)).toEqual([])
    for (const [path, html] of [...rendered.pages, ...textsOf(rendered.site)])
      expect(`${path} ${traces.exec(html)?.[0]}`).toBe(`${path} undefined`)
  },
)

const textsOf = (site: Site) =>
  new Map(Object.entries(generatedTexts(site)).map(([path, text]) => [path, text()]))
