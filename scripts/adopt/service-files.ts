import type { Firm, Town } from './answers.ts'
import { adoptedTexts } from './texts.ts'
import { inSentence } from './wording.ts'
import { markdown, todo, yaml } from './yaml.ts'

type Service = Firm['services'][number]

/** Returns services/{slug}.yaml: the copy of the service's page in each town. */
export function serviceFile(
  { name, slug }: Service,
  order: number,
  { state, language }: Firm,
): string {
  const texts = adoptedTexts[language]
  return yaml(
    { name, label: name, order, prefix: slug, offering: slug },
    {
      description: texts.location.description(name, state.name),
      keywords: [name],
      links: { group: 'services', hub: texts.location.hub(inSentence(name)) },
    },
    todo(
      `preset: what you know of ${inSentence(name)} that others don’t: expert, consequences, comparison, differentiators.`,
    ),
    {
      preset: {
        badge: name,
        image: slug,
        lead: texts.location.lead,
        benefits: texts.location.benefits,
        faqs: texts.questions,
      },
    },
  )
}

/** Returns offerings/{slug}.md: the page of the service itself. */
export function offeringFile(
  { name, slug }: Service,
  order: number,
  firm: Firm,
  today: string,
): string {
  const { state, language } = firm
  const texts = adoptedTexts[language]
  return markdown(
    yaml(
      {
        title: texts.in(name, state.name),
        description: texts.offering.description(name, firm.name),
        keywords: [name],
        label: name,
        group: 'service',
        order,
        headline: name,
        lead: texts.offering.lead,
        image: slug,
        summary: texts.offering.summary(name),
      },
      todo(
        `features: what is included in ${inSentence(name)}, and steps: how the job runs, with how long each takes.`,
      ),
      {
        faqs: texts.questions,
        form: { serviceType: slug, services: [slug] },
        updated: today,
      },
    ),
    `<!-- TODO: two or three paragraphs on ${inSentence(name)}: what you do, what you don’t, what to look for. -->`,
  )
}

/** How many other towns a town's pages link at most. */
const mostNeighbors = 4

/** Returns towns/{slug}.yaml: the name of the town, and no fact that nobody has looked up. */
export function townFile(
  { name, slug, county }: Town,
  { state, towns }: Firm,
  today: string,
): string {
  const others = towns.filter((town) => town.slug !== slug).slice(0, mostNeighbors)
  const open = [...(county === undefined ? ['county'] : []), 'intro, permits, topics']
  return yaml(
    { name, ...(county !== undefined && { county }), region: state.name, image: `town-${slug}` },
    ...(others.length > 1 ? [todo('neighbors: put the nearest first.')] : []),
    { ...(others.length > 0 && { neighbors: others.map((town) => town.slug) }) },
    todo(
      `what you know of ${name}: ${open.join(', ')}, and figures with their source (services/content/schema/town.ts).`,
    ),
    { hub: { updated: today } },
  )
}
