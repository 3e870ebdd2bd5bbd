import { urls } from '../../content/model/urls.ts'
import type { Subscriber } from './subscriber.ts'
import { type Email, type EmailContext, nameForGreeting } from '../email/email.ts'
import { paths } from '../contract/paths.ts'
import type { SitePage } from '../site/contract.ts'

const guideMessages = {
  en: {
    subject: 'Your Mountain Building Guide',
    preview: 'Fifteen chapters on building in the high country, as a PDF to keep.',
    hello: (name: string) => (name === '' ? 'Here’s your guide' : `Here’s your guide, ${name}`),
    pdf: 'It’s the free Mountain Building Guide you asked for, as a PDF you can keep, print and write on.',
    open: 'Open the guide',
    page: 'The same chapters are on our website, always in the latest version:',
    more: 'Got a question it doesn’t answer? Just reply to this email and one of us will write back.',
    reason:
      'You’re getting this because someone used this address to ask for the guide on our website. We also send an occasional email like it. If you don’t want it, or it wasn’t you, unsubscribe and you won’t hear from us again.',
  },
  es: {
    subject: 'Su guía de construcción en la montaña',
    preview: 'Quince capítulos sobre construir en la alta montaña, en un PDF para guardar.',
    hello: (name: string) => (name === '' ? 'Aquí está su guía' : `Aquí está su guía, ${name}`),
    pdf: 'Esta es la guía gratuita que pidió, la Mountain Building Guide: un PDF para guardar, imprimir y anotar. Está en inglés.',
    open: 'Abrir la guía',
    page: 'Los mismos capítulos están en nuestro sitio web, siempre en la última versión:',
    more: '¿Tiene otra pregunta? Responda a este correo y le contestamos.',
    reason:
      'Recibe este correo porque alguien usó esta dirección para pedir la guía en nuestro sitio web. De vez en cuando mandamos también un correo del mismo tipo. Si no lo quiere, o si no fue usted, dese de baja y no le volveremos a escribir.',
  },
} as const

/** Returns the email to the subscriber with the free Mountain Building Guide (S3.7), as a PDF and as a page. */
export function guideEmail(subscriber: Subscriber, sender: EmailContext): Email {
  const language = subscriber.language ?? 'en'
  const texts = guideMessages[language]
  return {
    language,
    subject: texts.subject,
    preview: texts.preview,
    heading: texts.hello(nameForGreeting(subscriber.firstName)),
    parts: [
      texts.pdf,
      { button: { label: texts.open, href: sender.origin + urls.buildingGuidePdf } },
      texts.page,
      { link: sender.origin + urls.buildingGuide },
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
    reason:
      'You’re getting this because you asked for our Mountain Building Guide and an occasional email like it.',
  },
  es: {
    read: 'Leer más',
    more: '¿Quiere saber qué significa para su casa? Responda a este correo y le contestamos.',
    reason:
      'Recibe este correo porque nos pidió la guía de construcción y, de vez en cuando, un correo del mismo tipo.',
  },
} as const

/**
 * Returns the email with an article of the site: its summary and a link. Visits by the link count under the campaign
 * “newsletter / email / …”.
 *
 * @param reader left out: a test, which goes to staff and can't be unsubscribed from
 */
export function articleEmail(
  page: SitePage,
  reader: Subscriber | undefined,
  sender: EmailContext,
): Email {
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
    reason: texts.reason,
    ...(reader && { unsubscribe: unsubscribeLink(reader, sender) }),
  }
}

/** The validity of the confirmation link. */
const confirmWithinMs = 7 * 24 * 60 * 60 * 1000

const confirmMessages = {
  en: {
    subject: 'Please confirm: the Mountain Building Guide',
    preview: 'One click and it’s on its way.',
    heading: 'One click and the guide is yours',
    ask: 'Someone used this address on our website to get the free Mountain Building Guide and an occasional email like it. Was that you? Then please confirm:',
    confirm: 'Yes, send me the guide',
    not: 'The link is good for seven days. If it wasn’t you, ignore this and we won’t email you again.',
    reason: 'You’re getting this because someone typed this address into a form on our website.',
  },
  es: {
    subject: 'Confirme, por favor: la guía de construcción',
    preview: 'Un clic y la guía va en camino.',
    heading: 'Un clic y la guía es suya',
    ask: 'Alguien usó esta dirección en nuestro sitio web para recibir gratis nuestra guía de construcción en la montaña, que está en inglés, y de vez en cuando un correo del mismo tipo. ¿Fue usted? Entonces confírmelo, por favor:',
    confirm: 'Sí, mándenme la guía',
    not: 'El enlace sirve siete días. Si no fue usted, no haga nada y no le volveremos a escribir.',
    reason:
      'Recibe este correo porque alguien escribió esta dirección en un formulario de nuestro sitio web.',
  },
} as const

/** Returns the confirmation request (double opt-in) to an address that requested the guide. */
export function confirmSubscriptionEmail(
  subscriber: Subscriber,
  sender: EmailContext,
  asked: Date,
): Email {
  const language = subscriber.language ?? 'en'
  const texts = confirmMessages[language]
  const until = new Date(asked.getTime() + confirmWithinMs)
  const token = sender.links.sign(subscriber.id, { purpose: 'confirm subscription', until })
  return {
    language,
    subject: texts.subject,
    preview: texts.preview,
    heading: texts.heading,
    parts: [
      texts.ask,
      {
        button: {
          label: texts.confirm,
          href: sender.origin + paths.confirmSubscriptionWithToken(token),
        },
      },
      texts.not,
    ],
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
