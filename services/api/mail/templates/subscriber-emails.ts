import { urls } from '../../../content/model/urls.ts'
import type { Subscriber } from '../../records/subscriber.ts'
import type { Email, EmailContext } from '../email.ts'
import { paths } from '../../contract/paths.ts'

const guideMessages = {
  en: {
    subject: 'Your Mountain Building Guide',
    preview: 'Fifteen chapters on building in the high country, as a PDF to keep.',
    hello: (name: string) => (name === '' ? 'Here is your guide' : `Here is your guide, ${name}`),
    pdf: 'This is the free Mountain Building Guide that you asked for: a PDF to keep, print and write on.',
    open: 'Open the guide',
    page: 'The same chapters can be read as a page, in their newest form:',
    more: 'A question that the guide does not answer? Reply to this email, and a person will.',
    reason:
      'You get this email because this address was given on our website to ask for the guide. If it was not you, leave the list and you will not hear from us again.',
  },
  es: {
    subject: 'Su guía de construcción en la montaña',
    preview: 'Quince capítulos sobre construir en la alta montaña, en un PDF para guardar.',
    hello: (name: string) => (name === '' ? 'Aquí está su guía' : `Aquí está su guía, ${name}`),
    pdf: 'Esta es la guía gratuita que pidió, la Mountain Building Guide: un PDF para guardar, imprimir y anotar. Está en inglés.',
    open: 'Abrir la guía',
    page: 'Los mismos capítulos se pueden leer como página, siempre en su última versión:',
    more: '¿Tiene una pregunta que la guía no responde? Responda a este correo y le responderá una persona.',
    reason:
      'Recibe este correo porque alguien dio esta dirección en nuestro sitio web para pedir la guía. Si no fue usted, salga de la lista y no volverá a saber de nosotros.',
  },
} as const

/** To the subscriber: the free Mountain Building Guide (S3.7), as a PDF and as a page. */
export function guideEmail(subscriber: Subscriber, sender: EmailContext): Email {
  const language = subscriber.language ?? 'en'
  const say = guideMessages[language]
  return {
    language,
    subject: say.subject,
    preview: say.preview,
    heading: say.hello(subscriber.firstName),
    parts: [
      say.pdf,
      { button: { label: say.open, href: sender.origin + urls.buildingGuidePdf } },
      say.page,
      { link: sender.origin + urls.buildingGuide },
      say.more,
    ],
    reason: say.reason,
    unsubscribe: unsubscribeLink(subscriber, sender),
  }
}

/** How long the confirmation link works. */
const confirmWithinMs = 7 * 24 * 60 * 60 * 1000

const confirmMessages = {
  en: {
    subject: 'Please confirm: the Mountain Building Guide',
    preview: 'One press, and the guide is on its way.',
    heading: 'One press, and the guide is yours',
    ask: 'Somebody gave this address on our website to get the free Mountain Building Guide and an occasional email of the same kind. Was it you? Then please confirm it:',
    confirm: 'Yes, send me the guide',
    not: 'The link works for seven days. If it was not you, do nothing: without your word we do not write again.',
    reason: 'You get this email because this address was typed into a form on our website.',
  },
  es: {
    subject: 'Confirme, por favor: la guía de construcción',
    preview: 'Un clic y la guía va en camino.',
    heading: 'Un clic y la guía es suya',
    ask: 'Alguien dio esta dirección en nuestro sitio web para recibir la guía gratuita Mountain Building Guide y, de vez en cuando, un correo del mismo tipo. ¿Fue usted? Entonces confírmelo, por favor:',
    confirm: 'Sí, envíenme la guía',
    not: 'El enlace sirve durante siete días. Si no fue usted, no haga nada: sin su confirmación no volveremos a escribirle.',
    reason:
      'Recibe este correo porque alguien escribió esta dirección en un formulario de nuestro sitio web.',
  },
} as const

/** To an address that asked for the guide: double opt-in. */
export function confirmSubscriptionEmail(
  subscriber: Subscriber,
  asked: Date,
  sender: EmailContext,
): Email {
  const language = subscriber.language ?? 'en'
  const say = confirmMessages[language]
  const until = new Date(asked.getTime() + confirmWithinMs)
  const token = sender.links.sign(subscriber.id, { purpose: 'confirm subscription', until })
  return {
    language,
    subject: say.subject,
    preview: say.preview,
    heading: say.heading,
    parts: [
      say.ask,
      {
        button: {
          label: say.confirm,
          href: sender.origin + paths.confirmSubscriptionWithToken(token),
        },
      },
      say.not,
    ],
    reason: say.reason,
    unsubscribe: unsubscribeLink(subscriber, sender),
  }
}

const unsubscribeLabels = { en: 'Leave the list', es: 'Salir de la lista' } as const

/**
 * The unsubscribe link of every email to subscribers, also for one-click unsubscribe (RFC 8058). It never expires.
 */
export function unsubscribeLink(
  { id, language = 'en' }: Subscriber,
  { origin, links }: EmailContext,
): NonNullable<Email['unsubscribe']> {
  const token = links.sign(id, { purpose: 'leave list' })
  return { label: unsubscribeLabels[language], href: origin + paths.unsubscribeWithToken(token) }
}
