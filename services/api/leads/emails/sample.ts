import type { Language } from '../../contract/language.ts'
import type { Lead } from '../lead.ts'

const receivedAt = '2026-11-23T17:40:00.000Z'

const english =
  'Our roof has ice dams over the entry every February.\nCould you look at it before the snow?'
const spanish = 'Busco trabajo de carpintero de acabados.\n¿Puedo visitarles esta semana?'

/** Returns a lead for the samples of emails and webhooks. */
export const sampleLead = (language: Language): Lead => ({
  id: 'CS-7K3M2Q',
  receivedAt,
  language,
  dueAt: '2026-11-24T17:40:00.000Z',
  name: 'June Alder',
  email: 'june.alder@example.com',
  phone: '970-555-0111',
  serviceType: 'home-services',
  services: ['roofing', 'home-inspection'],
  message: language === 'es' ? spanish : english,
  extra: { budget: '40,000' },
  page: language === 'en' ? '/roofing-springfield' : '/buscando-trabajo',
  referrer: 'https://search.example/',
  campaign: 'utm_source=flyer',
  contentCommit: 'c0ffee',
  idempotencyKey: 'one',
  fingerprint: 'words',
  status: 'new',
  version: 1,
  history: [],
  mail: [],
})
