import { promise } from '../contract/promise.ts'
import { signer } from '../links/signer.ts'
import type { Sender } from '../mail/letters.ts'
import { pageBy } from '../site-pages.ts'

export const testSecret = 'a secret of at least thirty-two characters'

/** The firm that tests write letters for; two of its pages are known. */
export const testSender: Sender = {
  name: 'Highpine',
  address: 'office@highpine.example',
  office: 'office@highpine.example',
  phone: '970-555-0100',
  postal: 'Highpine, LLC, PO Box 1984, Edwards, CO 81632',
  origin: 'https://www.highpine.example',
  promise: promise.parse({}),
  pageOf: pageBy({
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
  links: signer(testSecret),
}
