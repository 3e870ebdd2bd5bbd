import { useData } from '../../renderer/page-context.tsx'
import type { data } from './+data.ts'
import { Offer } from './Offer.tsx'
import { Opening } from './Opening.tsx'
import { Place } from './Place.tsx'

/** SPEC.md §2 "Location service page". */
export function Page() {
  const page = useData<typeof data>()
  return (
    <>
      <Opening page={page} />
      <Place
        town={page.town}
        figures={page.figures}
        picture={page.townPicture}
        consequences={page.consequences}
        local={page.local}
      />
      <Offer page={page} />
    </>
  )
}
