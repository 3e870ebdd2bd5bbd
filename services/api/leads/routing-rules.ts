import { z } from 'zod'
import { defineCollection } from '../storage/collection.ts'
import type { RecordCollection } from '../storage/query.ts'
import { staleRules } from '../http/http-errors.ts'
import type { RoutingRule } from './routing-contract.ts'

/** The rules in one record, since their order is part of them. */
const storedRules = z.strictObject({
  id: z.literal('rules'),
  /** Incremented by every change. */
  version: z.number().int().min(1),
  rules: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      trades: z.array(z.string()),
      towns: z.array(z.string()),
      languages: z.array(z.string()),
      sources: z.array(z.string()),
      assignee: z.string().optional(),
      tell: z.array(z.string()),
      office: z.boolean(),
    }),
  ),
})
type StoredRules = z.infer<typeof storedRules>

/** The rules that assign new leads. They name staff by id alone. */
export const leadRouting = defineCollection({
  name: 'lead-routing',
  record: storedRules,
  cached: true,
  columns: {},
})

export const routingRepository = (collection: RecordCollection<StoredRules, never>) => ({
  /** Returns the rules in their order, and their version; 0: never set. */
  read: async (): Promise<Pick<StoredRules, 'version' | 'rules'>> =>
    (await collection.one('rules')) ?? { version: 0, rules: [] },
  /** Replaces the rules. @throws HttpError somebody changed them since, NotStoredError */
  replace: (seen: number, rules: readonly RoutingRule[]): Promise<void> =>
    collection.transact('rules', (stored) => {
      const { version } = stored ?? { version: 0 }
      if (version !== seen) throw staleRules()
      const record = { ...stored, id: 'rules' as const, version: version + 1, rules: [...rules] }
      return { ...(stored ? { change: record } : { add: record }), answer: undefined }
    }),
})
export type RoutingRepository = ReturnType<typeof routingRepository>
