import type { BuildingGuide } from '../../services/api/site/shell-contract.ts'

type Guide = BuildingGuide | undefined

/**
 * Texts of the pages behind links in emails to subscribers. Without a guide, no confirmation is asked for, and the
 * links in earlier emails are answered as invalid.
 */
export const subscriptionTexts = {
  confirm: {
    en: {
      title: (guide: Guide) => `Want the ${guide?.en.name ?? 'guide'}?`,
      ask: (email: string) =>
        `We’ll send it to ${email}, plus an occasional email like it. Every one has an unsubscribe link.`,
      button: 'Yes, send me the guide',
      doneTitle: 'Thank you! The guide is on its way.',
      done: (email: string) => `Give it a few minutes to reach ${email}.`,
      invalidLinkTitle: 'This link doesn’t work anymore',
      invalidLink: (phone: string, guide: Guide) =>
        `It’s good for seven days. ${guide ? 'Ask for the guide again on our website, or call' : 'Call'} ${phone}.`,
    },
    es: {
      title: (guide: Guide) => `¿Quiere la ${guide?.es.longName ?? 'guía'}?`,
      ask: (email: string) =>
        `Se la mandamos a ${email}; está en inglés. De vez en cuando le mandaremos también un correo del mismo tipo. Todos traen un enlace para darse de baja.`,
      button: 'Sí, mándenme la guía',
      doneTitle: '¡Gracias! La guía va en camino.',
      done: (email: string) => `Llegará a ${email} en unos minutos.`,
      invalidLinkTitle: 'Este enlace ya no sirve',
      invalidLink: (phone: string, guide: Guide) =>
        `Sirve siete días. ${guide ? 'Pida la guía otra vez en nuestro sitio web o llame' : 'Llame'} al ${phone}.`,
    },
  },
  leave: {
    en: {
      title: () => 'Unsubscribe?',
      ask: (email: string) => `We’ll stop sending these emails to ${email}.`,
      button: 'Unsubscribe',
      doneTitle: 'You’re unsubscribed',
      done: (email: string, guide: Guide) =>
        `We won’t send any more of these to ${email}.${guide ? ' Changed your mind? Ask for the guide again on our website.' : ''}`,
      invalidLinkTitle: 'This link doesn’t work',
      invalidLink: (phone: string) =>
        `Part of it may be missing, or we don’t have your address anymore. Call ${phone} and we’ll take you off the list.`,
    },
    es: {
      title: () => '¿Quiere darse de baja?',
      ask: (email: string) => `Ya no le mandaremos estos correos a ${email}.`,
      button: 'Darme de baja',
      doneTitle: 'Listo, ya no está en la lista',
      done: (email: string, guide: Guide) =>
        `Ya no le mandaremos más a ${email}.${guide ? ' ¿Cambió de idea? Pida la guía otra vez en nuestro sitio web.' : ''}`,
      invalidLinkTitle: 'Este enlace no sirve',
      invalidLink: (phone: string) =>
        `Puede que esté incompleto o que ya no tengamos su dirección. Llame al ${phone} y la quitamos de la lista.`,
    },
  },
} as const
