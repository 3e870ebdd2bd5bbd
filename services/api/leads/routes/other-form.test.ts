import { expect, test } from 'vitest'
import { contactFields } from '../../testing/send-contact.ts'
import { postContact, postForm, storedLeads, submitContact } from '../../testing/submit-contact.ts'
import { sameOriginHeaders, signInOwner, startTestApp } from '../../testing/test-app.ts'
import { aLead } from '../../testing/sample-lead.ts'
import { cedarForm } from '../../testing/test-firm.ts'

/** A service of another firm: two service types, four choices, no Spanish. */
const site = { form: cedarForm }

test('the types and choices of another firm are accepted, and no others', async () => {
  const testApp = await startTestApp({ site })
  const sent = await postContact(testApp, { ...contactFields, serviceType: 'additions' })
  expect(sent.statusCode).toBe(200)
  expect(await storedLeads(testApp)).toMatchObject([
    {
      serviceType: 'additions',
      services: ['additions'],
      message: 'Service inquiry about Additions from Ann Ridge. Please call 970-555-0111.',
    },
  ])
  const refused = await postContact(testApp, contactFields)
  expect(refused.statusCode).toBe(400)
  expect(refused.json().fields).toEqual({ serviceType: 'Pick a service type from the list.' })
  const page = await postForm(testApp.app, '/api/contact', {
    ...contactFields,
    acceptTerms: 'on',
  })
  expect(page.body).toContain(
    '<optgroup label="Fix" data-services="roof-repair"><option value="repairs">Repairs</option>',
  )
  expect(page.body).not.toContain('Home Services')
})

test('a choice is posted without JavaScript, and its lead is named by it', async () => {
  const testApp = await startTestApp({ site })
  const fields = { ...contactFields, serviceType: 'sunrooms', acceptTerms: 'on' }
  expect((await postForm(testApp.app, '/api/contact', fields)).statusCode).toBe(303)
  expect(await storedLeads(testApp)).toMatchObject([
    {
      serviceType: 'additions',
      services: ['sunrooms', 'additions'],
      extra: { service: 'Sunroom' },
    },
  ])
})

test('the API description has the types of the form', async () => {
  const { app } = await startTestApp({ site })
  const { body } = await app.inject({ url: '/api/openapi.json' })
  expect(body).toContain('"enum":["repairs","additions"]')
})

test('a lead of a type that the form does not have anymore is found, filtered and corrected', async () => {
  const testApp = await startTestApp({ site })
  const { app, store } = testApp
  const former = { serviceType: 'log-homes', services: ['log-homes'] }
  await store.bulk.add('leads', [{ ...aLead('HP-AAAAA2'), ...former }, aLead('HP-BBBBB2')])
  const headers = { ...(await signInOwner(testApp)), ...sameOriginHeaders }
  const types = await app.inject({ url: '/api/admin/service-types', headers })
  expect(types.json().serviceTypes.toSorted()).toEqual(['custom', 'log-homes'])
  const list = await app.inject({ url: '/api/admin/leads?service=log-homes', headers })
  expect(list.json().leads).toMatchObject([{ id: 'HP-AAAAA2', ...former }])
  const change = (serviceType: string) =>
    app.inject({
      method: 'PATCH',
      url: '/api/admin/leads/HP-AAAAA2',
      headers,
      payload: { version: 1, serviceType },
    })
  expect((await change('log-homes')).statusCode).toBe(400)
  expect((await change('garages')).json().lead).toMatchObject({
    serviceType: 'additions',
    services: ['garages', 'additions'],
    extra: { service: 'Garage' },
    history: [{ change: 'About corrected', detail: 'Log homes → Garage' }],
  })
})

test('the page behind the link shows a former type, and other corrections keep it', async () => {
  const testApp = await submitContact({ serviceType: 'repairs' }, { site })
  const { app, store, link, token, reference } = testApp
  await store.leads.transact(reference, (lead) => ({
    ...(lead && { change: { ...lead, serviceType: 'log-homes', services: [] } }),
    answer: undefined,
  }))
  const { body } = await app.inject(link)
  expect(body).toContain('<option value="log-homes" selected="">Log homes</option>')
  // This firm asks for neither.
  expect(body).not.toContain('name="bestTime"')
  const fields = { ...contactFields, acceptTerms: 'on', name: 'Anne', message: 'Two rooms.' }
  const url = `/api/request?token=${token}`
  const corrected = await postForm(app, url, { ...fields, serviceType: 'log-homes' })
  expect(corrected.statusCode).toBe(303)
  expect(await store.leads.one(reference)).toMatchObject({
    name: 'Anne',
    serviceType: 'log-homes',
  })
  const refused = await postForm(app, url, { ...fields, serviceType: 'tree-houses' })
  expect(refused.statusCode).toBe(400)
})
