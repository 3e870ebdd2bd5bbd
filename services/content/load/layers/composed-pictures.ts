import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { threadId } from 'node:worker_threads'
import { cells, composedName } from '../../model/location/location.ts'
import { memoize } from '../../model/memoize.ts'
import { fileProblem, type Problem } from '../../model/problem.ts'
import type { Image } from '../../model/site.ts'
import { type HasWords, siteWords } from '../../model/site-words.ts'
import type { ValidContent } from '../collections/collections.ts'
import { pictureProblems } from '../collections/pictures.ts'
import { readMaster } from '../collections/master.ts'
import { fileFingerprint } from '../files/file-cache.ts'
import { placeOf } from '../files/folder.ts'
import type { ContentFiles } from '../files/read-files.ts'
import { compose, compositionVersion } from './compose.ts'
import { type Layer, readLayer } from './layer.ts'
import { layerNames, type LayerRole } from './layer-names.ts'
import { layerProblems } from './layer-problems.ts'

/** A picture that the build composes, without its words, which differ by language. */
type ComposedPicture = Omit<Image, 'alt'> & { layers: NonNullable<Image['layers']> }

export interface ComposedPictures {
  pictures: readonly ComposedPicture[]
  /** The names of the pictures that are layers, and shown in composed pictures only. */
  layers: ReadonlySet<string>
  problems: Problem[]
}

interface CompositionSources {
  /** The content folder, and the folder of its cache, where the composed pictures are written. */
  folder: string
  cache: string
  files: ContentFiles
  valid: Pick<ValidContent, 'services' | 'towns' | 'locations'>
  /** The pictures of content, by name. */
  images: Readonly<Record<string, Image>>
  /** The slug of the firm's state. */
  state: string
}

/**
 * Composes the picture of every location page whose service has a foreground and whose town a background, unless the page has a
 * picture of its own. One that an earlier load has written is not composed again (decision 0093).
 */
export function composePictures(sources: CompositionSources): ComposedPictures {
  const { cache, files, images, valid, state } = sources
  const names = layerNames(files)
  const layers = new Set([...names.background, ...names.foreground])
  const unusable = problemsOfLayers(sources, names)
  const problems = [...unusable]
  if (unusable.length > 0) return { pictures: [], layers, problems }
  const named = <Data>(list: readonly { entry: { name: string }; data: Data }[]) =>
    list.map(({ entry, data }) => ({ ...data, slug: entry.name }))
  const own = new Set(
    valid.locations.flatMap(({ entry, data }) => (data.image === undefined ? [] : entry.name)),
  )
  const pictures = cells(named(valid.services), named(valid.towns), state).flatMap((cell) => {
    const name = composedName(cell)
    const background = images[cell.town.background ?? '']
    const foreground = images[cell.service.foreground ?? '']
    if (name === undefined || own.has(name) || !background || !foreground) return []
    const other = files.pictures.get(name)
    if (other !== undefined)
      problems.push(
        fileProblem(`content/images/${other}`, {
          reason: `has the name of the picture that the build composes for /${name}`,
          repair: `name it in content/locations/${name}.yaml (image: ${name}), or give it another name`,
        }),
      )
    const version = createHash('sha256')
      .update([compositionVersion, background.version, foreground.version].join(' '))
      .digest('hex')
      .slice(0, 8)
    const master = join(cache, 'composed', `${version}.svg`)
    if (!existsSync(master)) writeMaster(master, compose(layerOf(background), layerOf(foreground)))
    return {
      name,
      file: `${name}.svg`,
      master,
      version,
      vector: true,
      width: background.width,
      height: background.height,
      // The subject is in front; what is seen first is the sky.
      focus: foreground.focus,
      placeholderColors: background.placeholderColors,
      layers: { background: fileOf(background), foreground: fileOf(foreground) },
    }
  })
  return { pictures, layers, problems }
}

/** Returns the pictures that pages show, in a language: those of content without the layers, and the composed ones. */
export function shownPictures(
  images: Readonly<Record<string, Image>>,
  { pictures, layers }: Pick<ComposedPictures, 'pictures' | 'layers'>,
  site: HasWords,
): Record<string, Image> {
  const t = siteWords(site, 'locationPage')
  const altOf = (name: string) => images[name]?.alt ?? ''
  return Object.fromEntries([
    ...Object.entries(images).filter(([name]) => !layers.has(name)),
    ...pictures.map((picture) => {
      const { background, foreground } = picture.layers
      const alt = t('picture', {
        trade: altOf(foreground.name).replace(/\.$/, ''),
        town: altOf(background.name),
      })
      return [picture.name, { ...picture, alt }] as const
    }),
  ])
}

const fileOf = ({ name, file, master, version }: Image) => ({ name, file, master, version })

/** Memoized, because a layer is part of a picture of each town or service. */
const layerOf = memoize(({ master }: Image): Layer => readLayer(readFileSync(master, 'utf8')))

/** Writes a temporary file and renames it, so that no reader sees half of it. */
function writeMaster(file: string, content: string): void {
  mkdirSync(dirname(file), { recursive: true })
  const part = `${file}.${process.pid}-${threadId}`
  writeFileSync(part, content)
  renameSync(part, file)
}

function problemsOfLayers(
  { folder, files }: Pick<CompositionSources, 'folder' | 'files'>,
  names: Record<LayerRole, ReadonlySet<string>>,
): Problem[] {
  const roles = ['background', 'foreground'] as const
  return roles.flatMap((role) =>
    [...names[role]].flatMap((name) => {
      const picture = files.pictures.get(name)
      // The field that names it has the problem.
      if (picture === undefined) return []
      const file = `content/images/${picture}`
      if (!picture.endsWith('.svg'))
        return fileProblem(file, {
          reason: `is a photograph, but is the ${role} of the location pages’ pictures`,
          repair: `draw it as ${name}.svg, or remove the field “${role}” that names it`,
        })
      if (pictureProblems(file, readMaster(folder, file, files.cache)).length > 0) return []
      const place = placeOf(folder, file)
      const fingerprint = fileFingerprint(place)
      const kept =
        files.cache.findUnchanged(file, fingerprint) ??
        files.cache.add(file, fingerprint, '', undefined)
      return files.cache.keep(
        kept,
        role,
        () => layerProblems(file, readFileSync(place, 'utf8'), role),
        () => '',
      )
    }),
  )
}
