import type { UploadError } from '../../services/api/attachments/attachment-store.ts'
import { type AttachmentKind, maxMegapixels } from '../../services/api/attachments/contract.ts'

/** Notices at the top of the page. */
export type NoticeCode = 'corrected' | 'the same' | 'too often' | 'files'

const en = {
  title: 'Your request',
  intro: (reference: string) => `Here’s what we have for request ${reference}.`,
  by: (when: string) => `You’ll hear from us by ${when}.`,
  answered: 'We’re already working on it.',
  call: (phone: string) => `Urgent? Call ${phone}.`,
  notices: {
    corrected: 'Your changes are saved, and we’ve let the office know.',
    'the same': 'That’s what it already said, so nothing changed.',
    'too often': 'That’s as many changes as we can take here. Please call us instead.',
    files: 'Got your files. We’ve let the office know.',
  } satisfies Record<NoticeCode, string>,
  sent: 'What you sent us',
  correct: 'Fix something',
  correctHint: 'Change what’s wrong and save. We can still see what it said before.',
  save: 'Save changes',
  check: 'Please check the marked fields.',
  files: 'Photos and plans',
  filesHint:
    'JPEG, PNG, WebP, AVIF, HEIC or PDF, up to 20 MB each, ten at a time, twenty in all. Only our office sees them. Cameras save where and when a photo was taken. We take that out where we can; HEIC and PDF files stay as they are.',
  noFiles: 'None yet.',
  choose: 'Choose files',
  upload: 'Add files',
  tooManyFiles: 'That’s all the files we can take here. Please email us the rest.',
  nothingChosen: 'Choose a file first.',
  uploadErrors: {
    'too large': (name: string) => `${name} is over 20 MB. Please send a smaller copy.`,
    'wrong kind': (name: string) =>
      `${name} isn’t really a JPEG, PNG, WebP, AVIF, HEIC or PDF. Save a copy as one of those and try again.`,
    broken: (name: string) => `${name} didn’t come through, or we can’t open it. Please try again.`,
    empty: (name: string) => `${name} is empty.`,
    'no space': (name: string) => `We can’t save ${name} right now. Please try again tomorrow.`,
    'share used': (name: string) =>
      `We couldn’t add ${name}: that’s all the files we can take from you today. Please email us the rest.`,
    'too many pixels': (name: string) =>
      `${name} is too big for us to open. JPEG and PNG can have up to ${maxMegapixels.jpeg} megapixels, WebP ${maxMegapixels.webp}, AVIF ${maxMegapixels.avif}. Please send a smaller copy.`,
    'too much work': (name: string) =>
      `${name} takes too long to open. Save it as a regular JPEG, or send a smaller copy.`,
    'too many': (name: string) => `${name} is one file too many.`,
  } satisfies Record<UploadError | 'too many', (name: string) => string>,
  filesAdded: (kept: number) =>
    kept === 0 ? 'No files added.' : kept === 1 ? 'One file added.' : `${kept} files added.`,
  kinds: {
    jpeg: 'JPEG',
    png: 'PNG',
    webp: 'WebP',
    avif: 'AVIF',
    heic: 'HEIC',
    pdf: 'PDF',
  } satisfies Record<AttachmentKind, string>,
  erase: 'Erase it',
  eraseHint: 'Changed your mind? We’ll erase everything personal in this request, files included.',
  // The link isn't from an email, so we don't know that it's them.
  eraseByEmail: 'To erase this request, use the link in the email we sent you.',
  eraseLink: 'Erase this request…',
  eraseTitle: 'Erase this request?',
  eraseAsk: (reference: string) =>
    `We’ll remove your name, address, phone number, message and files from request ${reference} for good, so we won’t be able to answer it. You can’t undo this.`,
  eraseButton: 'Yes, erase everything',
  back: 'No, go back',
  erasedTitle: 'Your request is erased',
  erased: (phone: string) =>
    `Nothing in our records names you anymore. We’ve asked our office to delete its emails about it by hand, and copies in backups go away when the backups expire. Questions? Call ${phone}.`,
  // A file could not be removed yet: the erasure is stored and retried.
  erasingTitle: 'Your request is being erased',
  erasing: (phone: string) =>
    `We’re erasing it. Part of it didn’t go on the first try, so our server keeps trying until it’s gone. You don’t have to do anything. Questions? Call ${phone}.`,
  invalidLinkTitle: 'This link doesn’t work',
  invalidLink: (phone: string) =>
    `It’s good for 60 days. It may have expired or been cut short, your email address may have changed since, or the request was erased. Try the latest link we emailed you, or call ${phone} and we’ll look it up for you.`,
  failedTitle: 'That didn’t work',
}

