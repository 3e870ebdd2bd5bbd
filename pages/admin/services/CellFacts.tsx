import { type ReactNode, useEffect, useRef } from 'react'
import { FileLink } from '../FileLink.tsx'
import { percent, type MatrixOf } from './measures.ts'
import { trafficDays, type VisitedCell } from './traffic.ts'

interface CellFactsProps {
  cell: VisitedCell
  matrix: MatrixOf
  repository: string | undefined
  close: () => void
}

/** One location page: its address, the files it is made from, and what it has of its place. */
export function CellFacts({ cell, matrix, repository, close }: CellFactsProps) {
  const service = matrix.services.find(({ slug }) => slug === cell.service)
  const town = matrix.towns.find(({ slug }) => slug === cell.town)
  const { evidence, nearest } = cell
  const ref = useRef<HTMLElement>(null)
  // It stands below a matrix that fills the window: its beginning comes into sight, and the matrix stays.
  useEffect(() => ref.current?.scrollIntoView({ block: 'nearest' }), [cell.path])
  const rows: [string, ReactNode][] = [
    ['Page', <a href={cell.path}>{cell.path}</a>],
    [
      'Its own file',
      cell.file ? (
        <FileLink file={cell.file} repository={repository} />
      ) : (
        <>none yet; content/locations{cell.path}.yaml would be it</>
      ),
    ],
    ['The town’s file', town && <FileLink file={town.file} repository={repository} />],
    ['The service’s file', service && <FileLink file={service.file} repository={repository} />],
    ['In search engines', cell.index ? 'yes' : 'kept out by its file'],
    [
      'Likeness',
      <>
        {percent(cell.similarity)}
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
    ['Figures of the town', `${evidence.figures}, ${evidence.confirmed} read at their source`],
    ['Work nearby', String(evidence.projects)],
    ['Towns next door', String(evidence.neighbours)],
    ['What the town means for it', String(evidence.consequences)],
    ['Questions', String(evidence.questions)],
    ['Of this page alone', String(evidence.ownWords)],
    ['Too thin', cell.thin.join('; ')],
  ]
  return (
    <section className="cell-facts" aria-label="Page">
      <header ref={ref}>
        <h3>
          {service?.label} in {town?.name}
        </h3>
        <button type="button" className="quiet" onClick={close}>
          Close
        </button>
      </header>
      <dl className="facts">
        {rows.map(
          ([label, value]) =>
            value !== '' && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  )
}
