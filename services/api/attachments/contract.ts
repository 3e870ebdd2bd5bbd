import { z } from 'zod'

/** Accepted kinds of attachments: photos and plans. */
const attachmentKinds = ['jpeg', 'png', 'webp', 'avif', 'heic', 'pdf'] as const
export type AttachmentKind = (typeof attachmentKinds)[number]

/** Kinds that are decoded to verify that they are complete. Metadata is removed from HEIC, too; PDF is stored unchanged. */
export type ImageKind = Exclude<AttachmentKind, 'heic' | 'pdf'>

/**
 * Limits in megapixels. A picture whose decoder would need too much memory (progressive, interlaced, AVIF) is verified
 * by its structure instead, so these hold for all of a kind.
 */
export const maxMegapixels: Record<ImageKind, number> = {
  jpeg: 250,
  png: 250,
  webp: 40,
  avif: 16,
}

/** An attachment as staff see it. */
export const attachmentView = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(attachmentKinds),
  bytes: z.number().int(),
  /** ISO 8601, UTC. */
  at: z.string(),
})

/** A file that the prospect added. Its bytes are stored under its id. */
export const attachment = z.strictObject({
  ...attachmentView.shape,
  /** A UUID, which is also the name on the disk. Visitors' file names never are. */
  id: z.uuid(),
  /** The hash of the stored bytes. */
  sha256: z.string().length(64),
})
export type Attachment = z.infer<typeof attachment>
