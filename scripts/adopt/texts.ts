/**
 * The sentences of a new site in English: what the site itself does, and no fact that the firm has not said. `{phone}` and
 * `{email}` are placeholders of content.
 */
const en = {
  office: 'Office',
  officeIn: (city: string) => `${city} office`,
  ourServices: 'Our services',
  estimate: 'Get an Estimate',
  home: 'Home',
  services: 'Services',
  about: 'About',
  contact: 'Contact',
  sitemap: 'Sitemap',
  privacyPolicy: 'Privacy Policy',
  in: (what: string, where: string) => `${what} in ${where}`,
  send: 'Send us what you’d like done, or call {phone}.',
  sendWithPlace: 'Send us what you’d like done and where, or call {phone}.',
  tell: 'Tell us what you’d like done and where.',
  tellAboutJob: 'Tell us about your job',
  formOrCall: 'Send the form, or call {phone}.',
  callWriteOrForm: 'Call {phone}, write to {email}, or send the form.',
  whatWeDo: 'What we do',
  allServices: 'All services',
  reasons: 'Why people hire us',
  testimonials: 'What clients say',
  servicesPage: {
    title: 'All Services',
    description: (name: string, towns: string, services: string) =>
      `What ${name} does in ${towns}: ${services}. Send us what you’d like done.`,
    short: (name: string, state: string) =>
      `What ${name} does in ${state}. Send us what you’d like done.`,
    body: 'Not on the list? [Ask us](/contact).',
  },
  contactPage: {
    description: (name: string) =>
      `Write to or call ${name}: say what you’d like done and in which town.`,
    next: 'What happens next',
    steps: [
      {
        title: 'You get an email',
        text: 'It has the number of your request, and the time by which you hear from us.',
      },
      { title: 'We answer', text: 'One of us calls or emails you.' },
    ],
    body: 'In a hurry? Call [{phone}](tel:+1-{phone}).',
  },
  thankYouPage: {
    title: 'Thank You',
    description: 'We’ve got your request, and you’ll hear from us. Here is what happens now.',
    headline: 'Thank you!',
    body: 'We just sent you an email with the number of your request. In a hurry? Call [{phone}](tel:+1-{phone}).',
  },
  aboutPage: {
    title: (name: string) => `About ${name}`,
    description: (name: string) => `How to reach ${name}, and the towns where we work.`,
    headline: 'About us',
    visit: 'How to reach us',
    body: '[Send us a request](/contact), or call {phone}.',
  },
  privacyPage: {
    description: 'What this site keeps about you when you write to us, and how to have it deleted.',
    headline: 'Privacy',
    body: `## What we keep

When you send the form, we keep your name, how to reach you, what you wrote and the files you added, so that we can answer.

## How to have it deleted

Write to {email}, and we delete it.`,
  },
  location: {
    description: (service: string, state: string) =>
      `${service} in {town}, ${state}. Send us what you’d like done, with photos if you have them, or call {phone}.`,
    hub: (service: string) => `Start here for [${service} in {town}].`,
    lead: 'Tell us what you’d like done in {town}. Add photos or plans if you have them, so that we know what to ask.',
    benefits: [
      {
        title: 'A number for your request',
        text: 'It’s in the email that we send right away. Use it when you call {phone}.',
      },
      {
        title: 'A time for the answer',
        text: 'The email names the time by which you hear from us.',
      },
      {
        title: 'Room for photos and plans',
        text: 'Send them with the form, or later by the link in the email.',
      },
    ],
  },
  offering: {
    description: (service: string, firm: string) =>
      `${service} by ${firm}: what to send us for an estimate, and where we work.`,
    lead: 'Tell us what you’d like done and where. Add photos or plans if you have them.',
    summary: (service: string) => `${service}: send the form or call {phone}.`,
  },
  /** What the drawings show. */
  bands: 'Slanted bands of color, crossed by a thin line.',
  /** Questions whose answers follow from how the site works. */
  questions: [
    {
      question: 'How do I ask for an estimate?',
      answer: 'Send the form on this page, or call {phone}. Say what you’d like done, and where.',
    },
    {
      question: 'What should I have ready?',
      answer: 'The address, and what you’d like done. Photos and plans help if you have them.',
    },
    {
      question: 'When do I hear from you?',
      answer: 'The page that thanks you for your request names the time, and so does our email.',
    },
  ],
  reply: {
    subject: 'Your request {reference}',
    body: 'Hi {firstName},\n\nThank you for your request. I’d like to ask you a few questions.\n\nCan I call you on [day] at [time]?\n\nThanks,\n{staff}\n{brand}\n{phone}',
  },
}

