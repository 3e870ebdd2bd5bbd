import { z } from 'zod'
import { finalStates } from '../outbox/outbox-row.ts'
import { unreadElements } from './stored-format.ts'

const open = z.object({
  id: z.string(),
  letter: z.string(),
  state: z.string(),
  event: z.object({ type: z.string() }).optional().catch(undefined),
})

/** An email or a webhook of a kind that only another release knows. Nothing sends, counts or drops it. */
interface UnknownRow {
  id: string
  /** Its name in that release: `visit-invitation`, or the event of a webhook. */
  kind: string
  state: string
  /** Whether that release still has to handle it. */
  isOpen: boolean
}

/** Returns the rows of a record's outbox that this release does not know. */
export const unknownRows = (record: object): UnknownRow[] =>
  unreadElements(record).flatMap(({ list, stored }) => {
    const row = list === 'mail' ? open.safeParse(stored).data : undefined
    if (!row) return []
    const { id, letter, state, event } = row
    return [{ id, kind: event?.type ?? letter, state, isOpen: !isFinal(state) }]
  })

const isFinal = (state: string): boolean => [...finalStates].some((one) => one === state)
