import { httpError } from '../../../http/http-errors.ts'
import type { FastifyRequest } from 'fastify'
import type { AttachmentStore } from '../../../attachments/attachment-store.ts'
import { rejectedFileName } from '../../../attachments/display-name.ts'
import { attachmentLimits } from '../../../contract/limits.ts'
import type { Attachment } from '../../../attachments/contract.ts'
import type { Lead } from '../../lead.ts'
import { networkOf } from '../../../http/plugins/client-networks.ts'

type SaveResult = Awaited<ReturnType<AttachmentStore['save']>>

/** A rejected file by its original name, and the reason. */
export interface RejectedFile {
  name: string
  fault: 'too many' | Extract<SaveResult, { fault: unknown }>['fault']
}

/**
 * Stores the files of a multipart request one after the other as they arrive. Those that arrived before a drop of the
 * connection are kept: a phone would hardly get them all through at once.
 *
 * @returns `failure` if not all were received: NotStoredError, or HttpError if the body is malformed or was cut off
 */
export async function receiveUploads(
  request: FastifyRequest,
  { lead, files, now }: { lead: Lead; files: AttachmentStore; now: () => Date },
): Promise<{ kept: Attachment[]; refused: RejectedFile[]; failure?: Error }> {
  const kept: Attachment[] = []
  const refused: RejectedFile[] = []
  const visitor = networkOf(request.ip)
  if (!request.isMultipart()) return { kept, refused }
  try {
    for await (const part of wellFormed(request.files())) {
      const fileName = part.filename || ''
      if (kept.length + refused.length >= attachmentLimits.atOnce) {
        part.file.resume()
        refused.push({ name: rejectedFileName(fileName), fault: 'too many' })
        continue
      }
      const result = await files.save(
        lead.id,
        {
          name: fileName,
          bytes: wellFormed(part.file),
          visitor,
          leadBytes: bytesOf([...(lead.attachments ?? []), ...kept]),
        },
        now(),
      )
      // What was not read, for example without space on the disk. Otherwise the next part would never come.
      part.file.resume()
      if ('fault' in result && result.fault === 'no space')
        request.log.warn(
          'An upload was refused: the files take ATTACHMENTS_MAX_MB, or the disk of the data folder has hardly 500 MB left.',
        )
      // For a file field without a file, browsers send an empty part without a name.
      if ('fault' in result && result.fault === 'empty' && fileName === '') continue
      if ('kept' in result) kept.push(result.kept)
      else refused.push({ name: rejectedFileName(fileName), fault: result.fault })
    }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return { kept, refused, failure: error }
  }
  return { kept, refused }
}

const bytesOf = (files: readonly Attachment[]): number =>
  files.reduce((sum, { bytes }) => sum + bytes, 0)

/** Passes on what is parsed from a body. The parser's errors have a status only where a limit is exceeded. */
async function* wellFormed<Part>(parts: AsyncIterable<Part>): AsyncGenerator<Part> {
  try {
    yield* parts
  } catch (error) {
    throw error instanceof Error && 'statusCode' in error ? error : httpError('unreadable_request')
  }
}
