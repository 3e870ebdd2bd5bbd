import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Takes the pages of drafts out of what visitors are served, to `previews` beside it, which the service
 * shows to staff only. In: the folder of the build.
 */
export async function setPreviewsApart(dist: string): Promise<void> {
  const apart = join(dist, 'previews')
  await rm(apart, { recursive: true, force: true })
  await rename(join(dist, 'client/preview'), apart).catch((fault: unknown) => {
    // No drafts, no folder.
    if (!(fault instanceof Error && 'code' in fault && fault.code === 'ENOENT')) throw fault
  })
}
