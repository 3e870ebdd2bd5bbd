import { peopleFeature } from './people/feature.ts'
import { createPushClient, createPushSender } from './people/push/push-client.ts'
import { connectPushes } from './push-leads.ts'
import { applicationsFeature } from './applications/feature.ts'
import { leadsFeature } from './leads/feature.ts'
import { restoreOrphanedDuplicates } from './leads/management/merge-leads.ts'
import type { FastifyBaseLogger } from 'fastify'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { openAttachmentStore } from './attachments/attachment-store.ts'
import { createMetadataStripper } from './attachments/metadata-stripper.ts'
import { buildApp } from './app.ts'
import { emailAddresses, type Config } from './config.ts'
import { startEditionClock } from './edition-clock.ts'
import { emails, events } from './features.ts'
import { expiredContent } from './site/expired-content.ts'
import { indexPages } from './site/site-file.ts'
import { createRequestMetrics } from './http/plugins/metrics.ts'
import { createSwitchingServer } from './http/switching-server.ts'
import { paths } from './contract/paths.ts'
import type { EmailContext } from './email/email.ts'
import { createAuditWriter, importLegacyAuditFile } from './audit/audit-log.ts'
import { readRuntimeInfo } from './operations/runtime-info.ts'
import { createEraser } from './erasure/eraser.ts'
import { createFileTransport, openEmailFolder } from './email/file-transport.ts'
import { createLinkSigner } from './email/link-tokens.ts'
import { createSmtpTransport } from './email/smtp-transport.ts'
import { createConfirmationCap, isConfirmationCapReached } from './email/daily-limit.ts'
import { connectMailbox, mailboxSettings, replyAddressesOf } from './mailbox-leads.ts'
import { mailboxFeature } from './mailbox/feature.ts'
import { importsFeature } from './imports/feature.ts'
import { removeImportedLead } from './leads/lead-import.ts'
import { removeImportedSubscriber } from './subscribers/subscriber-import.ts'
import { operationsFeature } from './operations/feature.ts'
import { startMailWorker } from './email/mail-worker.ts'
import { createNotificationRecipients } from './operations/notifications.ts'
import { openEditing } from './editing/editing.ts'
import { prepareOwnerSetup } from './people/sign-in/owner-setup.ts'
import { openRetentionClock } from './erasure/retention-clock.ts'
import { startRetention } from './erasure/retention.ts'
import { startMovingFiles, withFolder } from './attachments/attachments-in-folder.ts'
import { followPublisher, refusedPush } from './publishing/publishing.ts'
import { openSite, placeIn, type ServedSite } from './served-site.ts'
import { defaultTimeouts, serverTimeouts } from './server.ts'
import { createSiteSwitch } from './site-switch.ts'
import type { SiteFile } from './site/contract.ts'
import { lastResult } from '../content/model/memoize.ts'
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
 * Connects store, mail and app, for main.ts and the dev server. Does not listen. `switchTo` serves another site; what is
 * made here outlasts it, and reads the site that is served when it needs it.
 * @param first the site to begin with
 * @throws FolderInUseError, UnreadableDataError, DatabaseUnreachableError
 */
