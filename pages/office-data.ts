import { pictureOf } from '../renderer/components/picture-data.ts'
import { hoursInWords } from '../renderer/shell/shell-data.ts'
import { placeOnMap } from '../services/content/model/service-area.ts'
import type { Site } from '../services/content/model/site.ts'
import type { Address } from '../services/content/schema/business.ts'

const inOneLine = ({ street, city, state, postalCode }: Address) =>
  `${street}, ${city}, ${state} ${postalCode}`

/** Where the firm is and how to reach it, for the contact sections. */
export function officeData(site: Site) {
  const { business } = site
  const [office] = business.offices
  if (!office) throw new Error('content/business.yaml has no office')
  return {
    address: inOneLine(office.address),
    mailing: office.mailing && inOneLine(office.mailing),
    phones: business.phones,
    email: business.email,
    hours: hoursInWords(business.hours),
    map: pictureOf(site, 'service-area-map'),
    places: site.towns.map(({ name, coordinates, mapLabel }) => ({
      name,
      side: mapLabel,
      isOffice: name === office.address.city,
      at: placeOnMap(coordinates),
    })),
  }
}

export type OfficeData = ReturnType<typeof officeData>
