import { z } from 'zod'
import { prose } from './fields.ts'

/** content/images/{name}.yaml — describes the picture {name}.svg, .jpg or .png. */
export const image = z.strictObject({
  alt: prose(200, 'A standing-seam roof under fresh snow, spruce behind it.').describe(
    'What a person who cannot see the picture should know.',
  ),
  focus: z
    .tuple([z.number().min(0).max(100), z.number().min(0).max(100)])
    .default([50, 50])
    .describe(
      'The point that must stay visible when the picture is cropped: per cent from the left and the top.',
    ),
  focusPhone: z
    .tuple([z.number().min(0).max(100), z.number().min(0).max(100)])
    .optional()
    .describe('The same on phones, whose frames are narrower. Left out, it is `focus`.'),
})
export type ImageFields = z.infer<typeof image>

/** Whether an alt text is what a camera or a phone calls its file: `IMG_2034.jpg`, `Screenshot 2026-05-14`. */
export const isFileName = (alt: string): boolean =>
  /^\S*\.(jpe?g|png|svg|webp|hei[cf]|gif|tiff?|avif)$/i.test(alt.trim()) ||
  /^(img|image|dscn?|dscf|pxl|dji|gopr|photo|picture|screen ?shot|whatsapp image)[-_ ]*[\d][\d\s:._-]*( at [\d:. apm-]+)?$/i.test(
    alt.trim(),
  )
