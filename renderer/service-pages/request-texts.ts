import type { UploadError } from '../../services/api/attachments/attachment-store.ts'
import { type AttachmentKind, maxMegapixels } from '../../services/api/contract/attachment.ts'
import type { Language } from '../../services/api/contract/language.ts'

/** What was done, for the notice at the top of the page. */
export type NoticeCode = 'corrected' | 'the same' | 'too often' | 'files'

export interface RequestTexts {
  title: string
  intro: (reference: string) => string
  by: (when: string) => string
  answered: string
  call: (phone: string) => string
  notices: Record<NoticeCode, string>
  sent: string
  correct: string
  correctHint: string
  save: string
  check: string
  files: string
  filesHint: string
  noFiles: string
  choose: string
  upload: string
  tooManyFiles: string
  nothingChosen: string
  uploadErrors: Record<UploadError | 'too many', (name: string) => string>
  filesAdded: (kept: number) => string
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
  /** The erasure is stored and being repeated, since a file could not be removed yet. */
  erasingTitle: string
  erasing: (phone: string) => string
  invalidLinkTitle: string
  invalidLink: (phone: string) => string
  failedTitle: string
}

const en: RequestTexts = {
  title: 'Your request',
  intro: (reference) => `This is request ${reference}, as our office has it.`,
  by: (when) => `We answer by ${when}.`,
  answered: 'Our office has begun to work on it.',
  call: (phone) => `Urgent? Call ${phone}.`,
  notices: {
    corrected: 'Your corrections are kept, and our office has been told.',
    'the same': 'Nothing was changed: it already said so.',
    'too often': 'This request was corrected many times. Please call us instead.',
    files: 'Your files have arrived, and our office has been told.',
  },
  sent: 'What you sent us',
  correct: 'Correct it',
  correctHint: 'Change what is wrong and save. Our office sees what it said before.',
  save: 'Save corrections',
  check: 'Please check the marked fields.',
  files: 'Photographs and plans',
  filesHint:
    'JPEG, PNG, WebP, AVIF, HEIC or PDF, up to 20 MB each, ten at a time, twenty in all. Only our office sees them. Where we can, we remove the place and time that a camera writes into a photograph; HEIC and PDF files stay as they are.',
  noFiles: 'None yet.',
  choose: 'Choose files',
  upload: 'Add files',
  tooManyFiles: 'This request has as many files as we can take. Please send more by email.',
  nothingChosen: 'No file was chosen.',
  uploadErrors: {
    'too large': (name) => `${name} is larger than 20 MB.`,
    'wrong kind': (name) =>
      `${name} is no JPEG, PNG, WebP, AVIF, HEIC or PDF file, whatever it is called.`,
    broken: (name) => `${name} did not arrive whole, or cannot be read. Please try again.`,
    empty: (name) => `${name} is empty.`,
    'no space': (name) => `We cannot keep ${name} just now. Please try again tomorrow.`,
    'too many pixels': (name) =>
      `${name} is too large a picture for us to open. JPEG and PNG may have up to ${maxMegapixels.jpeg} megapixels, WebP ${maxMegapixels.webp}, AVIF ${maxMegapixels.avif}. Please send a smaller copy.`,
    'too much work': (name) =>
      `${name} takes too much time or memory to open. Please save it as an ordinary JPEG, or send a smaller copy.`,
    'too many': (name) => `${name} is one too many.`,
  },
  filesAdded: (kept) =>
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
    `Nothing in our records names you anymore. We’ve asked our office to delete the emails about it in their mailbox by hand, and copies in backups go when those expire. Questions? Call ${phone}.`,
  erasingTitle: 'Your request is being erased',
  erasing: (phone) =>
    `We’ve got your word and we’re erasing it. Part of it didn’t go on the first try, so our server keeps trying until it’s gone; you don’t have to do anything. Questions? Call ${phone}.`,
  invalidLinkTitle: 'This link does not work',
  invalidLink: (phone) =>
    `It may be too old (it works for 60 days), a part of it may have been lost on its way, the email address may have been corrected since, or the request was erased. Call ${phone}: we look it up for you.`,
  failedTitle: 'That did not work',
}

