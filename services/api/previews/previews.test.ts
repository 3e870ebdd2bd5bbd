import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contactFields } from '../testing/send-contact.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { sameOriginHeaders, signInOwner, startTestApp, testSite } from '../testing/test-app.ts'

const draftPage =
  '<html lang="en"><head></head><body><a href="/blog/secret">Menu</a><main><a href="/blog/first-snow">This</a><a href="/blog/second-snow">Next</a><a href="/roofing">Roofing</a><a href="/guide.pdf">PDF</a><section class="band wide read-next"><h2>Next</h2><a href="/blog/secret">Secret</a></section></main><img src="/api/image/800/80/attached_assets/snow.avif"></body></html>'

/** Starts the app over a build with a draft, and one edition of the day after. */
async function startWithDrafts() {
  const folder = await temporaryFolder()
  const draftNamed = (name: string) =>
    ({ path: `/blog/${name}`, title: name, language: 'en' }) as const
  const drafts = ['first-snow', 'second-snow', 'secret'].map(draftNamed)
  const write = async (name: string, text: string) => {
    await mkdir(join(folder, name, '..'), { recursive: true })
    await writeFile(join(folder, name), text)
  }
  for (const edition of ['drafts', 'next']) {
    const site = { ...testSite, pages: [...testSite.pages, ...drafts] }
    await write(`editions/${edition}/site.json`, JSON.stringify(site))
    const [first, ...others] = drafts
    await write(`editions/${edition}/client${first?.path}/index.html`, draftPage)
    for (const { path } of others)
      await write(`editions/${edition}/client${path}/index.html`, `<h1>${path}</h1>`)
    await write(`editions/${edition}/client/contact/index.html`, '<h1>Contact to come</h1>')
    await write(`editions/${edition}/client/feed.xml`, '<title>secret</title>')
    await write(`editions/${edition}/client/guide.pdf`, 'secret<')
    await write(`editions/${edition}/client/404.html`, '<p>/assets/content/secret.json<p>')
    const searched = { kind: 'post', keywords: '', text: 'A shovel.' }
    const lines = drafts.map(({ path, title }) => JSON.stringify({ path, title, ...searched }))
    await write(`editions/${edition}/search.jsonl`, lines.join('\n'))
    await write(
      `editions/${edition}/client/api/image/800/80/attached_assets/snow.avif`,
      'a picture',
    )
  }
  // A page that is on the site, with a list that another draft is on.
  await write(
    'editions/drafts/client/roofing/index.html',
    '<main><h1>Roofing to come</h1><a href="/blog/secret">Secret</a></main>',
  )
  await write('client/contact/index.html', '<html><body><h1>Contact</h1></body></html>')
  const next = { folder: 'editions/next', removed: ['client/roofing/index.html'] }
  await write(
    'editions.json',
    JSON.stringify({
      builtAt: '2026-11-05T00:00:00.000Z',
      timeZone: 'America/Denver',
      knownUntil: '2027-11-05T00:00:00.000Z',
      editions: [
        { ...next, at: '2026-11-06T07:00:00.000Z', summary: '1 post appears', changes: [] },
      ],
      drafts: { folder: 'editions/drafts', removed: [] },
    }),
  )
  const previewToken = 'a token of at least 24 characters'
  const testApp = await startTestApp({ folder, config: { previewToken } })
  const headers = await signInOwner(testApp)
  const { app } = testApp
  const make = async (payload: object) =>
    app.inject({ method: 'POST', url: '/api/admin/preview-links', headers, payload })
  /** Follows a link as a browser without an account does. */
  const open = async (url: string) => {
    const { pathname, search } = new URL(url)
    const opened = await app.inject(pathname + search)
    const cookie = opened.cookies.find(({ name }) => name === 'preview')
    const get = (path: string) =>
      app.inject({ url: path, headers: { cookie: `preview=${cookie?.value ?? ''}` } })
    return { opened, cookie, get }
  }
  return { ...testApp, headers, make, open, previewToken }
}

const draft = { path: '/blog/first-snow' }

