import { extname } from 'node:path'
import { detectKind } from '../attachments/file-validation.ts'
import { slugOf } from './file-names.ts'

/** The media types of pictures of the content, by the ending of their name. */
export const pictureTypes: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
}

/**
 * Returns the path of a picture by the name that its author gave it, with the ending of what it is; undefined for another kind of
 * file.
 */
export function pictureNameOf(
  name: string,
  { bytes, name: fileName }: { bytes: Buffer; name: string },
): string | undefined {
  const kind = detectKind(bytes.subarray(0, 64))
  const drawn =
    extname(fileName).toLowerCase() === '.svg' && /<svg[\s>]/.test(bytes.toString('utf8'))
  const ending = kind === 'jpeg' ? '.jpg' : kind === 'png' ? '.png' : drawn ? '.svg' : undefined
  const slug = slugOf(name)
  return ending === undefined || slug === '' ? undefined : `images/${slug}${ending}`
}

/** The file that describes a picture. A folded text takes any characters. */
export const descriptionOf = (alt: string): string =>
  `alt: >-\n  ${alt.replaceAll(/\s+/g, ' ').trim()}\n`
