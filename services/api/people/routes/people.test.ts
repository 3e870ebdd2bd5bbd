import { expect, test } from 'vitest'
import { renderEmail } from '../../testing/render-email.ts'
import { leads } from '../../leads/lead-collection.ts'
import type { Lead } from '../../leads/lead.ts'
import { aLead } from '../../testing/sample-lead.ts'
import { testEmailContext } from '../../testing/test-firm.ts'
import { fromBase32, stepAt, totpCode } from '../sign-in/totp.ts'
import { signInOwner, sameOriginHeaders, startTestApp } from '../../testing/test-app.ts'

const password = 'twelve letters and more'

/** Starts an app with a signed-in owner who can invite, and a worker whose emails can be read. */
async function startAdmin(mail = { leaves: false }) {
  const testApp = await startTestApp({ mail: { where: 'in a test', ...mail } })
  const { app, store, clock } = testApp
  const owner = await signInOwner(testApp)
  const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object) =>
    app.inject({ method, url: `/api/admin/${path}`, headers: owner, ...(payload && { payload }) })
  const invite = (email: string, role = 'staff') => call('POST', 'people', { email, role })
  /** Returns the token in the invitation that is due. */
  const invitationTokenFor = async (email: string) => {
    const due = (await store.outbox.due(clock.now, 20)).find(
      ({ row }) => row.letter === 'invitation' && row.to === email,
    )
    const invitation = due && (await renderEmail(due, testEmailContext))
    const text = invitation && 'text' in invitation ? invitation.text : ''
    return /\/admin\/join\?token=(\S+)/.exec(text)?.[1] ?? ''
  }
  const join = (token: string, name = 'Sam Staff', chosen = password) =>
    app.inject({
      method: 'POST',
      url: '/api/admin/join',
      headers: sameOriginHeaders,
      payload: { token, name, password: chosen },
    })
  const joined = async (email: string, role = 'staff') => {
    await invite(email, role)
    const answer = await join(await invitationTokenFor(email), email.split('@')[0])
    const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    return { id: answer.json().person.id as string, headers: { ...sameOriginHeaders, cookie } }
  }
  const team = async () => (await call('GET', 'people')).json()
  const noted = async () => (await store.audit.newestFirst(0, 20)).entries.reverse()
  return {
    ...testApp,
    owner,
    call,
    invite,
    invitationTokenFor,
    join,
    joined,
    team,
    noted,
  }
}

test('an invited person follows the email’s link, chooses a name and a password, and is signed in', async () => {
  const { app, invite, invitationTokenFor, join, team } = await startAdmin()
  expect((await invite('sam@example.com')).statusCode).toBe(200)
  expect(await team()).toMatchObject({
    people: [{ name: 'Olive Owner', role: 'owner' }],
    invitations: [{ email: 'sam@example.com', by: 'Olive Owner', expired: false }],
  })
  const answer = await join(await invitationTokenFor('sam@example.com'))
  expect(answer.json().person).toMatchObject({ name: 'Sam Staff', role: 'staff' })
  const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const session = await app.inject({ url: '/api/admin/session', headers: { cookie } })
  expect(session.json().person.email).toBe('sam@example.com')
  expect((await team()).invitations).toEqual([])
})

test('a common password is refused, and the link still works', async () => {
  const { invite, invitationTokenFor, join } = await startAdmin()
  await invite('sam@example.com')
  const link = await invitationTokenFor('sam@example.com')
  for (const common of ['Passwordpassword', 'staff-staff-26', 'Highpine2026!']) {
    const refused = await join(link, 'Sam Staff', common)
    expect(refused.statusCode).toBe(400)
    expect(refused.json().fields.password).toMatch(/first passwords people try/)
  }
  expect((await join('nonsense', 'Sam Staff', 'Passwordpassword')).statusCode).toBe(403)
  expect((await join(link)).statusCode).toBe(200)
})

test('the response says whether invitations are emailed', async () => {
  expect((await (await startAdmin({ leaves: false })).team()).byLetter).toBe(false)
  expect((await (await startAdmin({ leaves: true })).team()).byLetter).toBe(true)
})

