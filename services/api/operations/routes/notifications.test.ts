import { expect, test } from 'vitest'
import { contactFields } from '../../testing/send-contact.ts'
import { signInOwner, startTestApp } from '../../testing/test-app.ts'

async function startAdmin() {
  const testApp = await startTestApp()
  const headers = await signInOwner(testApp)
  const url = '/api/admin/notifications'
  const get = async () => (await testApp.app.inject({ url, headers })).json()
  const set = (addresses: object | null) =>
    testApp.app.inject({ method: 'PATCH', url, headers, payload: { addresses } })
  const officeEmailsOfNewLead = async () => {
    await testApp.app.inject({ method: 'POST', url: '/api/contact', payload: contactFields })
    const [lead] = (await testApp.store.leads.newestFirst(0, 1)).leads
    return lead?.mail
      .filter(({ to }) => to !== contactFields.email)
      .map(({ letter, to }) => `${letter} ${to}`)
  }
  return { ...testApp, headers, get, set, officeEmailsOfNewLead }
}

test('the default address is that of the environment', async () => {
  const { get, officeEmailsOfNewLead } = await startAdmin()
  expect(await get()).toEqual({
    success: true,
    requests: ['office@highpine.example'],
    failures: ['office@highpine.example'],
    fallback: 'office@highpine.example',
    set: false,
  })
  expect(await officeEmailsOfNewLead()).toHaveLength(4)
})

test('each address gets its own copy of new leads and reminders', async () => {
  const { set, officeEmailsOfNewLead } = await startAdmin()
  const answer = await set({
    requests: ['one@example.com', 'two@example.com', 'ONE@example.com'],
    failures: ['three@example.com'],
  })
  expect(answer.json()).toMatchObject({ set: true, failures: ['three@example.com'] })
  const emails = await officeEmailsOfNewLead()
  expect(emails).toHaveLength(8)
  expect(emails).toContain('lead-to-office two@example.com')
  expect(emails).toContain('reminder-100 two@example.com')
})

test('an empty list or an invalid address is refused, and null removes the setting', async () => {
  const { set, get } = await startAdmin()
  expect((await set({ requests: [], failures: ['a@example.com'] })).statusCode).toBe(400)
  const wrong = await set({ requests: ['b@example.com', 'not one'], failures: ['a@example.com'] })
  expect(wrong.statusCode).toBe(400)
  expect(Object.values(wrong.json().fields)).toEqual([
    '“not one”: Check that email address. It should look like name@example.com.',
  ])
  await set({ requests: ['a@example.com'], failures: ['a@example.com'] })
  await set(null)
  expect(await get()).toMatchObject({ set: false, requests: ['office@highpine.example'] })
})

test('changes are in the audit log', async () => {
  const { set, store } = await startAdmin()
  await set({ requests: ['a@example.com'], failures: ['b@example.com'] })
  expect((await store.audit.newestFirst(0, 1)).entries[0]).toMatchObject({
    name: 'Olive Owner',
    did: 'changed the notification recipients:',
    what: 'new leads to a@example.com; failed emails to b@example.com',
  })
})
