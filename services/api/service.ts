import { applicationsFeature } from './applications/feature.ts'
import { restoreOrphanedDuplicates } from './leads/management/merge-leads.ts'
import type { FastifyBaseLogger } from 'fastify'
import { dirname, join } from 'node:path'
import { openAttachmentStore } from './attachments/attachment-store.ts'
import { createMetadataStripper } from './attachments/metadata-stripper.ts'
import { imagesOnDemand } from '../images/on-demand.ts'
import { buildApp } from './app.ts'
import { emailAddresses, type Config } from './config.ts'
import { emails, events } from './features.ts'
import { expiredContent } from './site/expired-content.ts'
import { type BuiltContent, openBuiltContent, indexPages } from './site/site-file.ts'
import type { SiteFile } from './site/contract.ts'
import { paths } from './contract/paths.ts'
import type { EmailContext } from './email/email.ts'
import { importLegacyAuditFile } from './audit/audit-log.ts'
import { readRuntimeInfo } from './operations/runtime-info.ts'
import { createEraser } from './erasure/eraser.ts'
import { createFileTransport, openEmailFolder } from './email/file-transport.ts'
import { createLinkSigner } from './email/link-tokens.ts'
import { createSmtpTransport } from './email/smtp-transport.ts'
import { createConfirmationCap, isConfirmationCapReached } from './email/daily-limit.ts'
import { operationsFeature } from './operations/feature.ts'
import { startMailWorker } from './email/mail-worker.ts'
import { createNotificationRecipients } from './operations/notifications.ts'
import { openEditing } from './editing/editing.ts'
import { prepareOwnerSetup } from './people/sign-in/owner-setup.ts'
import { openRetentionClock } from './erasure/retention-clock.ts'
import { startRetention } from './erasure/retention.ts'
import { startMovingFiles, withFolder } from './attachments/attachments-in-folder.ts'
import { openPageSearch } from './search/route.ts'
import { openStore } from './store.ts'
import { startWebhookWorker } from './webhooks/webhook-worker.ts'
import { createWebhookClient } from './webhooks/webhook-client.ts'
import { startPolling } from './background/polling.ts'

/**
 * The maximum time that shutdown waits for running requests. Node also waits for preconnected sockets without a
 * request, so without a limit one of them would block the shutdown.
 */
const shutdownGraceMs = 5_000

/** The maximum wait for the folder lock: an update may start the new process while the old one shuts down. */
const lockWaitMs = 12_000

/**
 * Connects store, mail and app, for main.ts and the dev server. Does not listen.
 * @throws FolderInUseError, UnreadableDataError, DatabaseUnreachableError
 */