test('while emails are written to files, the owner sees invitation links and staff do not', async () => {
  const { app, invite, invitationTokenFor, join, joined, team } = await startAdmin()
  const answer = await invite('sam@example.com')
  expect(answer.json().message).toMatch(/sam@example.com is invited, but we can’t email them/)
  const [invitation] = (await team()).invitations
  const token = await invitationTokenFor('sam@example.com')
  const link = `https://www.highpine.example/admin/join?token=${token}`
  expect(invitation).toMatchObject({ letter: 'in a file', link })
  const { headers } = await joined('pat@example.com')
  expect((await app.inject({ url: '/api/admin/people', headers })).json().invitations).toEqual([])
  expect((await join(token)).statusCode).toBe(200)
})

test('while emails are sent, the admin shows no link', async () => {
  const { invite, team } = await startAdmin({ leaves: true })
  await invite('sam@example.com')
  expect((await team()).invitations).toEqual([
    expect.not.objectContaining({ link: expect.anything() }),
  ])
})

test('opening an invitation, as mail scanners do, changes nothing', async () => {
  const { app, invite, invitationTokenFor, join } = await startAdmin()
  await invite('sam@example.com')
  const token = await invitationTokenFor('sam@example.com')
  for (let n = 0; n < 3; n += 1) {
    const offer = await app.inject({ url: `/api/admin/join?token=${token}` })
    expect(offer.json()).toMatchObject({
      email: 'sam@example.com',
      role: 'staff',
      by: 'Olive Owner',
      firm: 'Highpine',
    })
  }
  expect((await join(token)).statusCode).toBe(200)
})

test('an invitation works once, also for two concurrent requests', async () => {
  const { invite, invitationTokenFor, join } = await startAdmin()
  await invite('sam@example.com')
  const token = await invitationTokenFor('sam@example.com')
  const answers = await Promise.all([join(token, 'One'), join(token, 'Two')])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403])
  expect((await join(token)).json().code).toBe('invitation_used')
})

test('an invitation expires after seven days', async () => {
  const { invite, invitationTokenFor, join, clock, team } = await startAdmin()
  await invite('sam@example.com')
  const token = await invitationTokenFor('sam@example.com')
  const days = (count: number) => new Date(clock.now.getTime() + count * 86_400_000)
  clock.now = days(6)
  // Keeps the owner's session active, which would end after a week without use.
  expect((await team()).invitations).toMatchObject([{ expired: false }])
  clock.now = new Date(days(1).getTime() + 1000)
  expect((await join(token)).statusCode).toBe(403)
  expect((await team()).invitations).toMatchObject([{ expired: true }])
})

test('a second invitation replaces the first, whatever the case of the address', async () => {
  const { invite, invitationTokenFor, join, team } = await startAdmin()
  await invite('sam@example.com')
  const first = await invitationTokenFor('sam@example.com')
  await invite('SAM@example.com', 'owner')
  const second = await invitationTokenFor('SAM@example.com')
  expect((await join(first)).statusCode).toBe(403)
  expect((await team()).invitations).toHaveLength(1)
  expect((await join(second)).json().person.role).toBe('owner')
})

test('a withdrawn invitation is invalid, and an existing account is not invited again', async () => {
  const { invite, invitationTokenFor, join, team, call, joined } = await startAdmin()
  await invite('sam@example.com')
  const token = await invitationTokenFor('sam@example.com')
  const { id } = (await team()).invitations[0]
  expect((await call('DELETE', `people/${id}`)).statusCode).toBe(200)
  expect((await join(token)).statusCode).toBe(403)
  await joined('ann@example.com')
  expect((await invite('Ann@example.com')).json().code).toBe('already_staff')
})

