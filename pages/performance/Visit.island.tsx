import { useEffect, useState } from 'react'
import { TitledTable } from '../../renderer/components/TitledTable.tsx'
import { island } from '../../renderer/islands/island.tsx'
import { connectionSpeed, measureVisit } from './measure.ts'

/** S1.9: this browser's measurements of this page, next to the budgets. */
function Measured() {
  const [rows, setRows] = useState<Awaited<ReturnType<typeof measureVisit>>>()
  useEffect(() => void measureVisit().then(setRows), [])
  if (!rows) return <p role="status">Measuring...</p>
  return (
    <>
      <p>Your line: {connectionSpeed(navigator)}</p>
      <TitledTable title="This page" columns={['What', 'Here', 'At most']}>
        {rows.map(({ what, measured, budget }) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td data-label="Here">{measured}</td>
            <td data-label={budget && 'At most'}>{budget ?? ''}</td>
          </tr>
        ))}
      </TitledTable>
      <p className="fine-print">
        Times depend on your line and on what your browser has kept. The budgets are for a telephone
        on a slow one.
      </p>
    </>
  )
}

export const Visit = island('Visit', Measured, { hydrateWhen: 'always' })
