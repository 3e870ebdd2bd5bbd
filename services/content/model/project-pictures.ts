import type { Stage } from '../schema/project.ts'
import type { Image, Project } from './site.ts'

/** Drawings are SVG; every other picture counts as a photograph. */
type Medium = 'photograph' | 'drawing'

const mediumOf = ({ file }: Pick<Image, 'file'>): Medium =>
  file.endsWith('.svg') ? 'drawing' : 'photograph'

type PicturedSite = { images: Readonly<Record<string, Pick<Image, 'file'>>> }
type PicturedProject = Pick<Project, 'image' | 'cover' | 'gallery' | 'comparison'>

/** Returns whether a picture is a photograph. */
export const isPhotograph = (site: PicturedSite, name: string): boolean =>
  isOf(site, 'photograph')(name)

/** Returns whether two pictures are both photographs or both drawings. A picture that the site does not have is neither. */
export const areAlike = ({ images }: PicturedSite, one: string, other: string): boolean => {
  const [first, second] = [images[one], images[other]]
  return first !== undefined && second !== undefined && mediumOf(first) === mediumOf(second)
}

/** A picture of a gallery, by its name. */
export interface GalleryPicture {
  image: string
  stage: Stage
  caption: string
  /** Who took it, where it is not the project's photographer. */
  credit?: string | undefined
  day?: string | undefined
}

/** The pictures of a project's page, by name. */
export interface ProjectPictures {
  /** Opens the page. */
  opening: string
  comparison: PicturedProject['comparison']
  gallery: GalleryPicture[]
}

/**
 * Returns what a project's page shows. Photographs and drawings are never mixed: with one photograph among its pictures the
 * page shows photographs alone (docs/decisions/0095-projects-show-results.md).
 */
export function projectPictures(site: PicturedSite, project: PicturedProject): ProjectPictures {
  const { gallery, comparison } = project
  const all = [
    ...representatives(project),
    ...gallery.map(({ image }) => image),
    ...(comparison ? [comparison.after, comparison.before] : []),
  ]
  const wanted = all.some(isOf(site, 'photograph')) ? 'photograph' : 'drawing'
  const fits = isOf(site, wanted)
  return {
    opening: all.find(fits) ?? project.image,
    comparison:
      comparison && fits(comparison.before) && fits(comparison.after) ? comparison : undefined,
    gallery: gallery.filter(({ image }) => fits(image)),
  }
}

/**
 * Returns the picture that stands for each project in a list, by name: photographs if every project has one and the page
 * is not drawn, else drawings. A project that has only the other kind keeps it.
 *
 * @param beside the picture that opens the page, if it has one
 */
export function cardPictures(
  site: PicturedSite,
  projects: readonly PicturedProject[],
  beside?: string,
): string[] {
  const found = (medium: Medium) =>
    projects.map((project) => representatives(project).find(isOf(site, medium)))
  const photographs = found('photograph')
  const isDrawn = beside !== undefined && isOf(site, 'drawing')(beside)
  const shown = isDrawn || photographs.includes(undefined) ? found('drawing') : photographs
  return projects.map(({ cover, image }, index) => shown[index] ?? cover ?? image)
}

/** What may stand for a project, the best first. */
const representatives = ({ cover, image, gallery }: PicturedProject): string[] => [
  ...(cover === undefined ? [] : [cover]),
  ...gallery.filter(({ stage }) => stage === 'after').map((picture) => picture.image),
  image,
]

const isOf =
  ({ images }: PicturedSite, medium: Medium) =>
  (name: string): boolean => {
    const image = images[name]
    return image !== undefined && mediumOf(image) === medium
  }
