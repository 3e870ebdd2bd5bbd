import { absolute } from '../../../services/content/model/urls.ts'
import type { Faq } from '../../../services/content/schema/fields.ts'

/** The questions that a page answers in sight of its reader. */
export const faqNode = (origin: string, path: string, faqs: readonly Faq[]) => ({
  '@type': 'FAQPage' as const,
  '@id': `${absolute(origin, path)}#faq`,
  mainEntity: faqs.map(({ question, answer }) => ({
    '@type': 'Question' as const,
    name: question,
    acceptedAnswer: { '@type': 'Answer' as const, text: answer },
  })),
})
