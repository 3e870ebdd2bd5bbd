import type { ContentSource } from '../../../services/api/site/content-report-contract.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import { DescriptionList } from '../../../renderer/components/lists.tsx'
import { FileLink } from '../components/tables.tsx'
import { type CellWithTraffic, formatPercent, type MatrixReport, trafficDays } from './measures.ts'
import { TextButton } from '../components/buttons.tsx'

interface CellDetailsProps {
  cell: CellWithTraffic
  matrix: MatrixReport
  source: ContentSource
  close: () => void
}

/** A location page: its address, its source files, and its local facts. */
export function CellDetails({ cell, matrix, source, close }: CellDetailsProps) {
  const service = matrix.services.find(({ slug }) => slug === cell.service)
  const town = matrix.towns.find(({ slug }) => slug === cell.town)
  const { evidence, nearest } = cell
  const ref = useRef<HTMLElement>(null)
  // The details may be below a tall matrix, so they are scrolled into view.
  useEffect(() => ref.current?.scrollIntoView({ block: 'nearest' }), [cell.path])
  const rows: [string, ReactNode][] = [
    ['Page', <a href={cell.path}>{cell.path}</a>],
    [
      'Its own file',
      cell.file ? (
        <FileLink file={cell.file} source={source} />
      ) : (
        <>
          none yet; {source.folder}/locations{cell.path}.yaml would be it
        </>
      ),
    ],
    ['The town’s file', town && <FileLink file={town.file} source={source} />],
    ['The service’s file', service && <FileLink file={service.file} source={source} />],
    ['In search engines', cell.index ? 'yes' : 'hidden by its file'],
    [
      'Similarity',
      <>
        {formatPercent(cell.similarity)}
        {nearest !== undefined && (
          <>
            {' '}
            with <a href={`/${nearest}`}>/{nearest}</a>
          </>
        )}
      </>,
    ],
    [`Visits, leads in ${trafficDays} days`, `${cell.visits}, ${cell.leads}`],
    ['Words', cell.words.toLocaleString('en')],
    ['Figures about the town', `${evidence.figures}, ${evidence.confirmed} checked at the source`],
    ['Work nearby', String(evidence.projects)],
    ['Neighboring towns', String(evidence.neighbors)],
    ['What the town means for the trade', String(evidence.consequences)],
    ['Questions', String(evidence.questions)],
    ['Only on this page', String(evidence.ownWords)],
    ['Too thin', cell.thin.join('; ')],
  ]
  return (
    <section className="cell-details" aria-label="Page">
      <header ref={ref}>
        <h3>
          {service?.label} in {town?.name}
        </h3>
        <TextButton onClick={close}>Close</TextButton>
      </header>
      <DescriptionList rows={rows} />
    </section>
  )
}
