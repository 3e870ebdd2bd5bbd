import type { Kind } from '../../kinds/kind.ts'
import { kinds } from '../../kinds/kinds.ts'
import { fileProblem, type Problem } from '../../model/problem.ts'
import { slugify, suggestion } from '../messages/suggest.ts'

/** Files at the top level of content/. All of them must exist. */
const singleFiles = [
  'authors.yaml',
  'business.yaml',
  'claims.yaml',
  'navigation.yaml',
  'redirects.yaml',
  'region-factor.yaml',
  'testimonials.yaml',
  'why-us.yaml',
] as const
export type SingleFile = (typeof singleFiles)[number]

/** Folders of content/, and the ending that the files of each have. */
const folderEndings = new Map(
  Object.values<Kind>(kinds).map(({ folder, ending }) => [folder, ending]),
)

export const pictureEndings = ['.svg', '.jpg', '.jpeg', '.png']
const otherPictures = /^\.(webp|heic|heif|avif|gif|tiff?|bmp|psd|ai|eps)$/i

const isSingleFile = (name: string): name is SingleFile => singleFiles.some((each) => each === name)

/** What `slugify` leaves as it is. */
const addressPart = /^[a-z0-9]+(-[a-z0-9]+)*$/

/**
 * Returns the problem that prevents a file from being read, or undefined. A file's name becomes an address, so it
 * is checked like one.
 * @param path inside content/
 */
export function placementProblem(path: string): Problem | undefined {
  const problem = (reason: string, repair: string) =>
    fileProblem(`content/${path}`, { reason, repair })
  const parts = path.split('/')
  const [folder = ''] = parts
  const fileName = parts.at(-1) ?? ''
  const ending = /\.[^.]+$/.exec(fileName)?.[0] ?? ''
  const name = fileName.slice(0, fileName.length - ending.length)
  const picture = folder === 'images' && pictureEndings.includes(ending.toLowerCase())

  if (ending === '.yml') return problem('ends in .yml', `name it ${name}.yaml`)
  if (otherPictures.test(ending))
    return problem(
      'is a kind of picture that the site does not use',
      'export it as a JPEG or PNG into content/images/',
    )
  if (!picture && ending !== '.yaml' && ending !== '.md')
    return problem(
      'is a kind of file that the site does not read',
      'move it out of content/, or save it as .yaml or .md; pictures go to content/images/',
    )
  if (parts.length === 1)
    return isSingleFile(path)
      ? undefined
      : problem('is in a place where the site does not look', suggestion(path, singleFiles))
  const expected = folderEndings.get(folder)
  if (expected === undefined)
    return problem(
      `is in “${folder}”, a folder that the site does not read`,
      suggestion(folder, [...folderEndings.keys()].sort()),
    )
  if (parts.length > 2)
    return problem('is in a folder inside a folder', `move it to content/${folder}/${fileName}`)
  if (!picture && ending !== expected)
    return problem(
      `ends in ${ending}, but the files of content/${folder}/ end in ${expected}`,
      `name it ${name}${expected}`,
    )
  if (!addressPart.test(name) || ending !== ending.toLowerCase())
    return problem(
      'has a name that cannot be part of an address',
      `name it ${slugify(name)}${ending.toLowerCase()}`,
    )
  return undefined
}
