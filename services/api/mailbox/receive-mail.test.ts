import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { attachmentLimits } from '../contract/limits.ts'
import { openJsonFileStore } from '../store.ts'
import { alwaysLocked } from '../testing/always-locked.ts'
import { aLead } from '../testing/sample-lead.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import {
  aPhoto,
  emailWithPlan,
  receiveInterrupted,
  receivingDeps,
  replies,
} from './interrupted.suite.ts'
import { receiveMail, type ReceivingDeps } from './receive-mail.ts'

async function openStore() {
  const folder = await temporaryFolder()
  const log = pino({ level: 'silent' })
  const store = await openJsonFileStore({
    folder: join(folder, 'data'),
    log,
    tryLock: alwaysLocked,
  })
  onTestFinished(store.close)
  return { store, files: join(folder, 'attachments') }
}

test('an email whose receiving ends at any step is in one place exactly once', async () => {
  const { store, files } = await openStore()
  // Each of a lead's, a full lead's and a stranger's, before and after each step.
  expect(await receiveInterrupted(store, files)).toBeGreaterThan(20)
})

test('a file for which a lead had room when it was copied is left out and removed if the lead is full meanwhile', async () => {
  const { store, files } = await openStore()
  const deps = await receivingDeps(store, files)
  const id = 'HP-AAAAA2'
  const photos = (count: number) => Array.from({ length: count }, aPhoto)
  const lead = { ...aLead(id), attachments: photos(attachmentLimits.files - 1) }
  await store.bulk.add('leads', [lead])
  const { leadActions } = deps
  let copied: readonly string[] = []
  const isStored = async (file = '') => {
    const bytes = await store.attachments.read(id, file)
    bytes?.destroy()
    return bytes !== undefined
  }
  const raw = emailWithPlan(replies.of(id), randomUUID())
  await receiveMail(
    { raw, receivedAt: deps.now(), key: 'one' },
    {
      ...deps,
      leadActions: {
        ...leadActions,
        addMessage: async (...call) => {
          copied = call[2]
          expect(await isStored(copied[0])).toBe(true)
          await store.leads.transact(id, (found) => ({
            change: { ...(found ?? lead), attachments: photos(attachmentLimits.files) },
            answer: undefined,
          }))
          return leadActions.addMessage(...call)
        },
      },
    },
  )
  expect(copied).toHaveLength(1)
  const stored = await store.leads.one(id)
  expect(stored?.attachments).toHaveLength(attachmentLimits.files)
  expect(stored?.messages).toMatchObject([{ left: ['plan.pdf: the lead has 20 files'] }])
  expect(stored?.messages?.[0]?.files).toBeUndefined()
  expect(await isStored(copied[0])).toBe(false)
})

test('each lead and the inbox have a share of the space of uploads; what is over it, or over 20 files, is named on the email', async () => {
  const { store, files } = await openStore()
  const deps = await receivingDeps(store, files)
  const id = 'HP-AAAAA2'
  await store.bulk.add('leads', [aLead(id)])
  const shares: string[] = []
  const counting = (isUsed: boolean): ReceivingDeps => ({
    ...deps,
    files: {
      ...deps.files,
      save: async (owner, file, at) => {
        shares.push(file.visitor)
        return isUsed ? { fault: 'share used' } : deps.files.save(owner, file, at)
      },
    },
  })
  const receive = (to: string, isUsed: boolean, plans = 1) => {
    const raw = emailWithPlan(to, randomUUID(), plans)
    return receiveMail({ raw, receivedAt: deps.now(), key: randomUUID() }, counting(isUsed))
  }
  await receive(replies.of(id), true)
  expect((await store.leads.one(id))?.messages).toMatchObject([
    { left: ['plan.pdf: too many files came in'] },
  ])
  await receive('office@example.com', false, attachmentLimits.files + 2)
  expect([...new Set(shares)]).toEqual([`mail ${id}`, 'mail inbox'])
  const [mail] = (await store.inboundMail.inbox(0, 9)).mails
  expect(mail?.attachments).toHaveLength(attachmentLimits.files)
  expect(mail?.left).toEqual(Array(2).fill('plan.pdf: too many files in one email'))
})
