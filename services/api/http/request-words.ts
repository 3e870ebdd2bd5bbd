import type { AttachmentKind } from '../contract/attachment.ts'
import type { Language } from '../contract/language.ts'
import { serviceTypeLabels, type ServiceType } from '../contract/service-types.ts'
import type { Fault } from '../attachments/attachment-folder.ts'

/** Whether something was done, to say it above the page. */
export type Said = 'corrected' | 'the same' | 'too often' | 'files'

export interface RequestWords {
  title: string
  intro: (reference: string) => string
  by: (when: string) => string
  answered: string
  call: (phone: string) => string
  said: Record<Said, string>
  sent: string
  names: Record<'reference' | 'name' | 'email' | 'phone' | 'serviceType' | 'message', string>
  types: Record<ServiceType, string>
  correct: string
  correctHint: string
  save: string
  check: string
  faults: Record<'name' | 'email' | 'phone' | 'serviceType' | 'message', string>
  files: string
  filesHint: string
  noFiles: string
  choose: string
  upload: string
  full: string
  nothingChosen: string
  refused: Record<Fault | 'too many', (name: string) => string>
  partly: (kept: number) => string
  kinds: Record<AttachmentKind, string>
  erase: string
  eraseHint: string
  eraseLink: string
  eraseTitle: string
  eraseAsk: (reference: string) => string
  eraseButton: string
  back: string
  erasedTitle: string
  erased: (phone: string) => string
  deadTitle: string
  dead: (phone: string) => string
  failedTitle: string
  failed: (phone: string) => string
}

const en: RequestWords = {
  title: 'Your request',
  intro: (reference) => `This is request ${reference}, as our office has it.`,
  by: (when) => `We answer by ${when}.`,
  answered: 'Our office has begun to work on it.',
  call: (phone) => `Urgent? Call ${phone}.`,
  said: {
    corrected: 'Your corrections are kept, and our office has been told.',
    'the same': 'Nothing was changed: it already said so.',
    'too often': 'This request was corrected many times. Please call us instead.',
    files: 'Your files have arrived, and our office has been told.',
  },
  sent: 'What you sent us',
  names: {
    reference: 'Reference',
    name: 'Your name',
    email: 'Email',
    phone: 'Phone',
    serviceType: 'About',
    message: 'Message',
  },
  types: serviceTypeLabels,
  correct: 'Correct it',
  correctHint: 'Change what is wrong and save. Our office sees what it said before.',
  save: 'Save corrections',
  check: 'Please check the marked fields.',
  faults: {
    name: 'Please tell us your name, in 200 characters at most.',
    email: 'Please check the email address: we answer by email.',
    phone: 'Please give a phone number with at least seven digits.',
    serviceType: 'Please choose one.',
    message: 'Please shorten this to 5000 characters.',
  },
  files: 'Photographs and plans',
  filesHint:
    'JPEG, PNG, WebP, AVIF, HEIC or PDF, up to 20 MB each, ten at a time, twenty in all. Only our office sees them. Where we can, we remove the place and time that a camera writes into a photograph; HEIC and PDF files stay as they are.',
  noFiles: 'None yet.',
  choose: 'Choose files',
  upload: 'Add files',
  full: 'This request has as many files as we can take. Please send more by email.',
  nothingChosen: 'No file was chosen.',
  refused: {
    'too large': (name) => `${name} is larger than 20 MB.`,
    'wrong kind': (name) =>
      `${name} is no JPEG, PNG, WebP, AVIF, HEIC or PDF file, whatever it is called.`,
    broken: (name) => `${name} did not arrive whole, or cannot be read. Please try again.`,
    empty: (name) => `${name} is empty.`,
    'no space': (name) => `We cannot keep ${name} just now. Please try again tomorrow.`,
    'too many': (name) => `${name} is one too many.`,
  },
  partly: (kept) =>
    kept === 0
      ? 'No file was added.'
      : kept === 1
        ? 'One file was added.'
        : `${kept} files were added.`,
  kinds: { jpeg: 'JPEG', png: 'PNG', webp: 'WebP', avif: 'AVIF', heic: 'HEIC', pdf: 'PDF' },
  erase: 'Have it erased',
  eraseHint: 'You can have everything personal in this request erased, with its files.',
  eraseLink: 'Erase this request …',
  eraseTitle: 'Erase this request?',
  eraseAsk: (reference) =>
    `Your name, address, number, message and files of request ${reference} are removed for good, and nobody answers it any more. This cannot be undone.`,
  eraseButton: 'Yes, erase everything',
  back: 'No, go back',
  erasedTitle: 'Your request is erased',
  erased: (phone) =>
    `Nothing in our records names you any more. Letters about it that have already reached our office’s mailbox are deleted by hand, and copies in backups go when those expire. Questions? Call ${phone}.`,
  deadTitle: 'This link does not work',
  dead: (phone) =>
    `It may be too old (it works for 60 days), a part of it may have been lost on its way, the email address may have been corrected since, or the request was erased. Call ${phone}: we look it up for you.`,
  failedTitle: 'That did not work',
  failed: (phone) => `Please go back and try again, or call ${phone}.`,
}

