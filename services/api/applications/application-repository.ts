import type { Decide, Query, RecordCollection } from '../storage/query.ts'
import { recordOf } from '../storage/typed-entries.ts'
import type { Application, applications as declaration } from './application.ts'
import { applicationStates, type ApplicationState } from './contract.ts'

type ApplicationColumn = keyof (typeof declaration)['columns']

/** A search. A filter that is left out matches everything. */
interface ApplicationSearch {
  /** Folded by `foldText`; an application must contain each word. */
  words: readonly string[]
  state?: ApplicationState | undefined
}

/** Returns access to the stored applications. */
export const applicationRepository = (
  stored: RecordCollection<Application, ApplicationColumn>,
) => ({
  /**
   * Returns a page of matching applications (`take` after the first `skip`), newest first, and the number of matches by
   * state, ignoring the search's state.
   */
  search: async ({ words, state }: ApplicationSearch, skip: number, take: number) => {
    const query: Query<ApplicationColumn> = {
      words,
      where: { state: { is: state } },
      sort: 'received_at',
    }
    const found = await stored.find({ ...query, skip, take, facet: 'state' })
    const counts = recordOf(
      applicationStates.map((one) => [one, found.counts.get(one) ?? 0] as const),
    )
    return { applications: found.records, total: found.total, counts }
  },
  one: (id: string) => stored.one(id),
  /** Runs a transaction over the latest application with this fingerprint, if any. @throws NotStoredError */
  transactByFingerprint: <Answer>(value: string, decide: Decide<Application, Answer>) =>
    stored.transactBy({ column: 'fingerprint', value }, decide),
})
export type ApplicationRepository = ReturnType<typeof applicationRepository>
