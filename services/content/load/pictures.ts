import { join } from 'node:path'
import type { Image } from '../model/site.ts'
import type { Collected } from './collections.ts'
import { type Files, namesOf } from './files.ts'
import { type Master, readMaster } from './master.ts'
import type { Problem } from './problem.ts'

/** More pixels than this are refused: a small file can unpack to gigabytes. */
const mostPixels = 60_000_000

/**
 * In: the folder that holds `content/`, its pictures and their YAML, and the tints known so far, by
 * version. Out: the images, the names of all pictures, and a problem where a picture or its YAML
 * stands alone, and where a picture cannot be shown or says too much.
 */
export function pairPictures(
  root: string,
  files: Files,
  described: Collected['images'],
  tints: Readonly<Record<string, string>>,
) {
  const masters = new Map(
    [...files.pictures].map(([name, file]) => [name, readMaster(join(root, folder, file))]),
  )
  const images: Record<string, Image> = {}
  for (const { entry, data } of described) {
    const { name } = entry
    const file = files.pictures.get(name)
    const master = masters.get(name)
    if (!file || !master) continue
    const { width, height, version } = master
    images[name] = { ...data, name, file, width, height, version, tint: tints[version] }
  }
  const names = [...files.pictures.keys()]
  const words = namesOf(files, 'images')
  const problems: Problem[] = [
    ...words
      .filter((name) => !files.pictures.has(name))
      .map((name) => ({
        file: `${folder}/${name}.yaml`,
        ...whole,
        reason: 'describes a picture that is not there',
        repair: `add ${folder}/${name}.svg, .jpg or .png, or remove this file`,
      })),
    ...names
      .filter((name) => !words.includes(name))
      .map((name) => ({
        file: `${folder}/${files.pictures.get(name) ?? name}`,
        ...whole,
        field: 'alt',
        reason: 'is missing: the picture has no alt text',
        repair: `add ${folder}/${name}.yaml with the line: alt: what the picture shows`,
      })),
    ...[...files.pictures].flatMap(([name, file]) => faultsOf(file, masters.get(name))),
  ]
  return { images, names, problems }
}

const folder = 'content/images'
const whole = { line: 1, column: 1, field: '' }

/** In: a picture's file and what its header says. Out: what keeps it from being published. */
function faultsOf(file: string, master: Master | undefined): Problem[] {
  const problem = (reason: string, repair: string) => [
    { file: `${folder}/${file}`, ...whole, reason, repair },
  ]
  if (!master)
    return file.endsWith('.svg')
      ? problem('does not say how large it is', 'write viewBox="0 0 1600 900" in its <svg> tag')
      : problem(
          'is no JPEG or PNG inside, whatever its name says',
          'open it and export it as a JPEG; renaming is not enough',
        )
  const { width, height, located } = master
  if (width * height > mostPixels)
    return problem(
      `is ${width} × ${height} pixels large, which is too much to unpack`,
      'save it again, at most 6000 pixels wide',
    )
  if (!located) return []
  return problem(
    'says where it was taken: there is a GPS position in it',
    'save it again without its place: on a Mac in Preview, Tools > Show Inspector > GPS > Remove ' +
      'Location Info; on Windows, Properties > Details > Remove Properties',
  )
}
