import { messageResponse } from '../../contract/success.ts'
import { paths } from '../../contract/paths.ts'
import { httpError } from '../../http/http-errors.ts'
import type { App } from '../../http/fastify-app.ts'
import type { ChangeStaffMail } from '../../email/to-staff.ts'
import { type AdminRouteDeps, currentPerson } from '../../http/staff.ts'
import type { SiteFile } from '../../site/contract.ts'
import { mailingList, mailingRequest, mailingStopRequest } from '../contract.ts'
import { articleTest } from '../emails.ts'
import { type MailingOutcomes, type MailingRepository, sendMailing } from '../mailing.ts'
import type { SubscriberRepository } from '../subscriber-repository.ts'

interface Deps extends AdminRouteDeps {
  site: Pick<SiteFile, 'pages'>
  subscribers: SubscriberRepository
  mailings: MailingRepository
  changeStaffMail: ChangeStaffMail
}

/** The number of mailings to list. */
const shownMailings = 10

/** Registers the routes that email an article to the subscribers. Owner only. */
export function adminMailingRoutes(app: App, deps: Deps) {
  const { site, subscribers, mailings, changeStaffMail, audit, now } = deps
  const articles = site.pages
    .flatMap(({ path, title, language, article }) =>
      article ? [{ path, title, language, date: article.date }] : [],
    )
    .sort((one, other) => (one.date < other.date ? 1 : -1))
  const articleAt = (path: string) => {
    const article = articles.find((one) => one.path === path)
    if (!article) throw httpError('no_such_article')
    return article
  }

  app.get(paths.admin.mailings, {
    config: { role: 'owner' },
    schema: {
      summary: 'Articles that can be emailed to the subscribers, and those that were.',
      response: { 200: mailingList },
    },
    handler: async () => {
      const [readers, latest] = await Promise.all([
        subscribers.readers(),
        mailings.latest(shownMailings),
      ])
      const counted = latest.map(async ({ id, ...mailing }) => ({
        path: id,
        ...mailing,
        ...(await mailings.countEmails(id)),
      }))
      return {
        success: true as const,
        articles,
        readers: Object.fromEntries(readers),
        mailings: await Promise.all(counted),
      }
    },
  })

  app.post(paths.admin.mailings, {
    config: { role: 'owner', docs: { errors: [404] } },
    schema: {
      summary:
        'Emails an article to the subscribers who read its language and don’t have it yet, or to yourself.',
      body: mailingRequest,
      response: { 200: messageResponse },
    },
    handler: async (request) => {
      const { path, to } = request.body
      const { title, language } = articleAt(path)
      const { id, name, email } = currentPerson(request)
      if (to === 'me') {
        const row = articleTest.row(email, now(), { page: path })
        await changeStaffMail(id, (rows) => [...rows.filter(({ page }) => page !== path), row])
        return { success: true as const, message: `We sent a test to ${email}.` }
      }
      await mailings.start({ id: path, title, startedAt: now().toISOString(), by: name })
      const outcomes = await sendMailing({ page: path, language, now: now() }, { subscribers })
      await audit('emailed', currentPerson(request), {
        collection: 'subscribers',
        what: `“${title}”, to ${outcomes.queued}`,
      })
      return { success: true as const, message: describeOutcomes(outcomes) }
    },
  })

  app.post(paths.admin.mailingStop, {
    config: { role: 'owner' },
    schema: {
      summary: 'Stops the emails with an article that were not sent yet.',
      body: mailingStopRequest,
      response: { 200: messageResponse },
    },
    handler: async (request) => {
      const { path } = request.body
      const person = currentPerson(request)
      const stopped = await mailings.stop(path, `stopped by ${person.name}`)
      await audit('stopped', person, {
        collection: 'subscribers',
        what: `${countEmails(stopped)} with ${path}`,
      })
      return { success: true as const, message: `Stopped ${countEmails(stopped)}.` }
    },
  })
}

const countEmails = (count: number) => (count === 1 ? 'one email' : `${count} emails`)

const describeOutcomes = ({ queued, had, rejected }: MailingOutcomes): string =>
  [
    queued === 0 ? 'There was nobody left to send it to.' : `Sending ${countEmails(queued)}.`,
    had > 0 && `${had} already had it.`,
    rejected > 0 && `${rejected} skipped: the last email to them bounced.`,
  ]
    .filter(Boolean)
    .join(' ')
