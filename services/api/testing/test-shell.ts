import type { ShellData } from '../site/shell-contract.ts'

const about = { label: 'About', href: '/about' }

/** The header and footer of a small site. */
export const testShell: ShellData = {
  brand: 'Highpine',
  legalName: 'Highpine, Inc.',
  phones: [{ label: 'Office', number: '970-555-0100' }],
  email: 'office@highpine.example',
  address: { street: '1 Main Street', city: 'Edwards', state: 'CO', postalCode: '81632' },
  hours: 'Monday–Saturday, 8:00 AM–6:00 PM',
  shortHours: 'Mon–Sat 8–6',
  social: {
    facebook: 'https://www.highpine.example/facebook',
    instagram: 'https://www.highpine.example/instagram',
    linkedin: 'https://www.highpine.example/linkedin',
  },
  areas: [{ name: 'Eagle County', places: [{ name: 'Vail' }] }],
  header: [{ ...about, links: [] }],
  callToAction: { label: 'Receive Your Estimate', href: '/contact' },
  mobile: [{ ...about, links: [] }],
  footer: { services: [about], quickLinks: [about], legal: [about] },
}
