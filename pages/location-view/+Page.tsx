import { AnnotatedDrawing } from '../../renderer/components/AnnotatedDrawing.tsx'
import { Points } from '../../renderer/components/lists.tsx'
import { Proof } from '../../renderer/components/Proof.tsx'
import { TitledTable } from '../../renderer/components/TitledTable.tsx'
import { useData } from '../../renderer/page-context.tsx'
import { LocationBody, LocationHero, TownFacts } from '../location/LocationSections.tsx'
import { WhoComes } from '../team/Team.tsx'
import { Rental } from '../offering/PriceSections.tsx'
import type { data } from './+data.ts'

/** A location page with a view of its own, which shows a drawing of the building first (S1.18). */
export function Page() {
  const { drawing, choices, year, ...page } = useData<typeof data>()
  return (
    <>
      <LocationHero page={page} />
      <AnnotatedDrawing {...drawing} />
      <section className="band stone">
        <div className="wide">
          <Choices {...choices} />
        </div>
      </section>
      <TownFacts {...page} picture={undefined} />
      <section className="band stone">
        <div className="wide">
          <h2>{year.title}</h2>
          <Points points={year.steps} />
        </div>
      </section>
      {page.rental && <Rental {...page.rental} />}
      <LocationBody
        page={page}
        proof={<Proof {...page.proof} />}
        aboveForm={page.whoComes && <WhoComes {...page.whoComes} />}
      />
    </>
  )
}

interface ChoicesProps {
  title: string
  columns: readonly string[]
  rows: readonly { name: string; cells: readonly string[] }[]
}

/** A table of materials to choose from. */
const Choices = ({ title, columns, rows }: ChoicesProps) => (
  <TitledTable title={title} columns={['', ...columns]}>
    {rows.map(({ name, cells }) => (
      <tr key={name}>
        <th scope="row">{name}</th>
        {cells.map((cell, index) => (
          <td key={columns[index]} data-label={columns[index]}>
            {cell}
          </td>
        ))}
      </tr>
    ))}
  </TitledTable>
)
