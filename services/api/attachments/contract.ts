import { z } from 'zod'

/** Accepted kinds of attachments: photos and plans. */
const attachmentKinds = ['jpeg', 'png', 'webp', 'avif', 'heic', 'pdf'] as const
export type AttachmentKind = (typeof attachmentKinds)[number]

/** Kinds whose metadata is removed; the others are stored unchanged. */
export type ImageKind = Exclude<AttachmentKind, 'heic' | 'pdf'>

/**
 * Limits in megapixels. JPEG and PNG are decoded in strips; WebP and AVIF are decoded as a whole, at 9 and 25 bytes a
 * pixel, within 512 MB.
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
