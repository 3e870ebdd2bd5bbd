import nodePath from 'node:path'

/** The functions of `node:path` that differ by system; tests pass `path.win32`. */
type PathOf = Pick<typeof nodePath, 'relative' | 'isAbsolute' | 'sep'>

/** Writes a path of this system with `/`, which Windows reads, too: `D:\site\a` → `D:/site/a`. */
export const withSlashes = (path: string, { sep }: Pick<PathOf, 'sep'> = nodePath): string =>
  path.split(sep).join('/')

/**
 * Returns the path of a file in a folder, with `/`: `towns/vail.yaml`. Undefined for the folder itself and for what is
 * outside of it, such as on another drive.
 */
export function pathInside(
  folder: string,
  file: string,
  path: PathOf = nodePath,
): string | undefined {
  const found = path.relative(folder, file)
  const outside = found === '' || found.split(path.sep)[0] === '..' || path.isAbsolute(found)
  return outside ? undefined : withSlashes(found, path)
}
