import { serviceTypeLabels, type ServiceType } from '../../contract/service-types.ts'
import { paths } from '../../contract/paths.ts'
import { tokenFor } from '../../links/own-request.ts'
import { dueOn, zoneNames } from '../../promise/due-words.ts'
import type { Lead } from '../../records/lead.ts'
import { extraFacts } from './extra-facts.ts'
import type { Letter } from '../letter.ts'
import type { Sender } from '../letters.ts'
import { ownWords } from '../../contract/own-words.ts'

const words = {
  en: {
    subject: (reference: string) => `We've received your request (${reference})`,
    heading: (name: string) => `Thank you, ${name}`,
    received: "We've received your request.",
    by: (when: string) => `A person from our estimating desk answers you by ${when}.`,
    soon: 'A person from our estimating desk will get back to you.',
    sent: 'This is what you sent us:',
    names: ['Reference', 'Name', 'Phone', 'About', 'Message'],
    wrong: (phone: string, reference: string) =>
      `Is something wrong, or urgent? Reply to this letter, or call ${phone} and name the reference ${reference}.`,
    services: serviceTypeLabels,
    more: 'Photographs and plans help us. Behind this link you can add them, correct what you sent, or have it erased:',
    open: 'See your request',
    reason: 'You get this letter because this address was given in a request on our website.',
  },
  es: {
    subject: (reference: string) => `Hemos recibido su solicitud (${reference})`,
    heading: (name: string) => `Gracias, ${name}`,
    received: 'Hemos recibido su solicitud.',
    by: (when: string) => `Una persona de nuestra oficina le responde a más tardar ${when}.`,
    soon: 'Una persona de nuestra oficina le responderá.',
    sent: 'Esto es lo que nos envió:',
    names: ['Referencia', 'Nombre', 'Teléfono', 'Asunto', 'Mensaje'],
    wrong: (phone: string, reference: string) =>
      `¿Hay algo mal o es urgente? Responda a este correo o llame al ${phone} y diga la referencia ${reference}.`,
    services: {
      custom: 'Casas a medida y construcción',
      remodels: 'Remodelaciones y renovaciones',
      'home-services': 'Servicios para el hogar',
      property: 'Administración de propiedades',
      equipment: 'Alquiler de equipos',
    } satisfies Record<ServiceType, string>,
    more: 'Las fotos y los planos nos ayudan. Con este enlace puede agregarlos, corregir lo que envió o hacerlo borrar:',
    open: 'Ver su solicitud',
    reason:
      'Recibe este correo porque se dio esta dirección en una solicitud en nuestro sitio web.',
  },
} as const

/** To the visitor: it has arrived, by when we answer (SPEC.md §8, §9), what was sent. */
export function leadConfirmation(lead: Lead, sender: Sender): Letter {
  const language = lead.language ?? 'en'
  const say = words[language]
  const due = lead.dueAt === undefined ? undefined : new Date(lead.dueAt)
  const promise = due
    ? say.by(`${dueOn(due, language, sender.promise.timeZone)} (${zoneNames[language]})`)
    : say.soon
  const [reference, name, phone, about, message] = say.names
  const service = sender.pageOf(lead.page)?.service ?? say.services[lead.serviceType]
  // Nobody reads as their own what the form has put before it.
  const sent = ownWords(lead.message)
  return {
    language,
    subject: say.subject(lead.id),
    preview: promise,
    heading: say.heading(lead.name),
    parts: [
      `${say.received} ${promise}`,
      say.sent,
      {
        facts: [
          [reference, lead.id],
          [name, lead.name],
          [phone, lead.phone],
          [about, service],
          ...(sent === '' ? [] : [[message, sent] as const]),
          ...extraFacts(lead, [service]),
        ],
      },
      say.more,
      {
        button: {
          label: say.open,
          href: sender.origin + paths.requestWith(tokenFor(lead, sender.links)),
        },
      },
      say.wrong(sender.phone, lead.id),
    ],
    reason: say.reason,
  }
}
