import { requestWordsInEnglish } from './request-words-en.ts'
import type { RequestWords } from './request-words.ts'

export const requestWordsInSpanish: RequestWords = {
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
  kinds: requestWordsInEnglish.kinds,
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
    `En nuestros registros ya nada lo nombra. Los correos que ya llegaron al buzón de la oficina se borran a mano, y las copias de seguridad cuando vencen. ¿Preguntas? Llame al ${phone}.`,
  deadTitle: 'Este enlace no sirve',
  dead: (phone) =>
    `Puede que sea demasiado viejo (sirve 60 días), que se haya perdido una parte por el camino, que el correo se haya corregido después o que la solicitud esté borrada. Llame al ${phone} y la buscamos.`,
  failedTitle: 'No funcionó',
  failed: (phone) => `Vuelva atrás e inténtelo otra vez, o llame al ${phone}.`,
}
