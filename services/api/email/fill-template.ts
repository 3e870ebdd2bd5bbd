import { inLanguage } from '../../content/model/languages.ts'
import { formatMessage } from '../../content/model/translator.ts'
import type {
  EmailKindName,
  EmailTemplate,
  EmailValues,
  everyEmail,
} from '../../content/model/emails.ts'
import type { Language } from '../contract/language.ts'
import type { Email, EmailContext, EmailPart, Fact } from './email.ts'

/**
 * Returns an email that content/emails has the words of, with its values, which stay text whatever they contain.
 * @param values addresses are absolute
 * @param facts its list, in kinds that have one
 */
export function fillTemplate<Kind extends EmailKindName>(
  kind: Kind,
  language: Language,
  { templates, name, phone, office, origin }: EmailContext,
  values: EmailValues<Kind>,
  facts: readonly Fact[] = [],
): Email {
  const firm: Record<(typeof everyEmail)[number], string> = { brand: name, phone, email: office }
  const filled = (message: EmailTemplate['subject']) =>
    formatMessage(message, { ...firm, ...values }, language)
  const { subject, preview, heading, parts, reason } = inLanguage(templates[kind], language)
  return {
    language,
    subject: filled(subject),
    preview: filled(preview),
    heading: filled(heading),
    parts: parts.flatMap((part): EmailPart[] => {
      if ('facts' in part) return [{ facts }]
      if ('list' in part) return [{ list: part.list.map(filled).filter(Boolean) }]
      if ('link' in part) return [{ link: filled(part.link) }]
      if ('button' in part) {
        const href = filled(part.button.href)
        const label = filled(part.button.label)
        return [{ button: { label, href: href.startsWith('/') ? origin + href : href } }]
      }
      const text = filled(part.text)
      return text === '' ? [] : [text]
    }),
    reason: filled(reason),
  }
}
