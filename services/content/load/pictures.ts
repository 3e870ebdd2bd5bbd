import type { Image } from '../model/site.ts'
import type { Folders } from './collections.ts'
import type { Files } from './files.ts'
import type { Problem } from './problem.ts'

/** In: pictures and their YAML. Out: the images, and a problem where one stands without the other. */
export function pairPictures(
  files: Files,
  described: Folders['images'],
): { images: Record<string, Image>; problems: Problem[] } {
  const images: Record<string, Image> = {}
  const problems: Problem[] = []
  for (const { entry, data } of described) {
    const file = files.pictures.get(entry.name)
    if (file) images[entry.name] = { ...data, name: entry.name, file }
    else
      problems.push({
        file: entry.file,
        line: 1,
        column: 1,
        field: '',
        reason: 'describes a picture that is not there',
        repair: `add content/images/${entry.name}.svg, .jpg or .png, or remove this file`,
      })
  }
  const words = new Set((files.folders.get('images') ?? []).map(({ name }) => name))
  for (const [name, file] of files.pictures)
    if (!words.has(name) && !files.texts.has(`content/images/${name}.yaml`))
      problems.push({
        file: `content/images/${file}`,
        line: 1,
        column: 1,
        field: 'alt',
        reason: 'is a picture without alt text',
        repair: `add content/images/${name}.yaml with the line: alt: what the picture shows`,
      })
  return { images, problems }
}