test('a link shows a draft and what it links to, without an account', async () => {
  const { app, make, open } = await startWithDrafts()
  const { url, link } = (await make(draft)).json()
  expect(link).toMatchObject({
    ...draft,
    edition: 'drafts',
    by: 'Olive Owner',
    until: '2026-11-19T15:00:00.000Z',
  })
  const { opened, cookie, get } = await open(url)
  const prefix = `/preview/${link.id}`
  expect([opened.statusCode, opened.headers.location]).toEqual([303, `${prefix}/blog/first-snow`])
  expect(cookie).toMatchObject({
    path: `${prefix}/`,
    httpOnly: true,
    sameSite: 'Lax',
    secure: true,
  })
  const page = await get(`${prefix}/blog/first-snow`)
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain(`<a href="${prefix}/blog/first-snow">`)
  expect(page.body).toContain(`<a href="${prefix}/roofing">`)
  expect(page.body).toContain('a preview of this page and those it links to')
  expect(page.headers).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
  })
  const [picture] = /\/preview[^"]*avif/.exec(page.body) ?? ['']
  expect((await get(picture)).body).toBe('a picture')
  expect((await get(`${prefix}/roofing`)).body).toContain('<h1>Roofing to come</h1>')
  expect((await get(`${prefix}/nowhere`)).statusCode).toBe(404)
  // The site itself has none of it.
  expect((await app.inject('/blog/first-snow')).statusCode).toBe(404)
})

test('a link shows no other draft: not by its address, in search or in feeds, and other pages as they are on the site', async () => {
  const { app, headers, make, open } = await startWithDrafts()
  const { url, link } = (await make(draft)).json()
  const { get } = await open(url)
  const prefix = `/preview/${link.id}`
  expect((await get(`${prefix}/blog/second-snow`)).body).toContain('<h1>/blog/second-snow</h1>')
  const secret = await get(`${prefix}/blog/secret`)
  expect([secret.statusCode, secret.body]).toEqual([
    404,
    expect.stringContaining('This page isn’t part of the preview'),
  ])
  for (const file of ['blog/secret/', 'blog/secret/index.html', 'feed.xml', 'guide.pdf', 'x.y'])
    expect((await get(`${prefix}/${file}`)).body).not.toMatch(/secret(?:<|\.json)/)
  const found = (await get(`${prefix}/search?q=shovel`)).body
  expect(found).toContain('2 pages for “shovel”')
  expect(found).not.toContain('secret')
  const contact = (await get(`${prefix}/contact`)).body
  expect(contact).toContain('<h1>Contact</h1>')
  expect(contact).toContain('This page is as it is on the site now')
  // Staff see all of them.
  const staff = async (path: string) =>
    (await app.inject({ url: `/preview/drafts${path}`, headers })).body
  expect(await staff('/blog/secret')).toContain('<h1>/blog/secret</h1>')
  expect(await staff('/search?q=shovel')).toContain('secret')
})

test('the search of a preview finds what it shows, and stays in it', async () => {
  const { app, make, open } = await startWithDrafts()
  const { url, link } = (await make(draft)).json()
  const { get } = await open(url)
  const prefix = `/preview/${link.id}`
  const { body, headers } = await get(`${prefix}/search?q=shovel`)
  expect(body).toContain('2 pages for “shovel”')
  expect(body).toContain(`<a href="${prefix}/blog/first-snow">first-snow</a>`)
  expect(body).toContain(`action="${prefix}/search"`)
  expect(headers['cache-control']).toBe('private, no-store')
  expect((await app.inject(`${prefix}/search?q=shovel`)).statusCode).toBe(410)
  expect((await app.inject('/search?q=shovel')).body).not.toContain('first-snow')
})

test('a link to an edition shows the site as it will be then', async () => {
  const { make, open } = await startWithDrafts()
  const { url, link } = (await make({ ...draft, edition: '2026-11-06T07:00:00.000Z' })).json()
  const { get } = await open(url)
  const page = await get(`/preview/${link.id}/blog/first-snow`)
  expect(page.body).toContain('as of Friday, November 6, 12:00 AM')
  // That edition has removed it.
  expect((await get(`/preview/${link.id}/roofing`)).statusCode).toBe(404)
})

