import { expect, test } from 'vitest'
import { contactFields } from '../../testing/send-contact.ts'
import { signInOwner, startTestApp } from '../../testing/test-app.ts'

test('lists leads newest first, opens one, sets its status, and reports conflicts', async () => {
  const testApp = await startTestApp()
  const headers = await signInOwner(testApp)
  for (const name of ['Ann', 'Ben', 'Cleo'])
    await testApp.app.inject({
      method: 'POST',
      url: '/api/contact',
      payload: { ...contactFields, name },
    })
  const list = await testApp.app.inject({ url: '/api/admin/leads?perPage=2', headers })
  expect(list.json().total).toBe(3)
  expect(list.json().leads.map(({ name }: { name: string }) => name)).toEqual(['Cleo', 'Ben'])
  const rest = await testApp.app.inject({ url: '/api/admin/leads?perPage=2&page=2', headers })
  const [ann] = rest.json().leads
  expect(ann.name).toBe('Ann')
  const set = (status: string, version: number) =>
    testApp.app.inject({
      method: 'PATCH',
      url: `/api/admin/leads/${ann.id}`,
      headers,
      payload: { status, version },
    })
  const [one, two] = await Promise.all([set('contacted', 1), set('quoted', 1)])
  expect([one.statusCode, two.statusCode].sort()).toEqual([200, 409])
  const opened = await testApp.app.inject({ url: `/api/admin/leads/${ann.id}`, headers })
  expect(opened.json().lead).toMatchObject({
    status: 'contacted',
    version: 2,
    history: [{ by: 'Olive Owner', change: 'status: new → contacted' }],
  })
})
