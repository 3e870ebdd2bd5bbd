import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { failingDisk } from '../testing/failing-disk.ts'
import { createAuditWriter } from '../audit/audit-log.ts'
import type { Store } from '../store.ts'
import { aLead } from '../testing/sample-lead.ts'
import { aSubscriber } from '../testing/store-fixture.ts'
import { signInOwner, startTestApp } from '../testing/test-app.ts'
import { leadConfirmation } from '../leads/emails/confirmation.ts'
import { type Lead, prospectEntry } from '../leads/lead.ts'
import { confirmSubscription } from '../subscribers/emails.ts'
import { dateClosedLeads } from '../leads/management/date-closed-leads.ts'
import { removeImportedLead } from '../leads/lead-import.ts'
import {
  type Importer,
  previewImport,
  finishInterrupted,
  runImport,
  startFinishing,
  undoImport,
} from './importing.ts'
import type { ImportKind } from './contract.ts'

async function started(...options: Parameters<typeof startTestApp>) {
  const testApp = await startTestApp(...options)
  const { app, store } = testApp
  const headers = await signInOwner(testApp)
  const post = (path: string, payload: object = {}) =>
    app.inject({ method: 'POST', url: `/api/admin/imports${path}`, headers, payload })
  const base64 = (text: string) => Buffer.from(text).toString('base64')
  const preview = async (kind: ImportKind, text: string, more: object = {}) =>
    (await post('/preview', { kind, file: base64(text), ...more })).json()
  const run = async (
    kind: ImportKind,
    text: string,
    more: Partial<Record<'duplicates' | 'confirm' | 'clock' | 'webhooks', boolean>> = {},
  ) => {
    const { duplicates = false } = more
    const { digest } = await preview(kind, text, { duplicates })
    const payload = {
      kind,
      file: base64(text),
      name: 'show.csv',
      digest,
      key: randomUUID(),
      ...more,
    }
    return { payload, answer: await post('', payload) }
  }
  const leads = async () => (await store.leads.newestFirst(0, 99)).leads
  const subscribers = async () => (await store.subscribers.newestFirst(0, 99)).subscribers
  return { ...testApp, headers, post, preview, run, leads, subscribers }
}

const noAudit = async () => undefined
/** What removes the records of an import of leads. */
const leadsOnly = ({ leads }: Pick<Store, 'leads'>) => ({
  leads: { remove: removeImportedLead(leads) },
  subscribers: { remove: async () => 'gone' as const },
})

const twoLeads =
  'name,email,phone,received,tags,source,consent,consent source\n' +
  'Walt Quist,walt@example.com,,2026-10-01 14:05,"Show, Roof",Home show,2026-10-01,Card at the show\n' +
  'Ida Berg,,970-555-0133,,,,,\n'
const twoSubscribers =
  'email;name;consent;consent source\nwalt@example.com;Walt von Quist;2026-10-01;Card at the show\nida@example.com;;2026-10-02;Card\n'

test('leads come without clock, reminders, webhooks and emails, with their consent and where they are from', async () => {
  const { run, leads, store } = await started()
  const { answer } = await run('leads', twoLeads)
  expect(answer.json().import).toMatchObject({
    count: 2,
    state: 'done',
    name: 'show.csv',
    by: 'Olive Owner',
  })
  const [ida, walt] = (await leads()).sort((one, other) => (one.name < other.name ? -1 : 1))
  expect(walt).toMatchObject({
    ...{ name: 'Walt Quist', email: 'walt@example.com', status: 'new', source: 'show' },
    receivedAt: '2026-10-01T20:05:00.000Z',
    tags: ['roof', 'show'],
    extra: { consent: '2026-10-01', 'consent source': 'Card at the show' },
    history: [{ by: 'Olive Owner', change: 'imported from a CSV file' }],
    mail: [],
  })
  expect(walt?.dueAt).toBeUndefined()
  expect(ida).toMatchObject({ name: 'Ida Berg', source: 'Imported list', mail: [] })
  const { entries } = await store.audit.newestFirst(0, 1)
  expect(entries[0]).toMatchObject({
    did: 'imported',
    collection: 'leads',
    what: 'from “show.csv”',
  })
})

