import type { ReactNode } from 'react'
import type { TownMeasurement } from '../../services/content/model/town-measurements.ts'

interface TownFiguresProps {
  figures: readonly TownMeasurement[]
  /** Further entries of the list. */
  children?: ReactNode
}

/** What a town demands of a building, each figure with its source. */
export const TownFigures = ({ figures, children }: TownFiguresProps) => (
  <dl className="metrics">
    {figures.map(({ label, value, note, source, others = [] }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd className="metric">{value}</dd>
        <dd className="fine-print">
          {note && <>{note} </>}
          <a href={source.url} rel="external noopener" className="source">
            {source.title}
          </a>
        </dd>
        {others.map(({ says, source }) => (
          <dd key={source.url} className="fine-print">
            <a href={source.url} rel="external noopener" className="source">
              {source.title}
            </a>{' '}
            says “{says}.”
          </dd>
        ))}
      </div>
    ))}
    {children}
  </dl>
)
