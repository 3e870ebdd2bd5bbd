/** S5.5: maximum lengths in characters, in forms, admin pages and the API. */
export const limits = { name: 200, email: 254, phone: 40, message: 5000 } as const

/** Uploads: how many, how large. A phone's photo has 2 to 8 MB, a set of plans up to 15. */
export const attachmentLimits = {
  /** Of one file, in bytes. */
  bytes: 20 * 1024 * 1024,
  /** In one go. */
  atOnce: 10,
  /** Of one request. */
  files: 20,
} as const

/** What file pickers offer: the kinds of files that can be uploaded. */
export const attachmentTypes =
  'image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif,.heic,application/pdf'