test('emails, the clock with its reminders, and webhooks come if they are asked for', async () => {
  const webhook = { url: 'https://crm.example.com/', secret: 'whsec_x', allowPrivate: false }
  const { run, leads } = await started({ config: { webhook } })
  await run('leads', twoLeads, { confirm: true, clock: true, webhooks: true })
  const walt = (await leads()).find(({ name }) => name === 'Walt Quist')
  expect(walt?.dueAt).toBeDefined()
  const letters = walt?.mail.map(({ letter }) => letter) ?? []
  expect(letters.filter((letter) => letter.startsWith('reminder'))).toHaveLength(3)
  expect(walt?.mail.filter(({ to }) => to === 'walt@example.com')).toHaveLength(1)
  expect(walt?.mail).toHaveLength(5)
})

test('emails and webhooks are due once an interrupted import would have been taken back', async () => {
  const webhook = { url: 'https://crm.example.com/', secret: 'whsec_x', allowPrivate: false }
  const { run, leads, subscribers } = await started({ config: { webhook } })
  await run('leads', twoLeads, { confirm: true, webhooks: true })
  await run('subscribers', twoSubscribers, { confirm: true })
  await run('subscribers', 'email,consent,consent source\neve@example.com,2026-10-01,Card', {
    webhooks: true,
  })
  const [lead] = await leads()
  const at = Date.parse(lead?.history[0]?.at ?? '')
  const rows = [...(await leads()), ...(await subscribers())].flatMap(({ mail }) => mail)
  expect(rows).toHaveLength(6)
  for (const { nextAttemptAt } of rows)
    expect(Date.parse(nextAttemptAt) - at).toBeGreaterThanOrEqual(15 * 60_000)
})

test('a confirmation goes to new leads only', async () => {
  const { run, leads } = await started()
  const statuses = ['new', 'contacted', 'quoted', 'won', 'lost', 'spam']
  const rows = statuses.map((status) => `${status},${status}@example.com,${status}`)
  await run('leads', `name,email,status\n${rows.join('\n')}`, { confirm: true })
  const imported = await leads()
  expect(imported).toHaveLength(statuses.length)
  expect(imported.filter(({ mail }) => mail.length > 0).map(({ name }) => name)).toEqual(['new'])
})

test('what the firm vouches for takes no confirmation of the day from visitors, until a visitor types another address', async () => {
  const { app, run, leads, subscribers } = await started()
  await run('leads', twoLeads)
  await run('subscribers', twoSubscribers)
  const walt = (await leads()).find(({ name }) => name === 'Walt Quist')
  const listed = async () => (await subscribers()).find(({ email }) => email === 'walt@example.com')
  const subscriber = await listed()
  if (!walt || !subscriber) throw new Error('Walt is missing.')
  const isUnverified = (history: Lead['history']) =>
    leadConfirmation.isUnverified?.({ ...walt, history })
  expect(isUnverified(walt.history)).toBe(false)
  expect(isUnverified([])).toBe(true)
  const at = { at: new Date(), change: 'email', version: 2 }
  expect(isUnverified([...walt.history, prospectEntry('corrected', at)])).toBe(true)
  expect(confirmSubscription.isUnverified?.(subscriber)).toBe(false)
  const payload = { email: 'walt@example.com' }
  await app.inject({ method: 'POST', url: '/api/newsletter/subscribe', payload })
  const asked = await listed()
  expect(asked && confirmSubscription.isUnverified?.(asked)).toBe(true)
})

test('a visitor’s consent never has the page of imports', async () => {
  const { app, subscribers } = await started()
  const page = '/admin/settings?part=import'
  const payload = { email: 'eve@example.com', page }
  await app.inject({ method: 'POST', url: '/api/newsletter/subscribe', payload })
  const [eve] = await subscribers()
  expect(eve?.consents.map((one) => one.page)).toEqual([''])
})

test('closed leads have the office’s day on which they came, so that undoing finds them as they were', async () => {
  const { run, post, leads, store } = await started()
  const file =
    'name,email,status,received\nWon,won@example.com,won,2026-10-01 23:30\nLost,lost@example.com,lost,10/2/2026\n'
  const { payload } = await run('leads', file)
  const outcomes = (await leads()).map(({ name, outcome }) => [name, outcome])
  expect(Object.fromEntries(outcomes)).toEqual({
    Won: { wonOn: '2026-10-01' },
    Lost: { lostOn: '2026-10-02' },
  })
  const deps = { leads: store.leads, timeZone: () => 'America/Denver', now: () => new Date() }
  await dateClosedLeads(deps)
  expect((await post(`/${payload.key}/undo`)).json().import.kept).toEqual([])
  expect(await leads()).toEqual([])
})

