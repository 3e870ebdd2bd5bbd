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

test('whose leads somebody sees first is remembered for all of their devices, and for them alone', async () => {
  const testApp = await startTestApp()
  const headers = await signInOwner(testApp)
  const url = '/api/admin/account/whose'
  const choose = (whose: string) =>
    testApp.app.inject({ method: 'PATCH', url, headers, payload: { whose } })
  const session = async () =>
    (await testApp.app.inject({ url: '/api/admin/session', headers })).json()
  expect((await session()).person).not.toHaveProperty('whose')
  expect((await choose('mine')).json().person.whose).toBe('mine')
  expect((await session()).person.whose).toBe('mine')
  const team = (await testApp.app.inject({ url: '/api/admin/people', headers })).json()
  expect(team.people[0]).not.toHaveProperty('whose')
  await choose('everybody')
  expect((await session()).person.whose).toBe('everybody')
  expect((await choose('theirs')).statusCode).toBe(400)
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