test('an invited person cannot sign in, reset a password or be assigned a lead', async () => {
  const { app, invite, store, call } = await startAdmin()
  await invite('sam@example.com')
  const post = (url: string, payload: object) =>
    app.inject({ method: 'POST', url, headers: sameOriginHeaders, payload })
  const signIn = await post('/api/admin/session', { email: 'sam@example.com', password })
  expect(signIn.json().code).toBe('wrong_sign_in')
  await post('/api/admin/password-reset', { email: 'sam@example.com' })
  const [sam] = await store.people.listInvited()
  expect(sam?.mail.map(({ letter }) => letter)).toEqual(['invitation'])
  expect((await call('GET', 'colleagues')).json().people).toHaveLength(1)
})

test('a removed person is signed out at once; their open leads are unassigned, and the history keeps the name', async () => {
  const { app, joined, call, store } = await startAdmin()
  const sam = await joined('sam@example.com')
  await store.bulk.add('leads', [
    { ...aLead('HP-AAAAA2'), assignee: sam.id },
    { ...aLead('HP-BBBBB2', 'b'), assignee: 'another' },
  ])
  const session = { url: '/api/admin/session', headers: sam.headers }
  expect((await app.inject(session)).statusCode).toBe(200)
  expect((await call('DELETE', `people/${sam.id}`)).statusCode).toBe(200)
  expect((await app.inject(session)).statusCode).toBe(401)
  const lead = await store.leads.one('HP-AAAAA2')
  expect(lead?.assignee).toBeUndefined()
  expect(lead).toMatchObject({
    version: 2,
    history: [
      {
        by: 'the service',
        change: 'assigned: sam → nobody',
        detail: 'Olive Owner removed sam from the staff',
        version: 2,
      },
    ],
  })
  expect((await store.leads.one('HP-BBBBB2'))?.assignee).toBe('another')
  expect((await call('DELETE', `people/${sam.id}`)).json().code).toBe('no_such_person')
})

test('the open leads of a removed person go to the chosen colleague, who gets one email; won and lost ones keep the name', async () => {
  const { joined, call, store, clock, noted } = await startAdmin()
  const [sam, ann] = [await joined('sam@example.com'), await joined('ann@example.com')]
  const assigned = [
    { at: '2026-11-05T11:00:00.000Z', by: 'Olive Owner', change: 'assigned: nobody → sam' },
  ]
  const leadOf = (id: string, status: Lead['status']): Lead => ({
    ...aLead(id, id),
    status,
    assignee: sam.id,
    history: assigned,
  })
  await store.bulk.add('leads', [
    leadOf('HP-AAAAA2', 'new'),
    leadOf('HP-BBBBB2', 'quoted'),
    leadOf('HP-CCCCC2', 'won'),
    leadOf('HP-DDDDD2', 'lost'),
  ])
  for (const giveTo of [sam.id, 'nobody-here']) {
    const refused = await call('DELETE', `people/${sam.id}?giveTo=${giveTo}`)
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, ['giveTo']])
  }
  const answer = await call('DELETE', `people/${sam.id}?giveTo=${ann.id}`)
  expect(answer.json().message).toBe(
    'sam isn’t on staff anymore and is signed out everywhere. ann has their 2 open leads now.',
  )
  const assignees = await Promise.all(
    ['HP-AAAAA2', 'HP-BBBBB2', 'HP-CCCCC2', 'HP-DDDDD2'].map(
      async (id) => (await store.leads.one(id))?.assignee,
    ),
  )
  expect(assignees).toEqual([ann.id, ann.id, sam.id, sam.id])
  // The retention of untouched leads does not start again.
  const retained = await store.leads.one('HP-BBBBB2')
  expect(retained && leads.retention?.lastActivity(retained)).toBe('2026-11-05T11:00:00.000Z')
  const csv = (await call('GET', 'leads.csv')).body
  expect(csv.split('sam (has left)')).toHaveLength(3)
  clock.now = new Date(clock.now.getTime() + 60_000)
  const due = (await store.outbox.due(clock.now, 20)).filter(
    ({ collection }) => collection === 'leads',
  )
  expect(due.map(({ row }) => row.to)).toEqual(['ann@example.com'])
  expect((await noted()).find(({ did }) => did === 'removed')?.what).toBe(
    'sam (sam@example.com), whose 2 open leads went to ann',
  )
})