export async function startService(
  config: Config,
  first: ServedSite,
  log: FastifyBaseLogger,
  { checkout }: { checkout?: string | undefined } = {},
) {
  const now = () => new Date()
  const webhooks = config.webhook !== undefined
  const store = await openStore(config, { log, now, lockTimeoutMs: lockWaitMs, webhooks })
  try {
    const server = createSwitchingServer(serverTimeouts(defaultTimeouts))
    const metrics = createRequestMetrics()
    const editing = openEditing({ checkout, config, log })
    const buildFor = async (served: ServedSite) => {
      const app = await buildApp({
        ...served,
        config,
        store,
        setup,
        files,
        eraser,
        retentionClock,
        runtimeInfo,
        sessionSecret,
        metrics,
        editing,
        pushClient,
        switchFailure: sites.failure,
        log,
        now,
      })
      return { app, retire: served.retire }
    }
    const pushClient = createPushClient()
    const sites = createSiteSwitch(first, { server, buildFor, now, log })
    const emailFolder = openEmailFolder(join(config.dataDir, 'mail'))
    const mailTransport =
      config.smtpUrl === undefined
        ? await createFileTransport(emailFolder)
        : createSmtpTransport(config.smtpUrl)
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
    const recipients = createNotificationRecipients(
      store.settings,
      () => emailAddresses(config, sites.current().site).officeAddress,
    )
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
    await sites.switchTo(config.siteJson, async () => first)
    const switchTo = (folder: string) =>
      sites.switchTo(folder, () =>
        openSite(placeIn(folder), { at: now(), dataDir: config.dataDir }),
      )
    const follow =
      config.publisherDir === undefined
        ? async () => undefined
        : followPublisher({
            folder: config.publisherDir,
            ownBuild: dirname(config.siteJson),
            show: switchTo,
          })
    // Before the first request; a release that can't be served is logged, and the own build stays.
    await follow().catch(() => undefined)
    const origin = config.publicOrigin
    const contextOf = lastResult<EmailContext>()
    const emailContext = () => {
      const { site } = sites.current()
      return contextOf([site], () => ({
        ...emailContextOf(site, config, sessionSecret),
        readFile: async (record, id) => {
          const file = await files.read(record, id)
          return file && buffer(file)
        },
      }))
    }
    const editionClock = startEditionClock({ sites, dataDir: config.dataDir, now, log })
    const { outbox, counters: counts } = store
    const random = Math.random
    // Before emails and webhooks are sent: those of an import that a killed process left are removed with it.
    const finishingImports = await importsFeature.startWork({
      imports: store.imports,
      importers: {
        leads: { remove: removeImportedLead(store.leads) },
        subscribers: { remove: removeImportedSubscriber(store.subscribers) },
      },
      audit: createAuditWriter(store.audit, now),
      isAlone: store.kind === 'Files',
      now,
      log,
    })
    const timeZone = () => sites.current().site.business.promise.timeZone
    const pushes = connectPushes({ store, context: emailContext, now })
    const pushSender = createPushSender({
      obtainKeys: store.pushKeys.obtain,
      origin,
      office: () => emailContext().office,
      now,
    })
    // Made at the first start. If they can't be stored now, they are made when they are needed.
    await pushSender().catch((err: unknown) =>
      log.warn({ err }, 'The keys for push messages could not be stored.'),
    )
    const mailWorker = startMailWorker({
      outbox,
      transport: mailTransport,
      emails,
      context: emailContext,
      failureRecipients: recipients.failures,
      onSend: pushes.onSend,
      counts,
      confirmationCap: createConfirmationCap(config.confirmationsPerDay, emails, counts),
      now,
      random,
      log,
    })
    const pushWorker = peopleFeature.startWork({
      ...pushes.worker,
      client: pushClient,
      sender: pushSender,
      now,
      random,
      log,
    })
    const mailboxWorker =
      config.imap &&
      mailboxFeature.startWork({
        ...connectMailbox({ store, config, site: () => sites.current().site, now }),
        ...mailboxSettings(config.imap, sessionSecret),
        mails: store.inboundMail,
        states: store.mailboxState,
        isAlone: store.kind === 'Files',
        files,
        mailFrom: () => emailContext().address,
        now,
        log,
      })
    const notices = operationsFeature.startWork({
      owners: store.people.owners,
      changeStaffMail: store.people.changeMail,
      uploads: files.usage,
      isConfirmationCapReached: () => isConfirmationCapReached(config.confirmationsPerDay, counts),
      refusedPush: () => refusedPush(config.publisherDir),
      expiredAt: (at) => emailContext().expiredAt(at),
      isSwitchFailed: () => sites.failure() !== undefined,
      timeZone,
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
    const dating = leadsFeature.startWork({
      leads: store.leads,
      timeZone,
      now,
      log,
    })
    const stopping = new AbortController()
    const looking = store
      .lookForUnreadable(stopping.signal)
      .catch((err: unknown) => log.warn({ err }, 'Not every record was checked for readability.'))
    // Resumes erasures that were interrupted or have failed.
    const erasures = startPolling(eraser.resume, { log })
    const following = startPolling(follow, { log })
    return {
      handle: server.handle,
      listen: server.listen,
      emailContext,
      switchFailure: sites.failure,
      /** Serves what a build wrote into a folder, as `dist`. @throws SiteFileError the site before stays */
      switchTo,
      mail: mailTransport.where,
      webhooks: webhookClient?.where,
      data: store.where,
      ownerLink: setup.token && `${origin}${paths.admin.setupPage}?token=${setup.token}`,
      /** Finishes running work, then closes the store. */
      stop: async () => {
        await editionClock.stop()
        await following.stop()
        await server.stop(shutdownGraceMs)
        await webhookWorker?.stop()
        await mailboxWorker?.stop()
        await mailWorker.stop()
        await pushWorker.stop()
        stopping.abort()
        await looking
        await retention.stop()
        await notices.stop()
        await erasures.stop()
        await finishingImports.stop()
        await orphanSweep.stop()
        await dating.stop()
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

/** Returns the data of emails. */
function emailContextOf(site: SiteFile, config: Config, sessionSecret: string): EmailContext {
  const { business } = site
  const addresses = emailAddresses(config, site)
  return {
    name: business.name,
    address: addresses.mailFrom,
    office: addresses.officeAddress,
    phone: business.phone,
    postal: business.postal,
    colors: site.emailColors,
    origin: config.publicOrigin,
    responseSla: business.promise,
    form: site.form,
    team: site.team,
    words: site.words,
    pageOf: indexPages(site),
    expiredAt: expiredContent(site),
    refusedPush: () => refusedPush(config.publisherDir),
    guide: site.shell.guide,
    templates: site.emails,
    links: createLinkSigner(sessionSecret),
    replyAddress: replyAddressesOf(config, sessionSecret)?.of,
  }
}
