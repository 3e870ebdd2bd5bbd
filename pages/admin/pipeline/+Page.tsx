import '../analytics/analytics.css'
import './pipeline.css'
import {
  type Pipeline,
  pipelineResponse,
} from '../../../services/api/analytics/pipeline-contract.ts'
import { paths } from '../../../services/api/contract/paths.ts'
import { AdminLayout } from '../layout/AdminLayout.tsx'
import { QueryError } from '../components/ErrorMessage.tsx'
import { FigureRow, FigureTable, TableHead } from '../components/tables.tsx'
import { formatCount, formatDay, formatDollars, formatNumber, formatShare } from '../format.ts'
import { useResource } from '../resource/use-resource.ts'
import { contactsUrl, followUpText, formatMonth, personLabel } from './pipeline.ts'

/** Open leads and quotes, and what was won and lost, by person and month. */
export const Page = () => (
  <AdminLayout>
    <PipelinePage />
  </AdminLayout>
)

function PipelinePage() {
  const answer = useResource({
    // Invalidated with the leads, because each change of one may change it.
    key: ['leads', 'pipeline'],
    path: paths.admin.pipeline,
    response: pipelineResponse,
    staleTime: 30_000,
  })
  if (answer.isError) return <QueryError query={answer} />
  if (!answer.data) return <p role="status">Adding up quotes...</p>
  const pipeline = answer.data
  return (
    <div className="analytics pipeline">
      <OpenLeads {...pipeline} />
      <FollowUps {...pipeline} />
      <People {...pipeline} />
      <Months {...pipeline} />
      <LostLeads {...pipeline} />
      <p className="admin-intro">
        A month has the leads that came in, with what became of them so far, and beside them the
        leads won and lost in that month, whenever they came in. Spam, merged duplicates and probes
        are left out. Days run on the office’s clock.
      </p>
    </div>
  )
}

/** How many leads wait at each step, each a link to the list of them. */
function OpenLeads({ open }: Pick<Pipeline, 'open'>) {
  const steps = [
    ['New', open.new, contactsUrl({ status: 'new' }), 'waiting for an answer'],
    ['Contacted', open.contacted, contactsUrl({ status: 'contacted' }), 'waiting for a quote'],
    ['Quoted', open.quoted, contactsUrl({ status: 'quoted' }), formatDollars(open.amount)],
  ] as const
  return (
    <>
      <dl className="funnel">
        {steps.map(([label, count, href, description]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <a className="metric" href={href}>
                {formatNumber(count)}
              </a>
              <p className="subtext">{description}</p>
            </dd>
          </div>
        ))}
      </dl>
      {open.unpriced > 0 && (
        <p className="notice">
          {formatCount(open.unpriced, ['quoted lead has', 'quoted leads have'])} no amount, so the
          sum leaves {open.unpriced === 1 ? 'it' : 'them'} out.
        </p>
      )}
    </>
  )
}

/** The quotes to ask about today or before. */
function FollowUps({ followUps: { total, leads }, today }: Pick<Pipeline, 'followUps' | 'today'>) {
  return (
    <section aria-labelledby="follow-ups">
      <h2 id="follow-ups">Quotes to follow up: {formatNumber(total)}</h2>
      {total === 0 ? (
        <p>Nothing due today. A quote shows up here on its follow-up day.</p>
      ) : (
        <ol className="follow-ups">
          {leads.map(({ id, name, town, quote = {} }) => (
            <li key={id}>
              <a href={contactsUrl({ lead: id })}>{name}</a>
              <span className="subtext">
                {[
                  town,
                  quote.amount !== undefined && formatDollars(quote.amount),
                  quote.sentOn !== undefined && `sent ${formatDay(quote.sentOn)}`,
                ]
                  .filter(Boolean)
                  .join(', ')}
              </span>
              <span
                className="follow-up-day"
                data-late={(quote.followUpOn ?? today) < today || undefined}
              >
                {followUpText(quote.followUpOn ?? today, today)}
              </span>
            </li>
          ))}
        </ol>
      )}
      {total > leads.length && (
        <p>
          These are the first {formatNumber(leads.length)}. The others come up as you answer them.
        </p>
      )}
    </section>
  )
}