test('visits and steps of a removed person on other leads go to the colleague, or to nobody, and the customer is told who comes', async () => {
  const { joined, call, store } = await startAdmin()
  const [sam, ann] = [await joined('sam@example.com'), await joined('ann@example.com')]
  const at = '2026-11-12T16:30:00.000Z'
  const visitOf = (id: string, who: string): Lead => ({
    ...aLead(id, id),
    status: 'won',
    nextStep: { what: 'visit', day: '2026-11-12', time: '09:30', at, who, note: '', visit: id },
    visits: [
      {
        ...{ id, state: 'booked', day: '2026-11-12', time: '09:30', at, minutes: 60, sequence: 0 },
        ...{ address: '12 Mill Creek', access: '', who, whoName: 'sam', invites: true },
        remindAt: '2026-11-11T17:00:00.000Z',
      },
    ],
  })
  const toCall: Lead = {
    ...aLead('HP-BBBBB2', 'b'),
    assignee: ann.id,
    nextStep: { what: 'call', day: '2026-11-09', at, who: sam.id, note: '' },
  }
  await store.bulk.add('leads', [visitOf('HP-AAAAA2', sam.id), toCall])
  const away = { from: '2026-11-09', to: '2026-11-12' }
  const told = (await call('PATCH', `people/${sam.id}/away`, { away })).json().message
  expect(told).toContain('2 next steps of theirs come up by then')
  const answer = await call('DELETE', `people/${sam.id}?giveTo=${ann.id}`)
  expect(answer.json().message).toContain('ann has their 2 next steps now.')
  const given = await store.leads.one('HP-AAAAA2')
  expect(given).toMatchObject({
    nextStep: { who: ann.id },
    visits: [{ who: ann.id, whoName: 'ann', sequence: 1 }],
  })
  expect(given?.mail.map(({ letter, to }) => `${letter} ${to}`)).toEqual(
    expect.arrayContaining(['visit-booked ann@example.com', 'visit-to-staff ann@example.com']),
  )
  expect((await store.leads.one('HP-BBBBB2'))?.nextStep?.who).toBe(ann.id)
  const none = await call('DELETE', `people/${ann.id}`)
  expect(none.json().message).toContain('Their 1 open lead and 2 next steps are unassigned.')
  expect(await store.leads.one('HP-AAAAA2')).toMatchObject({
    nextStep: { who: '' },
    visits: [{ who: '', whoName: '', sequence: 2 }],
  })
})

test('a removed person’s open streams of events end at once, and nobody else’s', async () => {
  const { app, joined, call, owner } = await startAdmin()
  const sam = await joined('sam@example.com')
  const open = async (headers: Record<string, string>) => {
    const answer = await app.inject({ url: '/api/admin/events', headers, payloadAsStream: true })
    const stream = answer.stream()
    let ended = false
    stream.on('data', () => undefined).on('end', () => (ended = true))
    return () => ended
  }
  const [ofSam, ofOwner] = [await open(sam.headers), await open(owner)]
  await call('POST', 'people', { email: 'x@example.com', role: 'staff' })
  expect([ofSam(), ofOwner()]).toEqual([false, false])
  expect((await call('DELETE', `people/${sam.id}`)).statusCode).toBe(200)
  // Sooner than the keep-alive, which would end it after five seconds.
  await expect.poll(ofSam, { timeout: 4_000 }).toBe(true)
  expect(ofOwner()).toBe(false)
})

test('a changed role applies from the next request', async () => {
  const { app, joined, call } = await startAdmin()
  const sam = await joined('sam@example.com')
  const invite = () =>
    app.inject({
      method: 'POST',
      url: '/api/admin/people',
      headers: sam.headers,
      payload: { email: 'x@example.com', role: 'staff' },
    })
  expect((await invite()).statusCode).toBe(403)
  await call('PATCH', `people/${sam.id}`, { role: 'owner' })
  expect((await invite()).statusCode).toBe(200)
})

