import { createServer } from 'node:http'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startDevService } from './dev.ts'
import { listen } from './testing/listen.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'
import { sendContact } from './testing/send-contact.ts'
import { testSite } from './testing/test-app.ts'
import { inLanguage } from '../content/model/languages.ts'

test('the dev server passes requests under /api to the service and answers the rest itself', async () => {
  const dataDir = join(await temporaryFolder(), 'data')
  const server = createServer((req, res) => {
    if (req.url?.startsWith('/api/')) service.handle(req, res)
    else res.end('a page')
  })
  onTestFinished(() => void server.close())
  const origin = `http://127.0.0.1:${await listen(server)}`
  const service = await startDevService({ dataDir, site: testSite, origin })
  const answer = await sendContact(origin, {}, { origin })
  expect(await answer.json()).toMatchObject({ success: true })
  expect(await (await fetch(origin)).text()).toBe('a page')
  expect(service.ownerLink).toContain(`${origin}/admin/setup?token=`)
  const emails = await service.mailPreview(testSite)
  for (const letter of [
    'lead-confirmation-en',
    'lead-confirmation-es',
    'guide-es',
    'reminder-100-en',
  ])
    expect(emails).toContain(`<section id="${letter}">`)
  const { article } = testSite.emails
  const edited = { ...article, en: { ...inLanguage(article, 'en'), subject: 'An edited subject' } }
  const english = testSite.pages.filter(({ language }) => language === 'en')
  const site = { ...testSite, pages: english, emails: { ...testSite.emails, article: edited } }
  const now = await service.mailPreview(site)
  expect(now).toContain('Subject: An edited subject')
  expect(now).not.toContain('<section id="article-es">')
  await service.close()
  const again = await startDevService({ dataDir, site: testSite, origin })
  await again.close()
})
