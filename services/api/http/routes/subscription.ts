import type { FastifyReply } from 'fastify'
import { letterLink } from '../../contract/subscription.ts'
import { paths } from '../../contract/paths.ts'
import { confirmSubscription, leaveList, type List, type Press } from '../../intake/subscription.ts'
import type { Purpose, Signer } from '../../links/signer.ts'
import type { App } from '../instance.ts'
import { plainPage } from '../letter-link-page.ts'
import type { Limits } from '../plugins/limits.ts'
import { subscriptionWords } from '../subscription-words.ts'

interface Desk extends List {
  links: Signer
  limits: Limits
  /** The firm's number, for whoever holds a link that is too old. */
  phone: string
  now: () => Date
}

const doors = [
  { url: paths.confirm, purpose: 'confirm subscription', act: confirmSubscription, say: 'confirm' },
  { url: paths.leave, purpose: 'leave list', act: leaveList, say: 'leave' },
] as const satisfies readonly {
  url: string
  purpose: Purpose
  act: (id: string, press: Press, list: List) => Promise<boolean>
  say: keyof typeof subscriptionWords
}[]

/**
 * The links in letters to subscribers. GET shows a page and changes nothing, since mail scanners
 * follow links; POST acts, from the page's button or from the mail program itself (RFC 8058), whose
 * body says nothing that the address does not.
 */
export async function subscriptionRoutes(app: App, desk: Desk): Promise<void> {
  const { subscribers, links, limits, phone, now } = desk
  await app.register(async (own: App) => {
    // One-click posts may come as multipart, which nothing else here takes.
    own.addContentTypeParser('multipart/form-data', (_request, body, done) => {
      body.resume()
      done(null, {})
    })
    for (const { url, purpose, act, say } of doors) {
      const show = async (reply: FastifyReply, token: string, press: boolean) => {
        reply.header('cache-control', 'no-store').type('text/html; charset=utf-8')
        const id = links.read(token, { purpose, now: now() })
        const subscriber = id === undefined ? undefined : await subscribers.one(id)
        const language = subscriber?.language ?? 'en'
        const words = subscriptionWords[say][language]
        const dead = { title: words.deadTitle, text: words.dead(phone) }
        if (id === undefined || !subscriber) {
          reply.code(410)
          return plainPage({ language, ...dead })
        }
        if (!press) {
          const button = { label: words.button, action: `${url}?token=${token}` }
          return plainPage({
            language,
            title: words.title,
            text: words.ask(subscriber.email),
            button,
          })
        }
        const wording = `${words.title} ${words.button}`
        await act(id, { page: url, wording, at: now() }, desk)
        return plainPage({ language, title: words.doneTitle, text: words.done(subscriber.email) })
      }
      own.route({
        method: 'GET',
        url,
        schema: { querystring: letterLink },
        config: { rateLimit: limits.reading },
        handler: (request, reply) => show(reply, request.query.token, false),
      })
      own.route({
        method: 'POST',
        url,
        schema: { querystring: letterLink },
        config: { rateLimit: limits.reading },
        handler: (request, reply) => show(reply, request.query.token, true),
      })
    }
  })
}
