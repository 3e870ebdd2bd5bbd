import type { Language } from '../contract/language.ts'
import { serviceTypeLabels, type ServiceType } from '../contract/service-types.ts'
import type { Refusal } from './errors.ts'
import { requestWordsInSpanish as spanish } from './request-words-es.ts'

export interface FormPageWords {
  title: string
  labels: Readonly<Record<string, string>>
  chooseService: string
  services: Record<ServiceType, string>
  sendAgain: string
  /** What happened and what to do. In: the refusal, and the firm's number. */
  said: (refusal: Refusal, phone: string) => string
  /** What is wrong with a field. In: its name, and what the contract says of it. */
  fault: (name: string, said: string) => string
}

/** What the page of a form that could not be taken says, by the language of the page it was on. */
export const formPageWords: Record<Language, FormPageWords> = {
  en: {
    title: 'Please check your details',
    labels: {
      name: 'Your name',
      email: 'Email',
      phone: 'Phone',
      serviceType: 'Service',
      acceptTerms: 'I accept the terms',
      message: 'Message',
    },
    chooseService: 'Select service type',
    services: serviceTypeLabels,
    sendAgain: 'Send again',
    said: ({ message }) => message,
    fault: (_, said) => said,
  },
  es: {
    title: 'Por favor, revise sus datos',
    labels: { ...spanish.names, serviceType: 'Servicio', acceptTerms: 'Acepto los términos' },
    chooseService: 'Elija el tipo de servicio',
    services: spanish.types,
    sendAgain: 'Enviar otra vez',
    said: (refusal, phone) => (saidInSpanish[refusal.code] ?? otherwise)(phone, refusal),
    fault: (name) => faultsInSpanish[name] ?? 'Por favor, revise este campo.',
  },
}

const faultsInSpanish: Readonly<Record<string, string>> = {
  ...spanish.faults,
  email: 'Por favor, revise el correo electrónico.',
  acceptTerms: 'Por favor, acepte los términos para que podamos responderle.',
}

type Said = (phone: string, refusal: Refusal) => string

const otherwise: Said = (phone) =>
  `Algo no funcionó de nuestro lado. Inténtelo otra vez o llame al ${phone}.`

/** By a refusal's code. */
const saidInSpanish: Readonly<Record<string, Said>> = {
  wrong_fields: () => 'Por favor, revise los campos marcados y envíelo otra vez.',
  unreadable_request: (phone) =>
    `No pudimos leer lo que nos envió. Inténtelo otra vez o llame al ${phone}.`,
  too_large: () => 'Esto es demasiado largo para nosotros. Por favor, acórtelo.',
  too_many: (phone, { retryAfter = 60 }) =>
    `Fueron muchos envíos en poco tiempo. Inténtelo otra vez en ${minutes(retryAfter)} o llame al ${phone}.`,
  idempotency_mismatch: (phone) =>
    `Este formulario ya se envió antes, con otros datos. Vuelva a cargar la página y envíelo otra vez, o llame al ${phone}.`,
  foreign_origin: () => 'Esto se envió desde otro sitio web y no se aceptó.',
  not_stored: (phone) =>
    `Ahora no pudimos guardar lo que nos envió. Inténtelo otra vez o llame al ${phone}.`,
  store_away: (phone) =>
    `Ahora no alcanzamos nuestros registros. Inténtelo otra vez en un minuto o llame al ${phone}.`,
}

const minutes = (seconds: number): string =>
  seconds <= 60 ? 'un minuto' : `${Math.ceil(seconds / 60)} minutos`