test('a link that was revoked, has expired, or has another secret shows nothing', async () => {
  const { app, clock, headers, make, open } = await startWithDrafts()
  const { url, link } = (await make(draft)).json()
  const { get } = await open(url)
  const page = `/preview/${link.id}/blog/first-snow`
  expect((await get(page)).statusCode).toBe(200)
  expect((await app.inject(page)).statusCode).toBe(410)
  expect((await app.inject({ url: page, headers: { cookie: 'preview=guessed' } })).statusCode).toBe(
    410,
  )
  expect((await app.inject(`/preview/${link.id}?key=guessed`)).statusCode).toBe(410)
  const list = async () =>
    (await app.inject({ url: '/api/admin/preview-links', headers })).json().links
  expect(await list()).toHaveLength(1)
  const one = `/api/admin/preview-links/${link.id}`
  expect((await app.inject({ method: 'DELETE', url: one, headers })).statusCode).toBe(200)
  expect((await app.inject({ method: 'DELETE', url: one, headers })).json().code).toBe(
    'no_such_preview_link',
  )
  const ended = await get(page)
  expect([ended.statusCode, ended.body]).toEqual([
    410,
    expect.stringContaining('This preview has ended'),
  ])
  expect(await list()).toEqual([])
  const second = (await make(draft)).json()
  const other = await open(second.url)
  clock.now = new Date('2026-11-19T15:00:01.000Z')
  expect((await other.get(`/preview/${second.link.id}/roofing`)).statusCode).toBe(410)
})

test('a page of a preview can call nothing that stores or sends', async () => {
  const { make, open } = await startWithDrafts()
  const { url, link } = (await make(draft)).json()
  const { get } = await open(url)
  const { headers, body } = await get(`/preview/${link.id}/roofing`)
  const policy = String(headers['content-security-policy'])
  const connect = /connect-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? []
  expect(
    connect.every((source) => /\/(assets|preview|api\/location-services)\/$/.test(source)),
  ).toBe(true)
  expect(policy).toMatch(/form-action \S+\/preview\/(;|$)/)
  expect(body).not.toContain('<html')
})

test('links are kept as hashes, and only to pages that the edition has', async () => {
  const { make, store } = await startWithDrafts()
  const { url } = (await make(draft)).json()
  const key = new URL(url).searchParams.get('key') ?? ''
  expect(Buffer.from(key, 'base64url')).toHaveLength(16)
  expect(JSON.stringify(await store.previewLinks.active(new Date('2026-11-06')))).not.toContain(key)
  for (const payload of [{ path: '/nowhere' }, { ...draft, edition: 'another' }])
    expect((await make(payload)).json().code).toBe('no_preview')
})

test('links that ended long ago are removed when one is made', async () => {
  const { store } = await startWithDrafts()
  const make = (day: string) =>
    store.previewLinks.create({ path: '/', edition: 'drafts' }, new Date(day))
  const { link, key } = await make('2026-11-06')
  const isKept = async () =>
    (await store.previewLinks.find(link.id, key, new Date('2026-11-06'))) !== undefined
  await make('2026-12-15')
  expect(await isKept()).toBe(true)
  await make('2026-12-25')
  expect(await isKept()).toBe(false)
})

test('staff look at all drafts without a link; others sign in', async () => {
  const { app, headers } = await startWithDrafts()
  const page = await app.inject({ url: '/preview/drafts/blog/first-snow', headers })
  expect([page.statusCode, page.body]).toEqual([
    200,
    expect.stringContaining('a preview with all drafts'),
  ])
  expect((await app.inject('/preview/drafts/blog/first-snow')).statusCode).toBe(401)
})

test('a program makes links with PREVIEW_TOKEN, and no other token', async () => {
  const { app, open, previewToken } = await startWithDrafts()
  const ask = (authorization: string) =>
    app.inject({
      method: 'POST',
      url: '/api/previews',
      headers: { ...sameOriginHeaders, authorization },
      payload: draft,
    })
  expect((await ask('Bearer another token of 24 characters')).statusCode).toBe(404)
  const made = (await ask(`Bearer ${previewToken}`)).json()
  expect(made.link.by).toBeUndefined()
  expect((await open(made.url)).opened.statusCode).toBe(303)
})

test('a request from a preview makes no lead', async () => {
  const { app, make, open, store } = await startWithDrafts()
  const { url, link } = (await make(draft)).json()
  const { get } = await open(url)
  await get(`/preview/${link.id}/blog/first-snow`)
  // What a browser without scripts sends, if it ignored the policy: `no-referrer` makes its origin `null`.
  const sent = await app.inject({
    method: 'POST',
    url: '/api/contact',
    headers: { origin: 'null' },
    payload: { ...contactFields, acceptTerms: true },
  })
  expect(sent.statusCode).toBe(403)
  expect((await store.leads.newestFirst(0, 1)).total).toBe(0)
})

