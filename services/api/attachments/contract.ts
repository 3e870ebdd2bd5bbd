import { z } from 'zod'

/** What a prospect may add to a request: photographs and plans. */
export const attachmentKinds = ['jpeg', 'png', 'webp', 'avif', 'heic', 'pdf'] as const
export type AttachmentKind = (typeof attachmentKinds)[number]

/** How many, how large. A phone's photograph has 2 to 8 MB, a set of plans up to 15. */
export const attachmentLimits = {
  /** Of one file, in bytes. */
  bytes: 20 * 1024 * 1024,
  /** In one go. */
  atOnce: 10,
  /** Of one request. */
  files: 20,
} as const

/** Pictures that are opened to remove what a camera wrote into them; the others are kept as they are. */
export type ImageKind = Exclude<AttachmentKind, 'heic' | 'pdf'>

/**
 * How many megapixels a picture may have. JPEG and PNG are read strip by strip, WebP and AVIF are
 * unpacked whole, to 9 and 25 bytes a pixel: what 512 MB hold.
 */
export const maxMegapixels: Record<ImageKind, number> = {
  jpeg: 250,
  png: 250,
  webp: 40,
  avif: 16,
}

/** An added file as staff see it. */
export const attachmentView = z.strictObject({
  id: z.string(),
  name: z.string(),
  kind: z.enum(attachmentKinds),
  bytes: z.number().int(),
  /** ISO 8601, UTC. */
  at: z.string(),
})
export type AttachmentView = z.infer<typeof attachmentView>
