import { firstName } from '../contract/first-name.ts'
import type { Language } from '../contract/language.ts'
import type { Colleague } from '../contract/colleague.ts'
import { paths } from '../contract/paths.ts'
import { defineEmail, type Composing } from '../email/define-email.ts'
import type { DroppedEmail, Email, EmailContext } from '../email/email.ts'
import { sampleColleague, toStaff } from '../email/to-staff.ts'
import type { OutboxRow } from '../outbox/outbox-row.ts'
import type { SitePage } from '../site/contract.ts'
import type { BuildingGuide } from '../site/shell-contract.ts'
import type { Subscriber } from './subscriber.ts'

/** Returns a subscriber for the samples of emails and webhooks. */
export const sampleSubscriber = (language: Language): Subscriber => ({
  id: 'subscriber',
  email: 'june.alder@example.com',
  firstName: 'June',
  lastName: '',
  zipCode: '',
  interests: ['Mountain Building Guide'],
  subscribedAt: '2026-11-23T17:40:00.000Z',
  language,
  consents: [],
  mail: [],
})

/** Articles to email, by language. */
export const sampleArticles: Record<Language, SitePage> = {
  en: {
    path: '/blog/close-the-roof',
    title: 'Close the Roof Before the Snow',
    language: 'en',
    article: {
      date: '2026-09-01',
      summary: 'A roof that is dried in by October costs less than one that waits for spring.',
    },
  },
  es: {
    path: '/blog/cerrar-el-techo',
    title: 'Cierre el techo antes de la nieve',
    language: 'es',
    article: {
      date: '2026-09-01',
      summary: 'Un techo cerrado en octubre cuesta menos que uno que espera hasta la primavera.',
    },
  },
}

const sampleArticle = (language: Language) => ({
  row: { page: sampleArticles[language].path },
  pages: [sampleArticles[language]],
})

/** What all emails to subscribers declare in the same way. */
const toSubscriber = {
  collection: 'subscribers',
  to: 'subscriber' as const,
  perDay: 3,
  isUnverified: ({ confirmedAt }: Subscriber): boolean => confirmedAt === undefined,
  dropWhen: ({ leftAt }: Subscriber): string | undefined =>
    leftAt === undefined ? undefined : 'the address was unsubscribed',
  onFailure: 'tell the office' as const,
  samples: (language: Language) => [{ record: sampleSubscriber(language) }],
}

/** Why emails with the guide are dropped on a site that has none any more. */
const noGuide = { dropped: 'the site has no building guide' }

/** The email to the subscriber with the free building guide (S3.7), as a PDF and as a page. */
export const guide = defineEmail<Subscriber>({
  ...toSubscriber,
  kind: 'guide',
  name: 'the building guide',
  compose: composeGuide,
})

/** The confirmation request (double opt-in) to an address that requested the guide. */
export const confirmSubscription = defineEmail<Subscriber>({
  ...toSubscriber,
  kind: 'confirm-subscription',
  name: 'the email that confirms a subscription',
  dropWhen: (subscriber) => {
    // Someone has asked for the guide with an address since it left.
    const asksAgain = subscriber.consents.at(-1)?.act === 'asked'
    if (subscriber.leftAt !== undefined && !asksAgain) return toSubscriber.dropWhen(subscriber)
    return subscriber.confirmedAt === undefined ? undefined : 'the address was already confirmed'
  },
  compose: composeConfirmation,
})

/** Returns whether a row is the guide or the request to confirm, which answer a sign-up. */
export const isSignUpEmail = (row: OutboxRow): boolean =>
  guide.is(row) || confirmSubscription.is(row)

/**
 * The email with an article of the site: its summary and a link. Visits by the link count under the campaign
 * “newsletter / email / …”. Nobody writes hundreds of them by hand, so one that fails is dropped; the subscriber shows
 * what the mail server said.
 */
