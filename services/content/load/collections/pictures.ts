import { maxPixels } from '../../model/picture.ts'
import type { Image } from '../../model/site.ts'
import type { ValidContent } from './collections.ts'
import { type ContentFiles, namesOf } from '../files/read-files.ts'
import { type Master, readMaster } from './master.ts'
import { shownText } from '../files/folder.ts'
import { fileProblem, type Problem } from '../../model/problem.ts'

/** In pixels; phones show a picture about this wide. */
const minWidth = 800
/** Larger files make git and builds slow, and no page shows more of them. In bytes. */
const maxBytes = 10_000_000

interface PictureSources {
  /** The content folder. */
  folder: string
  files: ContentFiles
  described: ValidContent['images']
  /** The placeholder colors known so far, by version. */
  imagePlaceholders: Readonly<Record<string, string>>
}

/**
 * Matches pictures with their YAML. Returns the images, the names of all pictures, and a problem where a picture
 * has no YAML or YAML no picture, and where a picture cannot be shown or contains a GPS position.
 */
export function matchPictures({ folder, files, described, imagePlaceholders }: PictureSources) {
  const { pictures } = files
  const nameOf = (file: string) => `${pictureFolder}/${file}`
  const pathOf = (file: string) => shownText(folder, nameOf(file))
  const masters = new Map(
    [...pictures].map(([name, file]) => [name, readMaster(folder, nameOf(file), files.cache)]),
  )
  const images: Record<string, Image> = {}
  for (const { entry, data } of described) {
    const { name } = entry
    const file = pictures.get(name)
    const master = masters.get(name)
    if (!file || !master) continue
    const { width, height, version, vector } = master
    images[name] = {
      ...data,
      name,
      file,
      master: pathOf(file),
      width,
      height,
      version,
      vector,
      placeholderColors: imagePlaceholders[version],
    }
  }
  const names = [...pictures.keys()]
  const descriptions = new Set(namesOf(files, 'images'))
  const problems: Problem[] = [
    ...[...descriptions]
      .filter((name) => !pictures.has(name) && !files.misplacedPictures.has(name))
      .map((name) =>
        fileProblem(`${pictureFolder}/${name}.yaml`, {
          reason: 'describes a picture that doesn’t exist',
          repair: `add ${pictureFolder}/${name}.svg, .jpg or .png, or remove this file`,
        }),
      ),
    ...names
      .filter((name) => !descriptions.has(name))
      .map((name) => ({
        ...fileProblem(`${pictureFolder}/${pictures.get(name) ?? name}`, {
          reason: 'is missing: the picture has no alt text',
          repair: `add ${pictureFolder}/${name}.yaml with the line: alt: what the picture shows`,
        }),
        field: 'alt',
      })),
    ...[...pictures].flatMap(([name, file]) => pictureProblems(nameOf(file), masters.get(name))),
  ]
  const usable = [...pictures].flatMap(([name, file]) => {
    const master = masters.get(name)
    return master && pictureProblems(nameOf(file), master).length === 0
      ? [{ file, master: pathOf(file), version: master.version }]
      : []
  })
  return { images, names: [...names, ...files.misplacedPictures], usable, problems }
}

const pictureFolder = 'content/images'

/**
 * Reports what prevents a picture from being published.
 * @param file `content/images/roofing.svg`
 * @param master what its header says
 */
export function pictureProblems(file: string, master: Master | undefined): Problem[] {
  const problem = (reason: string, repair: string) => [fileProblem(file, { reason, repair })]
  if (!master)
    return file.endsWith('.svg')
      ? problem(
          'isn’t an SVG that states its size',
          'export it again as an SVG; if it is one, write viewBox="0 0 1600 900" in its <svg> tag',
        )
      : problem(
          'is empty or not a JPEG or PNG, although its name says so',
          'open the original and export it as a JPEG; renaming isn’t enough',
        )
  const { width, height, vector, hasLocation, complete, forbidden, bytes } = master
  if (!complete)
    return problem(
      'ends early: it wasn’t copied or saved completely',
      'copy it from the source again, or open the original and export it again',
    )
  if (width * height > maxPixels)
    return problem(
      `is ${width} × ${height} pixels, which is too big to open`,
      'save it again, at most 6000 pixels wide',
    )
  if (bytes > maxBytes)
    return problem(
      `is ${Math.ceil(bytes / 100_000) / 10} MB, but the limit is ${maxBytes / 1_000_000} MB`,
      file.endsWith('.svg')
        ? 'export it as a JPEG, 2400 pixels wide'
        : 'save it as a JPEG, 2400 pixels wide: on a Mac in Preview, Tools > Adjust Size, then File > Export; on ' +
            'Windows in Photos, … > Resize image',
    )
  if (forbidden === 'code')
    return problem(
      'contains a script, an event handler or HTML, which no browser runs in a picture',
      'export it again as a plain or optimized SVG, without interactivity',
    )
  if (forbidden === 'outside file')
    return problem(
      'needs another file (a linked picture, a font for its letters, a style sheet), which browsers don’t load inside a picture',
      'export it again with pictures embedded and letters turned into paths',
    )
  if (hasLocation)
    return problem(
      'says where it was taken: it has a GPS location in it',
      'save it again without its location: on a Mac in Preview, Tools > Show Inspector > GPS > Remove ' +
        'Location Info; on Windows, Properties > Details > Remove Properties',
    )
  if (!vector && width < minWidth)
    return problem(
      `is only ${width} × ${height} pixels, and would look blurry`,
      `use the original, at least ${minWidth} pixels wide; 1600 is better`,
    )
  return []
}
