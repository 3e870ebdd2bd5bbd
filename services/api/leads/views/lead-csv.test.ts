import { expect, test } from 'vitest'
import { aLead } from '../../testing/sample-lead.ts'
import { contactFields } from '../../testing/send-contact.ts'
import { signInOwner, sameOriginHeaders, startTestApp } from '../../testing/test-app.ts'

test('the CSV has all leads, and no text of a visitor is a formula', async () => {
  const product = await startTestApp()
  const { app } = product
  const headers = await signInOwner(product)
  const names = [
    '=HYPERLINK("https://evil.example")',
    '@SUM(A1)',
    '-2+3',
    '\t=1',
    'Ann "The" Ridge',
  ]
  for (const name of names) {
    const payload = { ...contactFields, name, message: 'a, b\nc', phone: '+1 970 555 0111' }
    await app.inject({ method: 'POST', url: '/api/contact', payload })
  }
  const answer = await app.inject({ url: '/api/admin/leads.csv', headers })
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="leads.csv"',
    'cache-control': 'no-store',
  })
  const cells = [...answer.body.matchAll(/"((?:[^"]|"")*)"/g)].map(([, text = '']) => text)
  const [header = ''] = answer.body.split('\r\n')
  expect(cells).toHaveLength(names.length * header.split(',').length)
  const formulaCells = cells.filter((text) => /^\s*[=+\-@]/.test(text))
  // Phone numbers are not formulas and are exported as they were written.
  expect(formulaCells).toEqual(names.map(() => '+1 970 555 0111'))
  expect(cells).toContain(`'=HYPERLINK(""https://evil.example"")`)
  expect(cells).toContain(`Ann ""The"" Ridge`)
  expect(cells).toContain('a, b\nc')
})

