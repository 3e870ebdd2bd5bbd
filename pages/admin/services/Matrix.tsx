import type { ContentSource } from '../../../services/api/site/content-report-contract.ts'
import { useRef } from 'react'
import { useQueryParams } from '../resource/query-params.ts'
import { Tabs, useScrollFocusedIntoView } from '../resource/Tabs.tsx'
import { CellDetails } from './CellDetails.tsx'
import {
  levelOf,
  type MatrixReport,
  type Measure,
  type MeasureName,
  measures,
  useCellTraffic,
} from './measures.ts'

interface MatrixProps {
  matrix: MatrixReport
  source: ContentSource
}

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
