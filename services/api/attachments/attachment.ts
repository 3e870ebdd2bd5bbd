import { z } from 'zod'
import { attachmentView } from './contract.ts'

/** A file that the prospect added. Its bytes are stored under its id. */
export const attachment = z.strictObject({
  ...attachmentView.shape,
  /** A UUID, which is also the name on the disk. Visitors' file names never are. */
  id: z.uuid(),
  /** The hash of the stored bytes. */
  sha256: z.string().length(64),
})
export type Attachment = z.infer<typeof attachment>
