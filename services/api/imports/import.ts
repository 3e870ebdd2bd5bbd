import { z } from 'zod'
import { growing } from '../storage/schema-objects.ts'
import { defineCollection } from '../storage/collection.ts'
import type { Decision, RecordCollection } from '../storage/query.ts'
import { importKinds, importStates } from './contract.ts'

/** An import of a CSV file, with what is needed to undo it: references and hashes, no data of the people in the file. */
const csvImport = z.strictObject({
  /** The key that the browser made for the preview. */
  id: z.uuid(),
  kind: growing(z.enum(importKinds)),
  /** The name of the file. */
  name: z.string(),
  at: z.string(),
  by: z.object({ id: z.string(), name: z.string() }),
  /** What was confirmed: the digest of the preview. */
  digest: z.string(),
  /**
   * `adding`: not all records are stored yet; if the service is killed then, what was stored is removed. `undoing`: not all are
   * removed yet; that is finished after a kill.
   */
  state: z.enum(importStates),
  /** The ids of its records, and a hash of each as it was added (`markOf`). */
  added: z.array(z.object({ id: z.string(), mark: z.string() })),
  /** When undoing began, and who undid it. */
  undone: z.object({ at: z.string(), by: z.string(), byId: z.string().optional() }).optional(),
  /** The ids of records that undoing kept, since they had changed. */
  kept: z.array(z.string()).optional(),
})
export type CsvImport = z.infer<typeof csvImport>

export const imports = defineCollection({
  name: 'imports',
  record: csvImport,
  columns: {},
  // They are the firm's: they have references, which are anonymous once a record is erased.
  personal: { fields: ['by', 'undone'] },
})

/** How long imports are listed and can be undone. */
const keptForMs = 365 * 24 * 60 * 60 * 1000

export const importRepository = (stored: RecordCollection<CsvImport, never>) => ({
  one: (id: string) => stored.one(id),
  /** Returns all imports, newest first. */
  list: async () => (await stored.list()).reverse(),
  /** Begins an import unless it has begun. @returns the earlier one @throws NotStoredError */
  begin: async (one: CsvImport): Promise<CsvImport | undefined> => {
    const before = new Date(Date.parse(one.at) - keptForMs).toISOString()
    const old = (await stored.list()).filter(({ at }) => at < before).map(({ id }) => id)
    if (old.length > 0) await stored.eraseAll(old)
    return stored.transactAll((all): Decision<CsvImport, CsvImport | undefined> => {
      const earlier = all.find(({ id }) => id === one.id)
      return earlier ? { answer: earlier } : { add: one, answer: undefined }
    })
  },
  /** Changes an import. @returns it; undefined: there is none @throws NotStoredError */
  change: (id: string, change: (one: CsvImport) => CsvImport): Promise<CsvImport | undefined> =>
    stored.transact(id, (one): Decision<CsvImport, CsvImport | undefined> => {
      if (!one) return { answer: undefined }
      const changed = change(one)
      return { change: changed, answer: changed }
    }),
  remove: (id: string) => stored.eraseAll([id]),
})
export type ImportRepository = ReturnType<typeof importRepository>