test('a link to a commit shows what the publisher builds of it, once it is built', async () => {
  const commit = 'a'.repeat(40)
  const folder = await temporaryFolder()
  const publisherDir = join(folder, 'publisher')
  const release = `1-${commit.slice(0, 12)}`
  const write = async (name: string, text: string) => {
    await mkdir(join(folder, name, '..'), { recursive: true })
    await writeFile(join(folder, name), text)
  }
  const builtAs = (outcome: 'built' | 'refused') => ({
    ...{
      commit,
      author: 'Ann',
      subject: 'A storm',
      at: '2026-11-05T15:00:00.000Z',
      engine: 'code',
    },
    ...{ outcome, problems: [], problemCount: 0 },
    ...(outcome === 'built' && { release }),
  })
  const state = (builds: object[]) =>
    write(
      'publisher/state.json',
      JSON.stringify({
        ...{ version: 1, repository: '/site.git', branch: 'main', folder: 'content' },
        ...{ engine: 'code', lookSeconds: 60, startedAt: '2026-11-05T15:00:00.000Z' },
        ...{ publications: [], builds },
      }),
    )
  await write('code.txt', 'code')
  /** A site with its drafts, by their names. */
  const drafts = async (build: string, pages: Readonly<Record<string, string>>) => {
    const edition = `${build}editions/drafts`
    for (const [name, text] of Object.entries(pages))
      await write(`${edition}/client/blog/${name}/index.html`, `<main>${text}</main>`)
    const paths = Object.keys(pages).map((name) => ({ path: `/blog/${name}`, title: name }))
    const site = { ...testSite, pages: [...testSite.pages, ...paths] }
    await write(`${edition}/site.json`, JSON.stringify(site))
    await write(
      `${build}editions.json`,
      JSON.stringify({
        ...{ builtAt: '2026-11-05T00:00:00.000Z', timeZone: 'America/Denver' },
        ...{ knownUntil: '2027-11-05T00:00:00.000Z', editions: [] },
        drafts: { folder: 'editions/drafts', removed: [] },
      }),
    )
  }
  await drafts('', { 'first-snow': 'Snow', secret: 'Secret' })
  await state([])
  const siteJson = join(folder, 'site.json')
  const testApp = await startTestApp({ folder, config: { publisherDir, siteJson } })
  const { app } = testApp
  const headers = await signInOwner(testApp)
  const made = await app.inject({
    ...({ method: 'POST', url: '/api/admin/preview-links', headers } as const),
    payload: { path: '/roofing', edition: `commit-${commit}` },
  })
  const { link, url } = made.json()
  const asked = await readFile(join(publisherDir, 'requests', `build-${commit}.json`), 'utf8')
  expect(JSON.parse(asked)).toEqual({ ask: 'build', commit })
  const { pathname, search } = new URL(url)
  const [cookie] = (await app.inject(pathname + search)).cookies
  const look = (path = '/roofing') =>
    app.inject({
      url: `/preview/${link.id}${path}`,
      headers: { cookie: `preview=${cookie?.value ?? ''}` },
    })
  const waiting = await look()
  expect([waiting.statusCode, waiting.headers['refresh']]).toEqual([200, '5'])
  await state([builtAs('refused')])
  expect((await look()).body).toContain('can’t be shown')
  await write(`publisher/releases/${release}/site.json`, JSON.stringify(testSite))
  await write(
    `publisher/releases/${release}/client/roofing/index.html`,
    '<html lang="en"><body><h1>Closed for the storm</h1></body></html>',
  )
  // Of the drafts it has changed one. Its page is on the site, and lists them all.
  await drafts(`publisher/releases/${release}/`, { 'first-snow': 'More snow', secret: 'Secret' })
  await write(
    `publisher/releases/${release}/editions/drafts/client/roofing/index.html`,
    '<main><h1>Closed</h1><a href="/blog/secret">Secret</a></main>',
  )
  await state([builtAs('built')])
  expect((await look(draft.path)).body).toContain('More snow')
  expect((await look('/blog/secret')).statusCode).toBe(404)
  const { body } = await look()
  expect(body).toContain('<h1>Closed for the storm</h1>')
  expect(body).toContain('changes that aren’t on the site yet')
  // Visitors see nothing of it.
  expect((await app.inject('/roofing')).body).toBe('<h1>Roofing</h1>')
})
