import { expect, test } from 'vitest'
import { signInOwner, startTestApp } from '../../testing/test-app.ts'

async function startAsOwner() {
  const testApp = await startTestApp()
  const headers = await signInOwner(testApp)
  const ask = async (method: 'GET' | 'POST' | 'DELETE', path = '', payload?: object) => {
    const url = `/api/admin/views${path}`
    const answer = await testApp.app.inject({ method, url, headers, ...(payload && { payload }) })
    return { status: answer.statusCode, ...answer.json() }
  }
  return ask
}

test('a saved view is listed until it is removed', async () => {
  const ask = await startAsOwner()
  await ask('POST', '', { name: 'Roofs in Vail', query: 'q=roof+vail' })
  await ask('POST', '', { name: 'Mine', query: 'assignee=olive' })
  const replaced = await ask('POST', '', { name: 'Roofs in Vail', query: 'q=roof' })
  expect(replaced.views).toEqual([
    { name: 'Roofs in Vail', query: 'q=roof' },
    { name: 'Mine', query: 'assignee=olive' },
  ])
  expect((await ask('DELETE', '/Roofs%20in%20Vail')).views).toEqual([
    { name: 'Mine', query: 'assignee=olive' },
  ])
  expect((await ask('GET')).views).toHaveLength(1)
})

test('a view without a name is refused, and so is one over the limit', async () => {
  const ask = await startAsOwner()
  expect((await ask('POST', '', { name: ' ', query: '' })).status).toBe(400)
  for (let n = 0; n < 30; n += 1) await ask('POST', '', { name: `View ${n}`, query: '' })
  expect(await ask('POST', '', { name: 'One more', query: '' })).toMatchObject({
    status: 409,
    code: 'too_many_views',
  })
  expect((await ask('GET')).views).toHaveLength(30)
})
