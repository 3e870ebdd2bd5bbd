import type { Analytics, FunnelMetrics } from '../../../services/api/analytics/contract.ts'
import { formatChange, formatDollars, formatNumber, formatShare } from '../format.ts'

interface Step {
  name: keyof FunnelMetrics
  label: string
  /** The step that the share refers to, and its label. */
  of?: { name: keyof FunnelMetrics; shareLabel: string }
}

const steps: Step[] = [
  { name: 'views', label: 'Page views' },
  { name: 'visits', label: 'Visits' },
  { name: 'begun', label: 'Forms started', of: { name: 'visits', shareLabel: 'of visits' } },
  { name: 'leads', label: 'Leads', of: { name: 'begun', shareLabel: 'of forms started' } },
  { name: 'won', label: 'Won', of: { name: 'leads', shareLabel: 'of leads' } },
  { name: 'value', label: 'Won value' },
]

/**
 * From page views to won leads, each step with its share of the previous step and its change from
 * the period before.
 */
export const Funnel = ({ analytics: { totals, totalsBefore } }: { analytics: Analytics }) => (
  <dl className="funnel">
    {steps.map(({ name, label, of }) => {
      const change = formatChange(totals[name], totalsBefore[name])
      return (
        <div key={name}>
          <dt>{label}</dt>
          <dd className="metric">
            {name === 'value' ? formatDollars(totals.value) : formatNumber(totals[name])}
          </dd>
          {of && totals[of.name] > 0 && totals[name] <= totals[of.name] && (
            <dd className="subtext">
              {formatShare(totals[name], totals[of.name])} {of.shareLabel}
            </dd>
          )}
          {change && <dd className="subtext">{change}</dd>}
        </div>
      )
    })}
  </dl>
)