const es: RequestTexts = {
  title: 'Su solicitud',
  intro: (reference) => `Esta es la solicitud ${reference}, tal como la tiene nuestra oficina.`,
  by: (when) => `Le respondemos a más tardar ${when}.`,
  answered: 'Nuestra oficina ya la está atendiendo.',
  call: (phone) => `¿Es urgente? Llame al ${phone}.`,
  notices: {
    corrected: 'Guardamos sus correcciones y avisamos a nuestra oficina.',
    'the same': 'No cambió nada: ya estaba así.',
    'too often': 'Esta solicitud se ha corregido muchas veces. Por favor, llámenos.',
    files: 'Sus archivos han llegado y avisamos a nuestra oficina.',
  },
  sent: 'Lo que nos envió',
  correct: 'Corregirla',
  correctHint: 'Cambie lo que esté mal y guarde. Nuestra oficina ve lo que decía antes.',
  save: 'Guardar correcciones',
  check: 'Por favor, revise los campos marcados.',
  files: 'Fotos y planos',
  filesHint:
    'JPEG, PNG, WebP, AVIF, HEIC o PDF, hasta 20 MB cada uno, diez a la vez, veinte en total. Solo los ve nuestra oficina. Donde podemos, quitamos el lugar y la hora que la cámara escribe en una foto; los archivos HEIC y PDF quedan como son.',
  noFiles: 'Todavía ninguno.',
  choose: 'Elija archivos',
  upload: 'Agregar archivos',
  tooManyFiles:
    'Esta solicitud ya tiene todos los archivos que podemos recibir. Envíe más por correo.',
  nothingChosen: 'No se eligió ningún archivo.',
  uploadErrors: {
    'too large': (name) => `${name} pesa más de 20 MB.`,
    'wrong kind': (name) =>
      `${name} no es un archivo JPEG, PNG, WebP, AVIF, HEIC ni PDF, se llame como se llame.`,
    broken: (name) => `${name} no llegó completo o no se puede leer. Inténtelo otra vez.`,
    empty: (name) => `${name} está vacío.`,
    'no space': (name) => `Ahora no podemos guardar ${name}. Inténtelo mañana.`,
    'too many pixels': (name) =>
      `${name} es una imagen demasiado grande para abrirla. JPEG y PNG pueden tener hasta ${maxMegapixels.jpeg} megapíxeles, WebP ${maxMegapixels.webp}, AVIF ${maxMegapixels.avif}. Envíe una copia más pequeña.`,
    'too much work': (name) =>
      `Abrir ${name} lleva demasiado tiempo o memoria. Guárdelo como un JPEG normal o envíe una copia más pequeña.`,
    'too many': (name) => `${name} ya no cabe.`,
  },
  filesAdded: (kept) =>
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
    `En nuestros registros ya nada lo nombra. Le pedimos a nuestra oficina que borre a mano los correos que ya llegaron a su buzón; las copias de seguridad se borran cuando vencen. ¿Preguntas? Llame al ${phone}.`,
  erasingTitle: 'Estamos borrando su solicitud',
  erasing: (phone) =>
    `Recibimos su pedido y la estamos borrando. Una parte no se pudo borrar a la primera, así que nuestro servidor sigue intentando hasta que no quede nada; usted no tiene que hacer nada. ¿Preguntas? Llame al ${phone}.`,
  invalidLinkTitle: 'Este enlace no sirve',
  invalidLink: (phone) =>
    `Puede que sea demasiado viejo (sirve 60 días), que se haya perdido una parte por el camino, que el correo se haya corregido después o que la solicitud esté borrada. Llame al ${phone} y la buscamos.`,
  failedTitle: 'No funcionó',
}

/** Texts of the pages behind the request link. */
export const requestTexts: Record<Language, RequestTexts> = { en, es }
