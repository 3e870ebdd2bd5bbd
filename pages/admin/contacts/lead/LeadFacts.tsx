import {
  answerText,
  answerTo,
  addedFields,
  contactFormFields,
  otherExtras,
} from '../../../../services/api/contact-form/fields.ts'
import { useServiceForm } from '../../../../renderer/page-context.tsx'
import { DescriptionList } from '../../../../renderer/components/lists.tsx'
import type { LeadView } from '../../../../services/api/leads/contract.ts'
import { fieldLabel } from '../../../../services/api/contact-form/field-label.ts'
import {
  otherServices,
  type ServiceForm,
  serviceLabel,
} from '../../../../services/api/contact-form/service-form.ts'
import { useOfficeTime } from '../../office-time.ts'
import { leadSourceLabel } from '../../../../services/api/contract/lead-source.ts'
import { mapLink } from '../../../../services/api/contract/contact-links.ts'
import { mailtoLink } from '../../../../services/content/model/mailto-link.ts'
import { telLink } from '../../../../services/api/contract/phone-number.ts'
import { englishName } from '../../../../services/content/model/languages.ts'

/** The page is untrusted input: only a path of this site becomes a link. */
const isOwnPath = (page: string) =>
  page.startsWith('/') &&
  URL.canParse(page, anyOrigin) &&
  new URL(page, anyOrigin).origin === anyOrigin
const anyOrigin = 'https://ours.example'

/** `Home Services: Roofing, HVAC`. */
const serviceSummary = (form: ServiceForm, lead: LeadView) =>
  [serviceLabel(form, lead), otherServices(form, lead).map(fieldLabel).join(', ')]
    .filter(Boolean)
    .join(': ')

interface ContactFactsProps {
  lead: LeadView
  /** Called when the number is tapped. */
  onCall?: (() => void) | undefined
}

/** How, when and where to reach a person; what is unknown is left out. */
export function ContactFacts({ lead, onCall }: ContactFactsProps) {
  const form = useServiceForm()
  const place = answerTo(lead, 'town')
  const rows = [
    [
      'Phone',
      lead.phone && (
        <a href={telLink(lead.phone)} onClick={onCall}>
          {lead.phone}
        </a>
      ),
    ],
    ...contactFormFields
      .filter(({ name }) => addedFields.some((added) => added === name))
      .map((field) => {
        const answer = answerText(field, answerTo(lead, field.name), form)
        if (field.name !== 'town' || place === '') return [field.label, answer] as const
        const map = (
          <a href={mapLink(place)} target="_blank" rel="noreferrer">
            {answer}
          </a>
        )
        return [field.label, map] as const
      }),
    ['Email', lead.email && <a href={mailtoLink(lead.email)}>{lead.email}</a>],
  ] as const
  if (rows.every(([, value]) => value === '')) return null
  return (
    <div className="contact-facts">
      <DescriptionList rows={rows} />
    </div>
  )
}

/** Known facts about a lead besides those of `ContactFacts`; unknown ones are left out. */
export function LeadFacts({ lead }: { lead: LeadView }) {
  const { formatTime } = useOfficeTime()
  const form = useServiceForm()
  const isWaiting =
    lead.status === 'new' && lead.erasedAt === undefined && lead.mergedInto === undefined
  const rows = [
    ['Erased', lead.erasedAt && formatTime(lead.erasedAt)],
    ['About', serviceSummary(form, lead)],
    ['Source', lead.source && leadSourceLabel(lead.source)],
    ['Received', formatTime(lead.receivedAt)],
    ['Answer due', isWaiting && lead.dueAt && formatTime(lead.dueAt)],
    ['Answered', lead.answeredAt && formatTime(lead.answeredAt)],
    ['Reference', lead.reference],
    ['Language', englishName(lead.language)],
    ['Page', isOwnPath(lead.page) ? <a href={lead.page}>{lead.page}</a> : lead.page],
    ['Came from', lead.referrer],
    ['Campaign', formatCampaign(lead.campaign)],
    ['Site version', lead.contentCommit],
    ...Object.entries(otherExtras(lead)).map(([name, value]) => [fieldLabel(name), value] as const),
  ] as const
  return <DescriptionList rows={rows} />
}

/**
 * Formats the campaign without parameter names: `google, cpc, winter-roofs`. Click ids become their
 * network's name; unknown parameters are shown in full.
 *
 * @param campaign the stored query string
 */
export function formatCampaign(campaign: string): string {
  const parts = [...new URLSearchParams(campaign)].map(
    ([name, value]) =>
      clickIdNames.get(name) ?? (name.startsWith('utm_') ? value : `${name} ${value}`),
  )
  return [...new Set(parts.filter((each) => each !== ''))].join(', ')
}

const clickIdNames = new Map([
  ['gclid', 'Google Ads'],
  ['fbclid', 'Facebook'],
  ['msclkid', 'Microsoft Ads'],
])
