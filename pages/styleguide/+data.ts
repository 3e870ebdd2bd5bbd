import { getSite } from '../../services/content/index.ts'
import {
  offeringEntry,
  officeData,
  pictureNamed,
  testimonialEntries,
  unlistedHead,
} from '../page-parts.ts'

export function data() {
  const site = getSite()
  return {
    head: unlistedHead(site, {
      title: 'Style guide',
      description: 'Every component of this site in every state, and the tokens they are made of.',
      path: '/styleguide',
    }),
    picture: pictureNamed(site, 'home-hero'),
    drawing: pictureNamed(site, 'roofing'),
    office: officeData(site),
    offerings: site.offerings.slice(0, 3).map((offering) => offeringEntry(site, offering)),
    // One with a picture, too.
    testimonials: testimonialEntries(site).map((entry, index) =>
      index === 0 ? { ...entry, picture: pictureNamed(site, 'kitchens') } : entry,
    ),
    faqs: site.towns.slice(0, 1).flatMap(({ faqs }) => faqs),
  }
}
