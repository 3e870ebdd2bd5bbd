import { paths } from '../../contract/paths.ts'
import { healthResponse, responseSlaStatus } from '../health-contract.ts'
import { isConfirmationCapReached } from '../../email/daily-limit.ts'
import { expiredContent } from '../../site/expired-content.ts'
import { dueTime } from '../../sla/response-clock.ts'
import { formatDueTime, staffClock } from '../../sla/due-time-format.ts'
import { findHealthProblems } from '../health-problems.ts'
import type { App } from '../../http/fastify-app.ts'
import type { OperationsDeps } from './deps.ts'

/** Registers the routes of the health page, and of the response SLA with the due time of a lead received now. */
export function adminHealthRoutes(app: App, deps: OperationsDeps) {
  const { store, mailCount, deliveries, receiver, runtimeInfo, eraser, site, now } = deps
  const { publicOrigin, confirmationsPerDay } = deps.config
  const expiredAt = expiredContent(site)

  app.get(paths.admin.health, {
    config: { role: 'owner' },
    schema: {
      summary: 'Health checks: what is wrong, and how to fix it.',
      response: { 200: healthResponse },
    },
    handler: async () => {
      const writable = await store.checkWritable().then(
        () => true,
        () => false,
      )
      const [disk, mail, failed, backup, uploads, isCapped, mailboxFailure, pushFailures] =
        await Promise.all([
          runtimeInfo.disk(),
          mailCount.stats(),
          deliveries.failed(),
          store.backups.last(),
          // The page must load while the disk or the database fails.
          deps.files.usage().catch(() => undefined),
          isConfirmationCapReached(confirmationsPerDay, store.counters).catch(() => false),
          deps.mailboxFailure().catch(() => undefined),
          deps.pushFailures().catch(() => undefined),
        ])
      const problems = findHealthProblems({
        writable,
        disk,
        mail,
        mailLeaves: runtimeInfo.mail.leaves,
        webhooks: receiver === undefined ? undefined : { receiver, failed },
        backup,
        unreadable: await store.unreadable(),
        erasures: eraser.stuck(),
        uploads,
        isConfirmationCapReached: isCapped,
        mailboxFailure,
        pushFailures,
        clockDoubt: deps.retentionClock?.doubt(),
        publicOrigin,
        siteOrigin: site.business.origin,
        contentFolder: site.contentFolder,
        expired: expiredAt(now()),
        knownUntil: deps.editions?.knownUntil,
        switchFailure: deps.switchFailure(),
        now: now(),
      })
      const { kind, where } = store
      return {
        success: true as const,
        version: runtimeInfo.version,
        commit: site.commit,
        builtAt: site.builtAt,
        startedAt: runtimeInfo.startedAt.toISOString(),
        node: process.version,
        store: { kind, where, writable },
        ...(disk && { disk }),
        outbox: mail.waiting,
        placeholders: site.placeholders,
        problems,
      }
    },
  })

  app.get(paths.admin.responseSla, {
    config: { role: 'owner' },
    schema: {
      summary: 'The response SLA settings, and when a request sent now would be due.',
      response: { 200: responseSlaStatus },
    },
    handler: async () => {
      const { promise } = site.business
      const due = dueTime(now(), promise)
      return {
        success: true as const,
        promise,
        now: now().toISOString(),
        due: due.toISOString(),
        dueWords: formatDueTime(
          due,
          now(),
          staffClock({ words: site.words, responseSla: promise }),
        ),
      }
    },
  })
}
