import { expect, test } from 'vitest'
import { findHealthProblems, type HealthFacts } from './health-problems.ts'

const well: HealthFacts = {
  writable: true,
  disk: { free: 50e9, total: 100e9 },
  mail: { retried: 0, failed: 0, newer: 0 },
  unreadable: {},
  mailLeaves: true,
  webhooks: { receiver: 'crm.example.com', failed: 0 },
  backup: { at: '2026-11-04T03:00:00.000Z', where: 'b', bytes: 1, records: 1, files: 0 },
  erasures: undefined,
  publicOrigin: 'https://www.highpine.example',
  siteOrigin: 'https://www.highpine.example',
  contentFolder: 'content',
  expired: [],
  now: new Date('2026-11-05T15:00:00.000Z'),
}
const found = (more: Partial<HealthFacts>) =>
  findHealthProblems({ ...well, ...more }).map(({ what }) => what)

test('a healthy service has no problems', () => {
  expect(found({})).toEqual([])
})

test('each problem is listed once, with its fix', () => {
  expect(found({ writable: false })[0]).toContain('We can’t save anything')
  expect(found({ disk: { free: 5e9, total: 100e9 } })).toEqual([
    'The disk is nearly full: 5.0 GB of 100.0 GB free.',
  ])
  expect(found({ disk: undefined })).toEqual([])
  expect(found({ mail: { retried: 1, failed: 1, newer: 0 } })).toHaveLength(2)
  expect(found({ erasures: { count: 2, fault: 'EIO' } })).toEqual([
    '2 erasures aren’t finished: some files can’t be removed.',
  ])
  expect(found({ mailLeaves: false })).toEqual([
    'Emails are being written to files, so they don’t reach anyone.',
  ])
  expect(found({ webhooks: { receiver: 'crm.example.com', failed: 1 } })[0]).toContain(
    'crm.example.com missed 1 webhook:',
  )
  expect(
    found({ expired: [{ title: 'What a roof costs' }, { title: 'What a roof costs' }] }),
  ).toEqual(['One page has parts that are out of date: What a roof costs.'])
  expect(found({ publicOrigin: 'http://localhost:3000' })[0]).toContain('only this machine')
  expect(found({ publicOrigin: 'https://www.firm.example' })).toEqual([
    'Links in emails go to https://www.firm.example, but pages tell search engines https://www.highpine.example.',
  ])
})

test('a month before the end of what is prepared, the owner reads that the website must be built again', () => {
  expect(found({ knownUntil: '2099-01-01T00:00:00.000Z' })).toEqual([])
  const soon = new Date(well.now.getTime() + 29 * 24 * 60 * 60 * 1000).toISOString()
  expect(found({ knownUntil: soon })).toEqual([
    `What’s scheduled appears and ends by itself until ${soon.slice(0, 10)}, and not after that.`,
  ])
})

test('a site that could not be served is a problem, which says which one and why', () => {
  const switchFailure = { site: 'releases/7', reason: 'It has no pages.', at: well.now }
  expect(found({ switchFailure })).toEqual([
    'The website is still the one before: releases/7 couldn’t be shown. It has no pages.',
  ])
})

test('records and emails that only a newer version can read are problems, and nothing is lost', () => {
  expect(found({ unreadable: { leads: 2, subscribers: 1 } })).toEqual([
    'We can’t read 2 of the leads and 1 of the subscribers, so they’re in no list. Nothing is lost.',
  ])
  expect(found({ mail: { retried: 0, failed: 0, newer: 2 } })).toEqual([
    '2 emails or webhooks are of a kind this version doesn’t know.',
  ])
})

test('a missing backup is a problem, and so is one older than seven days', () => {
  expect(found({ backup: undefined })).toEqual(['There’s no backup yet.'])
  expect(found({ now: new Date('2026-11-11T02:00:00.000Z') })).toEqual([])
  expect(found({ now: new Date('2026-11-11T04:00:00.000Z') })).toEqual([
    'The last backup is over a week old.',
  ])
})

test('a backup with a time that is weeks ahead, from a clock that was wrong, hides no missing one', () => {
  expect(found({ now: new Date('2026-10-01T02:00:00.000Z') })).toEqual([
    'The last backup’s date is in the future, so it doesn’t count.',
  ])
})

test('a clock that retention doubts is a problem, with what to set', () => {
  const now = new Date('2031-11-04T12:00:00Z')
  const facts = { ...well, now, clockDoubt: new Date('2026-11-05T12:00:00Z') }
  const problem = findHealthProblems(facts).find(({ repair }) => repair.includes('RETENTION'))
  expect(problem?.what).toContain('2031-11-04')
  expect(problem?.repair).toContain('RETENTION_CONFIRMED=2031-11-04')
})
