import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { z } from 'zod'
import { fileDigest, fileParts } from '../../disk/read-files.ts'
import type { AttachmentFiles } from '../attachment-files.ts'
import type { Database } from './database.ts'

/** The size of a chunk. A statement or a result row has one chunk, which bounds memory on both sides. */
export const chunkBytes = 256 * 1024

const chunk = z.object({ bytes: z.coerce.number(), data: z.instanceof(Buffer) })

/** Stores attachments in chunks, each file in one transaction. */
export const attachmentFiles = (database: Database): AttachmentFiles => ({
  put: async (lead, id, path) => {
    const { bytes, sha256 } = await fileDigest(path)
    await database.transact(async (tx) => {
      // Waits for another process that is about to commit the same file.
      const added = await sql`
        insert into attachment_files (lead, id, bytes, sha256)
        values (${lead}, ${id}, ${bytes}, ${sha256})
        on conflict do nothing returning id`.execute(tx)
      if (added.rows.length === 0) return
      let part = 0
      for await (const data of fileParts(path, chunkBytes)) {
        await sql`insert into attachment_chunks (lead, id, part, data)
          values (${lead}, ${id}, ${part}, ${data})`.execute(tx)
        part += 1
      }
    })
    return { bytes, sha256 }
  },
  read: async (lead, id) => {
    const chunkAt = async (part: number) => {
      const found = sql`select bytes, data from attachment_files join attachment_chunks using (lead, id)
        where lead = ${lead} and id = ${id} and part = ${part}`
      return z.array(chunk).parse(await database.query(found))[0]
    }
    const first = await chunkAt(0)
    if (!first) return undefined
    // No transaction or connection is held between chunks, however slowly the client reads.
    const rest = async function* () {
      let sent = 0
      let next: z.infer<typeof chunk> | undefined = first
      for (let part = 1; ; part += 1) {
        if (!next) throw new Error('The file was removed while it was read.')
        yield next.data
        sent += next.data.length
        if (sent >= first.bytes) return
        next = await chunkAt(part)
      }
    }
    return Readable.from(rest())
  },
  remove: (lead, id) =>
    database.transact(async (tx) => {
      const these = id === undefined ? sql`lead = ${lead}` : sql`lead = ${lead} and id = ${id}`
      await sql`delete from attachment_files where ${these}`.execute(tx)
    }),
  owners: async () => {
    const distinct = sql<{ lead: string }>`select distinct lead from attachment_files`
    return (await database.query(distinct)).map(({ lead }) => lead)
  },
  usedBytes: async () => {
    const sum = sql<{ bytes: string }>`
      select coalesce(sum(bytes), 0) as bytes from attachment_files`
    return Number((await database.query(sum))[0]?.bytes)
  },
})
