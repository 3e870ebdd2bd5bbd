import type { SubscriberState } from '../../../services/api/contract/subscribers.ts'

/** What staff call each state. */
export const stateLabels: Record<SubscriberState, string> = {
  confirmed: 'Confirmed',
  listed: 'On the list',
  waiting: 'Waiting for a yes',
  left: 'Left',
}
