import type { ReactNode } from 'react'
import type { Me } from '../Desk.tsx'
import { AuditLog } from './AuditLog.tsx'
import { Backups } from './Backups.tsx'
import { Health } from './Health.tsx'
import { Mail } from './Mail.tsx'
import { Notifications } from './Notifications.tsx'
import { People } from './People.tsx'
import { PromiseClock } from './PromiseClock.tsx'
import { Retention } from './Retention.tsx'
import { Webhooks } from './Webhooks.tsx'

interface Part {
  /** In the address. */
  name: string
  label: string
  /** Whether staff see it too; the owner sees all. */
  staff?: boolean
  show: (me: Me) => ReactNode
}

/** The parts of the settings, in the order in which one needs them. */
export const parts: readonly Part[] = [
  { name: 'people', label: 'People', staff: true, show: (me) => <People me={me} /> },
  { name: 'notifications', label: 'Notifications', show: () => <Notifications /> },
  { name: 'promise', label: 'Promise clock', show: () => <PromiseClock /> },
  { name: 'mail', label: 'Mail', show: () => <Mail /> },
  { name: 'webhooks', label: 'Webhooks', show: () => <Webhooks /> },
  { name: 'health', label: 'Health', show: () => <Health /> },
  { name: 'backups', label: 'Backups', show: () => <Backups /> },
  { name: 'retention', label: 'Retention', show: () => <Retention /> },
  { name: 'audit', label: 'Audit log', show: () => <AuditLog /> },
]
