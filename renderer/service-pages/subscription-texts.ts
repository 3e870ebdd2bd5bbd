/** Texts of the pages behind links in emails to subscribers. */
export const subscriptionTexts = {
  confirm: {
    en: {
      title: 'Send you the Mountain Building Guide?',
      ask: (email: string) =>
        `We send the guide to ${email}, and an occasional email of the same kind. Every email has a link to leave the list.`,
      button: 'Yes, send me the guide',
      doneTitle: 'Thank you! The guide is on its way.',
      done: (email: string) => `It comes to ${email} in a few minutes.`,
      deadTitle: 'This link does not work any more',
      dead: (phone: string) =>
        `It works for seven days. Ask for the guide once more on our website, or call ${phone}.`,
    },
    es: {
      title: '¿Le enviamos la guía Mountain Building Guide?',
      ask: (email: string) =>
        `Enviaremos la guía a ${email} y, de vez en cuando, un correo del mismo tipo. Cada uno tiene un enlace para salir de la lista.`,
      button: 'Sí, envíenme la guía',
      doneTitle: '¡Gracias! La guía va en camino.',
      done: (email: string) => `Llegará a ${email} en unos minutos.`,
      deadTitle: 'Este enlace ya no sirve',
      dead: (phone: string) =>
        `Sirve durante siete días. Pida la guía otra vez en nuestro sitio web o llame al ${phone}.`,
    },
  },
  leave: {
    en: {
      title: 'Leave the list?',
      ask: (email: string) => `${email} will get no more emails from this list.`,
      button: 'Leave the list',
      doneTitle: 'You have left the list',
      done: (email: string) =>
        `${email} will get no more emails from it. If you change your mind, ask for the guide again on our website.`,
      deadTitle: 'This link does not work',
      dead: (phone: string) =>
        `It may have lost a part on its way, or the address is not kept here any more. Call ${phone}, and we take you off the list.`,
    },
    es: {
      title: '¿Salir de la lista?',
      ask: (email: string) => `${email} no recibirá más correos de esta lista.`,
      button: 'Salir de la lista',
      doneTitle: 'Ha salido de la lista',
      done: (email: string) =>
        `${email} no recibirá más correos. Si cambia de opinión, pida la guía otra vez en nuestro sitio web.`,
      deadTitle: 'Este enlace no sirve',
      dead: (phone: string) =>
        `Puede que haya perdido una parte por el camino o que ya no guardemos la dirección. Llame al ${phone} y quitamos su dirección de la lista.`,
    },
  },
} as const
