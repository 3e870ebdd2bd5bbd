import type { FastifyReply } from 'fastify'
import { letterLink } from '../../contract/subscription.ts'
import { paths } from '../../contract/paths.ts'
import { confirmSubscription, leaveList, type List, type Press } from '../../intake/subscription.ts'
import type { Purpose, Signer } from '../../links/signer.ts'
import type { App } from '../instance.ts'
import { escapeHtml as escape } from '../escape-html.ts'
import { linkPage, type Firm } from '../link-page.ts'
import { sentFields } from '../plugins/form-posts.ts'
import type { Limits } from '../plugins/limits.ts'
import { subscriptionWords } from '../subscription-words.ts'

interface Desk extends List {
  links: Signer
  limits: Limits
  firm: Firm
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

/** What a mail program posts at a press of its own button (RFC 8058 §3.1); our page posts nothing. */
const oneClick = { 'List-Unsubscribe': 'One-Click' }
const oneClickWords = 'List-Unsubscribe=One-Click'
const isOneClick = (body: unknown): boolean => 'List-Unsubscribe' in sentFields(body)

/**
 * The links in letters to subscribers. GET shows a page and changes nothing, since mail scanners
 * follow links; POST acts, from the page's button or from the mail program itself (RFC 8058), whose
 * body says nothing that the address does not.
 */
export async function subscriptionRoutes(app: App, desk: Desk): Promise<void> {
  const { subscribers, links, limits, firm, now } = desk
  await app.register(async (own: App) => {
    // One-click posts may come as multipart, which nothing else here takes.
    own.addContentTypeParser('multipart/form-data', (_request, body, done) => {
      body.resume()
      done(null, oneClick)
    })
    for (const { url, purpose, act, say } of doors) {
      const show = async (reply: FastifyReply, token: string, press?: { body: unknown }) => {
        reply.header('cache-control', 'no-store').type('text/html; charset=utf-8')
        const id = links.read(token, { purpose, now: now() })
        const subscriber = id === undefined ? undefined : await subscribers.one(id)
        const language = subscriber?.language ?? 'en'
        const words = subscriptionWords[say][language]
        const page = (title: string, text: string, button = '') =>
          linkPage(language, title, firm, [`<p>${escape(text)}</p>`, button])
        if (id === undefined || !subscriber) {
          reply.code(410)
          return page(words.deadTitle, words.dead(firm.phone))
        }
        const { email } = subscriber
        if (!press) {
          const action = escape(`${url}?token=${token}`)
          const button = `<button>${escape(words.button)}</button>`
          const form = `<form method="post" action="${action}"><p>${button}</p></form>`
          return page(words.title, words.ask(email), form)
        }
        const wording = isOneClick(press.body) ? oneClickWords : `${words.title} ${words.button}`
        await act(id, { page: url, wording, at: now() }, desk)
        return page(words.doneTitle, words.done(email))
      }
      own.route({
        method: 'GET',
        url,
        schema: { querystring: letterLink },
        config: { rateLimit: limits.reading },
        handler: (request, reply) => show(reply, request.query.token),
      })
      own.route({
        method: 'POST',
        url,
        schema: { querystring: letterLink },
        config: { rateLimit: limits.reading },
        handler: (request, reply) => show(reply, request.query.token, request),
      })
    }
  })
}
