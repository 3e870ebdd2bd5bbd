import { expect, test } from 'vitest'
import type { Lead } from '../leads/lead.ts'
import { aLead } from '../testing/sample-lead.ts'
import { signInOwner, sameOriginHeaders, startTestApp } from '../testing/test-app.ts'
import { pipelineResponse } from './pipeline-contract.ts'

/** Starts an app with a signed-in owner and leads, on November 5, 2026. */
async function startWith(leads: Lead[] = []) {
  const testApp = await startTestApp()
  const headers = await signInOwner(testApp)
  await testApp.store.bulk.add('leads', leads)
  const { app } = testApp
  const { people } = (await app.inject({ url: '/api/admin/people', headers })).json()
  const ask = async (query = '') =>
    pipelineResponse.parse(
      (await app.inject({ url: `/api/admin/pipeline?${query}`, headers })).json(),
    )
  const change = async (id: string, payload: object) => {
    const url = `/api/admin/leads/${id}`
    const { version } = (await app.inject({ url, headers })).json().lead
    const answer = await app.inject({
      ...{ method: 'PATCH', url, payload: { version, ...payload } },
      headers: { ...headers, ...sameOriginHeaders },
    })
    expect(answer.statusCode).toBe(200)
  }
  return { ask, change, owner: people[0] as { id: string; name: string } }
}

test('a quote is open until it is won, and then counts for its person in the month of winning', async () => {
  const { ask, change, owner } = await startWith([
    { ...aLead('HP-AAAAA2'), receivedAt: '2026-10-20T12:00:00.000Z' },
  ])
  await change('HP-AAAAA2', {
    ...{ status: 'quoted', assignee: owner.id },
    quote: { amount: 12_000, followUpOn: '2026-11-05' },
  })
  const quoted = await ask()
  expect(quoted.open).toEqual({ new: 0, contacted: 0, quoted: 1, amount: 12_000, unpriced: 0 })
  expect(quoted.followUps).toMatchObject({ total: 1, leads: [{ id: 'HP-AAAAA2' }] })
  await change('HP-AAAAA2', { status: 'won', wonValue: 11_500 })
  const won = await ask()
  expect(won.open).toMatchObject({ quoted: 0, amount: 0 })
  expect(won.followUps.total).toBe(0)
  const closed = { won: 1, value: 11_500, lost: 0 }
  expect(won.people).toEqual([{ id: owner.id, name: owner.name, open: won.open, closed }])
  expect(won.months.slice(-2)).toEqual([
    {
      month: '2026-10',
      received: { leads: 1, won: 1, value: 11_500 },
      closed: { won: 0, value: 0, lost: 0 },
    },
    { month: '2026-11', received: { leads: 0, won: 0, value: 0 }, closed },
  ])
})

test('people, months and reasons add up to the totals', async () => {
  const lost = (lostBecause?: string) => ({
    ...{
      status: 'lost' as const,
      outcome: { lostOn: '2026-11-02', ...(lostBecause && { lostBecause }) },
    },
  })
  const { ask } = await startWith([
    { ...aLead('HP-AAAAA2'), ...lost('price') },
    { ...aLead('HP-BBBBB2'), ...lost('price'), assignee: 'gone' },
    // From a list that content has no longer.
    { ...aLead('HP-CCCCC2'), ...lost('too-far') },
    { ...aLead('HP-DDDDD2'), ...lost() },
    { ...aLead('HP-EEEEE2'), status: 'won', wonValue: 500, assignee: 'gone' },
    { ...aLead('HP-FFFFF2'), status: 'quoted' },
  ])
  const { open, closed, people, months, lost: reasons } = await ask()
  expect(closed).toEqual({ won: 1, value: 500, lost: 4 })
  expect(open).toEqual({ new: 0, contacted: 0, quoted: 1, amount: 0, unpriced: 1 })
  expect(people.map(({ id }) => id)).toEqual(['gone', undefined])
  for (const key of ['won', 'value', 'lost'] as const) {
    const sum = (all: { closed: typeof closed }[]) => all.reduce((n, one) => n + one.closed[key], 0)
    expect(sum(people)).toBe(closed[key])
    expect(sum(months)).toBe(closed[key])
  }
  expect(reasons).toEqual([
    { id: 'price', label: 'Too expensive', leads: 2 },
    { id: 'too-far', label: 'too far (no longer listed)', leads: 1 },
    { label: 'No reason chosen', leads: 1 },
  ])
})

test('the months are whole, up to today', async () => {
  const { ask } = await startWith([
    { ...aLead('HP-AAAAA2'), status: 'won', outcome: { wonOn: '2026-10-31' } },
    { ...aLead('HP-BBBBB2'), status: 'won', outcome: { wonOn: '2026-11-01' } },
  ])
  const { months, closed, from, today } = await ask('months=1')
  expect([from, today]).toEqual(['2026-11-01', '2026-11-05'])
  expect(months.map(({ month }) => month)).toEqual(['2026-11'])
  expect(closed.won).toBe(1)
  const year = (await ask()).months.map(({ month }) => month)
  expect([year.length, year[0], year.at(-1)]).toEqual([12, '2025-12', '2026-11'])
})
