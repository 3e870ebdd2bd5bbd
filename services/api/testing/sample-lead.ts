import type { Lead } from '../leads/lead.ts'

/** Returns a stored lead, for tests. */
export const aLead = (id: string, idempotencyKey = id): Lead => ({
  id,
  receivedAt: '2026-11-05T10:00:00.000Z',
  name: 'Ann',
  email: 'ann@example.com',
  phone: '970-555-0111',
  serviceType: 'custom',
  services: ['custom-builds'],
  message: 'A house.\nWith “quotes”.',
  extra: {},
  page: '/',
  referrer: '',
  campaign: '',
  contentCommit: 'c0ffee',
  idempotencyKey,
  fingerprint: 'words',
  status: 'new',
  version: 1,
  history: [],
  mail: [],
})
