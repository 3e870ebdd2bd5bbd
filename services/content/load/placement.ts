import type { Problem } from './problem.ts'
import { addressWord, suggestion } from './suggest.ts'

/** Files that stand alone in content/. All of them must be there. */
export const singleFiles = [
  'authors.yaml',
  'business.yaml',
  'claims.yaml',
  'navigation.yaml',
  'redirects.yaml',
  'testimonials.yaml',
  'why-us.yaml',
] as const
export type SingleFile = (typeof singleFiles)[number]

/** Folders of content/, and the ending that the files of each have. */
export const folderEndings = {
  'building-guide': '.md',
  guides: '.md',
  images: '.yaml',
  locations: '.yaml',
  offerings: '.md',
  openings: '.yaml',
  pages: '.md',
  posts: '.md',
  projects: '.md',
  replies: '.yaml',
  services: '.yaml',
  towns: '.yaml',
} as const
export type Folder = keyof typeof folderEndings

export const pictureEndings = ['.svg', '.jpg', '.jpeg', '.png']

export const isFolder = (name: string): name is Folder => Object.hasOwn(folderEndings, name)
const isSingleFile = (name: string): name is SingleFile => singleFiles.some((each) => each === name)

/**
 * In: a file's path inside content/. Out: the problem that keeps it from being read, or nothing.
 * A file's name becomes an address, so it is checked like one.
 */
export function misplaced(path: string): Problem | undefined {
  const problem = (reason: string, repair: string): Problem => ({
    file: `content/${path}`,
    line: 1,
    column: 1,
    field: '',
    reason,
    repair,
  })
  const parts = path.split('/')
  const [folder = ''] = parts
  const base = parts.at(-1) ?? ''
  const ending = /\.[^.]+$/.exec(base)?.[0] ?? ''
  const name = base.slice(0, base.length - ending.length)
  const picture = folder === 'images' && pictureEndings.includes(ending.toLowerCase())

  if (ending === '.yml') return problem('ends in .yml', `name it ${name}.yaml`)
  if (!picture && ending !== '.yaml' && ending !== '.md')
    return problem(
      'is a kind of file that the site does not read',
      'move it out of content/, or save it as .yaml or .md; pictures go to content/images/',
    )
  if (parts.length === 1)
    return isSingleFile(path)
      ? undefined
      : problem('stands where the site does not read it', suggestion(path, singleFiles))
  if (!isFolder(folder))
    return problem(
      `stands in “${folder}”, a folder that the site does not read`,
      suggestion(folder, Object.keys(folderEndings)),
    )
  if (parts.length > 2)
    return problem('stands in a folder inside a folder', `move it to content/${folder}/${base}`)
  if (!picture && ending !== folderEndings[folder])
    return problem(
      `ends in ${ending}, but the files of content/${folder}/ end in ${folderEndings[folder]}`,
      `name it ${name}${folderEndings[folder]}`,
    )
  if (name !== addressWord(name) || ending !== ending.toLowerCase())
    return problem(
      'has a name that cannot be part of an address',
      `name it ${addressWord(name)}${ending.toLowerCase()}`,
    )
  return undefined
}
