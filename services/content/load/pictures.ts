import type { Image } from '../model/site.ts'
import type { Collected } from './collections.ts'
import { type Files, namesOf } from './files.ts'
import type { Problem } from './problem.ts'

/**
 * In: pictures and their YAML. Out: the images, the names of all pictures, and a problem where a
 * picture or its YAML stands alone.
 */
export function pairPictures(files: Files, described: Collected['images']) {
  const images: Record<string, Image> = {}
  for (const { entry, data } of described) {
    const file = files.pictures.get(entry.name)
    if (file) images[entry.name] = { ...data, name: entry.name, file }
  }
  const names = [...files.pictures.keys()]
  const words = namesOf(files, 'images')
  const whole = { line: 1, column: 1 }
  const problems: Problem[] = [
    ...words
      .filter((name) => !files.pictures.has(name))
      .map((name) => ({
        file: `content/images/${name}.yaml`,
        ...whole,
        field: '',
        reason: 'describes a picture that is not there',
        repair: `add content/images/${name}.svg, .jpg or .png, or remove this file`,
      })),
    ...names
      .filter((name) => !words.includes(name))
      .map((name) => ({
        file: `content/images/${files.pictures.get(name) ?? name}`,
        ...whole,
        field: 'alt',
        reason: 'is missing: the picture has no alt text',
        repair: `add content/images/${name}.yaml with the line: alt: what the picture shows`,
      })),
  ]
  return { images, names, problems }
}
