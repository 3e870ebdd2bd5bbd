import { stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'

/** The files of a site: pages and what they load. */
export interface ServedFiles {
  /**
   * Returns the folder that a file is in; undefined: there is no such file.
   * @param name its path in the folder: `roofing/index.html`
   */
  find(name: string): Promise<string | undefined>
}

/** Opens the files of a site. @param siteDir the folder with the pages: `dist/client` */
export function openServedFiles(siteDir: string): ServedFiles {
  const folder = resolve(siteDir)
  return {
    find: async (name) => {
      const found = await stat(join(folder, name)).catch(() => undefined)
      return found?.isFile() ? folder : undefined
    },
  }
}
