import type { Source } from '../../services/content/schema/fields.ts'

interface CostsProps {
  costs: readonly { item: string; range: string; source: Source }[]
}

/** Prices that somebody publishes, each with where it was read. Nothing when there are none. */
export function Costs({ costs }: CostsProps) {
  if (costs.length === 0) return null
  return (
    <>
      <h2>What it costs to know</h2>
      <dl className="facts">
        {costs.map(({ item, range, source }) => (
          <div key={item}>
            <dt>{item}</dt>
            <dd>
              {range}{' '}
              <a href={source.url} rel="external noopener" className="source">
                {source.title}
              </a>
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
