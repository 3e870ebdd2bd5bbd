import type { Firm, Town } from './answers.ts'
import { inSentence } from './wording.ts'
import { markdown, todo, yaml } from './yaml.ts'

type Service = Firm['services'][number]

/** Questions whose answers follow from how the site works. */
const estimateQuestions = [
  {
    question: 'How do I ask for an estimate?',
    answer: 'Send the form on this page, or call {phone}. Say what you’d like done, and where.',
  },
  {
    question: 'What should I have ready?',
    answer: 'The address, and what you’d like done. Photos and plans help if you have them.',
  },
  {
    question: 'When do I hear from you?',
    answer: 'The page that thanks you for your request names the time, and so does our email.',
  },
]

/** Returns services/{slug}.yaml: the copy of the service's page in each town. */
export function serviceFile({ name, slug }: Service, order: number, { state }: Firm): string {
  return yaml(
    { name, label: name, order, prefix: slug, offering: slug },
    {
      description: `${name} in {town}, ${state.name}. Send us what you’d like done, with photos if you have them, or call {phone}.`,
      keywords: [name],
      links: { group: 'services', hub: `Start here for [${inSentence(name)} in {town}].` },
    },
    todo(
      `preset: what you know of ${inSentence(name)} that others don’t: expert, consequences, comparison, differentiators.`,
    ),
    {
      preset: {
        badge: name,
        image: slug,
        lead: `Tell us what you’d like done in {town}. Add photos or plans if you have them, so that we know what to ask.`,
        benefits: [
          {
            title: 'A number for your request',
            text: 'It’s in the email that we send right away. Use it when you call {phone}.',
          },
          {
            title: 'A time for the answer',
            text: 'The email names the time by which you hear from us.',
          },
          {
            title: 'Room for photos and plans',
            text: 'Send them with the form, or later by the link in the email.',
          },
        ],
        faqs: estimateQuestions,
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
  const { state } = firm
  return markdown(
    yaml(
      {
        title: `${name} in ${state.name}`,
        description: `${name} by ${firm.name}: what to send us for an estimate, and where we work.`,
        keywords: [name],
        label: name,
        group: 'service',
        order,
        headline: name,
        lead: 'Tell us what you’d like done and where. Add photos or plans if you have them.',
        image: slug,
        summary: `${name}: send the form or call {phone}.`,
      },
      todo(
        `features: what is included in ${inSentence(name)}, and steps: how the job runs, with how long each takes.`,
      ),
      {
        faqs: estimateQuestions,
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
