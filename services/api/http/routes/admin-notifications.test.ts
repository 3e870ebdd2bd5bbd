import { expect, test } from 'vitest'
import { aRequest, ownerSignedIn, wholeApp } from '../../testing/whole-app.ts'

async function aDesk() {
  const whole = await wholeApp()
  const headers = await ownerSignedIn(whole)
  const url = '/api/admin/notifications'
  const get = async () => (await whole.app.inject({ url, headers })).json()
  const set = (addresses: object | null) =>
    whole.app.inject({ method: 'PATCH', url, headers, payload: { addresses } })
  const officeLettersOfANewLead = async () => {
    await whole.app.inject({ method: 'POST', url: '/api/contact', payload: aRequest })
    const [lead] = (await whole.store.leads.newestFirst(0, 1)).leads
    return lead?.mail
      .filter(({ to }) => to !== aRequest.email)
      .map(({ letter, to }) => `${letter} ${to}`)
  }
  return { ...whole, headers, get, set, officeLettersOfANewLead }
}

test('until somebody sets them, the office is written to where the environment says', async () => {
  const { get, officeLettersOfANewLead } = await aDesk()
  expect(await get()).toEqual({
    success: true,
    requests: ['office@highpine.example'],
    failures: ['office@highpine.example'],
    fallback: 'office@highpine.example',
    set: false,
  })
  expect(await officeLettersOfANewLead()).toHaveLength(4)
})

test('each of several addresses gets the request and the reminders, in a letter of its own', async () => {
  const { set, officeLettersOfANewLead } = await aDesk()
  const answer = await set({
    requests: ['one@example.com', 'two@example.com', 'ONE@example.com'],
    failures: ['three@example.com'],
  })
  expect(answer.json()).toMatchObject({ set: true, failures: ['three@example.com'] })
  const letters = await officeLettersOfANewLead()
  expect(letters).toHaveLength(8)
  expect(letters).toContain('lead-to-office two@example.com')
  expect(letters).toContain('reminder-100 two@example.com')
})

test('a list without an address, or with a wrong one, is refused, and null takes the setting away', async () => {
  const { set, get } = await aDesk()
  expect((await set({ requests: [], failures: ['a@example.com'] })).statusCode).toBe(400)
  const wrong = await set({ requests: ['b@example.com', 'not one'], failures: ['a@example.com'] })
  expect(wrong.statusCode).toBe(400)
  expect(Object.values(wrong.json().fields)).toEqual(['“not one” is no email address.'])
  await set({ requests: ['a@example.com'], failures: ['a@example.com'] })
  await set(null)
  expect(await get()).toMatchObject({ set: false, requests: ['office@highpine.example'] })
})

test('who set them is in the audit log', async () => {
  const { set, store } = await aDesk()
  await set({ requests: ['a@example.com'], failures: ['b@example.com'] })
  expect((await store.audit.newestFirst(0, 1)).entries[0]).toMatchObject({
    name: 'Olive Owner',
    what: 'requests to a@example.com; failures to b@example.com',
  })
})
