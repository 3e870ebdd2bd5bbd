/** S5.5: maximum lengths in characters, in forms, admin pages and the API. */
export const limits = { name: 200, email: 254, phone: 40, message: 5000, tag: 40 } as const

/** Limits of uploads. A phone's photo has 2 to 8 MB, a set of plans up to 15. */
export const attachmentLimits = {
  /** The size of one file, in bytes. */
  bytes: 20 * 1024 * 1024,
  /** The number of files per upload. */
  atOnce: 10,
  /** The number of files per lead. */
  files: 20,
  /** The number of files per job application. */
  application: 3,
} as const

/** The `accept` attribute of file inputs: the kinds of files that can be uploaded. */
export const attachmentTypes =
  'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,.heic,application/pdf'
