import { currentContentVersion } from '../../services/content/load/upgrades.ts'
import { paletteOf } from '../../services/content/model/brand/palette.ts'
import { slugify } from '../../services/content/load/messages/suggest.ts'
import type { Firm } from './answers.ts'
import { defaultLanguage } from '../../services/content/model/languages.ts'
import { adoptedTexts } from './texts.ts'
import { capitalized, fitting, servicesOf, townsOf } from './wording.ts'
import { todo, yaml } from './yaml.ts'

/** Returns business.yaml: only what the firm said, and comments for what it still has to say. */
export function businessFile(firm: Firm): string {
  const { name, language, state, timeZone, towns, address, hours, founded } = firm
  const texts = adoptedTexts[language]
  const services = capitalized(servicesOf(firm))
  return yaml(
    'Who the firm is. The comments in services/content/schema/business.ts say what each field is.',
    {
      contentVersion: currentContentVersion,
      ...(language !== defaultLanguage && { language }),
      brand: name,
    },
    todo('the name as it is registered, if it is another one.'),
    { legalName: name },
    ...(firm.origin === undefined
      ? [todo('the site’s own address, once you have the domain.')]
      : []),
    { origin: firm.origin ?? `https://www.${slugify(name)}.example` },
    ...(founded === undefined
      ? [todo('founded: the year the firm began, if you want to say it.')]
      : [{ founded }]),
    {
      description: fitting(
        300,
        `${texts.in(services, townsOf(firm))}, ${state.name}.`,
        `${texts.in(services, state.name)}.`,
        `${name}, ${state.name}.`,
      ),
      phones: [{ label: texts.office, number: firm.phone }],
      email: firm.email,
    },
    ...(address
      ? [{ offices: [{ name: fitting(40, texts.officeIn(address.city), texts.office), address }] }]
      : [todo('offices: the office’s address, if visitors and mail go there.')]),
    ...(hours.length > 0
      ? [{ hours }]
      : [todo('hours: when the office is open. Requests are then due in those hours.')]),
    todo(
      'closed: the holidays on which the office is closed, and promise: how soon you answer. It is 24 hours until you say.',
    ),
    ...(firm.zoneGuessed
      ? [
          todo(
            `place.timeZone: a part of ${state.name} has another time zone than ${timeZone.en}. Is this the office’s?`,
          ),
        ]
      : []),
    {
      place: { state: { name: state.name, code: state.code, slug: state.slug }, timeZone },
      referencePrefix: referencePrefix(name),
      serviceGroups: [{ id: 'services', heading: texts.ourServices }],
      areas: [{ name: state.name, places: towns.map((town) => town.name) }],
      shareImage: 'home',
    },
  )
}

/** `Cedar & Stone` → `CS`: what the numbers of requests begin with. */
export function referencePrefix(name: string): string {
  const words = slugify(name)
    .split('-')
    .filter((word) => /^[a-z]/.test(word))
  const initials = words.map((word) => word.charAt(0)).join('')
  const letters = initials.length > 1 ? initials : (words[0] ?? '').replace(/[^a-z]/g, '')
  return letters
    .slice(0, words.length > 1 ? 4 : 2)
    .padEnd(2, 'R')
    .toUpperCase()
}

/** Returns form.yaml: all questions, and a type of request for each service. */
export const formFile = ({ services, language }: Firm): string => {
  // The office reads the English one.
  const inEach = (name: string) => ({ en: name, ...(language === 'es' && { es: name }) })
  return yaml('What the estimate form asks and lists.', {
    types: services.map(({ name, slug }) => ({
      id: slug,
      label: inEach(name),
      heading: inEach(name),
      services: [slug],
    })),
  })
}

/** Returns navigation.yaml. */
export function navigationFile({ services, language }: Firm): string {
  const texts = adoptedTexts[language]
  const links = services.map(({ name, slug }) => ({ label: name, href: `/${slug}` }))
  const about = { label: texts.about, href: '/about' }
  const contact = { label: texts.contact, href: '/contact' }
  const menu = { label: texts.services, href: '/services', links }
  return yaml({
    header: [menu, about, contact],
    callToAction: { label: texts.estimate, href: '/contact' },
    mobile: [{ label: texts.home, href: '/' }, menu, about, contact],
    footer: {
      services: links,
      quickLinks: [about, contact, { label: texts.sitemap, href: '/sitemap' }],
      legal: [{ label: texts.privacyPolicy, href: '/privacy-policy' }],
    },
  })
}

/** Returns brand/brand.yaml: the colors of the engine, to be replaced by the firm's. */
export function brandFile({ name }: Firm): string {
  const { link, accent, hero, action, onAction } = paletteOf({})
  return yaml(
    'What the firm looks like. npm run check measures whether each text can be read on its ground.',
    todo('the firm’s colors, and logo.svg and mark.svg beside this file.'),
    {
      ...(name.length <= 16 && { shortName: name }),
      colors: { link, accent, hero, action, onAction },
    },
  )
}

/** Returns an email template with which staff answer a request. */
export const replyFile = ({ language }: Pick<Firm, 'language'>): string =>
  yaml('Staff open it at a lead. [Square brackets] are filled in by hand.', {
    name: 'First answer',
    order: 1,
    [language]: adoptedTexts[language].reply,
  })

/** Returns lost-reasons.yaml: what any firm loses requests to, in English as the admin is. */
export const lostReasonsFile = (): string =>
  yaml('Why requests come to nothing: staff choose one for a lost lead. Make them your own.', [
    { id: 'price', label: 'Too expensive' },
    { id: 'other-firm', label: 'Went with someone else' },
    { id: 'no-answer', label: 'Never heard back' },
    { id: 'postponed', label: 'Put it off' },
    { id: 'not-our-work', label: 'Not our kind of job' },
    { id: 'other', label: 'Something else' },
  ])
