import { expect, test } from 'vitest'
import { contactFields } from '../../testing/send-contact.ts'
import { typedInChromium } from '../../testing/email-addresses.ts'
import { signInOwner, startTestApp } from '../../testing/test-app.ts'

test('every address that Chromium sends becomes a lead with a page behind its link, a CSV cell and no duplicate', async () => {
  const product = await startTestApp()
  const headers = await signInOwner(product)
  const sent = typedInChromium.flatMap(([typed, address]) => (address ? [[typed, address]] : []))
  for (const [n, [typed, address = '']] of sent.entries()) {
    const payload = {
      ...contactFields,
      email: typed,
      name: `Visitor ${n}`,
      phone: `970-555-${2000 + n}`,
    }
    const answer = await product.app.inject({ method: 'POST', url: '/api/contact', payload })
    expect([typed, answer.statusCode]).toEqual([typed, 200])
    const page = await product.app.inject({ url: answer.json().requestLink })
    expect(page.statusCode).toBe(200)
    const { leads } = (await product.app.inject({ url: '/api/admin/leads', headers })).json()
    expect(leads[0].email).toBe(address)
    expect(leads[0].emails[0].to).toBe(address)
  }
  const { body } = await product.app.inject({ url: '/api/admin/leads.csv', headers })
  for (const [, address = ''] of sent) expect(body).toContain(`"${address}"`)
})

test('an address in its own letters is the same subscriber as the one that a browser sends', async () => {
  const product = await startTestApp()
  const headers = await signInOwner(product)
  for (const email of ['june@пример.рф', 'june@xn--e1afmkfd.xn--p1ai', '\u200Bjune@ПРИМЕР.рф '])
    await product.app.inject({
      method: 'POST',
      url: '/api/newsletter/subscribe',
      payload: { email },
    })
  const { subscribers } = (
    await product.app.inject({ url: '/api/admin/subscribers', headers })
  ).json()
  expect(subscribers.map((one: { email: string }) => one.email)).toEqual([
    'june@xn--e1afmkfd.xn--p1ai',
  ])
})

test.each([
  ['en', 'june@gmail', 'That email’s missing something. Should it be june@gmail.com?'],
  ['es', 'june@gmail', 'A ese correo le falta algo. ¿Debe ser june@gmail.com?'],
  ['en', 'jüne@gmail.com', 'Email addresses can’t have “ü” before the @. Check the spelling.'],
  ['es', 'jüne@gmail.com', 'Un correo no puede llevar “ü” antes de la @. Revise cómo se escribe.'],
  ['en', 'june', 'Check that email address. It should look like name@example.com.'],
  ['es', 'june', 'Revise su correo. Debe verse como nombre@ejemplo.com.'],
])('in %s, %s is answered with “%s”', async (language, email, message) => {
  const { app } = await startTestApp()
  const answer = await app.inject({
    method: 'POST',
    url: '/api/contact',
    headers: { 'accept-language': language },
    payload: { ...contactFields, email },
  })
  expect(answer.statusCode).toBe(400)
  expect(answer.json().fields).toEqual({ email: message })
})
