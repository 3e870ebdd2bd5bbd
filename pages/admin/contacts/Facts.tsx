import type { LeadView } from '../../../services/api/contract/admin.ts'
import { fieldWords } from '../../../services/api/contract/field-words.ts'
import { serviceTypeLabels } from '../../../services/api/contract/service-types.ts'
import { Answer } from './Answer.tsx'
import { campaignWords } from './campaign-words.ts'
import { telLink } from './tel-link.ts'
import { timeInWords } from './time.ts'

/** Whoever sends a request may write anything as its page: only a path of ours is a link. */
const isOurs = (page: string) =>
  page.startsWith('/') && URL.canParse(page, ours) && new URL(page, ours).origin === ours
const ours = 'https://ours.example'

/** `Home Services: Roofing, HVAC`. */
const aboutWords = ({ serviceType, services }: LeadView) =>
  [serviceTypeLabels[serviceType], services.map(fieldWords).join(', ')].filter(Boolean).join(': ')

const languageNames = { en: 'English', es: 'Spanish' }

/** What is known of a request; what is not known is left out. `now` in ms. */
export function Facts({ lead, now }: { lead: LeadView; now: number }) {
  const rows = [
    ['Erased', lead.erasedAt && timeInWords(lead.erasedAt)],
    ['Email', lead.email && <a href={`mailto:${lead.email}`}>{lead.email}</a>],
    ['Phone', lead.phone && <a href={telLink(lead.phone)}>{lead.phone}</a>],
    ['About', aboutWords(lead)],
    ['Received', timeInWords(lead.receivedAt)],
    ['Answer', <Answer lead={lead} now={now} />],
    ['Reference', lead.reference],
    ['Language', languageNames[lead.language]],
    ['Page', isOurs(lead.page) ? <a href={lead.page}>{lead.page}</a> : lead.page],
    ['Came from', lead.referrer],
    ['Campaign', campaignWords(lead.campaign)],
    ['Site version', lead.contentCommit],
    ...Object.entries(lead.extra).map(([name, value]) => [fieldWords(name), value] as const),
  ] as const
  return (
    <dl className="facts">
      {rows.map(([label, value]) =>
        value ? (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}