test('rows of one day have a time of their own, in the order of the file', async () => {
  const { run, leads } = await started()
  const rows = ['one', 'two', 'three'].map((name) => `${name},${name}@example.com,2026-10-01`)
  await run('leads', `name,email,received\n${rows.join('\n')}`)
  const times = (await leads()).map(({ name, receivedAt }) => [name, receivedAt])
  expect(Object.fromEntries(times)).toEqual({
    one: '2026-10-01T18:00:00.000Z',
    two: '2026-10-01T18:00:00.001Z',
    three: '2026-10-01T18:00:00.002Z',
  })
})

test('a record is made again while another one, also of the same import, has its id', async () => {
  const { store } = await started()
  const added: string[] = []
  const ids = ['taken', 'taken', 'one', 'one', 'two']
  const importer: Importer = {
    columns: [{ header: 'name', example: '' }],
    judge: async (rows) =>
      rows.map(({ name = '' }) => ({
        ...{ is: 'ready', who: name, content: { name } },
        make: () => ({ id: ids.shift() ?? 'none left' }),
      })),
    add: async ({ id }) => void added.push(id),
    remove: async () => 'gone',
    labelOf: async (id) => (id === 'taken' ? id : undefined),
  }
  const importers = { leads: importer, subscribers: importer }
  const file = Buffer.from('name\nAnn\nBea').toString('base64')
  const given = { kind: 'leads', file, duplicates: false } as const
  const { digest } = await previewImport(given, importers)
  const wishes = { confirm: false, clock: false, webhooks: false }
  await runImport(
    { ...given, digest, key: randomUUID(), name: 'x.csv', wishes },
    { id: 'olive', name: 'Olive' },
    { imports: store.imports, importers, now: () => new Date() },
  )
  expect(added.sort()).toEqual(['one', 'two'])
})

test('subscribers are on the list with the day and the source of their consent, and get no email unless asked', async () => {
  const { run, subscribers, store } = await started()
  await run('subscribers', twoSubscribers)
  const walt = (await subscribers()).find(({ email }) => email === 'walt@example.com')
  expect(walt).toMatchObject({
    ...{ firstName: 'Walt', lastName: 'von Quist', mail: [] },
    consents: [
      {
        ...{ at: '2026-10-01T00:00:00.000Z', act: 'asked' },
        wording: 'Card at the show (imported from a list by Olive Owner)',
      },
    ],
  })
  expect((await store.subscribers.search({ words: [], state: 'listed' }, 0, 9)).total).toBe(2)
  await run('subscribers', 'email,consent,consent source\neve@example.com,2026-10-01,Card', {
    confirm: true,
  })
  expect((await store.subscribers.search({ words: [], state: 'waiting' }, 0, 9)).total).toBe(1)
})

test('the preview names problems by line and field, changes nothing, and rows with problems are left out', async () => {
  const { preview, run, leads } = await started()
  const file =
    'name,email,phone,received,status,service,consent,Shoe size\n' +
    'Good,good@example.com,,,,,,41\n' +
    ',x,,,,,,\n' +
    'Bad,bad@,12,2031-01-01,maybe,Juggling,yesterday,\n' +
    '=1+1,a@example.com,,2026-13-01,,,,\n'
  const answer = await preview('leads', file)
  expect(answer.counts).toEqual({ ready: 1, wrong: 3, duplicate: 0, refused: 0 })
  expect(answer.ignored).toEqual(['shoe size'])
  const fields = answer.rows.map(
    ({ line, problems = [] }: { line: number; problems?: { field: string }[] }) => [
      line,
      ...problems.map(({ field }) => field).sort(),
    ],
  )
  expect(fields).toEqual([
    [2],
    [3, 'email', 'name'],
    [4, 'consent', 'consent source', 'email', 'phone', 'received', 'service', 'status'],
    [5, 'name', 'received'],
  ])
  expect(await leads()).toEqual([])
  expect((await run('leads', file)).answer.json().import.count).toBe(1)
})

test('a subscriber needs an address, a day of consent that is not erased at once, and its source', async () => {
  const { preview } = await started()
  const rows = [
    'ann@example.com,,',
    'bea@example.com,2020-01-01,Card',
    'cy@example.com,2031-01-01,Card',
    'nobody,2026-10-01,Card',
  ]
  const { counts, rows: judged } = await preview(
    'subscribers',
    `email,consent,consent source\n${rows.join('\n')}`,
  )
  expect(counts).toMatchObject({ ready: 0, wrong: 4 })
  expect(
    judged.map(({ problems }: { problems: { field: string }[] }) =>
      problems.map(({ field }) => field),
    ),
  ).toEqual([['consent', 'consent source'], ['consent'], ['consent'], ['email']])
  const { fields } = await preview('subscribers', 'email\nann@example.com')
  expect(fields.file).toBe(
    'These columns are missing: “consent”, “consent source”. The template has all of them.',
  )
})