export const article = defineEmail<Subscriber>({
  ...toSubscriber,
  kind: 'article',
  name: 'an article for subscribers',
  perDay: 'unlimited',
  isUnverified: () => false,
  onFailure: 'drop',
  compose: (subscriber, composing) =>
    composeArticle(composing, { unsubscribe: unsubscribeLink(subscriber, composing.context) }),
  samples: (language) => [{ record: sampleSubscriber(language), ...sampleArticle(language) }],
})

/** The test of an article, which goes to staff and can't be unsubscribed from. */
export const articleTest = defineEmail<Colleague>({
  ...toStaff,
  kind: 'article-test',
  name: 'the test of an article',
  perDay: 'unlimited',
  compose: (_, composing) => composeArticle(composing),
  samples: (language) => [{ record: sampleColleague, ...sampleArticle(language) }],
})

const guideMessages = {
  en: {
    subject: ({ en }: BuildingGuide) => `Your ${en.name}`,
    preview: ({ en }: BuildingGuide) => en.preview,
    hello: (name: string) => (name === '' ? 'Here’s your guide' : `Here’s your guide, ${name}`),
    pdf: ({ en }: BuildingGuide) =>
      `It’s the free ${en.name} you asked for, as a PDF you can keep, print and write on.`,
    open: 'Open the guide',
    page: 'The same chapters are on our website, always in the latest version:',
    more: 'Got a question it doesn’t answer? Just reply to this email and one of us will write back.',
    reason:
      'You’re getting this because someone used this address to ask for the guide on our website. We also send an occasional email like it. If you don’t want it, or it wasn’t you, unsubscribe and you won’t hear from us again.',
  },
  es: {
    subject: ({ es }: BuildingGuide) => `Su ${es.longName}`,
    preview: ({ es }: BuildingGuide) => es.preview,
    hello: (name: string) => (name === '' ? 'Aquí está su guía' : `Aquí está su guía, ${name}`),
    pdf: ({ en }: BuildingGuide) =>
      `Esta es la guía gratuita que pidió, la ${en.name}: un PDF para guardar, imprimir y anotar. Está en inglés.`,
    open: 'Abrir la guía',
    page: 'Los mismos capítulos están en nuestro sitio web, siempre en la última versión:',
    more: '¿Tiene otra pregunta? Responda a este correo y le contestamos.',
    reason:
      'Recibe este correo porque alguien usó esta dirección para pedir la guía en nuestro sitio web. De vez en cuando mandamos también un correo del mismo tipo. Si no lo quiere, o si no fue usted, dese de baja y no le volveremos a escribir.',
  },
} as const

function composeGuide(
  subscriber: Subscriber,
  { context: sender }: Composing,
): Email | DroppedEmail {
  const { guide } = sender
  if (!guide) return noGuide
  const language = subscriber.language ?? 'en'
  const texts = guideMessages[language]
  return {
    language,
    subject: texts.subject(guide),
    preview: texts.preview(guide),
    heading: texts.hello(firstName(subscriber.firstName, language) ?? ''),
    parts: [
      texts.pdf(guide),
      { button: { label: texts.open, href: sender.origin + guide.pdf } },
      texts.page,
      { link: sender.origin + guide.path },
      texts.more,
    ],
    reason: texts.reason,
    unsubscribe: unsubscribeLink(subscriber, sender),
  }
}

const articleMessages = {
  en: {
    read: 'Read it',
    more: 'Wondering what it means for your place? Just reply to this email and one of us will write back.',
    reason: (guide: BuildingGuide | undefined) =>
      `You’re getting this because you asked ${guide ? `for our ${guide.en.name} and` : 'us for'} an occasional email like it.`,
  },
  es: {
    read: 'Leer más',
    more: '¿Quiere saber qué significa para su casa? Responda a este correo y le contestamos.',
    reason: (guide: BuildingGuide | undefined) =>
      `Recibe este correo porque nos pidió ${guide ? `la ${guide.es.name} y, ` : ''}de vez en cuando${guide ? ',' : ''} un correo del mismo tipo.`,
  },
} as const

