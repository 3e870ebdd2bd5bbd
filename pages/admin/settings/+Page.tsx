import type { ComponentType } from 'react'
import { paths } from '../../../services/api/contract/paths.ts'
import { AdminLayout, useMe } from '../layout/AdminLayout.tsx'
import { PageLink } from '../resource/filters.tsx'
import { useQueryParams } from '../resource/query-params.ts'
import { ApiTokens } from './ApiTokens.tsx'
import { AuditLog } from './AuditLog.tsx'
import { Backups } from './Backups.tsx'
import { Health } from './Health.tsx'
import { Import } from './Import.tsx'
import { Mail } from './Mail.tsx'
import { Notifications } from './Notifications.tsx'
import { People } from './People.tsx'
import { Publishing } from './Publishing.tsx'
import { ResponseClock } from './ResponseClock.tsx'
import { Retention } from './Retention.tsx'
import { Routing } from './Routing.tsx'
import { StoredData } from './StoredData.tsx'
import { Webhooks } from './Webhooks.tsx'
import './settings.css'

export const Page = () => (
  <AdminLayout>
    <Settings />
  </AdminLayout>
)

function Settings() {
  const me = useMe()
  const { query, change } = useQueryParams()
  const visible = settingsSections.filter(
    ({ visibleToStaff }) => visibleToStaff || me.role === 'owner',
  )
  const current = visible.find(({ name }) => name === query.get('part')) ?? visible[0]
  return (
    <div className="settings">
      {visible.length > 1 && (
        <nav aria-label="Settings">
          <ul>
            {visible.map(({ name, label }) => (
              <li key={name}>
                <PageLink
                  href={`${paths.admin.settingsPage}?part=${name}`}
                  aria-current={name === current?.name ? 'page' : undefined}
                  follow={() => change({ part: name, page: undefined })}
                >
                  {label}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className="settings-section">{current && <current.Section />}</div>
    </div>
  )
}

interface SettingsSection {
  /** The section's value in the address. */
  name: string
  label: string
  /** Whether staff see it too; owners see all. */
  visibleToStaff?: boolean
  Section: ComponentType
}

/** The sections of the settings, in order of use. */
const settingsSections: readonly SettingsSection[] = [
  { name: 'people', label: 'People', visibleToStaff: true, Section: People },
  { name: 'notifications', label: 'Notifications', Section: Notifications },
  { name: 'routing', label: 'Who gets leads', Section: Routing },
  { name: 'response-time', label: 'Response time', Section: ResponseClock },
  { name: 'mail', label: 'Email', Section: Mail },
  { name: 'webhooks', label: 'Webhooks', Section: Webhooks },
  { name: 'api-tokens', label: 'API tokens', Section: ApiTokens },
  { name: 'publishing', label: 'Publishing', visibleToStaff: true, Section: Publishing },
  { name: 'health', label: 'Health', Section: Health },
  { name: 'backups', label: 'Backups', Section: Backups },
  { name: 'import', label: 'Import', Section: Import },
  { name: 'retention', label: 'Retention', Section: Retention },
  { name: 'stored-data', label: 'Stored data', Section: StoredData },
  { name: 'audit', label: 'Audit log', Section: AuditLog },
]
