import { cp, writeFile } from 'node:fs/promises'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createServer } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../../services/api/testing/temporary-folder.ts'
import { clearSite, getSite } from '../../services/content/index.ts'
import { generatedTextsPlugin } from './published.ts'

const base = 'tests/content-faults/base'

/** Handles requests as the dev server does, with the sample’s content and a draft in it. */
async function development() {
  const root = await temporaryFolder()
  await cp(join(base, 'content'), join(root, 'content'), { recursive: true })
  const post = readFileSync(join(base, 'content/posts/first-snow.md'), 'utf8')
  await writeFile(
    join(root, 'content/posts/second-snow.md'),
    post.replace(/^image:/m, 'draft: true\nimage:'),
  )
  await writeFile(
    join(root, 'content/redirects.yaml'),
    '- from: /old-roofs\n  to: /roofing#estimate\n',
  )
  clearSite()
  getSite(root)
  onTestFinished(clearSite)
  const server = await createServer({
    configFile: false,
    root,
    plugins: [generatedTextsPlugin()],
    server: { host: '127.0.0.1', port: 0 },
    logLevel: 'silent',
  })
  onTestFinished(() => server.close())
  await server.listen()
  const [origin = ''] = server.resolvedUrls?.local ?? []
  return (path: string) => fetch(new URL(path, origin), { redirect: 'manual' })
}

test('old and mistyped addresses redirect as in production', async () => {
  const ask = await development()
  const led = async (path: string) => {
    const { status, headers } = await ask(path)
    return `${status} ${headers.get('location')}`
  }
  expect(await led('/old-roofs')).toBe('301 /roofing#estimate')
  expect(await led('/old-roofs/?a=b')).toBe('301 /roofing?a=b#estimate')
  expect(await led('/roofing/')).toBe('301 /roofing')
  expect(await led('/Roofing?a=b')).toBe('301 /roofing?a=b')
  expect(await led('/roofing/index.html')).toBe('301 /roofing')
  expect(await led('/admin')).toBe('302 /admin/dashboard')
})

test('a draft’s future address redirects to its preview', async () => {
  const ask = await development()
  for (const path of ['/blog/second-snow', '/blog/second-snow/']) {
    const { status, headers } = await ask(path)
    expect([status, headers.get('location')]).toEqual([302, '/preview/post/second-snow'])
  }
})

test('the sitemap, robots.txt and the feeds are served, without the draft', async () => {
  const ask = await development()
  const texts = {
    '/sitemap.xml': '<urlset',
    '/robots.txt': 'Sitemap: ',
    '/feed.xml': '<rss',
    '/atom.xml': '<feed',
  }
  for (const [path, begins] of Object.entries(texts)) {
    const answer = await ask(path)
    expect(answer.headers.get('content-type')).toMatch(path.endsWith('.txt') ? /plain/ : /xml/)
    const text = await answer.text()
    expect(text).toContain(begins)
    expect(text).not.toContain('second-snow')
  }
})
