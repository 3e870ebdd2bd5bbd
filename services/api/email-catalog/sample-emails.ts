import { noticeNames } from '../operations/owner-notices.ts'
import type { Language } from '../contract/language.ts'
import { assignmentRow } from '../outbox/assignment-row.ts'
import type { OutboxSource } from '../outbox/outbox-source.ts'
import type { Lead } from '../leads/lead.ts'
import { queuedEmail, emailKinds, type OutboxRow } from '../outbox/outbox-row.ts'
import type { Person } from '../people/person.ts'
import type { SitePage } from '../site/contract.ts'
import type { Subscriber } from '../subscribers/subscriber.ts'
import type { DueRow } from '../outbox/outbox.ts'

const at = new Date('2026-11-23T17:40:00.000Z')

const messages: Record<Language, string> = {
  en: 'Our roof has ice dams over the entry every February.\nCould you look at it before the snow?',
  es: 'Busco trabajo de carpintero de acabados.\n¿Puedo visitarles esta semana?',
}

const lead = (language: Language): Lead => ({
  id: 'HP-7K3M2Q',
  receivedAt: at.toISOString(),
  language,
  dueAt: '2026-11-24T17:40:00.000Z',
  name: 'June Alder',
  email: 'june.alder@example.com',
  phone: '970-555-0111',
  serviceType: 'home-services',
  services: ['roofing', 'home-inspection'],
  message: messages[language],
  extra: { budget: '40,000' },
  page: language === 'en' ? '/roofing-vail-colorado' : '/buscando-trabajo',
  referrer: 'https://search.example/',
  campaign: 'utm_source=flyer',
  contentCommit: 'c0ffee',
  idempotencyKey: 'one',
  fingerprint: 'words',
  status: 'new',
  version: 1,
  history: [],
  mail: [
    {
      ...queuedEmail('failed', 'lead-confirmation', 'june.alder@exmaple.com', at),
      state: 'failed',
      attempts: 1,
      lastFault: '550 5.1.1 <june.alder@exmaple.com>: no such mailbox',
    },
  ],
})

const subscriber = (language: Language): Subscriber => ({
  id: 'subscriber',
  email: 'june.alder@example.com',
  firstName: 'June',
  lastName: '',
  zipCode: '',
  interests: ['Mountain Building Guide'],
  subscribedAt: at.toISOString(),
  language,
  consents: [],
  mail: [],
})

/** Articles to email, by language. */
export const sampleArticles: Record<Language, SitePage> = {
  en: {
    path: '/blog/close-the-roof',
    title: 'Close the Roof Before the Snow',
    language: 'en',
    article: {
      date: '2026-09-01',
      summary: 'A roof that is dried in by October costs less than one that waits for spring.',
    },
  },
  es: {
    path: '/blog/cerrar-el-techo',
    title: 'Cierre el techo antes de la nieve',
    language: 'es',
    article: {
      date: '2026-09-01',
      summary: 'Un techo cerrado en octubre cuesta menos que uno que espera hasta la primavera.',
    },
  },
}

const person: Person = {
  id: 'person',
  name: 'Olive Owner',
  email: 'olive@example.com',
  role: 'owner',
  passwordHash: 'hash',
  createdAt: at.toISOString(),
  sessions: [],
  mail: [],
}

const invited: Person = {
  id: 'invited',
  name: '',
  email: 'sam@example.com',
  role: 'staff',
  createdAt: at.toISOString(),
  invitation: {
    key: 'one',
    at: at.toISOString(),
    by: person.name,
    until: '2026-11-30T17:40:00.000Z',
  },
  sessions: [],
  mail: [],
}

/** Returns the emails to a colleague about one assigned lead and about several, for the preview. */
export function sampleAssignments(): DueRow[] {
  const one = { ...lead('en'), assignee: person.id }
  const two = { ...one, id: 'HP-8L4N3R', name: 'Will Reyes', page: '/' }
  return [[one], [one, two]].map((assigned) => {
    const leads = assigned.map(({ id }) => id)
    const row = assignmentRow({ assignee: person.id, leads, by: 'Sam Staff' }, person.email, at)
    return { row, source: { kind: 'lead', record: one }, assigned }
  })
}

/** Returns the notices to an owner, for the preview. */
export const sampleNotices = (): DueRow[] =>
  noticeNames.map((about) => ({
    row: { ...queuedEmail(about, 'test-mail', person.email, at), about },
    source: { kind: 'person', record: person },
  }))

/** Returns a due email of every kind with sample records, for tests and the preview. */
export const sampleEmails = (language: Language): DueRow[] =>
  emailKinds.map((kind) => {
    const source = sourceFor(kind, language)
    const row = queuedEmail(kind, kind, source.record.email, at)
    const page = sampleArticles[language].path
    if (kind === 'article' || kind === 'article-test') return { row: { ...row, page }, source }
    return { row: kind === 'mail-failed' ? { ...row, about: 'failed' } : row, source }
  })

function sourceFor(kind: OutboxRow['letter'], language: Language): OutboxSource {
  if (kind === 'guide' || kind === 'confirm-subscription' || kind === 'article')
    return { kind: 'subscriber', record: subscriber(language) }
  if (kind === 'account-ready' || kind === 'password-reset' || kind === 'test-mail')
    return { kind: 'person', record: person }
  if (kind === 'article-test') return { kind: 'person', record: person }
  if (kind === 'invitation') return { kind: 'person', record: invited }
  return { kind: 'lead', record: lead(language) }
}