const es: typeof en = {
  office: 'Oficina',
  officeIn: (city) => `Oficina de ${city}`,
  ourServices: 'Nuestros servicios',
  estimate: 'Pida su cotización',
  home: 'Inicio',
  services: 'Servicios',
  about: 'Nosotros',
  contact: 'Contacto',
  sitemap: 'Mapa del sitio',
  privacyPolicy: 'Política de privacidad',
  in: (what, where) => `${what} en ${where}`,
  send: 'Díganos qué necesita o llame al {phone}.',
  sendWithPlace: 'Díganos qué necesita y en dónde, o llame al {phone}.',
  tell: 'Díganos qué necesita y en dónde.',
  tellAboutJob: 'Cuéntenos de su trabajo',
  formOrCall: 'Envíe el formulario o llame al {phone}.',
  callWriteOrForm: 'Llame al {phone}, escriba a {email} o envíe el formulario.',
  whatWeDo: 'Qué hacemos',
  allServices: 'Todos los servicios',
  reasons: 'Por qué nos contratan',
  testimonials: 'Lo que dicen los clientes',
  servicesPage: {
    title: 'Todos los servicios',
    description: (name, towns, services) =>
      `Lo que hace ${name} en ${towns}: ${services}. Díganos qué necesita.`,
    short: (name, state) => `Lo que hace ${name} en ${state}. Díganos qué necesita.`,
    body: '¿No está en la lista? [Pregúntenos](/contact).',
  },
  contactPage: {
    description: (name) => `Escriba o llame a ${name}: díganos qué necesita y en qué pueblo.`,
    next: 'Qué sigue',
    steps: [
      {
        title: 'Le llega un correo',
        text: 'Trae el número de su solicitud y la hora a más tardar en que le respondemos.',
      },
      { title: 'Le respondemos', text: 'Uno de nosotros le llama o le escribe.' },
    ],
    body: '¿Tiene prisa? Llame al [{phone}](tel:+1-{phone}).',
  },
  thankYouPage: {
    title: 'Gracias',
    description: 'Recibimos su solicitud y le vamos a responder. Esto es lo que sigue.',
    headline: '¡Gracias!',
    body: 'Le acabamos de mandar un correo con el número de su solicitud. ¿Tiene prisa? Llame al [{phone}](tel:+1-{phone}).',
  },
  aboutPage: {
    title: (name) => `Sobre ${name}`,
    description: (name) => `Cómo comunicarse con ${name} y en qué pueblos trabajamos.`,
    headline: 'Quiénes somos',
    visit: 'Cómo comunicarse con nosotros',
    body: '[Mándenos una solicitud](/contact) o llame al {phone}.',
  },
  privacyPage: {
    description: 'Qué guarda este sitio de usted cuando nos escribe y cómo pedir que se borre.',
    headline: 'Privacidad',
    body: `## Qué guardamos

Cuando envía el formulario, guardamos su nombre, cómo comunicarnos con usted, lo que escribió y los archivos que agregó, para poder responderle.

## Cómo pedir que se borre

Escriba a {email} y lo borramos.`,
  },
  location: {
    description: (service, state) =>
      `${service} en {town}, ${state}. Díganos qué necesita, con fotos si las tiene, o llame al {phone}.`,
    hub: (service) => `Empiece aquí: [${service} en {town}].`,
    lead: 'Díganos qué necesita en {town}. Agregue fotos o planos si los tiene, para saber qué preguntarle.',
    benefits: [
      {
        title: 'Un número para su solicitud',
        text: 'Viene en el correo que le mandamos enseguida. Téngalo a la mano cuando llame al {phone}.',
      },
      {
        title: 'Una hora para la respuesta',
        text: 'El correo dice a más tardar a qué hora le respondemos.',
      },
      {
        title: 'Lugar para fotos y planos',
        text: 'Mándelos con el formulario o después, con el enlace del correo.',
      },
    ],
  },
  offering: {
    description: (service, firm) =>
      `${service} con ${firm}: qué mandarnos para una cotización y dónde trabajamos.`,
    lead: 'Díganos qué necesita y en dónde. Agregue fotos o planos si los tiene.',
    summary: (service) => `${service}: envíe el formulario o llame al {phone}.`,
  },
  bands: 'Franjas inclinadas de color, cruzadas por una línea delgada.',
  questions: [
    {
      question: '¿Cómo pido una cotización?',
      answer:
        'Envíe el formulario de esta página o llame al {phone}. Díganos qué necesita y en dónde.',
    },
    {
      question: '¿Qué debo tener a la mano?',
      answer: 'La dirección y lo que necesita. Si tiene fotos o planos, ayudan.',
    },
    {
      question: '¿Cuándo me responden?',
      answer: 'La página que le da las gracias dice la hora, y nuestro correo también.',
    },
  ],
  reply: {
    subject: 'Su solicitud {reference}',
    body: 'Hola, {firstName}:\n\nGracias por su solicitud. Me gustaría hacerle unas preguntas.\n\n¿Le puedo llamar el [día] a las [hora]?\n\nGracias,\n{staff}\n{brand}\n{phone}',
  },
}

export type AdoptedTexts = typeof en

/** By the language of the site; a site in another is written by hand (content/README.md, “Another language”). */
export const adoptedTexts = { en, es } as const satisfies Record<string, AdoptedTexts>
export type AdoptedLanguage = keyof typeof adoptedTexts
export const adoptedLanguages = ['en', 'es'] as const satisfies readonly AdoptedLanguage[]
