import type { ReactNode } from 'react'
import type { Me } from '../Desk.tsx'
import { AuditLog } from './AuditLog.tsx'
import { People } from './People.tsx'
import { Webhooks } from './Webhooks.tsx'
import { Retention } from './Retention.tsx'

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
  { name: 'webhooks', label: 'Webhooks', show: () => <Webhooks /> },
  { name: 'retention', label: 'Retention', show: () => <Retention /> },
  { name: 'audit', label: 'Audit log', show: () => <AuditLog /> },
]