test('the last owner cannot be removed or made staff, also when two owners remove each other concurrently', async () => {
  const { app, joined, call, team, owner } = await startAdmin()
  const [{ id: olive }] = (await team()).people
  expect((await call('DELETE', `people/${olive}`)).json().code).toBe('last_owner')
  expect((await call('PATCH', `people/${olive}`, { role: 'staff' })).statusCode).toBe(409)
  const sam = await joined('sam@example.com', 'owner')
  const remove = (id: string, headers: typeof owner) =>
    app.inject({ method: 'DELETE', url: `/api/admin/people/${id}`, headers })
  const answers = await Promise.all([remove(sam.id, owner), remove(olive, sam.headers)])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
})

test('staff see the team without invitations', async () => {
  const { app, invite, joined } = await startAdmin()
  const sam = await joined('sam@example.com')
  await invite('zoe@example.com')
  const { people, invitations } = (
    await app.inject({ url: '/api/admin/people', headers: sam.headers })
  ).json()
  expect(people.map(({ name }: { name: string }) => name)).toEqual(['Olive Owner', 'sam'])
  expect(invitations).toEqual([])
})

test('every change of the team is in the audit log', async () => {
  const { joined, call, noted } = await startAdmin()
  const sam = await joined('sam@example.com')
  await call('PATCH', `people/${sam.id}`, { role: 'owner' })
  await call('DELETE', `people/${sam.id}`)
  expect(await noted()).toMatchObject([
    { did: 'created the owner account', name: 'Olive Owner' },
    { did: 'invited', name: 'Olive Owner', what: 'sam@example.com as staff' },
    { did: 'joined', name: 'sam', what: 'as staff' },
    { did: 'changed the role of', what: 'sam: staff → owner' },
    { did: 'removed', what: 'sam (sam@example.com)' },
  ])
})

test('the owner turns off the codes of a colleague who lost the phone, but not their own without a password', async () => {
  const { app, call, clock, joined, team, noted } = await startAdmin()
  const sam = await joined('sam@example.com')
  const factor = (method: 'POST' | 'PATCH', payload: object) =>
    app.inject({ method, url: '/api/admin/account/second-factor', headers: sam.headers, payload })
  const { secret } = (await factor('POST', { password })).json()
  await factor('PATCH', { code: totpCode(fromBase32(secret), stepAt(clock.now)) })
  const signIn = () =>
    app.inject({
      method: 'POST',
      url: '/api/admin/session',
      headers: sameOriginHeaders,
      payload: { email: 'sam@example.com', password },
    })
  expect((await signIn()).json().code).toBe('code_needed')
  expect((await call('DELETE', `people/${sam.id}/second-factor`)).statusCode).toBe(200)
  expect((await signIn()).statusCode).toBe(200)
  expect(await noted()).toContainEqual(
    expect.objectContaining({ name: 'Olive Owner', what: 'the sign-in codes of sam' }),
  )
  const [olive] = (await team()).people
  expect((await call('DELETE', `people/${olive.id}/second-factor`)).json().code).toBe('own_codes')
  expect((await call('DELETE', 'people/nobody/second-factor')).statusCode).toBe(404)
})

test('the owner who removes a colleague reads that emails about leads still go to them', async () => {
  const { call, joined } = await startAdmin()
  const [sam, ann] = [await joined('sam@example.com'), await joined('ann@example.com')]
  const addresses = {
    requests: ['office@example.com', 'SAM@example.com'],
    failures: ['office@example.com'],
  }
  await call('PATCH', 'notifications', { addresses })
  expect((await call('DELETE', `people/${sam.id}`)).json().message).toBe(
    'sam isn’t on staff anymore and is signed out everywhere. Emails about leads still go to sam@example.com: take it out under Notifications.',
  )
  expect((await call('DELETE', `people/${ann.id}`)).json().message).toBe(
    'ann isn’t on staff anymore and is signed out everywhere.',
  )
})
