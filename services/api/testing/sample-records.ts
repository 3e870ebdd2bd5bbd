import type { Collections } from '../collections.ts'
import { sampleApplication } from '../applications/emails.ts'
import { aLead } from './sample-lead.ts'
import { anOwner, aSubscriber, referenceChar } from './store-fixture.ts'
import type { RecordCollection } from '../storage/query.ts'

/** The time of the nth sample: one of three days. */
export const sampleTime = (n: number) => `2026-11-0${1 + (n % 3)}T10:00:0${n}.000Z`

const six = <R>(sample: (n: number) => R): readonly R[] => [0, 1, 2, 3, 4, 5].map(sample)

/** A visit that was moved without telling the customer, and the one that they had. */
const visits = [
  { id: 'first', state: 'canceled', day: '2026-11-12', at: '2026-11-12T16:30:00.000Z' },
  { id: 'second', state: 'booked', day: '2026-11-13', at: '2026-11-13T16:30:00.000Z' },
].map((visit, n) => ({
  ...visit,
  ...{ time: '09:30', minutes: 60, address: '12 Mill Creek', access: 'Gate 4711', who: 'ann' },
  ...{ whoName: 'Ann', remindAt: '2026-11-11T17:00:00.000Z', invites: n === 0, sequence: 1 },
  ...(n === 1 && { replaces: 'first' }),
}))

const leads = six((n) => ({
  ...aLead(`HP-AAAA${referenceChar(n)}2`),
  receivedAt: sampleTime(n),
  name: ['Zoë', 'adam', 'Bea'][n % 3] ?? '',
  tags: n % 2 === 0 ? ['roof', 'snow'] : ['roof'],
  ...(n % 2 === 0 && {
    assignee: 'ann',
    dueAt: sampleTime(n),
    wonValue: n * 1_000,
    answerMinutes: n,
  }),
  ...(n % 3 === 0 && {
    source: 'phone',
    attempts: [{ at: sampleTime(n), by: 'Ann', how: 'call', outcome: 'voicemail' }],
    messages: [
      {
        ...{ id: `message ${n}`, at: sampleTime(n), direction: 'in', by: 'Zoë' },
        ...{ from: 'zoe@example.com', to: 'office@example.com', subject: 'Roof', text: 'Gate 2' },
        ...{ quoted: '> Hello', files: ['one'], left: ['plan.exe'], messageId: '<1@example.com>' },
      },
    ],
    nextStep: {
      ...{ what: 'call', day: '2026-11-09', at: sampleTime(n), who: 'ann', note: 'Gate 1' },
      ...(n === 3 && { snoozedUntil: '2026-11-12', snoozedAt: '2026-11-12T07:00:00.000Z' }),
    },
    visits,
    notes: [
      {
        ...{ at: sampleTime(n), by: 'Ann', text: 'Two dogs' },
        edited: { at: sampleTime(n), by: 'Bea' },
      },
    ],
    quote: { amount: 12_000, sentOn: '2026-11-04', followUpOn: '2026-11-11' },
    ...(n === 3
      ? ({ status: 'lost', outcome: { lostOn: '2026-11-05', lostBecause: 'price' } } as const)
      : ({ status: 'quoted' } as const)),
  }),
}))

const subscribers = six((n) => ({
  ...aSubscriber(`a${n}@example.com`),
  firstName: ['Zoë', 'Adam'][n % 2] ?? '',
  ...(n % 2 === 0 && { leftAt: sampleTime(n) }),
}))

