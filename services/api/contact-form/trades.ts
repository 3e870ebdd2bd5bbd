import type { Language } from '../contract/language.ts'
import { servicesByType, type ServiceType, serviceTypeLabels } from './service-types.ts'

/** A trade that the form lists under its service type. */
interface Trade {
  /** Its name among the `services` of a request. */
  slug: string
  label: Readonly<Record<Language, string>>
  /** The offerings whose pages preselect it in their form. */
  offerings: readonly string[]
}

const trade = (slug: string, en: string, es: string, ...offerings: string[]): Trade => ({
  slug,
  label: { en, es },
  offerings,
})

interface TradeGroup {
  serviceType: ServiceType
  label: Readonly<Record<Language, string>>
  trades: readonly Trade[]
}

/**
 * The form's list of trades, by service type. A request has the service type in `serviceType` (S4.5), the trade as the
 * first of its `services`, and the trade's label as `service`, so that older API clients work as before.
 */
export const tradeGroups: readonly TradeGroup[] = [
  {
    serviceType: 'home-services',
    label: { en: 'Fix and improve', es: 'Reparar y mejorar' },
    trades: [
      trade('roofing', 'Roofing', 'Techos', 'roofing'),
      trade('siding', 'Siding', 'Revestimiento (siding)', 'siding'),
      trade('decks-and-patios', 'Deck or patio', 'Terraza (deck) o patio', 'decks-and-patios'),
      trade('concrete', 'Concrete', 'Concreto', 'concrete'),
      trade('excavation', 'Excavation', 'Excavación', 'excavation'),
      trade('home-inspection', 'Home inspection', 'Inspección de la casa', 'home-inspections'),
      trade('hvac', 'Heating and cooling', 'Calefacción y aire acondicionado'),
      trade('plumbing', 'Plumbing', 'Plomería'),
      trade('electrical', 'Electrical', 'Electricidad'),
      trade('painting', 'Painting', 'Pintura'),
      trade('flooring', 'Flooring', 'Pisos'),
      trade('landscaping', 'Landscaping', 'Jardinería'),
    ],
  },
  {
    serviceType: 'remodels',
    label: { en: 'Remodel', es: 'Remodelar' },
    trades: [
      trade('kitchen-remodeling', 'Kitchen remodel', 'Remodelación de cocina', 'kitchens'),
      trade('bathroom-remodeling', 'Bathroom remodel', 'Remodelación de baño'),
      trade(
        'remodels-renovations',
        'Whole-house remodel',
        'Remodelación de toda la casa',
        'luxury-home-remodels',
      ),
    ],
  },
  {
    serviceType: 'custom',
    label: { en: 'Build', es: 'Construir' },
    trades: [
      trade(
        'residential-construction',
        'New home',
        'Casa nueva',
        'residential',
        'custom-builds',
        'custom-luxury-homes',
      ),
      trade('commercial-construction', 'Commercial building', 'Edificio comercial', 'commercial'),
      trade('subdivision-development', 'Subdivision', 'Fraccionamiento', 'subdivision'),
      trade('pre-construction', 'Pre-construction', 'Preconstrucción', 'pre-construction'),
    ],
  },
  {
    serviceType: 'property',
    label: { en: 'Manage', es: 'Administrar' },
    trades: [
      trade(
        'vacation-rental-management',
        'Vacation rental',
        'Renta vacacional',
        'vacation-rentals',
      ),
    ],
  },
  {
    serviceType: 'equipment',
    label: { en: 'Rent', es: 'Rentar' },
    trades: [
      trade('dumpster-rentals', 'Dumpster', 'Contenedor de escombro', 'dumpster-rentals'),
      trade('porta-potties', 'Porta-potty', 'Baño portátil', 'porta-potties'),
      trade('trailer-rentals', 'Trailer', 'Remolque', 'trailer-rentals'),
      trade('skid-steers', 'Skid steer', 'Minicargador', 'skid-steers'),
      trade('excavators', 'Excavator', 'Excavadora', 'excavators'),
      trade('bulldozers', 'Bulldozer', 'Bulldozer', 'bulldozers'),
      trade('forklifts', 'Forklift', 'Montacargas', 'forklifts'),
      trade('aerial-lifts', 'Aerial lift', 'Plataforma elevadora', 'aerial-lifts'),
    ],
  },
]

