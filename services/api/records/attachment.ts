import { z } from 'zod'
import { attachmentView } from '../contract/attachment.ts'

/** A file that the prospect added. Its bytes are in the data folder, under its id. */
export const attachment = attachmentView.extend({
  /** A UUID: the file's name on the disk, never anything that a visitor typed. */
  id: z.uuid(),
  /** Of the bytes as they are kept. */
  sha256: z.string().length(64),
})
export type Attachment = z.infer<typeof attachment>