export async function startService(
  config: Config,
  site: SiteFile,
  log: FastifyBaseLogger,
  {
    content = openBuiltContent(dirname(config.siteJson)),
    checkout,
  }: { content?: BuiltContent | undefined; checkout?: string | undefined } = {},
) {
  const now = () => new Date()
  const webhooks = config.webhook !== undefined
  const store = await openStore(config, { log, now, lockTimeoutMs: lockWaitMs, webhooks })
  try {
    const emailFolder = openEmailFolder(join(config.dataDir, 'mail'))
    const mailTransport =
      config.smtpUrl === undefined
        ? await createFileTransport(emailFolder)
        : createSmtpTransport(config.smtpUrl)
    const addresses = emailAddresses(config, site)
    const sessionSecret = config.sessionSecret ?? (await store.sessionSecret())
    const setup = await prepareOwnerSetup(store.people)
    const mail = { where: mailTransport.where, leaves: config.smtpUrl !== undefined }
    const runtimeInfo = readRuntimeInfo(config.dataDir, mail, now())
    await importLegacyAuditFile(join(config.dataDir, 'audit.jsonl'), store.audit, log)
    const folder = join(config.dataDir, 'attachments')
    const files = await openAttachmentStore({
      folder,
      files: store.kind === 'Files' ? store.attachments : withFolder(store.attachments, folder),
      quota: config.attachmentsMaxMb * 1_000_000,
      cleanPicture: createMetadataStripper({
        onWorkerExit: (err) =>
          log.warn({ err }, 'A photo was rejected, because the process that reads it ended.'),
      }),
    })
    const moving = store.kind === 'Files' ? undefined : startMovingFiles(folder, store, log)
    const recipients = createNotificationRecipients(store.settings, addresses.officeAddress)
    const eraser = createEraser({
      store,
      files: {
        removeAttachments: (lead) => files.remove(lead),
        removeEmails: emailFolder.remove,
      },
      requestRecipients: recipients.requests,
      addressKey: sessionSecret,
      now,
      log,
    })
    const retentionClock = openRetentionClock(
      join(config.dataDir, 'retention.json'),
      config.retentionConfirmed,
    )
    await eraser.replay()
    const editing = openEditing({ checkout, config, log })
    const app = await buildApp({
      config,
      store,
      site,
      setup,
      content,
      editing,
      search: openPageSearch(join(dirname(config.siteJson), 'search.jsonl')),
      images: imagesOnDemand({
        masters: join(dirname(config.siteJson), 'images'),
        folder: join(config.dataDir, 'cache/images'),
      }),
      files,
      eraser,
      retentionClock,
      runtimeInfo,
      sessionSecret,
      log,
      now,
    })
    const { business } = site
    const origin = config.publicOrigin
    const emailContext: EmailContext = {
      name: business.name,
      address: addresses.mailFrom,
      office: addresses.officeAddress,
      phone: business.phone,
      postal: business.postal,
      colors: site.emailColors,
      origin,
      responseSla: business.promise,
      form: site.form,
      team: site.team,
      words: site.words,
      pageOf: indexPages(site),
      expiredAt: expiredContent(site),
      guide: site.shell.guide,
      templates: site.emails,
      links: createLinkSigner(sessionSecret),
    }
    const { outbox, counters: counts } = store
    const random = Math.random
    const mailWorker = startMailWorker({
      outbox,
      transport: mailTransport,
      emails,
      context: emailContext,
      failureRecipients: recipients.failures,
      counts,
      confirmationCap: createConfirmationCap(config.confirmationsPerDay, emails, counts),
      now,
      random,
      log,
    })
    const notices = operationsFeature.startWork({
      owners: store.people.owners,
      changeStaffMail: store.people.changeMail,
      uploads: files.usage,
      isConfirmationCapReached: () => isConfirmationCapReached(config.confirmationsPerDay, counts),
      expiredAt: emailContext.expiredAt,
      timeZone: business.promise.timeZone,
      now,
      log,
    })
    const webhookClient = config.webhook && createWebhookClient(config.webhook)
    const webhookWorker =
      webhookClient &&
      startWebhookWorker({
        outbox,
        client: webhookClient,
        events,
        origin,
        colleagues: () => store.people.listMembers(),
        now,
        random,
        log,
      })
    const retention = startRetention({
      store,
      days: config.retentionDays,
      clock: retentionClock,
      eraser,
      afterwards: restoreOrphanedDuplicates({ store, now }),
      now,
      log,
    })
    const orphanSweep = applicationsFeature.startWork({ ...store, files, log })
    const stopping = new AbortController()
    const looking = store
      .lookForUnreadable(stopping.signal)
      .catch((err: unknown) => log.warn({ err }, 'Not every record was checked for readability.'))
    // Resumes erasures that were interrupted or have failed.
    const erasures = startPolling(eraser.resume, { log })
    return {
      app,
      emailContext,
      mail: mailTransport.where,
      webhooks: webhookClient?.where,
      data: store.where,
      ownerLink: setup.token && `${origin}${paths.admin.setupPage}?token=${setup.token}`,
      /** Finishes running work, then closes the store. */
      stop: async () => {
        const cutOff = setTimeout(() => app.server.closeAllConnections(), shutdownGraceMs)
        await app.close()
        clearTimeout(cutOff)
        await webhookWorker?.stop()
        await mailWorker.stop()
        stopping.abort()
        await looking
        await retention.stop()
        await notices.stop()
        await erasures.stop()
        await orphanSweep.stop()
        await editing.close()
        await moving?.stop()
        await mailTransport.close()
        await store.close()
      },
    }
  } catch (error) {
    await store.close()
    throw error
  }
}
export type Service = Awaited<ReturnType<typeof startService>>
