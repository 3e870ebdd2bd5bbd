import { fieldProblem, type Problem } from '../../model/problem.ts'
import { projectPictures } from '../../model/project-pictures.ts'
import type { CheckedContent } from './check.ts'

/**
 * Asks about drawings that a project's page leaves off because the project has photographs
 * (docs/decisions/0095-projects-show-results.md).
 */
export function mixedPictures({ files, valid: { projects } }: CheckedContent): Problem[] {
  const images = Object.fromEntries([...files.pictures].map(([name, file]) => [name, { file }]))
  return projects.flatMap(({ entry, data }) => {
    const { gallery, comparison } = projectPictures({ images }, data)
    const shown = gallery.map(({ image }) => image)
    const leftOff = [
      ...data.gallery.flatMap(({ image }, index) =>
        shown.includes(image) ? [] : [['gallery', index, 'image']],
      ),
      ...(data.comparison && !comparison ? [['comparison']] : []),
    ]
    return leftOff.map((path) =>
      fieldProblem(entry, path, {
        reason: 'is on no page: it’s drawn, and this project has photographs',
        repair: 'replace it by a photograph, or remove it',
      }),
    )
  })
}
