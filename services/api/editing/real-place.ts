import { realpathSync } from 'node:fs'
import { isAbsolute, join, relative, sep } from 'node:path'

/**
 * Returns where a file of a folder is, which somebody names: neither its name nor links, also of folders, lead elsewhere.
 * @throws Error it isn't there, or is outside of the folder
 */
export function realPlaceOf(folder: string, file: string): string {
  const place = realpathSync(join(folder, file))
  const path = relative(realpathSync(folder), place)
  if (path === '' || path.split(sep)[0] === '..' || isAbsolute(path))
    throw new Error(`${file} is outside of its folder`)
  return place
}
