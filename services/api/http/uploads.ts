import multipart from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { AttachmentStore } from '../attachments/attachment-store.ts'
import type { Attachment } from '../attachments/contract.ts'
import { rejectedFileName } from '../attachments/display-name.ts'
import { attachmentLimits } from '../contract/limits.ts'
import type { App } from './fastify-app.ts'
import { httpError } from './http-errors.ts'
import { networkOf } from './plugins/client-networks.ts'

type SaveResult = Awaited<ReturnType<AttachmentStore['save']>>

/** A rejected file by its original name, and the reason. */
export interface RejectedFile {
  name: string
  fault: 'too many' | Extract<SaveResult, { fault: unknown }>['fault']
}

/** The message about a rejected file in `fileErrors` of the words, by the reason. */
export const fileErrors = {
  'too large': 'tooLarge',
  'wrong kind': 'wrongKind',
  broken: 'broken',
  empty: 'empty',
  'no space': 'noSpace',
  'share used': 'shareUsed',
  'too many pixels': 'tooManyPixels',
  'too much work': 'tooMuchWork',
  'too many': 'tooMany',
} as const satisfies Record<RejectedFile['fault'], string>

/** Returns the largest possible multipart body: `files` at their limit, and the form's other parts. */
export const mostUploadBytes = (files: number): number =>
  files * attachmentLimits.bytes + 1024 * 1024

/** Makes routes accept multipart forms with so many files at once, and so many other fields. */
export async function acceptUploads(
  own: App,
  { files, fields }: { files: number; fields: number },
): Promise<void> {
  await own.register(multipart, {
    throwFileSizeLimit: false,
    limits: {
      fileSize: attachmentLimits.bytes + 1,
      // One more of each, which is told as too many.
      files: files + 1,
      fields,
      fieldSize: 1000,
      parts: files + 1 + fields,
      headerPairs: 50,
    },
  })
}

interface Uploading {
  /** The id of the record that the files belong to, and those that it has. */
  owner: { id: string; attachments?: readonly Attachment[] | undefined }
  files: Pick<AttachmentStore, 'save'>
  /** The most files of one request. */
  most: number
  now: () => Date
}

/** What was received of a multipart form. */
export interface Uploads {
  kept: Attachment[]
  refused: RejectedFile[]
  /** The texts of the form's other fields, by name. */
  fields: Record<string, string>
  /** Set if not all were received: NotStoredError, or HttpError if the body is malformed or was cut off. */
  failure?: Error
}

/**
 * Stores the files of a multipart request one after the other as they arrive. Those that arrived before a drop of the
 * connection are kept: a phone would hardly get them all through at once.
 */
export async function receiveUploads(
  request: FastifyRequest,
  { owner, files, most, now }: Uploading,
): Promise<Uploads> {
  const uploads: Uploads = { kept: [], refused: [], fields: {} }
  const { kept, refused, fields } = uploads
  const visitor = networkOf(request.ip)
  if (!request.isMultipart()) return uploads
  try {
    for await (const part of wellFormed(request.parts())) {
      if (part.type === 'field') {
        if (typeof part.value === 'string') fields[part.fieldname] = part.value
        continue
      }
      const fileName = part.filename || ''
      if (kept.length + refused.length >= most) {
        part.file.resume()
        refused.push({ name: rejectedFileName(fileName), fault: 'too many' })
        continue
      }
      const result = await files.save(
        owner.id,
        {
          name: fileName,
          bytes: wellFormed(part.file),
          visitor,
          leadBytes: bytesOf([...(owner.attachments ?? []), ...kept]),
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
    return { ...uploads, failure: error }
  }
  return uploads
}

const bytesOf = (files: readonly Attachment[]): number =>
  files.reduce((sum, { bytes }) => sum + bytes, 0)

/** Passes on what is parsed from a body. The parser's errors have a status only where a limit is exceeded. */
export async function* wellFormed<Part>(parts: AsyncIterable<Part>): AsyncGenerator<Part> {
  try {
    yield* parts
  } catch (error) {
    throw error instanceof Error && 'statusCode' in error ? error : httpError('unreadable_request')
  }
}
