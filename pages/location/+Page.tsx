import { Proof } from '../../renderer/components/Proof.tsx'
import { useData } from '../../renderer/page-context.tsx'
import { WhoComes } from '../team/Team.tsx'
import { Rental } from '../offering/PriceSections.tsx'
import type { data } from './+data.ts'
import { LocationBody, LocationHero, TownFacts } from './LocationSections.tsx'

/** A location page (S2.21 to S2.27). */
export function Page() {
  const page = useData<typeof data>()
  return (
    <>
      <LocationHero page={page} />
      <TownFacts {...page} picture={page.workPicture} />
      {page.rental && <Rental {...page.rental} />}
      <LocationBody
        page={page}
        proof={<Proof {...page.proof} />}
        aboveForm={page.whoComes && <WhoComes {...page.whoComes} />}
      />
    </>
  )
}
