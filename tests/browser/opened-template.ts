import { expect } from 'vitest'
import {
  brokenPictures,
  policyRefusals,
  requestedInVain,
  requestedPictures,
  scrollThroughPictures,
} from './page-checks.ts'
import type { Visitor } from './visitor.ts'

/** The page for what is not there: one file for many addresses has the picture of not-found, whatever it shows then. */
const showsAnotherPicture = (path: string) => path === '/how-to-bild-in-vail'

/** Opens a template's page; `settled` has all that can be said once it has been scrolled to its end. */
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
