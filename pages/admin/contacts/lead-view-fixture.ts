import type { LeadView } from '../../../services/api/leads/contract.ts'

/** A lead as staff see it, for tests. */
export const leadViewFixture = (fields: Partial<LeadView> = {}): LeadView => ({
  id: 'HP-AAAAA2',
  reference: 'HP-AAAAA2',
  receivedAt: '2026-11-05T15:00:00.000Z',
  language: 'en',
  name: 'June Harrow',
  email: 'june@example.com',
  phone: '970-555-0123',
  serviceType: 'remodels',
  services: ['kitchen-remodeling'],
  message: 'A kitchen.',
  extra: {},
  page: '/',
  referrer: '',
  campaign: '',
  contentCommit: 'c0ffee',
  status: 'new',
  version: 1,
  history: [],
  tags: [],
  notes: [],
  mergedFrom: [],
  emails: [],
  attachments: [],
  ...fields,
})