test('the CSV has the fields that a program sent along', async () => {
  const testApp = await startTestApp()
  const headers = await signInOwner(testApp)
  const payload = { ...contactFields, callId: 77, town: 'Vail', budget: '=1+1' }
  await testApp.app.inject({ method: 'POST', url: '/api/contact', payload })
  const { body } = await testApp.app.inject({ url: '/api/admin/leads.csv', headers })
  expect(body).toContain(',other answers,answer due,')
  expect(body).toMatch(/,"Vail","callId: 77\nbudget: =1\+1","/)
})

test('the CSV says when an answer was due and given, and how long it took by the response clock', async () => {
  const testApp = await startTestApp()
  const headers = await signInOwner(testApp)
  const dueAt = '2026-11-06T10:00:00.000Z'
  await testApp.store.bulk.add('leads', [
    { ...aLead('HP-AAAAA2'), dueAt },
    { ...aLead('HP-BBBBB2'), dueAt, answeredAt: '2026-11-06T05:30:59.000Z', answerMinutes: 1_170 },
  ])
  const { body } = await testApp.app.inject({ url: '/api/admin/leads.csv', headers })
  const lines = body.trimEnd().split('\r\n')
  expect(lines[0]).toMatch(
    /,answer due,answered,minutes to answer,source,next step,calls and emails,quote,/,
  )
  expect(lines[1]).toMatch(
    /,"2026-11-06 03:00","2026-11-05 22:30","1170","Website","","0"(,""){7}$/,
  )
  expect(lines[2]).toMatch(/,"2026-11-06 03:00","","","Website","","0"(,""){7}$/)
})

test('the CSV has the quote, the day of winning or losing, and why it was lost', async () => {
  const testApp = await startTestApp()
  const headers = await signInOwner(testApp)
  const quote = { amount: 12_000, sentOn: '2026-11-05', followUpOn: '2026-11-12' }
  await testApp.store.bulk.add('leads', [
    { ...aLead('HP-AAAAA2'), status: 'quoted', quote },
    { ...aLead('HP-BBBBB2'), status: 'won', quote, outcome: { wonOn: '2026-11-20' } },
    {
      ...aLead('HP-CCCCC2'),
      status: 'lost',
      outcome: { lostOn: '2026-11-21', lostBecause: 'price' },
    },
    // As a release that had other reasons left it, or one that had none.
    { ...aLead('HP-DDDDD2'), status: 'lost', outcome: { lostBecause: 'too-far' } },
  ])
  const { body } = await testApp.app.inject({ url: '/api/admin/leads.csv', headers })
  const [header = '', ...lines] = body.trimEnd().split('\r\n')
  const columns = ['quote', 'quote sent', 'follow up', 'won on', 'lost on', 'lost because']
  expect(header.split(',').slice(-7, -1)).toEqual(columns)
  const ends = lines.map((line) => [line.slice(1, 10), line.split(',').slice(-7, -1).join(',')])
  expect(Object.fromEntries(ends)).toEqual({
    'HP-AAAAA2': '"12000","2026-11-05","2026-11-12","","",""',
    'HP-BBBBB2': '"12000","2026-11-05","","2026-11-20","",""',
    'HP-CCCCC2': '"","","","","2026-11-21","Too expensive"',
    'HP-DDDDD2': '"","","","","2026-11-05","too far (no longer listed)"',
  })
})

test('spreadsheets read the accents in the CSV, and times are in the office’s time zone', async () => {
  const product = await startTestApp()
  const headers = await signInOwner(product)
  const payload = { ...contactFields, name: 'Zoë Álvarez' }
  await product.app.inject({ method: 'POST', url: '/api/contact', payload })
  const { rawPayload } = await product.app.inject({ url: '/api/admin/leads.csv', headers })
  // The UTF-8 byte order mark, without which Excel assumes another encoding.
  expect(rawPayload.subarray(0, 3).toString('hex')).toBe('efbbbf')
  // 15:00 UTC.
  expect(rawPayload.toString('utf8')).toContain('"2026-11-05 08:00","new","Zoë Álvarez"')
})

test('an export of several batches has each lead once', async () => {
  const product = await startTestApp()
  const { app } = product
  const headers = await signInOwner(product)
  await Promise.all(
    Array.from({ length: 230 }, (_, n) =>
      app.inject({
        method: 'POST',
        url: '/api/contact',
        payload: { ...contactFields, name: `Visitor ${n}` },
      }),
    ),
  )
  const { body } = await app.inject({ url: '/api/admin/leads.csv', headers })
  const names = body.match(/Visitor \d+(?=")/g)
  expect(new Set(names).size).toBe(230)
  expect(names).toHaveLength(230)
})

test('the CSV has the name of the assignee', async () => {
  const product = await startTestApp()
  const { app } = product
  const headers = await signInOwner(product)
  const sent = await app.inject({ method: 'POST', url: '/api/contact', payload: contactFields })
  const [lead] = (await app.inject({ url: '/api/admin/leads', headers })).json().leads
  expect(sent.statusCode).toBe(200)
  const { people } = (await app.inject({ url: '/api/admin/people', headers })).json()
  const changed = await app.inject({
    method: 'PATCH',
    url: `/api/admin/leads/${lead.id}`,
    headers: { ...headers, ...sameOriginHeaders },
    payload: { version: lead.version, assignee: people[0].id },
  })
  expect(changed.statusCode).toBe(200)
  const { body } = await app.inject({ url: '/api/admin/leads.csv', headers })
  expect(body).toContain(',assigned to,')
  expect(body).toContain(`"${people[0].name}"`)
})

test('the CSV requires a session', async () => {
  const { app } = await startTestApp()
  expect((await app.inject({ url: '/api/admin/leads.csv' })).statusCode).toBe(401)
})

test('the CSV ends with whether a lead can’t wait', async () => {
  const testApp = await startTestApp()
  const headers = await signInOwner(testApp)
  await testApp.store.bulk.add('leads', [
    { ...aLead('HP-AAAAA2'), urgent: true },
    aLead('HP-BBBBB2'),
  ])
  const { body } = await testApp.app.inject({ url: '/api/admin/leads.csv', headers })
  const lines = body.trimEnd().split('\r\n')
  expect(lines.map((line) => line.split(',').at(-1))).toEqual(['urgent', '""', '"yes"'])
})
