import { leadConformance } from './leads.ts'
import { limitConformance } from './limits.ts'
import { leadSearchConformance } from './lead-search.ts'
import { quarantineConformance } from './quarantine.ts'
import { subscriberConformance } from './subscribers.ts'
import { outboxConformance } from './outbox.ts'
import { deadLetterConformance } from './dead-letters.ts'
import { deliveryConformance } from './deliveries.ts'
import { peopleConformance } from './people.ts'
import { auditConformance } from './audit.ts'
import { counterConformance } from './counters.ts'
import { leadFiguresConformance } from './lead-figures.ts'
import { trafficConformance } from './traffic.ts'
import { wholeConformance } from './whole.ts'
import { closingConformance } from './closing.ts'
import type { OpenHome } from './home.ts'

export type { Home } from './home.ts'

/** What every adapter must do: run it with a way to open a fresh, empty store. */
export function storeConformance(adapter: string, open: OpenHome): void {
  leadConformance(adapter, open)
  limitConformance(adapter, open)
  leadSearchConformance(adapter, open)
  quarantineConformance(adapter, open)
  subscriberConformance(adapter, open)
  outboxConformance(adapter, open)
  deadLetterConformance(adapter, open)
  deliveryConformance(adapter, open)
  peopleConformance(adapter, open)
  auditConformance(adapter, open)
  counterConformance(adapter, open)
  trafficConformance(adapter, open)
  leadFiguresConformance(adapter, open)
  wholeConformance(adapter, open)
  closingConformance(adapter, open)
}
