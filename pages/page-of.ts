import { bySlug, type PageOf, type Site } from '../services/content/model/site.ts'
import type { PageFields } from '../services/content/schema/page.ts'

/** The single page of a slug, made for a template; throws when its file says another. */
export function pageOf<Template extends PageFields['template']>(
  site: Site,
  slug: string,
  template: Template,
): PageOf<Template> {
  const page = bySlug(site.pages, slug)
  if (!hasTemplate(page, template))
    throw new Error(`content/pages/${slug}.md must have template: ${template}`)
  return page
}

const hasTemplate = <Template extends PageFields['template']>(
  page: Site['pages'][number],
  template: Template,
): page is PageOf<Template> => page.template === template
