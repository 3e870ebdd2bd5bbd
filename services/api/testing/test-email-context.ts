import { responseSla } from '../sla/contract.ts'
import { createLinkSigner } from '../email/link-tokens.ts'
import type { EmailContext } from '../email/email.ts'
import { indexPages } from '../site/site-file.ts'

export const testSecret = 'a secret of at least thirty-two characters'

/** A sample firm with two pages. */
export const testEmailContext: EmailContext = {
  name: 'Highpine',
  address: 'office@highpine.example',
  office: 'office@highpine.example',
  phone: '970-555-0100',
  postal: 'Highpine, LLC, PO Box 1984, Edwards, CO 81632',
  origin: 'https://www.highpine.example',
  responseSla: responseSla.parse({}),
  pageOf: indexPages({
    pages: [
      {
        path: '/roofing-vail-colorado',
        title: 'Roofing Services in Vail, Eagle County',
        service: 'Roofing',
        town: 'Vail',
        language: 'en',
      },
      { path: '/buscando-trabajo', title: 'Buscando trabajo', language: 'es' },
    ],
  }),
  links: createLinkSigner(testSecret),
}