const allTrades = tradeGroups.flatMap(({ trades }) => trades)

/**
 * Returns the service type and the trade of an answer from the form's list; without a trade, the answer is a whole
 * service type.
 */
export function parseServiceChoice(
  answer: string,
): { serviceType: ServiceType; trade?: Trade } | undefined {
  for (const { serviceType, trades } of tradeGroups) {
    if (serviceType === answer) return { serviceType }
    const chosen = trades.find(({ slug }) => slug === answer)
    if (chosen) return { serviceType, trade: chosen }
  }
  return undefined
}

/**
 * Returns the fields of a request for an answer from the form's list.
 * @param others further services, such as the page's
 */
export function serviceFields(answer: string, others: readonly string[] = []) {
  const choice = parseServiceChoice(answer)
  if (!choice) return undefined
  const { serviceType, trade } = choice
  const named = trade ? [trade.slug] : []
  return {
    serviceType,
    services: [...new Set([...named, ...others, ...servicesByType[serviceType]])],
    ...(trade && { service: trade.label.en }),
  }
}

/** Every answer of the form's list: the service types and their trades. */
export const serviceChoices: readonly string[] = tradeGroups.flatMap(({ serviceType, trades }) => [
  serviceType,
  ...trades.map(({ slug }) => slug),
])

/** Returns the English label of an answer from the form's list. */
export function serviceChoiceLabel(answer: string): string {
  const { serviceType, trade } = parseServiceChoice(answer) ?? {}
  return trade?.label.en ?? (serviceType ? serviceTypeLabels[serviceType] : answer)
}

/**
 * Returns the fields of a lead with another answer from the form's list.
 * @param others further services, such as the page's
 */
export function changedService(
  { extra }: Pick<About, 'extra'>,
  choice: string,
  others: readonly string[] = [],
) {
  const { service, ...fields } = serviceFields(choice, others) ?? {}
  const { service: _, ...rest } = extra
  return { ...fields, extra: service === undefined ? rest : { ...rest, service } }
}

interface Chosen {
  serviceType: string
  /** The trade's label. */
  service?: string | undefined
  services?: readonly string[]
}

/** Returns the answer from the form's list for these fields: the trade or, without one, the service type. */
export function serviceChoice({ serviceType, service, services = [] }: Chosen): string {
  const trades = tradeGroups.find((group) => group.serviceType === serviceType)?.trades ?? []
  if (service === undefined) return serviceType
  // The page's own name for its trade may be another than the list's.
  const chosen =
    trades.find(({ label }) => label.en === service) ??
    trades.find(({ slug }) => slug === services[0])
  return chosen?.slug ?? serviceType
}

/** Returns the services of a lead that neither its trade nor its service type implies (S4.5). */
export function otherServices({ serviceType, services, extra }: About): string[] {
  const choice = serviceChoice({ serviceType, services, service: extra['service'] })
  const implied: readonly string[] = servicesByType[serviceType]
  // A client may have named some of them only.
  const isWhole = implied.every((service) => services.includes(service))
  return services.filter((service) => service !== choice && !(isWhole && implied.includes(service)))
}

/** Returns the trade that an offering's pages preselect in their form. */
export const tradeOfOffering = (offering: string): string | undefined =>
  allTrades.find(({ offerings }) => offerings.includes(offering))?.slug

interface About {
  serviceType: ServiceType
  services: readonly string[]
  extra: Readonly<Record<string, string>>
}

/**
 * Returns the label of a lead's trade; a label that is not in the form's list is not translated. Any client can send it,
 * so long text and several lines are ignored.
 */
export function tradeLabel(
  { extra }: Pick<About, 'extra'>,
  language: Language = 'en',
): string | undefined {
  const service = extra['service']
  if (!service || service.length > 60 || /[\r\n]/.test(service)) return undefined
  return allTrades.find(({ label }) => label.en === service)?.label[language] ?? service
}

/** Returns the label of a lead's trade or, without one, of its service type. */
export const serviceLabel = (lead: Pick<About, 'serviceType' | 'extra'>): string =>
  tradeLabel(lead) ?? serviceTypeLabels[lead.serviceType]
