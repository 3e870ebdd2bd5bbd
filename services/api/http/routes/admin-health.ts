import { paths } from '../../contract/paths.ts'
import { healthAnswer, promiseStatus } from '../../contract/health.ts'
import type { SiteFile } from '../../contract/site.ts'
import type { Machine } from '../../machine.ts'
import { momentWhen } from '../../promise/answer-clock.ts'
import { dueSoon } from '../../promise/due-words.ts'
import type { MailCount } from '../../staff/mail-figures.ts'
import type { Store } from '../../store/store.ts'
import { problemsOf } from '../health-problems.ts'
import type { App } from '../instance.ts'
import type { Sessions } from '../plugins/sessions.ts'

interface Desk {
  store: Pick<Store, 'where' | 'checkWritable'>
  mailCount: MailCount
  machine: Machine
  site: SiteFile
  publicOrigin: string
  sessions: Sessions
  now: () => Date
}

/** Whether all is well, and what the promise makes of a request now: for the owner. */
export function adminHealthRoutes(app: App, desk: Desk) {
  const { store, mailCount, machine, site, publicOrigin, sessions, now } = desk

  app.route({
    method: 'GET',
    url: paths.admin.health,
    schema: { response: { 200: healthAnswer } },
    preValidation: sessions.ownerSignedIn,
    handler: async () => {
      const writable = await store.checkWritable().then(
        () => true,
        () => false,
      )
      const [disk, mail, backup] = await Promise.all([
        machine.disk(),
        mailCount.figures(),
        machine.lastBackup(),
      ])
      const mailLeaves = machine.mail.leaves
      const facts = { writable, disk, mail, mailLeaves, backup, publicOrigin, now: now() }
      const { where } = store
      const kind = where.startsWith('PostgreSQL') ? 'PostgreSQL' : 'Files'
      return {
        success: true as const,
        version: machine.version ?? 'not known',
        commit: site.commit,
        builtAt: site.builtAt,
        startedAt: machine.startedAt.toISOString(),
        node: process.version,
        store: { kind, where, writable },
        ...(disk && { disk }),
        outbox: mail.waiting,
        problems: problemsOf(facts),
      }
    },
  })

  app.route({
    method: 'GET',
    url: paths.admin.promise,
    schema: { response: { 200: promiseStatus } },
    preValidation: sessions.ownerSignedIn,
    handler: async () => {
      const { promise } = site.business
      const due = momentWhen(1, now(), promise)
      return {
        success: true as const,
        promise,
        now: now().toISOString(),
        due: due.toISOString(),
        dueWords: dueSoon(due, now(), 'en', promise.timeZone),
      }
    },
  })
}