function composeArticle(
  { row, context: sender }: Composing,
  footer: Pick<Email, 'unsubscribe'> = {},
): Email | DroppedEmail {
  const page = sender.pageOf(row.page ?? '')
  if (!page) return { dropped: 'the article was taken off the site' }
  const { path, title, language, article } = page
  const texts = articleMessages[language]
  const campaign = new URLSearchParams({
    utm_source: 'newsletter',
    utm_medium: 'email',
    utm_campaign: path.split('/').at(-1) ?? '',
  })
  return {
    language,
    subject: title,
    preview: article?.summary ?? '',
    heading: title,
    parts: [
      article?.summary ?? '',
      { button: { label: texts.read, href: `${sender.origin}${path}?${campaign}` } },
      texts.more,
    ],
    reason: texts.reason(sender.guide),
    ...footer,
  }
}

/** The validity of the confirmation link. */
const confirmWithinMs = 7 * 24 * 60 * 60 * 1000

const confirmMessages = {
  en: {
    subject: ({ en }: BuildingGuide) => `Please confirm: the ${en.name}`,
    preview: 'One click and it’s on its way.',
    heading: 'One click and the guide is yours',
    ask: ({ en }: BuildingGuide) =>
      `Someone used this address on our website to get the free ${en.name} and an occasional email like it. Was that you? Then please confirm:`,
    confirm: 'Yes, send me the guide',
    not: 'The link is good for seven days. If it wasn’t you, ignore this and we won’t email you again.',
    reason: 'You’re getting this because someone typed this address into a form on our website.',
  },
  es: {
    subject: ({ es }: BuildingGuide) => `Confirme, por favor: la ${es.name}`,
    preview: 'Un clic y la guía va en camino.',
    heading: 'Un clic y la guía es suya',
    ask: ({ es }: BuildingGuide) =>
      `Alguien usó esta dirección en nuestro sitio web para recibir gratis nuestra ${es.longName}, que está en inglés, y de vez en cuando un correo del mismo tipo. ¿Fue usted? Entonces confírmelo, por favor:`,
    confirm: 'Sí, mándenme la guía',
    not: 'El enlace sirve siete días. Si no fue usted, no haga nada y no le volveremos a escribir.',
    reason:
      'Recibe este correo porque alguien escribió esta dirección en un formulario de nuestro sitio web.',
  },
} as const

function composeConfirmation(
  subscriber: Subscriber,
  { context: sender, asked }: Composing,
): Email | DroppedEmail {
  const { guide } = sender
  if (!guide) return noGuide
  const language = subscriber.language ?? 'en'
  const texts = confirmMessages[language]
  const until = new Date(asked.getTime() + confirmWithinMs)
  const token = sender.links.sign(subscriber.id, { purpose: 'confirm subscription', until })
  const href = sender.origin + paths.confirmSubscriptionWithToken(token)
  return {
    language,
    subject: texts.subject(guide),
    preview: texts.preview,
    heading: texts.heading,
    parts: [texts.ask(guide), { button: { label: texts.confirm, href } }, texts.not],
    reason: texts.reason,
    unsubscribe: unsubscribeLink(subscriber, sender),
  }
}

const unsubscribeLabels = { en: 'Unsubscribe', es: 'Darse de baja' } as const

/**
 * Returns the unsubscribe link of every email to subscribers, also for one-click unsubscribe (RFC 8058). It never
 * expires.
 */
function unsubscribeLink(
  { id, language = 'en' }: Subscriber,
  { origin, links }: EmailContext,
): NonNullable<Email['unsubscribe']> {
  const token = links.sign(id, { purpose: 'leave list' })
  return { label: unsubscribeLabels[language], href: origin + paths.unsubscribeWithToken(token) }
}

/** Every email of newsletters. */
export const subscriberEmails = [guide, confirmSubscription, article, articleTest]
