import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { readImagePlaceholders, imagePlaceholdersFile } from '../../services/content/index.ts'
import type { Site } from '../../services/content/model/site.ts'
import type { Problem } from '../../services/content/model/problem.ts'
import {
  cachedPlaceholderColors,
  imageCache,
  writeAtomically,
} from '../../services/images/cache.ts'
import { UnreadablePicture } from '../../services/images/encode.ts'

/** Returns the pictures whose colors pages show: a composed picture has those of its background. Decoding both layers tests them. */
export const mastersOf = ({ images }: Pick<Site, 'images'>) =>
  Object.values(images).flatMap(({ layers, ...image }) =>
    layers ? [layers.background, layers.foreground] : [image],
  )

/**
 * Computes the missing placeholder colors, for the next load of the site. That decodes the whole picture, so
 * `check` and the build find pictures that cannot be decoded without decoding the same bytes twice.
 * @param pictures every picture
 * @param folder the content folder
 * @param root the project's folder
 * @returns whether there are new colors, and a problem for each picture that cannot be decoded
 */
export async function updateImagePlaceholders(
  pictures: readonly { file: string; master: string; version: string }[],
  folder: string,
  root: string,
): Promise<{ fresh: boolean; problems: Problem[] }> {
  const file = join(root, imagePlaceholdersFile(folder, root))
  const known = readImagePlaceholders(file)
  if (pictures.every(({ version }) => known[version])) return { fresh: false, problems: [] }
  const placeholders: Record<string, string> = {}
  const problems: Problem[] = []
  const decode = async (picture: (typeof pictures)[number]) => {
    const master = await readFile(resolve(root, picture.master))
    try {
      placeholders[picture.version] = await cachedPlaceholderColors(master, join(root, imageCache))
    } catch (cause) {
      problems.push(new UnreadablePicture(picture.file, cause).problem)
    }
  }
  await Promise.all([...new Map(pictures.map((one) => [one.version, one])).values()].map(decode))
  await writeAtomically(file, Buffer.from(JSON.stringify(placeholders, null, 1)))
  return { fresh: true, problems }
}
