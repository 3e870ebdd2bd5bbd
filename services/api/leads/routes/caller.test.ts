import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { postContact, postForm } from '../../testing/submit-contact.ts'
import { contactFields } from '../../testing/send-contact.ts'
import { renderEmail } from '../../testing/render-email.ts'
import { sameOriginHeaders, signInOwner, startTestApp } from '../../testing/test-app.ts'
import { testEmailContext } from '../../testing/test-firm.ts'

const member = { role: 'estimator', towns: [], languages: ['en'], language: 'en' as const }
const team = [
  { ...member, slug: 'ana', name: 'Ana Reyes', answers: ['remodels', 'home-services'] },
  { ...member, slug: 'curt', name: 'Curt Hale', answers: ['roofing'], town: 'Vail' },
  { ...member, slug: 'ben', name: 'Ben Ash', answers: ['roofing'], towns: ['Frisco'] },
  {
    ...{ ...member, slug: 'ana', name: 'Ana Reyes', answers: ['remodels'] },
    ...{ language: 'es' as const, role: 'encargada de presupuestos' },
  },
]
const roof = { ...contactFields, serviceType: 'home-services', service: 'Roofing' }

test('the answer, the request’s page and the confirmation name who will call', async () => {
  const product = await startTestApp({ site: { team } })
  const answer = (await postContact(product, contactFields)).json()
  expect(answer.caller).toBe('Ana Reyes, estimator')
  const page = await product.app.inject({ url: answer.requestLink })
  expect(page.body).toContain('Expect a call from Ana Reyes, estimator.')
  const due = await product.store.outbox.due(product.clock.now, 9)
  const confirmation = due.find(({ row }) => row.letter === 'lead-confirmation')
  if (!confirmation) throw new Error('no confirmation')
  const email = await renderEmail(confirmation, { ...testEmailContext, team })
  expect('text' in email && email.text).toContain(
    'Ana Reyes, estimator, will call or email you by Friday',
  )
})

test('the choice and then the town decide, that of the form before that of the page', async () => {
  const product = await startTestApp({ site: { team } })
  const caller = async (fields: object) => (await postContact(product, fields)).json().caller
  expect(await caller({ ...roof, page: '/roofing-vail-colorado' })).toBe('Curt Hale, estimator')
  expect(await caller({ ...roof, town: 'Frisco', page: '/roofing-vail-colorado' })).toBe(
    'Ben Ash, estimator',
  )
  expect(await caller({ ...contactFields, serviceType: 'home-services' })).toBe(
    'Ana Reyes, estimator',
  )
  expect(await caller({ ...contactFields, serviceType: 'equipment' })).toBeUndefined()
})

test('a request in another language gets the role in it, and nobody whom the site doesn’t have in it', async () => {
  const product = await startTestApp({ site: { team } })
  const page = '/buscando-trabajo'
  const caller = async (fields: object) => (await postContact(product, fields)).json().caller
  expect(await caller({ ...contactFields, page })).toBe('Ana Reyes, encargada de presupuestos')
  expect(await caller({ ...roof, page })).toBeUndefined()
})

test('once staff have assigned the lead, its page names nobody', async () => {
  const product = await startTestApp({ site: { team } })
  const headers = await signInOwner(product)
  const { reference, requestLink } = (await postContact(product, contactFields)).json()
  const { id } = (await product.app.inject({ url: '/api/admin/session', headers })).json().person
  const lead = await product.store.leads.one(reference)
  const changed = await product.app.inject({
    method: 'PATCH',
    url: `/api/admin/leads/${reference}`,
    headers: { ...headers, ...sameOriginHeaders },
    payload: { version: lead?.version, assignee: id },
  })
  expect(changed.statusCode).toBe(200)
  const page = await product.app.inject({ url: requestLink })
  expect(page.body).not.toContain('Ana Reyes')
})

test('the thank-you page without JavaScript names who will call, and nobody who is not of the team', async () => {
  const product = await startTestApp({ site: { team } })
  await mkdir(join(product.folder, 'client/thank-you'), { recursive: true })
  await writeFile(
    join(product.folder, 'client/thank-you/index.html'),
    '<div id="article-body"></div>',
  )
  const answer = await postForm(
    product.app,
    '/api/contact',
    'name=Ann&email=ann%40example.com&phone=970-555-0111&serviceType=remodels&acceptTerms=on',
  )
  const url = answer.headers.location ?? ''
  expect((await product.app.inject({ url })).body).toContain(
    'Expect a call from <strong>Ana Reyes, estimator</strong>.',
  )
  const forged = await product.app.inject({ url: url.replace('caller=ana', 'caller=Buy%20gold') })
  expect(forged.body).toContain('You’ll hear from us')
  expect(forged.body).not.toMatch(/Expect a call|gold/)
})
