import { expect } from 'vitest'
import {
  brokenPictures,
  policyRefusals,
  requestedInVain,
  requestedPictures,
  scrollThroughPictures,
} from './page-checks.ts'
import type { Visitor } from './visitor.ts'

/** The 404 document is one file for all unknown paths: it preloads the picture of the not-found page, whatever it shows. */
const showsAnotherPicture = (path: string) => path === '/how-to-bild-in-vail'

/** Opens a template's page. `settled` scrolls to its end and checks pictures, requests, errors and CSP violations. */
export async function opened({ page, errors, open }: Visitor, path: string) {
  const refused = await policyRefusals(page)
  const requested = requestedPictures(page)
  await open(path)
  return {
    page,
    settled: async () => {
      await scrollThroughPictures(page)
      expect(requested.filter((address, n) => requested.indexOf(address) !== n)).toEqual([])
      if (!showsAnotherPicture(path))
        await expect.poll(() => requestedInVain(page, requested)).toEqual([])
      expect(await brokenPictures(page)).toEqual([])
      expect({ faults: errors, refused }).toEqual({ faults: [], refused: [] })
    },
  }
}
