import { expect, test } from 'vitest'
import { aLead } from '../../testing/sample-lead.ts'
import { signInOwner, startTestApp } from '../../testing/test-app.ts'

test.each([
  ['970-555-2002', '970-555-2002 ext. 12'],
  ['970-555-2002 ext. 12', '(970) 555-2002 x7'],
  ['970-555-2002', '970-555-2002 after 5pm'],
  ['970-555-2002 or 970-555-3003', '970-555-3003'],
  ['970-555-2002 or 970-555-3003', '+1 970 555 4004 / 970-555-2002 (text after 5)'],
  ['970-555-2002', '９７０-５５５-２００２'],
  ['+44 20 7946 0958', '011 44 20 7946 0958'],
])('leads with the numbers “%s” and “%s” are probably from one person', async (one, other) => {
  const product = await startTestApp()
  const headers = await signInOwner(product)
  const phones = [one, other, '970-555-9009 after 5pm']
  await product.store.bulk.add(
    'leads',
    phones.map((phone, n) => ({
      ...aLead(`HP-AAAAA${n + 2}`, `key ${n}`),
      phone,
      email: `visitor${n}@example.com`,
    })),
  )
  for (const [id, same] of [
    ['HP-AAAAA2', 'HP-AAAAA3'],
    ['HP-AAAAA3', 'HP-AAAAA2'],
  ]) {
    const { body } = await product.app.inject({ url: `/api/admin/leads/${id}/duplicates`, headers })
    const { leads } = JSON.parse(body)
    expect(leads.map((lead: { id: string }) => lead.id)).toEqual([same])
  }
})

test('two mailboxes that differ by an apostrophe are two people', async () => {
  const product = await startTestApp()
  const headers = await signInOwner(product)
  await product.store.bulk.add(
    'leads',
    ["o'brien@example.com", 'obrien@example.com', "O'Brien@example.com"].map((email, n) => ({
      ...aLead(`HP-AAAAA${n + 2}`, `key ${n}`),
      email,
      phone: `970-555-200${n}`,
    })),
  )
  const url = '/api/admin/leads/HP-AAAAA2/duplicates'
  const { leads } = (await product.app.inject({ url, headers })).json()
  expect(leads.map((lead: { id: string }) => lead.id)).toEqual(['HP-AAAAA4'])
})
