import { announcementConformance } from './announcements.suite.ts'
import { declarationConformance } from './declarations.suite.ts'
import { leadConformance } from './leads.suite.ts'
import { nextStepConformance } from './next-steps.suite.ts'
import { limitConformance } from './limits.suite.ts'
import { leadSearchConformance } from './lead-search.suite.ts'
import { scanConformance } from './scans.suite.ts'
import { quarantineConformance } from './quarantine.suite.ts'
import { subscriberConformance } from './subscribers.suite.ts'
import { outboxConformance, deadLetterConformance } from './outbox.suite.ts'
import { deliveryConformance } from './webhook-deliveries.suite.ts'
import { peopleConformance } from './people.suite.ts'
import { attachmentConformance } from './attachments.suite.ts'
import { auditConformance } from './audit.suite.ts'
import { counterConformance } from './counters.suite.ts'
import { erasureConformance } from './erasures.suite.ts'
import { leadAnalyticsConformance } from './lead-analytics.suite.ts'
import { leadPipelineConformance } from './lead-pipeline.suite.ts'
import { trafficConformance } from './traffic.suite.ts'
import { bulkConformance, closingConformance } from './bulk.suite.ts'
import { importConformance } from './imports.suite.ts'
import type { OpenFixture } from '../../testing/store-fixture.ts'

/** Registers the conformance tests of a store adapter. @param open opens a new, empty store */
export function storeConformance(adapter: string, open: OpenFixture): void {
  declarationConformance(adapter, open)
  leadConformance(adapter, open)
  nextStepConformance(adapter, open)
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
  leadPipelineConformance(adapter, open)
  announcementConformance(adapter, open)
  importConformance(adapter, open)
  bulkConformance(adapter, open)
  closingConformance(adapter, open)
}
