import { urls } from '../../../content/model/urls.ts'
import type { Subscriber } from '../../records/subscriber.ts'
import type { Letter } from '../letter.ts'
import type { Sender } from '../letters.ts'
import { leaveLink } from './leave-link.ts'

const words = {
  en: {
    subject: 'Your Mountain Building Guide',
    preview: 'Fifteen chapters on building in the high country, as a PDF to keep.',
    hello: (name: string) => (name === '' ? 'Here is your guide' : `Here is your guide, ${name}`),
    pdf: 'This is the free Mountain Building Guide that you asked for: a PDF to keep, print and write on.',
    open: 'Open the guide',
    page: 'The same chapters can be read as a page, in their newest form:',
    more: 'A question that the guide does not answer? Reply to this letter, and a person will.',
    reason:
      'You get this letter because this address was given on our website to ask for the guide. If it was not you, leave the list and you will not hear from us again.',
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

/** To the subscriber: the free Mountain Building Guide (SPEC.md §1, §3), as a PDF and as a page. */
export function guide(subscriber: Subscriber, sender: Sender): Letter {
  const language = subscriber.language ?? 'en'
  const say = words[language]
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
    unsubscribe: leaveLink(subscriber, sender),
  }
}
