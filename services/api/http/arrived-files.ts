import type { FastifyRequest } from 'fastify'
import type { AttachmentFolder } from '../attachments/attachment-folder.ts'
import { saidName } from '../attachments/display-name.ts'
import { attachmentLimits } from '../contract/attachment.ts'
import type { Attachment } from '../records/attachment.ts'

type Taken = Awaited<ReturnType<AttachmentFolder['take']>>

/** A file that cannot be taken, by its sender's name for it, and why. */
export interface RefusedFile {
  name: string
  fault: 'too many' | Extract<Taken, { fault: unknown }>['fault']
}

/**
 * Takes the files of a post one after the other, each to the disk as it comes. When one breaks off, none
 * is left behind. @throws NotStored, and whatever the connection does
 */
export async function arrivedFiles(
  request: FastifyRequest,
  { lead, files, now }: { lead: string; files: AttachmentFolder; now: () => Date },
): Promise<{ kept: Attachment[]; refused: RefusedFile[] }> {
  const kept: Attachment[] = []
  const refused: RefusedFile[] = []
  if (!request.isMultipart()) return { kept, refused }
  try {
    for await (const part of request.files()) {
      const shown = part.filename || ''
      if (kept.length + refused.length >= attachmentLimits.atOnce) {
        part.file.resume()
        refused.push({ name: saidName(shown), fault: 'too many' })
        continue
      }
      const result = await files.take(lead, { name: shown, bytes: part.file }, now())
      // A browser sends an empty part without a name for a field in which nothing was chosen.
      if ('fault' in result && result.fault === 'empty' && shown === '') continue
      if ('kept' in result) kept.push(result.kept)
      else refused.push({ name: saidName(shown), fault: result.fault })
    }
  } catch (fault) {
    for (const { id } of kept) await files.remove(lead, id)
    throw fault
  }
  return { kept, refused }
}
