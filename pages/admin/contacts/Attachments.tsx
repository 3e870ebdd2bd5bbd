import type { LeadView } from '../../../services/api/contract/admin.ts'
import { paths } from '../../../services/api/contract/paths.ts'
import { timeInWords } from './time.ts'

/** Photographs and plans that the prospect added, to be saved. Nothing when there are none. */
export function Attachments({ lead }: { lead: LeadView }) {
  if (lead.attachments.length === 0) return null
  return (
    <>
      <h3>Photographs and plans</h3>
      <ul className="attachments">
        {lead.attachments.map(({ id, name, bytes, at }) => (
          <li key={id}>
            <a href={paths.admin.attachment(lead.id, id)} rel="external" download>
              {name}
            </a>{' '}
            ({(bytes / 1_000_000).toFixed(1)} MB, {timeInWords(at)})
          </li>
        ))}
      </ul>
    </>
  )
}
