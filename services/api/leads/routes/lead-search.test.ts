import { expect, test } from 'vitest'
import type { Lead } from '../lead.ts'
import { aLead } from '../../testing/sample-lead.ts'
import { signInOwner, startTestApp } from '../../testing/test-app.ts'

/**
 * Starts an app with a signed-in owner and a list of leads; `find` returns the references that a query string finds.
 */
async function startAdminWith(leads: Lead[]) {
  const product = await startTestApp()
  const headers = await signInOwner(product)
  await product.store.bulk.add('leads', leads)
  const get = (url: string) => product.app.inject({ url, headers })
  const find = async (query: string) => {
    const answer = (await get(`/api/admin/leads?${query}`)).json()
    return answer.leads.map(({ id }: { id: string }) => id)
  }
  return { get, find }
}

test('the query string searches, filters, sorts and pages; the response has counts by status', async () => {
  const { get, find } = await startAdminWith([
    { ...aLead('HP-AAAAA2'), name: 'Zoë Ridge', tags: ['roof'], assignee: 'ann' },
    { ...aLead('HP-BBBBB2'), name: 'Ben Vale', status: 'won' },
    { ...aLead('HP-CCCCC2'), name: 'Cleo Ridge', status: 'lost' },
  ])
  expect(await find('q=ridge%20ZOE')).toEqual(['HP-AAAAA2'])
  expect(await find('status=won,lost&sort=name&order=asc')).toEqual(['HP-BBBBB2', 'HP-CCCCC2'])
  expect(await find('assignee=nobody&tag=roof')).toEqual([])
  expect(await find('assignee=ann')).toEqual(['HP-AAAAA2'])
  expect(await find('perPage=1&page=2')).toEqual(['HP-BBBBB2'])
  const { total, counts } = (await get('/api/admin/leads?q=ridge&status=lost')).json()
  expect([total, counts]).toEqual([
    1,
    { new: 1, contacted: 0, quoted: 0, won: 0, lost: 1, spam: 0 },
  ])
})

test('spam is listed only when its status is chosen, and counted', async () => {
  const { get, find } = await startAdminWith([
    aLead('HP-AAAAA2'),
    { ...aLead('HP-BBBBB2'), status: 'spam' },
  ])
  expect(await find('')).toEqual(['HP-AAAAA2'])
  expect(await find('status=spam')).toEqual(['HP-BBBBB2'])
  expect((await get('/api/admin/leads')).json()).toMatchObject({
    total: 1,
    counts: { new: 1, spam: 1 },
  })
  expect((await get('/api/admin/leads.csv')).body).not.toContain('HP-BBBBB2')
})

test('a town is found as people type it, and the site’s towns are suggested', async () => {
  const { get, find } = await startAdminWith([
    { ...aLead('HP-AAAAA2'), town: '4 Cañon Road, Cañon City' },
    { ...aLead('HP-BBBBB2'), extra: { town: 'Eagle-Vail' } },
  ])
  expect(await find('town=CANON%20CITY')).toEqual(['HP-AAAAA2'])
  expect(await find('town=eagle%E2%80%93vail')).toEqual(['HP-BBBBB2'])
  expect(await find('town=Vail')).toEqual([])
  const { towns } = (await get('/api/admin/towns')).json()
  expect(towns).toEqual([...towns].sort())
})

test('days are in the office’s time zone', async () => {
  // 11:00 PM on the 4th in Denver, and an hour and a half later.
  const { find } = await startAdminWith([
    { ...aLead('HP-AAAAA2'), receivedAt: '2026-11-05T06:00:00.000Z' },
    { ...aLead('HP-BBBBB2'), receivedAt: '2026-11-05T07:30:00.000Z' },
  ])
  expect(await find('from=2026-11-05')).toEqual(['HP-BBBBB2'])
  expect(await find('to=2026-11-04')).toEqual(['HP-AAAAA2'])
  expect(await find('from=2026-11-04&to=2026-11-05')).toHaveLength(2)
})

test('the CSV has the leads of the same filter', async () => {
  const { get } = await startAdminWith([
    { ...aLead('HP-AAAAA2'), status: 'won', wonValue: 9_000, tags: ['roof', 'snow'] },
    aLead('HP-BBBBB2'),
  ])
  const { body } = await get('/api/admin/leads.csv?status=won')
  expect(body.match(/HP-\w+/g)).toEqual(['HP-AAAAA2'])
  expect(body).toContain('"roof, snow","9000",""')
})

test('an invalid query is refused by parameter', async () => {
  const { get } = await startAdminWith([])
  for (const [query, field] of [
    ['status=open', 'status'],
    ['from=yesterday', 'from'],
    ['to=9999-12-31', 'to'],
    ['sort=email', 'sort'],
    ['page=0', 'page'],
  ] as const) {
    const answer = await get(`/api/admin/leads?${query}`)
    expect([query, answer.statusCode, Object.keys(answer.json().fields)]).toEqual([
      query,
      400,
      [field],
    ])
  }
})
