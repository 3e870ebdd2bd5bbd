import type { FastifyBaseLogger } from 'fastify'
import { dirname, join } from 'node:path'
import { attachmentFolder } from './attachments/attachment-folder.ts'
import { imagesOnDemand } from '../images/on-demand.ts'
import { buildApp } from './app.ts'
import type { Config } from './config.ts'
import { contentIn } from './content-file.ts'
import type { SiteFile } from './contract/site.ts'
import { paths } from './contract/paths.ts'
import type { App } from './http/instance.ts'
import type { Sender } from './mail/letters.ts'
import { adoptAuditFile } from './audit-file.ts'
import { thisMachine } from './machine.ts'
import { filePost, removeLetters } from './mail/file.ts'
import { signer } from './links/signer.ts'
import { smtpPost } from './mail/smtp.ts'
import { startMailWorker } from './mail/worker.ts'
import { noteIn } from './staff/audit-log.ts'
import { notified } from './staff/notifications.ts'
import { prepareOwnerSetup } from './staff/owner-setup.ts'
import { senderOf } from './sender.ts'
import { keepRetention } from './retention.ts'
import { openStore } from './store/open.ts'
import { startCourier } from './webhooks/courier.ts'
import { webhook } from './webhooks/hook.ts'

/**
 * Requests under way get this long when the service stops. Node counts a connection on which nothing
 * was asked yet as one (browsers open such in advance): without an end, one would hold up the stop.
 */
const finishWithinMs = 5_000

/** An update may start the new process while the old one still finishes, for ten seconds at most. */
const overlapMs = 12_000

export interface Service {
  app: App
  /** Where mail goes, in words. */
  mail: string
  /** The host that is told of what happens; undefined: none is. */
  webhooks: string | undefined
  /** Where the records are, in words. */
  data: string
  /** The one-time link that makes the owner; undefined when there is one. */
  ownerLink: string | undefined
  /** Who writes the letters. */
  sender: Sender
  /** Finishes what was accepted, then lets go of the data. */
  stop(): Promise<void>
}

/**
 * Puts store, mail and app together, for main.ts and for the dev server. It does not listen.
 * @throws FolderInUse, UnreadableData, NoDatabase
 */
export async function startService(
  config: Config,
  site: SiteFile,
  log: FastifyBaseLogger,
  content = contentIn(dirname(config.siteJson)),
): Promise<Service> {
  const now = () => new Date()
  const store = await openStore(config, { log, now, patienceMs: overlapMs })
  try {
    const post =
      config.smtpUrl === undefined
        ? await filePost(join(config.dataDir, 'mail'))
        : smtpPost(config.smtpUrl)
    const officeMail = config.officeMail ?? site.business.email
    const sessionSecret = config.sessionSecret ?? (await store.sessionSecret())
    const setup = await prepareOwnerSetup(store.people)
    const mail = { where: post.where, leaves: config.smtpUrl !== undefined }
    const machine = await thisMachine(config.dataDir, mail, now())
    const audit = noteIn(store.audit)
    await adoptAuditFile(join(config.dataDir, 'audit.jsonl'), audit, log)
    const files = await attachmentFolder(join(config.dataDir, 'attachments'))
    const removeWrittenLetters = (ids: readonly string[]) =>
      removeLetters(join(config.dataDir, 'mail'), ids)
    const app = await buildApp({
      config,
      store,
      site,
      setup,
      content,
      images: imagesOnDemand({
        masters: join(dirname(config.siteJson), 'images'),
        folder: join(config.dataDir, 'cache/images'),
      }),
      files,
      removeLetters: removeWrittenLetters,
      machine,
      officeMail,
      sessionSecret,
      log,
      now,
    })
    const sender = senderOf(site, config, signer(sessionSecret))
    const { outbox, counters: counts } = store
    const random = Math.random
    const worker = startMailWorker({
      outbox,
      post,
      sender,
      office: notified(store.settings, officeMail).failures,
      counts,
      now,
      random,
      log,
    })
    const hook = config.webhook && webhook(config.webhook)
    const origin = config.publicOrigin
    const courier = hook && startCourier({ outbox, hook, origin, now, random, log })
    const retention = keepRetention({
      store: store.whole,
      days: config.retentionDays,
      leavings: { removeFiles: (lead) => files.remove(lead), removeLetters: removeWrittenLetters },
      audit,
      now,
      log,
    })
    return {
      app,
      sender,
      mail: post.where,
      webhooks: hook?.where,
      data: store.where,
      ownerLink:
        setup.token && `${config.publicOrigin}${paths.admin.setupPage}?token=${setup.token}`,
      stop: async () => {
        const cutOff = setTimeout(() => app.server.closeAllConnections(), finishWithinMs)
        await app.close()
        clearTimeout(cutOff)
        await courier?.stop()
        await worker.stop()
        await retention.stop()
        await post.close()
        await store.close()
      },
    }
  } catch (fault) {
    await store.close()
    throw fault
  }
}