const es: RequestWords = {
  title: 'Su solicitud',
  intro: (reference) => `Esta es la solicitud ${reference}, tal como la tiene nuestra oficina.`,
  by: (when) => `Le respondemos a más tardar ${when}.`,
  answered: 'Nuestra oficina ya la está atendiendo.',
  call: (phone) => `¿Es urgente? Llame al ${phone}.`,
  said: {
    corrected: 'Guardamos sus correcciones y avisamos a nuestra oficina.',
    'the same': 'No cambió nada: ya estaba así.',
    'too often': 'Esta solicitud se ha corregido muchas veces. Por favor, llámenos.',
    files: 'Sus archivos han llegado y avisamos a nuestra oficina.',
  },
  sent: 'Lo que nos envió',
  names: {
    reference: 'Referencia',
    name: 'Su nombre',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    serviceType: 'Asunto',
    message: 'Mensaje',
  },
  types: {
    custom: 'Casas a medida y construcción',
    remodels: 'Remodelaciones y renovaciones',
    'home-services': 'Servicios para el hogar',
    property: 'Administración de propiedades',
    equipment: 'Alquiler de equipos',
  },
  correct: 'Corregirla',
  correctHint: 'Cambie lo que esté mal y guarde. Nuestra oficina ve lo que decía antes.',
  save: 'Guardar correcciones',
  check: 'Por favor, revise los campos marcados.',
  faults: {
    name: 'Por favor, díganos su nombre, en 200 caracteres como máximo.',
    email: 'Por favor, revise el correo electrónico: respondemos por correo.',
    phone: 'Por favor, dé un teléfono con al menos siete cifras.',
    serviceType: 'Por favor, elija uno.',
    message: 'Por favor, acorte esto a 5000 caracteres.',
  },
  files: 'Fotos y planos',
  filesHint:
    'JPEG, PNG, WebP, AVIF, HEIC o PDF, hasta 20 MB cada uno, diez a la vez, veinte en total. Solo los ve nuestra oficina. Donde podemos, quitamos el lugar y la hora que la cámara escribe en una foto; los archivos HEIC y PDF quedan como son.',
  noFiles: 'Todavía ninguno.',
  choose: 'Elija archivos',
  upload: 'Agregar archivos',
  full: 'Esta solicitud ya tiene todos los archivos que podemos recibir. Envíe más por correo.',
  nothingChosen: 'No se eligió ningún archivo.',
  refused: {
    'too large': (name) => `${name} pesa más de 20 MB.`,
    'wrong kind': (name) =>
      `${name} no es un archivo JPEG, PNG, WebP, AVIF, HEIC ni PDF, se llame como se llame.`,
    broken: (name) => `${name} no llegó completo o no se puede leer. Inténtelo otra vez.`,
    empty: (name) => `${name} está vacío.`,
    'no space': (name) => `Ahora no podemos guardar ${name}. Inténtelo mañana.`,
    'too many': (name) => `${name} ya no cabe.`,
  },
  partly: (kept) =>
    kept === 0
      ? 'No se agregó ningún archivo.'
      : kept === 1
        ? 'Se agregó un archivo.'
        : `Se agregaron ${kept} archivos.`,
  kinds: en.kinds,
  erase: 'Borrarla',
  eraseHint: 'Puede hacer borrar todo lo personal de esta solicitud, con sus archivos.',
  eraseLink: 'Borrar esta solicitud …',
  eraseTitle: '¿Borrar esta solicitud?',
  eraseAsk: (reference) =>
    `El nombre, la dirección, el teléfono, el mensaje y los archivos de la solicitud ${reference} se borran para siempre y ya nadie la responde. No se puede deshacer.`,
  eraseButton: 'Sí, borrar todo',
  back: 'No, volver',
  erasedTitle: 'Su solicitud está borrada',
  erased: (phone) =>
    `En nuestros registros ya nada lo nombra. Las cartas que ya llegaron al buzón de la oficina se borran a mano, y las copias de seguridad cuando vencen. ¿Preguntas? Llame al ${phone}.`,
  deadTitle: 'Este enlace no sirve',
  dead: (phone) =>
    `Puede que sea demasiado viejo (sirve 60 días), que se haya perdido una parte por el camino, que el correo se haya corregido después o que la solicitud esté borrada. Llame al ${phone} y la buscamos.`,
  failedTitle: 'No funcionó',
  failed: (phone) => `Vuelva atrás e inténtelo otra vez, o llame al ${phone}.`,
}

/** What the pages behind the request link say. */
export const requestWords: Record<Language, RequestWords> = { en, es }
