import { declarationConformance } from './declarations.ts'
import { leadConformance } from './leads.ts'
import { limitConformance } from './limits.ts'
import { leadSearchConformance } from './lead-search.ts'
import { scanConformance } from './scans.ts'
import { quarantineConformance } from './quarantine.ts'
import { subscriberConformance } from './subscribers.ts'
import { outboxConformance, deadLetterConformance } from './outbox.ts'
import { deliveryConformance } from './webhook-deliveries.ts'
import { peopleConformance } from './people.ts'
import { attachmentConformance } from './attachments.ts'
import { auditConformance } from './audit.ts'
import { counterConformance } from './counters.ts'
import { erasureConformance } from './erasures.ts'
import { leadAnalyticsConformance } from './lead-analytics.ts'
import { trafficConformance } from './traffic.ts'
import { bulkConformance, closingConformance } from './bulk.ts'
import type { OpenFixture } from './fixture.ts'

/** Registers the conformance tests of a store adapter. @param open opens a new, empty store */
export function storeConformance(adapter: string, open: OpenFixture): void {
  declarationConformance(adapter, open)
  leadConformance(adapter, open)
  limitConformance(adapter, open)
  leadSearchConformance(adapter, open)
  scanConformance(adapter, open)
  quarantineConformance(adapter, open)
  subscriberConformance(adapter, open)
  outboxConformance(adapter, open)
  deadLetterConformance(adapter, open)
  deliveryConformance(adapter, open)
  peopleConformance(adapter, open)
  auditConformance(adapter, open)
  attachmentConformance(adapter, open)
  erasureConformance(adapter, open)
  counterConformance(adapter, open)
  trafficConformance(adapter, open)
  leadAnalyticsConformance(adapter, open)
  bulkConformance(adapter, open)
  closingConformance(adapter, open)
}
