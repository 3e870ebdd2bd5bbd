import { head } from '../../renderer/head/head.ts'
import { getSite } from '../../services/content/index.ts'
import { bySlug, preselected } from '../../services/content/model/site.ts'
import { drawingData } from '../page-parts.ts'

const path = '/test-enhanced-roofing-vail-colorado'
const testedSlug = 'roofing-vail-colorado'

/** The content of the original page: the variant changes the order, not the text. */
export function data() {
  const site = getSite()
  const { title, lead, badge, service, town, copy, own, ...location } = bySlug(
    site.locations,
    testedSlug,
  )
  if (!own?.view) throw new Error(`The location ${testedSlug} has no view`)
  return {
    head: head(
      {
        title: `Test: ${title}`,
        description: `A test of the page “${title}” with its form in the first screen, against the page as it stands.`,
        keywords: service.keywords,
        path,
        index: false,
        sharedAs: `/${testedSlug}`,
        crumbs: [{ label: `Test: ${title}`, path }],
      },
      site,
    ),
    title,
    lead,
    badge,
    stats: copy.stats,
    callToActionHref: '#estimate',
    form: {
      ...preselected(site, service),
      extra: { town: town.name, service: service.label, variant: path },
    },
    drawing: drawingData(site, own.view.drawing),
    faqs: location.faqs,
    faqTitle: `Frequently Asked Questions About ${service.label} in ${town.name}, ${town.county}`,
    original: `/${testedSlug}`,
  }
}
