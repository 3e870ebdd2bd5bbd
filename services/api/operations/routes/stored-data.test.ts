import { expect, test } from 'vitest'
import { storedAbout } from '../../collections.ts'
import { aLead } from '../../testing/sample-lead.ts'
import { aSubscriber } from '../../testing/store-fixture.ts'
import { signInOwner, startTestApp } from '../../testing/test-app.ts'

async function started() {
  const testApp = await startTestApp()
  const headers = await signInOwner(testApp)
  const { app, store } = testApp
  const lead = { ...aLead('HP-AAAAA2'), email: 'June@example.com', mergedFrom: ['HP-AAAAA3'] }
  await store.bulk.add('leads', [
    lead,
    { ...aLead('HP-AAAAA3'), email: 'june@work.example', mergedInto: 'HP-AAAAA2' },
    { ...aLead('HP-AAAAA4'), email: 'someone@example.com' },
    { ...aLead('HP-AAAAA5'), email: '', phone: '970-555-0177' },
  ])
  await store.bulk.add('subscribers', [
    { ...aSubscriber('june@EXAMPLE.com'), id: 'june' },
    { ...aSubscriber('other@example.com'), id: 'other' },
  ])
  await store.bulk.add('quarantined-leads', [
    { ...aLead('HP-AAAAA6'), email: 'june@example.com', honeypot: 'x' },
  ])
  const download = (payload: object) =>
    app.inject({ method: 'POST', url: '/api/admin/stored-data', headers, payload })
  const ids = (found: Record<string, { id: string }[]>) =>
    Object.fromEntries(Object.entries(found).map(([name, all]) => [name, all.map(({ id }) => id)]))
  return { ...testApp, download, ids }
}

const ofJune = {
  leads: ['HP-AAAAA2', 'HP-AAAAA3'],
  'quarantined-leads': ['HP-AAAAA6'],
  subscribers: ['june'],
}

test('the owner downloads everything that is stored about an address, the same as the command prints', async () => {
  const { download, ids, store } = await started()
  const answer = await download({ email: 'june@example.com' })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="stored-data-/)
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(ids(answer.json())).toEqual(ofJune)
  expect(answer.json()).toEqual(
    JSON.parse(JSON.stringify(await storedAbout({ address: 'june@example.com' }, store.bulk))),
  )
  expect(answer.json().leads[0]).toMatchObject({ email: 'June@example.com', mail: [] })
})

test('by a lead, its person is found from each lead that was merged, and without an address', async () => {
  const { download, ids } = await started()
  expect(ids((await download({ lead: 'HP-AAAAA2' })).json())).toEqual(ofJune)
  expect(ids((await download({ lead: 'HP-AAAAA3' })).json())).toEqual({
    leads: ['HP-AAAAA2', 'HP-AAAAA3'],
  })
  expect(ids((await download({ lead: 'HP-AAAAA5' })).json())).toEqual({ leads: ['HP-AAAAA5'] })
})

test('the audit log says who downloaded which records, and names nobody else', async () => {
  const { download, store } = await started()
  expect((await download({ email: 'nobody@example.com' })).json().code).toBe('nothing_stored')
  expect((await download({ lead: 'HP-ZZZZZ2' })).json().code).toBe('no_such_lead')
  expect((await download({})).json().fields.email).toContain('either')
  const before = (await store.audit.newestFirst(0, 9)).total
  await download({ email: 'june@example.com' })
  const { entries, total } = await store.audit.newestFirst(0, 1)
  expect(total).toBe(before + 1)
  expect(entries[0]).toMatchObject({
    name: 'Olive Owner',
    did: 'downloaded everything stored about a person',
    what: 'in leads (2), quarantined-leads (1), subscribers (1)',
  })
  expect(entries[0]?.ids?.toSorted()).toEqual(['HP-AAAAA2', 'HP-AAAAA3', 'HP-AAAAA6', 'june'])
  expect(JSON.stringify(entries)).not.toContain('@')
})
