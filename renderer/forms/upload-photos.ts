import { attachmentLimits } from '../../services/api/contract/limits.ts'
import { paths } from '../../services/api/contract/paths.ts'

/**
 * Adds files to a request that the service has accepted. In: the path of its page, with the token; the files. Out:
 * whether all of them were taken. The request itself is safe either way.
 */
export async function uploadPhotos(requestLink: string, files: readonly File[]): Promise<boolean> {
  const url = requestLink.replace(paths.selfService, paths.selfServiceFiles)
  for (let first = 0; first < files.length; first += attachmentLimits.atOnce) {
    const body = new FormData()
    for (const file of files.slice(first, first + attachmentLimits.atOnce))
      body.append('files', file)
    try {
      const response = await fetch(url, { method: 'POST', body })
      if (!response.ok) return false
    } catch (error) {
      console.error(error)
      return false
    }
  }
  return true
}
