import { type ReactNode, useEffect, useRef } from 'react'
import { DescriptionList } from '../../../renderer/components/lists.tsx'
import { TextButton } from '../components/buttons.tsx'
import { FileLink } from '../components/tables.tsx'
import { useQueryParams } from '../resource/query-params.ts'
import { Tabs, useScrollFocusedIntoView } from '../resource/Tabs.tsx'
import {
  type CellWithTraffic,
  formatPercent,
  levelOf,
  type MatrixProps,
  type Measure,
  type MeasureName,
  measures,
  trafficDays,
  useCellTraffic,
} from './measures.ts'

/**
 * Towns are columns, services are rows; a cell's shade is its value, and a click shows the page's
 * details.
 */
export function Matrix({ matrix, source }: MatrixProps) {
  const { query, change } = useQueryParams()
  const scroll = useRef<HTMLDivElement>(null)
  useScrollFocusedIntoView(scroll)
  const name = measureNames.find((each) => each === query.get('by')) ?? 'similarity'
  const measure: Measure = measures[name]
  const { format = String } = measure
  const { services, towns } = matrix
  const cells = useCellTraffic(matrix.cells)
  const values = cells.map(measure.valueOf)
  const cellBySlugs = new Map(cells.map((cell) => [`${cell.service} ${cell.town}`, cell]))
  const open = cells.find(({ path }) => path === query.get('page'))
  const thin = cells.filter(({ thin }) => thin.length > 0)
  return (
    <section aria-labelledby="matrix">
      <h2 id="matrix">
        {services.length} services in {towns.length} towns: {cells.length} pages
      </h2>
      <p className="admin-intro">
        {thin.length === 0 ? 'No pages are too thin.' : `${thinPagesText(thin.length)} too thin.`}{' '}
        {measure.meaning(matrix)}
      </p>
      <div className="filters">
        <Tabs
          label="Show"
          value={name}
          tabs={measureNames.map((value) => ({ value, label: measures[value].label }))}
          choose={(value) => change({ by: value === 'similarity' ? undefined : value })}
        />
      </div>
      <div ref={scroll} className="matrix-scroll" role="region" aria-label="Matrix" tabIndex={0}>
        <table className="matrix">
          <thead>
            <tr>
              <td />
              {towns.map((town) => (
                <th key={town.slug} scope="col">
                  <span>{town.name}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {services.map((service) => (
              <tr key={service.slug}>
                <th scope="row">{service.label}</th>
                {towns.map((town) => {
                  const cell = cellBySlugs.get(`${service.slug} ${town.slug}`)
                  if (!cell) return <td key={town.slug} />
                  const value = measure.valueOf(cell)
                  return (
                    <td key={town.slug}>
                      <button
                        type="button"
                        data-level={levelOf(values, value, !measure.lowerIsBetter)}
                        data-thin={cell.thin.length > 0 || undefined}
                        aria-pressed={cell === open}
                        aria-label={`${service.label} in ${town.name}: ${format(value)}`}
                        onClick={() => change({ page: cell === open ? undefined : cell.path })}
                      >
                        {format(value)}
                      </button>
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {open && (
        <CellDetails
          cell={open}
          matrix={matrix}
          source={source}
          close={() => change({ page: undefined })}
        />
      )}
    </section>
  )
}

const thinPagesText = (pages: number) => (pages === 1 ? 'One page is' : `${pages} pages are`)

const measureNames = Object.keys(measures) as MeasureName[]

interface CellDetailsProps extends MatrixProps {
  cell: CellWithTraffic
  close: () => void
}

/** A location page: its address, its source files, and its local facts. */
function CellDetails({ cell, matrix, source, close }: CellDetailsProps) {
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