/** Records of each collection, oldest first, with which the conformance suite tests it in both stores. */
export const sampleRecords: SampleRecords = {
  leads,
  subscribers,
  'quarantined-leads': leads,
  'quarantined-subscribers': subscribers,
  applications: six((n) => ({
    ...sampleApplication('en'),
    id: `6d6a3f6e-0c5b-4f0e-9d55-0a8f2f0a7c1${n}`,
    receivedAt: sampleTime(n),
    name: ['Zoë', 'adam', 'Bea'][n % 3] ?? '',
    email: `applicant${n}@example.com`,
    fingerprint: `fingerprint ${n % 2}`,
    ...(n % 2 === 0 && { honeypot: 'x' }),
  })),
  people: six((n) => ({
    ...anOwner(`person${n}`),
    ...(n % 2 === 0 && { away: { from: '2026-11-05', to: '2026-11-09' } }),
    ...(n % 3 === 0 && {
      sessions: [
        {
          ...{ tokenHash: `hash person${n}`, startedAt: sampleTime(n), expiresAt: '2026-11-19' },
          push: {
            ...{ endpoint: `https://push.example/${n}`, p256dh: 'key', auth: 'secret' },
            ...{ senderKey: 'ours', since: sampleTime(n), reachedAt: sampleTime(n) },
            failing: { since: sampleTime(n), reason: 'the push service answered 503' },
          },
        },
      ],
      push: {
        ...{ events: ['new' as const, 'overdue' as const], urgentAlways: true, names: false },
        quiet: { from: '21:00', to: '07:00' },
      },
      mail: [
        {
          ...{ id: `push ${n}`, letter: 'push', to: 'session', state: 'waiting' as const },
          ...{ attempts: 1, nextAttemptAt: sampleTime(n), lastFault: 'answered 503' },
          about: `{"at":"${sampleTime(n)}","events":[{"event":"new","leads":["HP-AAAAA2"]}]}`,
        },
      ],
    }),
  })),
  'push-keys': [
    { id: 'vapid', publicKey: 'point', privateKey: 'scalar', createdAt: sampleTime(0) },
  ],
  settings: [
    { id: 'notifications', requests: ['office@example.com'], failures: ['office@example.com'] },
  ],
  'lead-routing': [
    {
      ...{ id: 'rules', version: 1 },
      rules: [
        {
          ...{ id: 'one', name: 'Roofs', trades: ['roofing'], towns: ['Vail'], languages: ['es'] },
          ...{ sources: ['website'], assignee: 'ann', tell: ['bea'], office: false },
        },
      ],
    },
  ],
  'inbound-mail': six((n) => ({
    ...{ id: `mail-${n}`, receivedAt: sampleTime(n), takenAt: sampleTime(n) },
    ...{ name: 'Zoë', email: `zoe${n}@example.com`, to: 'office@example.com', subject: 'Roof' },
    ...(n % 2 === 0
      ? { state: 'inbox', text: 'Gate 2', why: 'no match', left: ['plan.exe: not a photo'] }
      : { state: 'filing', text: 'Gate 3', lead: 'HP-AAAAA2', messageId: '<1@example.com>' }),
  })),
  mailbox: [
    {
      ...{ id: 'mailbox', mailbox: 'hash', uidValidity: '7', lastUid: 12, since: sampleTime(0) },
      lease: { holder: 'one', until: sampleTime(1) },
      failing: { since: sampleTime(1), reason: 'it refuses the password' },
    },
  ],
  audit: six((n) => ({ id: `entry ${n}`, at: sampleTime(n), did: 'invited' })),
  mailings: six((n) => ({ id: `/blog/${n}`, title: 'Snow', startedAt: sampleTime(n), by: 'Ann' })),
  erasures: six((n) => ({
    id: `erasure ${n}`,
    requestedAt: sampleTime(n),
    requestedBy: 'staff',
    why: 'on request',
    targets: [{ collection: 'leads', id: 'HP-AAAAA2' }],
    emails: [],
  })),
  'preview-links': six((n) => ({
    id: `6d6a3f6e-0c5b-4f0e-9d55-0a8f2f0a7c2${n}`,
    keyHash: `hash ${n}`,
    path: '/blog/snow',
    edition: 'drafts',
    by: { id: 'ann', name: 'Ann' },
    createdAt: sampleTime(n),
    until: sampleTime(n),
  })),
  'api-tokens': six((n) => ({
    id: `6d6a3f6e-0c5b-4f0e-9d55-0a8f2f0a7c3${n}`,
    tokenHash: `hash ${n}`,
    end: 'abcd',
    name: 'Phone system',
    scopes: n % 2 === 0 ? ['send-leads'] : ['send-leads', 'read-leads'],
    by: { id: 'ann', name: 'Ann' },
    createdAt: sampleTime(n),
    until: sampleTime(n),
    ...(n % 3 === 0 && { revokedAt: sampleTime(n), lastUsedAt: sampleTime(n) }),
  })),
  imports: six((n) => ({
    id: `6d6a3f6e-0c5b-4f0e-9d55-0a8f2f0a7c4${n}`,
    kind: n % 2 === 0 ? 'leads' : 'subscribers',
    name: 'show.csv',
    at: sampleTime(n),
    by: { id: 'ann', name: 'Ann' },
    digest: `digest ${n}`,
    state: n % 3 === 0 ? 'undone' : 'done',
    added: [{ id: 'HP-AAAAA2', mark: `mark ${n}` }],
    ...(n % 3 === 0 && { undone: { at: sampleTime(n), by: 'Bea' }, kept: ['HP-AAAAA2'] }),
  })),
  traffic: six((n) => ({
    id: `2026-11-0${n + 1}`,
    rows: [['/', 'google.com', '', n, 1, 0, 0]],
  })),
}

type RecordOf<C> = C extends RecordCollection<infer R, string> ? R : never

/** Every collection has samples. */
type SampleRecords = {
  [Name in keyof Collections]: readonly RecordOf<Collections[Name]>[]
}
