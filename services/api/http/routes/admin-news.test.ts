import { once } from 'node:events'
import { expect, test, vi } from 'vitest'
import { aRequest, ownerSignedIn, wholeApp, type WholeApp } from '../../testing/whole-app.ts'

/** Listens as a browser does. Out: what was said so far, growing. */
async function listening({ app }: WholeApp, headers: Record<string, string>) {
  const answer = await app.inject({ url: '/api/admin/news', headers, payloadAsStream: true })
  const heard: string[] = []
  const stream = answer.stream()
  stream.on('data', (chunk: Buffer) => heard.push(chunk.toString()))
  return { heard, stream }
}

test('a request that comes in is told to whoever listens, and its letters as one change', async () => {
  const whole = await wholeApp()
  const owner = await ownerSignedIn(whole)
  const { heard } = await listening(whole, owner)
  await whole.app.inject({ method: 'POST', url: '/api/contact', payload: aRequest })
  await vi.waitFor(() => expect(heard).toContain('data: {"what":"added"}\n\n'))
  const [{ id, version } = { id: '', version: 0 }] = (await whole.store.leads.newestFirst(0, 1))
    .leads
  for (const [step, note] of ['one', 'two'].entries())
    await whole.app.inject({
      method: 'PATCH',
      url: `/api/admin/leads/${id}`,
      headers: owner,
      payload: { version: version + step, note },
    })
  await vi.waitFor(() => expect(heard.at(-1)).toBe('data: {"what":"changed"}\n\n'))
  expect(heard.filter((line) => line.includes('changed'))).toHaveLength(1)
})

test('forms that are set aside together are told once, and not as requests', async () => {
  const whole = await wholeApp()
  const { heard } = await listening(whole, await ownerSignedIn(whole))
  for (const email of ['one@example.com', 'two@example.com'])
    await whole.app.inject({
      method: 'POST',
      url: '/api/contact',
      payload: { ...aRequest, email, website: 'https://buy.example' },
    })
  await vi.waitFor(() => expect(heard.at(-1)).toBe('data: {"what":"held"}\n\n'))
  expect(heard.filter((line) => line.includes('what'))).toHaveLength(1)
})

test('a service that stops ends the stream', async () => {
  const whole = await wholeApp()
  const { stream } = await listening(whole, await ownerSignedIn(whole))
  const ended = once(stream, 'end')
  await whole.close()
  await ended
})
