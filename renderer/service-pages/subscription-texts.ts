/** Texts of the pages behind links in emails to subscribers. */
export const subscriptionTexts = {
  confirm: {
    en: {
      title: 'Want the Mountain Building Guide?',
      ask: (email: string) =>
        `We’ll send it to ${email}, plus an occasional email like it. Every one has an unsubscribe link.`,
      button: 'Yes, send me the guide',
      doneTitle: 'Thank you! The guide is on its way.',
      done: (email: string) => `Give it a few minutes to reach ${email}.`,
      invalidLinkTitle: 'This link doesn’t work anymore',
      invalidLink: (phone: string) =>
        `It’s good for seven days. Ask for the guide again on our website, or call ${phone}.`,
    },
    es: {
      title: '¿Quiere la guía de construcción en la montaña?',
      ask: (email: string) =>
        `Se la mandamos a ${email}; está en inglés. De vez en cuando le mandaremos también un correo del mismo tipo. Todos traen un enlace para darse de baja.`,
      button: 'Sí, mándenme la guía',
      doneTitle: '¡Gracias! La guía va en camino.',
      done: (email: string) => `Llegará a ${email} en unos minutos.`,
      invalidLinkTitle: 'Este enlace ya no sirve',
      invalidLink: (phone: string) =>
        `Sirve siete días. Pida la guía otra vez en nuestro sitio web o llame al ${phone}.`,
    },
  },
  leave: {
    en: {
      title: 'Unsubscribe?',
      ask: (email: string) => `We’ll stop sending these emails to ${email}.`,
      button: 'Unsubscribe',
      doneTitle: 'You’re unsubscribed',
      done: (email: string) =>
        `We won’t send any more of these to ${email}. Changed your mind? Ask for the guide again on our website.`,
      invalidLinkTitle: 'This link doesn’t work',
      invalidLink: (phone: string) =>
        `Part of it may be missing, or we don’t have your address anymore. Call ${phone} and we’ll take you off the list.`,
    },
    es: {
      title: '¿Quiere darse de baja?',
      ask: (email: string) => `Ya no le mandaremos estos correos a ${email}.`,
      button: 'Darme de baja',
      doneTitle: 'Listo, ya no está en la lista',
      done: (email: string) =>
        `Ya no le mandaremos más a ${email}. ¿Cambió de idea? Pida la guía otra vez en nuestro sitio web.`,
      invalidLinkTitle: 'Este enlace no sirve',
      invalidLink: (phone: string) =>
        `Puede que esté incompleto o que ya no tengamos su dirección. Llame al ${phone} y la quitamos de la lista.`,
    },
  },
} as const
