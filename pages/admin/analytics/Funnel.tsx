import type { Analytics, FunnelMetrics } from '../../../services/api/analytics/contract.ts'
import { formatChange, formatDollars, formatNumber, formatShare } from '../format.ts'

interface Step {
  name: keyof FunnelMetrics
  label: string
  /** The steps that its shares refer to, with their labels. */
  shares?: { of: keyof FunnelMetrics; label: string }[]
}

const steps: Step[] = [
  { name: 'views', label: 'Page views' },
  { name: 'visits', label: 'Visits' },
  { name: 'begun', label: 'Forms started', shares: [{ of: 'visits', label: 'of visits' }] },
  {
    name: 'leads',
    label: 'Leads',
    shares: [
      { of: 'begun', label: 'of forms started' },
      { of: 'visits', label: 'of visits' },
    ],
  },
  { name: 'won', label: 'Won', shares: [{ of: 'leads', label: 'of leads' }] },
  { name: 'value', label: 'Won value' },
]

/**
 * From page views to won leads, each step with its share of earlier steps and its change from
 * the period before. Leads from visits that weren’t counted can make a share meaningless; it is left out.
 */
export const Funnel = ({ analytics: { totals, totalsBefore } }: { analytics: Analytics }) => (
  <dl className="funnel">
    {steps.map(({ name, label, shares = [] }) => {
      const change = formatChange(totals[name], totalsBefore[name])
      return (
        <div key={name}>
          <dt>{label}</dt>
          <dd className="metric">
            {name === 'value' ? formatDollars(totals.value) : formatNumber(totals[name])}
          </dd>
          {shares
            .filter(({ of }) => totals[of] > 0 && totals[name] <= totals[of])
            .map(({ of, label: ofWhat }) => (
              <dd key={of} className="subtext">
                {formatShare(totals[name], totals[of])} {ofWhat}
              </dd>
            ))}
          {change && <dd className="subtext">{change}</dd>}
        </div>
      )
    })}
  </dl>
)