const personColumns = [
  ...['New', 'Contacted', 'Quoted', 'Quotes'],
  ...['Won', 'Value', 'Lost', 'Won of closed'],
]

/** Open leads and quotes now, and the leads closed in the months below, by the person they are assigned to. */
const People = ({
  people,
  open,
  closed,
  from,
}: Pick<Pipeline, 'people' | 'open' | 'closed' | 'from'>) => (
  <section aria-labelledby="by-person">
    <h2 id="by-person">By person</h2>
    <FigureTable label="By person" region="By person, as a table">
      <caption>Open leads now; won and lost since {formatDay(from)}.</caption>
      <TableHead textColumns={['Assigned to']} numberColumns={personColumns} />
      <tbody>
        {people.map((person) => (
          <PersonRow key={person.id ?? ''} {...person} label={personLabel(person)} />
        ))}
      </tbody>
      <tfoot>
        <PersonRow open={open} closed={closed} label="All" />
      </tfoot>
    </FigureTable>
  </section>
)

type PersonRowProps = Pick<Pipeline, 'open' | 'closed'> & { label: string }

const PersonRow = ({ label, open, closed }: PersonRowProps) => (
  <FigureRow
    heading={label}
    labels={personColumns}
    values={[
      formatNumber(open.new),
      formatNumber(open.contacted),
      formatNumber(open.quoted),
      money(open.amount),
      formatNumber(closed.won),
      money(closed.value),
      formatNumber(closed.lost),
      formatShare(closed.won, closed.won + closed.lost),
    ]}
  />
)

const money = (dollars: number): string => (dollars === 0 ? '–' : formatDollars(dollars))

/** The columns of a month, each with its label where the heads above two of the same name aren't shown. */
const monthColumns = [
  ['Leads', 'Came in'],
  ['Won so far', 'Of them won'],
  ['Value', 'Their value'],
  ['Won', 'Won that month'],
  ['Value', 'Value that month'],
  ['Lost', 'Lost that month'],
] as const

/** Months by receipt and by winning, side by side. */
const Months = ({ months }: Pick<Pipeline, 'months'>) => (
  <section aria-labelledby="by-month">
    <h2 id="by-month">By month</h2>
    <FigureTable label="By month" region="By month, as a table">
      <thead>
        <tr>
          <th scope="col" rowSpan={2}>
            Month
          </th>
          <th scope="colgroup" colSpan={3} className="number">
            Came in that month
          </th>
          <th scope="colgroup" colSpan={3} className="number">
            Closed that month
          </th>
        </tr>
        <tr>
          {monthColumns.map(([name, label]) => (
            <th key={label} scope="col" className="number">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {months.toReversed().map(({ month, received, closed }) => (
          <FigureRow
            key={month}
            heading={formatMonth(month)}
            labels={monthColumns.map(([, label]) => label)}
            values={[
              formatNumber(received.leads),
              formatNumber(received.won),
              money(received.value),
              formatNumber(closed.won),
              money(closed.value),
              formatNumber(closed.lost),
            ]}
          />
        ))}
      </tbody>
    </FigureTable>
  </section>
)

/** Why leads were lost. */
const LostLeads = ({ lost, closed, from }: Pick<Pipeline, 'lost' | 'closed' | 'from'>) => (
  <section aria-labelledby="lost">
    <h2 id="lost">Why we lost them</h2>
    {lost.length === 0 ? (
      <p>No leads lost since {formatDay(from)}.</p>
    ) : (
      <table className="admin-table narrow-table" aria-labelledby="lost">
        <caption>Lost since {formatDay(from)}.</caption>
        <TableHead textColumns={['Reason']} numberColumns={['Leads', 'Share']} />
        <tbody>
          {lost.map(({ id, label, leads }) => (
            <tr key={id ?? ''}>
              <th scope="row">{label}</th>
              <td className="number">{formatNumber(leads)}</td>
              <td className="number">{formatShare(leads, closed.lost)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
  </section>
)
