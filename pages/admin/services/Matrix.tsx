import { useAddress } from '../address.ts'
import { Tabs } from '../Tabs.tsx'
import { CellFacts } from './CellFacts.tsx'
import { useVisited } from './traffic.ts'
import { levelOf, type Measure, type MeasureName, measures, type MatrixOf } from './measures.ts'

interface MatrixProps {
  matrix: MatrixOf
  repository: string | undefined
}

/** Towns across, services down; a cell's shade is its figure, and pressing it shows the page. */
export function Matrix({ matrix, repository }: MatrixProps) {
  const { query, change } = useAddress()
  const name = names.find((each) => each === query.get('by')) ?? 'similarity'
  const measure: Measure = measures[name]
  const { services, towns } = matrix
  const cells = useVisited(matrix.cells)
  const figures = cells.map(measure.figure)
  const byPlace = new Map(cells.map((cell) => [`${cell.service} ${cell.town}`, cell]))
  const open = cells.find(({ path }) => path === query.get('page'))
  const thin = cells.filter(({ thin }) => thin.length > 0)
  return (
    <section aria-labelledby="matrix">
      <h2 id="matrix">
        {services.length} services in {towns.length} towns: {cells.length} pages
      </h2>
      <p className="desk-lead">
        {thin.length === 0 ? 'No page is too thin.' : `${inWords(thin.length)} too thin.`}{' '}
        {measure.meaning(matrix)}
      </p>
      <div className="filters">
        <Tabs
          label="What the figures say"
          value={name}
          tabs={names.map((value) => ({ value, label: measures[value].label }))}
          choose={(value) => change({ by: value === 'similarity' ? undefined : value })}
        />
      </div>
      <div className="matrix-scroll" role="region" aria-label="Matrix" tabIndex={0}>
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
                  const cell = byPlace.get(`${service.slug} ${town.slug}`)
                  if (!cell) return <td key={town.slug} className="no-cell" />
                  const figure = measure.figure(cell)
                  return (
                    <td key={town.slug}>
                      <button
                        type="button"
                        data-level={levelOf(figures, figure, measure.more)}
                        data-thin={cell.thin.length > 0 || undefined}
                        aria-pressed={cell === open}
                        aria-label={`${service.label} in ${town.name}: ${measure.shown(figure)}`}
                        onClick={() => change({ page: cell === open ? undefined : cell.path })}
                      >
                        {measure.shown(figure)}
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
        <CellFacts
          cell={open}
          matrix={matrix}
          repository={repository}
          close={() => change({ page: undefined })}
        />
      )}
    </section>
  )
}

const inWords = (pages: number) => (pages === 1 ? 'One page is' : `${pages} pages are`)

const names = Object.keys(measures) as MeasureName[]
