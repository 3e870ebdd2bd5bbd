import { systemActor, type Lead } from '../lead.ts'
import type { LeadRepository } from '../lead-repository.ts'
import { restoreDuplicate } from './merge-leads.ts'

interface Deps {
  store: {
    collections: { leads: { all(): AsyncIterable<Lead> } }
    leads: Pick<LeadRepository, 'one' | 'transact'>
  }
  /** Whether webhooks are configured. */
  webhook: boolean
  now: () => Date
}

/**
 * Lists leads again whose surviving lead was removed by retention: a won lead is kept, and `mergedInto` would hide
 * it forever.
 */
export const restoreOrphanedDuplicates =
  ({ store, webhook, now }: Deps) =>
  async (collection: string, stopping?: AbortSignal): Promise<void> => {
    if (collection !== 'leads') return
    const merged: { id: string; into: string }[] = []
    for await (const { id, mergedInto, erasedAt } of store.collections.leads.all())
      if (mergedInto !== undefined && erasedAt === undefined) merged.push({ id, into: mergedInto })
    for (const { id, into } of merged) {
      if (stopping?.aborted) return
      const survivor = await store.leads.one(into)
      if (survivor && survivor.erasedAt === undefined) continue
      await restoreDuplicate(id, into, { by: systemActor, at: now(), webhook }, store.leads)
    }
  }
