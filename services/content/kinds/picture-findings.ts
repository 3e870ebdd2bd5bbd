import type { ProjectFields } from '../schema/project.ts'
import type { Finding } from './kind.ts'

/** Finds a picture that is in a gallery twice, and a pair of pictures that is one picture. */
export function pictureFindings({
  gallery,
  comparison,
}: Pick<ProjectFields, 'gallery' | 'comparison'>): Finding[] {
  const twice = gallery.flatMap(({ image }, index) =>
    gallery.findIndex((other) => other.image === image) === index
      ? []
      : [
          {
            path: ['gallery', index, 'image'],
            reason: `is “${image}”, which is in this gallery already`,
            repair: 'remove this entry, or name another picture',
          },
        ],
  )
  const same =
    comparison && comparison.before === comparison.after
      ? [
          {
            path: ['comparison', 'after'],
            reason: 'is the same picture as before',
            repair: 'name the picture that was taken after the work',
          },
        ]
      : []
  return [...twice, ...same]
}
