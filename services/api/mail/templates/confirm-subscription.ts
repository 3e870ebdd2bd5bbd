import { paths } from '../../contract/paths.ts'
import type { Subscriber } from '../../records/subscriber.ts'
import type { Letter } from '../letter.ts'
import type { Sender } from '../letters.ts'
import { leaveLink } from './leave-link.ts'

/** A confirmation that comes later has to be asked for anew. */
const confirmWithinMs = 7 * 24 * 60 * 60 * 1000

const words = {
  en: {
    subject: 'Please confirm: the Mountain Building Guide',
    preview: 'One press, and the guide is on its way.',
    heading: 'One press, and the guide is yours',
    ask: 'Somebody gave this address on our website to get the free Mountain Building Guide and an occasional letter of the same kind. Was it you? Then please confirm it:',
    confirm: 'Yes, send me the guide',
    not: 'The link works for seven days. If it was not you, do nothing: without your word we do not write again.',
    reason: 'You get this letter because this address was typed into a form on our website.',
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

/** To an address that asked for the guide, where the firm wants that confirmed first. */
export function confirmSubscription(subscriber: Subscriber, asked: Date, sender: Sender): Letter {
  const language = subscriber.language ?? 'en'
  const say = words[language]
  const until = new Date(asked.getTime() + confirmWithinMs)
  const token = sender.links.sign(subscriber.id, { purpose: 'confirm subscription', until })
  return {
    language,
    subject: say.subject,
    preview: say.preview,
    heading: say.heading,
    parts: [
      say.ask,
      { button: { label: say.confirm, href: sender.origin + paths.confirmSubscription(token) } },
      say.not,
    ],
    reason: say.reason,
    unsubscribe: leaveLink(subscriber, sender),
  }
}