test('people whom we have already, also twice in the file, are shown and come in only if asked for', async () => {
  const { preview, run, leads, store } = await started()
  await store.bulk.add('leads', [{ ...aLead('HP-AAAAA2'), email: '', phone: '+1 970 555 0133' }])
  const file = `${twoLeads}Walt again,WALT@example.com,,,,,,\n`
  const { counts, rows } = await preview('leads', file)
  expect(counts).toEqual({ ready: 1, wrong: 0, duplicate: 2, refused: 0 })
  expect(rows.slice(1)).toMatchObject([
    { line: 3, is: 'duplicate', of: 'HP-AAAAA2' },
    { line: 4, is: 'duplicate', of: 'line 2' },
  ])
  await run('leads', file, { duplicates: true })
  expect(await leads()).toHaveLength(4)
  await store.bulk.add('subscribers', [aSubscriber('ida@example.com')])
  expect((await preview('subscribers', twoSubscribers, { duplicates: true })).counts).toMatchObject(
    {
      ready: 1,
      duplicate: 1,
    },
  )
})

test('who unsubscribed, was erased or bounced is listed and not imported, neither as subscriber nor as lead', async () => {
  const { preview, run, store, eraser, app, headers } = await started()
  const failed = {
    ...{
      id: randomUUID(),
      letter: 'guide',
      to: 'bounced@example.com',
      state: 'failed',
      attempts: 1,
    },
    ...{ nextAttemptAt: '2026-11-01T00:00:00.000Z', lastFault: '550 unknown' },
  }
  await store.bulk.add('subscribers', [
    { ...aSubscriber('left@example.com'), leftAt: '2026-11-01T00:00:00.000Z' },
    { ...aSubscriber('bounced@example.com'), mail: [failed] },
    aSubscriber('erased@example.com'),
  ])
  const erased = (await store.subscribers.search({ words: ['erased'] }, 0, 1)).subscribers[0]
  await app.inject({
    method: 'POST',
    url: `/api/admin/subscribers/${erased?.id ?? ''}/erasure`,
    headers,
  })
  void eraser
  // Nobody sees the space of no width that Excel keeps.
  const addresses = ['left', '\u200Bbounced', 'Erased', 'new'].map((name) => `${name}@example.com`)
  for (const [kind, head, rest] of [
    ['subscribers', 'email,consent,consent source', ',2026-10-01,Card'],
    ['leads', 'email,name', ',Ann'],
  ] as const) {
    const file = [head, ...addresses.map((one) => one + rest)].join('\n')
    const { counts, rows } = await preview(kind, file)
    expect([kind, counts]).toEqual([kind, { ready: 1, wrong: 0, duplicate: 0, refused: 3 }])
    expect(rows.map(({ why }: { why?: string }) => why)).toEqual([
      'unsubscribed',
      'bounced',
      'erased',
      undefined,
    ])
    expect((await run(kind, file, { duplicates: true })).answer.json().import.count).toBe(1)
  }
})

