import { once } from 'node:events'
import { expect, test } from 'vitest'
import { contactFields } from '../../testing/send-contact.ts'
import { signInOwner, startTestApp, type TestApp } from '../../testing/test-app.ts'

/** Opens the stream as a browser does. `chunks` collects its chunks. */
async function listen({ app }: TestApp, headers: Record<string, string>) {
  const answer = await app.inject({ url: '/api/admin/events', headers, payloadAsStream: true })
  const chunks: string[] = []
  const stream = answer.stream()
  stream.on('data', (chunk: Buffer) => chunks.push(chunk.toString()))
  return { chunks, stream }
}

test('a new lead is one event, and quick changes after it are one more', async () => {
  const started = await startTestApp()
  const owner = await signInOwner(started)
  const { chunks } = await listen(started, owner)
  await started.app.inject({ method: 'POST', url: '/api/contact', payload: contactFields })
  await expect.poll(() => chunks).toContain('data: {"what":"added"}\n\n')
  const [{ id, version } = { id: '', version: 0 }] = (await started.store.leads.newestFirst(0, 1))
    .leads
  for (const [step, note] of ['one', 'two'].entries())
    await started.app.inject({
      method: 'PATCH',
      url: `/api/admin/leads/${id}`,
      headers: owner,
      payload: { version: version + step, note },
    })
  await expect.poll(() => chunks.at(-1)).toBe('data: {"what":"changed"}\n\n')
  expect(chunks.filter((line) => line.includes('changed'))).toHaveLength(1)
})

test('forms that are quarantined together are one event, not a new lead', async () => {
  const started = await startTestApp()
  const { chunks } = await listen(started, await signInOwner(started))
  for (const email of ['one@example.com', 'two@example.com'])
    await started.app.inject({
      method: 'POST',
      url: '/api/contact',
      payload: { ...contactFields, email, website: 'https://buy.example' },
    })
  await expect.poll(() => chunks.at(-1)).toBe('data: {"what":"held"}\n\n')
  expect(chunks.filter((line) => line.includes('what'))).toHaveLength(1)
})

test('shutdown ends the stream', async () => {
  const started = await startTestApp()
  const { stream } = await listen(started, await signInOwner(started))
  const ended = once(stream, 'end')
  await started.close()
  await ended
})

test('HEAD opens no stream', async () => {
  const started = await startTestApp()
  const headers = await signInOwner(started)
  const url = `${await started.app.listen({ port: 0, host: '127.0.0.1' })}/api/admin/events`
  const statusOf = async (method: string) => (await fetch(url, { method, headers })).status
  for (let n = 0; n < 20; n += 1) expect(await statusOf('HEAD')).toBe(200)
  expect(await statusOf('GET')).toBe(200)
})

test('a session has at most 20 streams open', async () => {
  const started = await startTestApp()
  const owner = await signInOwner(started)
  for (let n = 0; n < 20; n += 1) await listen(started, owner)
  const refused = await started.app.inject({ url: '/api/admin/events', headers: owner })
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_streams'])
})

test('after a stream is closed, another one can be opened', async () => {
  const started = await startTestApp()
  const { cookie } = await signInOwner(started)
  // An injected request has no connection that could be closed.
  const origin = await started.app.listen({ host: '127.0.0.1', port: 0 })
  const open = async () => {
    const closing = new AbortController()
    const { signal } = closing
    const { status } = await fetch(`${origin}/api/admin/events`, { headers: { cookie }, signal })
    return { status, close: () => closing.abort() }
  }
  const windows = await Promise.all(Array.from({ length: 20 }, open))
  expect((await open()).status).toBe(429)
  windows[0]?.close()
  await expect.poll(async () => (await open()).status).toBe(200)
  expect((await open()).status).toBe(429)
})

test('staff are told who has a lead open, and an unknown lead nobody has', async () => {
  const started = await startTestApp()
  const headers = await signInOwner(started)
  const { chunks } = await listen(started, headers)
  await started.app.inject({ method: 'POST', url: '/api/contact', payload: contactFields })
  const [lead] = (await started.store.leads.newestFirst(0, 1)).leads
  const me = (await started.app.inject({ url: '/api/admin/session', headers })).json().person.id
  const report = async (id = '', open = true) => {
    const url = `/api/admin/leads/${id}/presence`
    const payload = { tab: '8f6d3c9e-52c4-4a43-9f0e-6f0c7d1b2a3e', open }
    return started.app.inject({ method: 'POST', url, headers, payload })
  }
  expect((await report(lead?.id)).json().people).toEqual([me])
  const events = () => chunks.filter((line) => line.startsWith('event: presence'))
  const told = (people: string[]) =>
    `event: presence\ndata: ${JSON.stringify({ lead: lead?.id, people })}\n\n`
  await expect.poll(events).toEqual([told([me])])
  await report(lead?.id)
  expect((await report(lead?.id, false)).json().people).toEqual([])
  await expect.poll(events).toEqual([told([me]), told([])])
  expect((await report('HP-ZZZZZ9')).statusCode).toBe(404)
})
