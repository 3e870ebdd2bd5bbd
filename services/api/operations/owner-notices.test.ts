import { expect, test } from 'vitest'
import { renderEmail } from '../testing/render-email.ts'
import { expiredContent } from '../site/expired-content.ts'
import { openJsonFileStore } from '../store.ts'
import { signInOwner, startTestApp, testSite } from '../testing/test-app.ts'
import { testEmailContext } from '../testing/test-firm.ts'
import { pushRefused } from './emails.ts'
import { tellOfRefusedPush, tellOwners } from './owner-notices.ts'

const timeZone = 'America/Denver'
const site = { ...testSite, expiring: testEmailContext.expiredAt(new Date(0)).slice() }

/** A store with an owner, and a function that runs the reminder at a moment. */
async function startOwner() {
  const testApp = await startTestApp()
  await signInOwner(testApp)
  const remindAt = (moment: string, store = testApp.store) =>
    tellOwners({
      owners: store.people.owners,
      changeStaffMail: store.people.changeMail,
      uploads: async () => ({ quota: 1e10, part: 0 }),
      isConfirmationCapReached: async () => false,
      expiredAt: expiredContent(site),
      refusedPush: async () => undefined,
      isSwitchFailed: () => false,
      timeZone: () => timeZone,
      now: () => new Date(moment),
    })
  const reminders = async (store = testApp.store) =>
    (await store.people.listMembers()).flatMap(({ mail }) =>
      mail.filter(({ about }) => about === 'content-expired'),
    )
  return { ...testApp, remindAt, reminders }
}

test('the owner gets no email on the last day of a figure, and one the day after', async () => {
  const { remindAt, reminders } = await startOwner()
  // 11:59 PM of October 31 in the office.
  await remindAt('2026-11-01T05:59:00Z')
  expect(await reminders()).toEqual([])
  await remindAt('2026-11-01T06:00:00Z')
  expect(await reminders()).toMatchObject([{ to: 'olive@example.com', state: 'waiting' }])
})

test('the owner gets one email a month, also after a restart and from two processes at once', async () => {
  const { remindAt, reminders, close, data } = await startOwner()
  await Promise.all([remindAt('2026-11-05T15:00:00Z'), remindAt('2026-11-05T15:00:00Z')])
  const [first, ...others] = await reminders()
  expect(others).toEqual([])
  await close()
  const log = { error: () => undefined, warn: () => undefined }
  const store = await openJsonFileStore({ folder: data, log })
  await remindAt('2026-11-30T15:00:00Z', store)
  expect(await reminders(store)).toEqual([first])
  await remindAt('2026-12-01T15:00:00Z', store)
  expect((await reminders(store)).map(({ id }) => id)).toEqual([
    first?.id.replace('2026-11', '2026-12'),
  ])
  await store.close()
})

test('the email names the page, its file and line, and isn’t sent once the figures were updated', async () => {
  const { remindAt, store } = await startOwner()
  await remindAt('2026-11-05T15:00:00Z')
  const due = (await store.outbox.due(new Date('2026-11-05T15:00:00Z'), 9)).find(
    ({ row }) => row.about === 'content-expired',
  )
  if (!due) throw new Error('no email is due')
  const email = await renderEmail(due, testEmailContext)
  expect(email).toMatchObject({ subject: 'One page has parts that are out of date' })
  expect('text' in email && email.text).toMatch(
    /What a roof costs: content\/costs\/roof\.yaml, line 12, last good on 2026-10-31/,
  )
  expect(await renderEmail(due, { ...testEmailContext, expiredAt: () => [] })).toEqual({
    dropped: 'nothing is out of date anymore',
  })
})

test('owners get one email about a push that was refused, and another one when its problems are others', async () => {
  const { store, clock } = await startOwner()
  const problem = { file: 'content/costs/deck.yaml', line: 12, reason: 'has no source' }
  const push = {
    commit: 'a'.repeat(40),
    author: 'Mara Writer',
    subject: 'Prices',
    at: '2026-11-05T14:00:00.000Z',
    engine: 'code',
    outcome: 'refused' as const,
    problems: [problem],
    problemCount: 1,
  }
  const tell = (refused: typeof push | undefined) =>
    tellOfRefusedPush({
      owners: store.people.owners,
      changeStaffMail: store.people.changeMail,
      refusedPush: async () => refused,
      now: () => clock.now,
    })
  const emails = async () =>
    (await store.people.listMembers()).flatMap(({ mail }) =>
      mail.flatMap(({ id, about }) => (about === 'push-refused' ? [id] : [])),
    )
  await tell(undefined)
  expect(await emails()).toEqual([])
  await tell(push)
  const [first] = await emails()
  await tell({ ...push, commit: 'b'.repeat(40) })
  expect(await emails()).toEqual([first])
  await tell({ ...push, problems: [{ ...problem, line: 14 }] })
  const after = await emails()
  expect(after).toHaveLength(1)
  expect(after).not.toEqual([first])
})

test('the email about a refused push names file, line and repair, and isn’t sent once a later one is live', async () => {
  const [owner] = await (await startOwner()).store.people.listMembers()
  if (!owner) throw new Error('There is no owner.')
  const row = pushRefused.row(owner.email, new Date(), { about: 'push-refused' })
  const composing = {
    row,
    asked: new Date(),
    isFollowUp: false,
    other: async () => undefined,
    emails: [],
  }
  const email = await pushRefused.compose(owner, { ...composing, context: testEmailContext })
  expect(JSON.stringify(email)).toContain(
    'content/costs/deck.yaml, line 12: bands[0].source — is missing: say where the figure is from',
  )
  const context = { ...testEmailContext, refusedPush: async () => undefined }
  expect(await pushRefused.compose(owner, { ...composing, context })).toEqual({
    dropped: 'a later push was published',
  })
})