test('a double click imports once, and only what was shown is imported', async () => {
  const { run, post, leads, store } = await started()
  const { payload } = await run('leads', twoLeads)
  const again = await Promise.all([post('', payload), post('', payload)])
  expect(again.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(await leads()).toHaveLength(2)
  const both = { ...payload, key: randomUUID() }
  const changed = await post('', both)
  expect([changed.statusCode, changed.json().code]).toEqual([409, 'import_changed'])
  const other = { ...payload, file: Buffer.from('name,phone\nEve,970-555-0199').toString('base64') }
  expect((await post('', { ...other, digest: 'x' })).statusCode).toBe(409)
  const { entries } = await store.audit.newestFirst(0, 9)
  expect(entries.filter(({ did }) => did === 'imported')).toHaveLength(1)
})

test('two clicks at once import once', async () => {
  const { preview, post, leads } = await started()
  const file = Buffer.from(twoLeads).toString('base64')
  const { digest } = await preview('leads', twoLeads)
  const payload = { kind: 'leads', file, name: 'show.csv', digest, key: randomUUID() }
  const answers = await Promise.all([1, 2, 3].map(() => post('', payload)))
  expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThan(0)
  expect(answers.every(({ statusCode }) => [200, 409].includes(statusCode))).toBe(true)
  expect(await leads()).toHaveLength(2)
})

test('undoing removes all of it, keeps and lists what has changed since, and works once', async () => {
  const { run, post, leads, app, headers, store } = await started()
  await store.bulk.add('leads', [aLead('HP-AAAAA2')])
  const { payload } = await run('leads', twoLeads)
  const ida = (await leads()).find(({ name }) => name === 'Ida Berg')
  const noted = await app.inject({
    method: 'PATCH',
    url: `/api/admin/leads/${ida?.id ?? ''}`,
    headers,
    payload: { version: ida?.version, note: 'Called her' },
  })
  expect(noted.statusCode).toBe(200)
  const undone = await post(`/${payload.key}/undo`)
  expect(undone.json().import).toMatchObject({
    ...{ state: 'undone', undoneBy: 'Olive Owner', count: 2 },
    kept: [{ id: ida?.id, label: ida?.id }],
  })
  expect((await leads()).map(({ name }) => name).sort()).toEqual(['Ann', 'Ida Berg'])
  expect((await post(`/${payload.key}/undo`)).statusCode).toBe(404)
  expect((await post('', payload)).json().import.state).toBe('undone')
  expect(await leads()).toHaveLength(2)
  const { entries } = await store.audit.newestFirst(0, 1)
  expect(entries[0]).toMatchObject({
    did: 'undid the import of',
    what: '“show.csv”: 1 removed, 1 kept',
  })
})

test('a subscriber who unsubscribed since the import is kept, so that the address stays off later lists', async () => {
  const { run, post, subscribers, app, headers } = await started()
  const { payload } = await run('subscribers', twoSubscribers)
  const walt = (await subscribers()).find(({ email }) => email === 'walt@example.com')
  await app.inject({
    method: 'POST',
    url: `/api/admin/subscribers/${walt?.id ?? ''}/leave`,
    headers,
  })
  const { kept } = (await post(`/${payload.key}/undo`)).json().import
  expect(kept).toEqual([{ id: walt?.id, label: 'walt@example.com' }])
  expect((await subscribers()).map(({ email }) => email)).toEqual(['walt@example.com'])
})

test('when not all can be stored, nothing is left', async () => {
  let writes = Infinity
  const disk = failingDisk(() => ((writes -= 1) < 0 ? new Error('ENOSPC') : undefined))
  const { preview, post, leads, store } = await started({ disk })
  const rows = Array.from({ length: 60 }, (_, n) => `Person ${n},p${n}@example.com`)
  const file = `name,email\n${rows.join('\n')}`
  const { digest } = await preview('leads', file)
  const key = randomUUID()
  const payload = {
    kind: 'leads',
    file: Buffer.from(file).toString('base64'),
    name: 'x.csv',
    digest,
    key,
  }
  writes = 4
  const answer = await post('', payload)
  expect(answer.statusCode).toBe(503)
  writes = Infinity
  const importers = leadsOnly(store)
  await finishInterrupted(
    { imports: store.imports, importers, audit: noAudit, now: () => new Date('2027-01-01') },
    undefined,
  )
  expect(await leads()).toEqual([])
  expect(await store.imports.list()).toEqual([])
  expect((await post('', payload)).statusCode).toBe(200)
  expect(await leads()).toHaveLength(60)
})

test('an import that a killed process left is taken back by the next one, and one that runs elsewhere is not', async () => {
  const { run, leads, store } = await started()
  const { payload } = await run('leads', twoLeads)
  await store.imports.change(payload.key, (one) => ({ ...one, state: 'adding' }))
  const at = new Date((await store.imports.one(payload.key))?.at ?? '')
  const after = (ms: number) => new Date(at.getTime() + ms)
  const takeBack = (now: Date, since: Date | undefined) =>
    finishInterrupted(
      {
        imports: store.imports,
        importers: leadsOnly(store),
        audit: noAudit,
        now: () => now,
      },
      since,
    )
  await takeBack(after(1_000), undefined)
  await takeBack(after(1_000), at)
  expect(await leads()).toHaveLength(2)
  await takeBack(after(1_000), after(500))
  expect(await leads()).toEqual([])
  expect(await store.imports.list()).toEqual([])
})

test('an import that a killed process left is taken back before the service goes on to send its emails', async () => {
  const { run, leads, store } = await started()
  const { payload } = await run('leads', twoLeads, { confirm: true })
  await store.imports.change(payload.key, (one) => ({ ...one, state: 'adding' }))
  const at = Date.parse((await store.imports.one(payload.key))?.at ?? '')
  const taking = await startFinishing({
    imports: store.imports,
    importers: leadsOnly(store),
    audit: noAudit,
    isAlone: true,
    now: () => new Date(at + 1),
    log: { error: () => undefined },
  })
  expect(await leads()).toEqual([])
  await taking.stop()
})

test.each(['the next process', 'the owner, who tries again'])(
  'an undoing that a killed process left is finished by %s, with what has changed kept, and noted once',
  async (who) => {
    const { run, leads, store, post, app, headers } = await started()
    const rows = Array.from({ length: 50 }, (_, n) => `Person ${n},p${n}@example.com`)
    const { payload } = await run('leads', `name,email\n${rows.join('\n')}`)
    const [changed] = await leads()
    const called = { version: changed?.version, note: 'Called' }
    const path = `/api/admin/leads/${changed?.id}`
    await app.inject({ method: 'PATCH', url: path, headers, payload: called })
    let removed = 0
    const remove = removeImportedLead(store.leads)
    const audit = createAuditWriter(store.audit, () => new Date())
    const killed = {
      ...leadsOnly(store),
      leads: {
        remove: async (...call: Parameters<typeof remove>) => {
          if ((removed += 1) > 10) throw new Error('killed')
          return remove(...call)
        },
      },
    }
    const olive = { id: 'olive', name: 'Olive Owner' }
    const at = new Date('2026-11-05T15:00:00.000Z')
    const context = { imports: store.imports, audit, now: () => at }
    await expect(undoImport(payload.key, olive, { ...context, importers: killed })).rejects.toThrow(
      'killed',
    )
    expect((await leads()).length).toBeGreaterThan(1)
    const [shown] = (await app.inject({ url: '/api/admin/imports', headers })).json().imports
    expect(shown).toMatchObject({ state: 'undoing', undoneBy: 'Olive Owner' })

    const finish = (since: number) =>
      finishInterrupted({ ...context, importers: leadsOnly(store) }, new Date(at.getTime() + since))
    await finish(-1)
    expect((await store.imports.one(payload.key))?.state).toBe('undoing')
    if (who === 'the next process') await finish(1)
    else expect((await post(`/${payload.key}/undo`)).statusCode).toBe(200)
    expect((await leads()).map(({ id }) => id)).toEqual([changed?.id])
    expect(await store.imports.one(payload.key)).toMatchObject({
      ...{ state: 'undone', kept: [changed?.id], undone: { by: 'Olive Owner' } },
    })
    await finish(1)
    expect((await post(`/${payload.key}/undo`)).statusCode).toBe(404)
    const { entries } = await store.audit.newestFirst(0, 50)
    expect(entries.filter(({ did }) => did === 'undid the import of')).toMatchObject([
      { name: 'Olive Owner', what: '“show.csv”: 49 removed, 1 kept' },
    ])
  },
)

test('the template and our own export are read', async () => {
  const { app, headers, preview, run, store } = await started()
  for (const kind of ['leads', 'subscribers'] as const) {
    const template = await app.inject({
      url: `/api/admin/imports/template.csv?kind=${kind}`,
      headers,
    })
    expect(template.headers['content-disposition']).toContain(`${kind}-template.csv`)
    expect((await preview(kind, template.body)).counts).toEqual({
      ready: 1,
      wrong: 0,
      duplicate: 0,
      refused: 0,
    })
  }
  await run('leads', twoLeads)
  const exported = await app.inject({ url: '/api/admin/leads.csv', headers })
  await store.bulk.erase(
    'leads',
    (await store.leads.newestFirst(0, 9)).leads.map(({ id }) => id),
  )
  expect((await preview('leads', exported.body)).counts).toEqual({
    ready: 2,
    wrong: 0,
    duplicate: 0,
    refused: 0,
  })
})

test('500 rows are imported, and 501 are refused', async () => {
  const { run, preview, store } = await started()
  const file = (count: number) =>
    `name,email\n${Array.from({ length: count }, (_, n) => `Person ${n},p${n}@example.com`).join('\n')}`
  expect((await preview('leads', file(501))).fields.file).toContain('501 rows')
  expect((await run('leads', file(500))).answer.json().import.count).toBe(500)
  expect((await store.leads.newestFirst(0, 1)).total).toBe(500)
})
