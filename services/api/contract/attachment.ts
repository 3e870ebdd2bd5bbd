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
