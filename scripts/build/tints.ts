import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { forgetSite, getSite, tintsFile } from '../../services/content/index.ts'
import { tintsOf } from '../../services/images/publish.ts'

/**
 * Before pages are written: works out the tints of pictures that have none yet. The site is loaded again
 * with them, before anybody has taken anything from it.
 */
export async function keepTints(): Promise<void> {
  const images = Object.values(getSite().images)
  if (images.every(({ tint }) => tint)) return
  const tints = await tintsOf(images, { masters: 'content/images', cache: '.cache/images' })
  await mkdir(dirname(tintsFile), { recursive: true })
  await writeFile(tintsFile, JSON.stringify(tints, null, 1))
  forgetSite()
}
