import { createServer } from 'node:http'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startDevService } from './dev.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'
import { contactFields, testSite } from './testing/test-app.ts'

test('the dev server passes requests under /api to the service and answers the rest itself', async () => {
  const dataDir = join(await temporaryFolder(), 'data')
  const server = createServer((req, res) => {
    if (req.url?.startsWith('/api/')) service.handle(req, res)
    else res.end('a page')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  const service = await startDevService({ dataDir, site: testSite, origin })
  const answer = await fetch(`${origin}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify(contactFields),
  })
  expect(await answer.json()).toMatchObject({ success: true })
  expect(await (await fetch(origin)).text()).toBe('a page')
  expect(service.ownerLink).toContain(`${origin}/admin/setup?token=`)
  const emails = service.mailPreview()
  for (const letter of [
    'lead-confirmation-en',
    'lead-confirmation-es',
    'guide-es',
    'reminder-100-en',
  ])
    expect(emails).toContain(`<section id="${letter}">`)
  await service.close()
  const again = await startDevService({ dataDir, site: testSite, origin })
  await again.close()
})
