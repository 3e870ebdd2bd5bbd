import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { readEmails } from '../../content/load/emails.ts'
import { readWords } from '../../content/load/words.ts'
import { form } from '../../content/schema/form.ts'
import type { ServiceForm } from '../contact-form/service-form.ts'
import { emailColors, paletteOf } from '../../content/model/brand/palette.ts'
import { sampleArticles } from '../subscribers/emails.ts'
import type { EmailContext } from '../email/email.ts'
import { createLinkSigner } from '../email/link-tokens.ts'
import type { BuildingGuide, ShellData } from '../site/shell-contract.ts'
import { indexPages } from '../site/site-file.ts'
import { responseSla } from '../sla/contract.ts'
import { inLanguage } from '../../content/model/languages.ts'

const testSecret = 'a secret of at least thirty-two characters'

/** Its languages. */
const languages = { languages: ['en', 'es'] }

/** The time zone of the sample firm. */
export const mountainTime = {
  timeZone: 'America/Denver',
  timeZoneNames: { en: 'Mountain Time', es: 'hora de la montaña' },
}

/** It answers within 24 hours and is always open. */
export const everyHour = responseSla.parse(mountainTime)

/** The form of this firm. */
export const testForm: ServiceForm = form(languages).parse(
  parse(readFileSync('content/form.yaml', 'utf8')),
)

const projectWords = readWords(languages, { words: [] })
/** The words that come with the project. */
export const testWords = {
  en: inLanguage(projectWords, 'en'),
  es: inLanguage(projectWords, 'es'),
}

/** The emails that come with the project. */
const { templates } = readEmails({ texts: new Map(), ...languages }, [])
if (!templates) throw new Error('content/emails has a mistake: run “npm run check”.')

/** The form of another firm: two types, four choices, no Spanish, three questions less. */
export const cedarForm: ServiceForm = form(languages).parse({
  questions: ['name', 'phone', 'email', 'serviceType'],
  types: [
    {
      id: 'repairs',
      label: { en: 'Repairs' },
      heading: { en: 'Fix' },
      services: ['roof-repair'],
      choices: [
        { id: 'gutters', label: { en: 'Gutters & downspouts' } },
        { id: 'decks', label: { en: 'Decks' } },
      ],
    },
    {
      id: 'additions',
      label: { en: 'Additions' },
      heading: { en: 'Build' },
      services: ['additions'],
      choices: [
        { id: 'sunrooms', label: { en: 'Sunroom' } },
        { id: 'garages', label: { en: 'Garage' } },
      ],
    },
  ],
})

/** The building guide of the sample firm. */
export const testGuide: BuildingGuide = {
  path: '/building-guide',
  pdf: '/mountain-building-guide.pdf',
  title: 'Mountain Building Guide',
  words: {
    en: {
      name: 'Mountain Building Guide',
      longName: 'Mountain Building Guide',
      preview: 'Fifteen chapters on building in the high country, as a PDF to keep.',
    },
    es: {
      name: 'guía de construcción',
      longName: 'guía de construcción en la montaña',
      preview: 'Quince capítulos sobre construir en la alta montaña, en un PDF para guardar.',
    },
  },
}

/** A sample firm with a few pages. */
export const testEmailContext: EmailContext = {
  name: 'Highpine',
  address: 'office@highpine.example',
  office: 'office@highpine.example',
  phone: '970-555-0100',
  postal: 'Highpine, LLC, PO Box 1984, Edwards, CO 81632',
  origin: 'https://www.highpine.example',
  colors: emailColors(paletteOf({})),
  responseSla: everyHour,
  form: testForm,
  team: [],
  words: testWords,
  pageOf: indexPages({
    pages: [
      {
        path: '/roofing-springfield',
        title: 'Roofing Services in Springfield, Greene County',
        service: 'Roofing',
        serviceType: 'home-services',
        town: 'Springfield',
        language: 'en',
      },
      { path: '/buscando-trabajo', title: 'Buscando trabajo', language: 'es' },
      ...Object.values(sampleArticles),
    ],
  }),
  expiredAt: () => [
    {
      path: '/costs/roof',
      title: 'What a roof costs',
      until: '2026-10-31',
      problem: {
        file: 'content/costs/roof.yaml',
        line: 12,
        column: 5,
        field: 'bands[0].expires',
        reason: 'was 2026-10-31, so the page leaves this range off',
        repair: 'look the figures up again, then move `expires`',
      },
    },
  ],
  refusedPush: async () => ({
    commit: '0123456789abcdef0123456789abcdef01234567',
    author: 'Mara Writer',
    subject: 'New prices for decks',
    at: '2026-11-05T14:00:00.000Z',
    engine: 'c0de',
    outcome: 'refused',
    problems: [
      {
        file: 'content/costs/deck.yaml',
        line: 12,
        reason: 'bands[0].source — is missing',
        repair: 'say where the figure is from',
      },
    ],
    problemCount: 1,
  }),
  guide: testGuide,
  templates,
  links: createLinkSigner(testSecret),
}

const about = { label: 'About', href: '/about' }

/** The header and footer of a small site. */
export const testShell: ShellData = {
  language: 'en',
  home: '/',
  search: '/search',
  brand: 'Highpine',
  themeColor: '#1b2530',
  year: 2026,
  legalName: 'Highpine, Inc.',
  promise: { hours: 24, counts: 'every-hour' },
  phones: [{ label: 'Office', number: '970-555-0100' }],
  email: 'office@highpine.example',
  address: { street: '1 Main Street', city: 'Edwards', state: 'CO', postalCode: '81632' },
  state: 'Colorado',
  hours: 'Monday–Saturday, 8:00 AM–6:00 PM',
  shortHours: 'Mon–Sat 8–6',
  social: {
    facebook: 'https://www.highpine.example/facebook',
    instagram: 'https://www.highpine.example/instagram',
    linkedin: 'https://www.highpine.example/linkedin',
  },
  notices: {},
  feeds: true,
  callToActionIn: { es: { label: 'Pida su cotización', href: '/contacto', lang: 'es' } },
  trust: [],
  formLinks: { terms: '/terms', privacy: '/privacy-policy' },
  guide: testGuide,
  areas: [{ name: 'Eagle County', places: [{ name: 'Vail' }] }],
  header: [{ ...about, links: [] }],
  callToAction: { label: 'Receive Your Estimate', href: '/contact' },
  mobile: [{ ...about, links: [] }],
  footer: { services: [about], quickLinks: [about], legal: [about] },
}
