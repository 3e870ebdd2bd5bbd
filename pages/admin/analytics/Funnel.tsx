import type { Analytics, Figures } from '../../../services/api/contract/analytics.ts'
import { changeSince, inDollars, inFull, share } from '../numbers.ts'

interface Step {
  name: keyof Figures
  label: string
  /** What it is a share of, and how to say so. */
  of?: { name: keyof Figures; words: string }
}

const steps: Step[] = [
  { name: 'views', label: 'Page views' },
  { name: 'visits', label: 'Visits' },
  { name: 'begun', label: 'Forms begun', of: { name: 'visits', words: 'of visits' } },
  { name: 'leads', label: 'Requests', of: { name: 'begun', words: 'of forms begun' } },
  { name: 'won', label: 'Won', of: { name: 'leads', words: 'of requests' } },
  { name: 'value', label: 'Won value' },
]

/** From a view to a contract, each step with its share of the one before and with the days before. */
export const Funnel = ({ analytics: { totals, totalsBefore } }: { analytics: Analytics }) => (
  <dl className="funnel">
    {steps.map(({ name, label, of }) => {
      const change = changeSince(totals[name], totalsBefore[name])
      return (
        <div key={name}>
          <dt>{label}</dt>
          <dd className="figure">
            {name === 'value' ? inDollars(totals.value) : inFull(totals[name])}
          </dd>
          {of && totals[of.name] > 0 && totals[name] <= totals[of.name] && (
            <dd className="under">
              {share(totals[name], totals[of.name])} {of.words}
            </dd>
          )}
          {change && <dd className="under">{change}</dd>}
        </div>
      )
    })}
  </dl>
)