const es: typeof en = {
  title: 'Su solicitud',
  intro: (reference) => `Esto es lo que tenemos de su solicitud ${reference}.`,
  by: (when) => `Le respondemos a más tardar ${when}.`,
  answered: 'Ya la estamos atendiendo.',
  call: (phone) => `¿Es urgente? Llame al ${phone}.`,
  notices: {
    corrected: 'Guardamos sus cambios y le avisamos a la oficina.',
    'the same': 'Ya decía eso, así que no cambió nada.',
    'too often': 'Ya no podemos recibir más cambios aquí. Mejor llámenos.',
    files: 'Recibimos sus archivos y le avisamos a la oficina.',
  },
  sent: 'Lo que nos envió',
  correct: 'Corregir algo',
  correctHint: 'Cambie lo que esté mal y guarde. Todavía podemos ver lo que decía antes.',
  save: 'Guardar cambios',
  check: 'Por favor, revise los campos marcados.',
  files: 'Fotos y planos',
  filesHint:
    'JPEG, PNG, WebP, AVIF, HEIC o PDF, hasta 20 MB cada uno, diez a la vez, veinte en total. Solo los ve nuestra oficina. Las cámaras guardan en la foto dónde y cuándo se tomó. Quitamos esos datos donde se puede; los archivos HEIC y PDF se quedan como están.',
  noFiles: 'Todavía ninguno.',
  choose: 'Elegir archivos',
  upload: 'Agregar archivos',
  tooManyFiles: 'Ya no caben más archivos aquí. Mándenos los demás por correo.',
  nothingChosen: 'Primero elija un archivo.',
  uploadErrors: {
    'too large': (name) => `${name} pesa más de 20 MB. Mande una copia más pequeña.`,
    'wrong kind': (name) =>
      `${name} no es en realidad JPEG, PNG, WebP, AVIF, HEIC ni PDF. Guárdelo en uno de esos formatos e inténtelo otra vez.`,
    broken: (name) => `${name} no llegó completo o no se puede leer. Inténtelo otra vez.`,
    empty: (name) => `${name} está vacío.`,
    'no space': (name) => `Ahora no podemos guardar ${name}. Inténtelo mañana.`,
    'share used': (name) =>
      `No pudimos agregar ${name}: por hoy ya no podemos recibirle más archivos. Mándenos los demás por correo.`,
    'too many pixels': (name) =>
      `${name} es una imagen demasiado grande para abrirla. JPEG y PNG pueden tener hasta ${maxMegapixels.jpeg} megapíxeles, WebP ${maxMegapixels.webp}, AVIF ${maxMegapixels.avif}. Envíe una copia más pequeña.`,
    'too much work': (name) =>
      `${name} tarda demasiado en abrirse. Guárdelo como un JPEG normal o envíe una copia más pequeña.`,
    'too many': (name) => `${name} ya no cabe.`,
  },
  filesAdded: (kept) =>
    kept === 0
      ? 'No se agregó ningún archivo.'
      : kept === 1
        ? 'Se agregó un archivo.'
        : `Se agregaron ${kept} archivos.`,
  kinds: en.kinds,
  erase: 'Borrar la solicitud',
  eraseHint: '¿Cambió de idea? Borramos todo lo personal de esta solicitud, también los archivos.',
  eraseByEmail: 'Para borrar esta solicitud, use el enlace del correo que le mandamos.',
  eraseLink: 'Borrar esta solicitud…',
  eraseTitle: '¿Borrar esta solicitud?',
  eraseAsk: (reference) =>
    `Vamos a borrar para siempre su nombre, dirección, teléfono, mensaje y archivos de la solicitud ${reference}, así que ya no podremos responderla. No se puede deshacer.`,
  eraseButton: 'Sí, borrar todo',
  back: 'No, volver',
  erasedTitle: 'Su solicitud está borrada',
  erased: (phone) =>
    `En nuestros registros ya no queda nada con su nombre. Le pedimos a nuestra oficina que borre a mano los correos que recibió sobre la solicitud; las copias de seguridad se borran cuando vencen. ¿Tiene preguntas? Llame al ${phone}.`,
  erasingTitle: 'Estamos borrando su solicitud',
  erasing: (phone) =>
    `La estamos borrando. Una parte no se pudo borrar a la primera, así que nuestro servidor sigue intentando hasta que no quede nada. Usted no tiene que hacer nada. ¿Tiene preguntas? Llame al ${phone}.`,
  invalidLinkTitle: 'Este enlace no sirve',
  invalidLink: (phone) =>
    `Sirve 60 días. Puede que ya haya vencido, que esté incompleto, que después haya cambiado su correo o que la solicitud ya esté borrada. Pruebe el último enlace que le mandamos por correo o llame al ${phone} y la buscamos.`,
  failedTitle: 'No funcionó',
}

/** Texts of the pages behind the request link. */
export const requestTexts = { en, es }
