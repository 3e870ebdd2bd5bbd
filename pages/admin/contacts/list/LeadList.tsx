import type { UseQueryResult } from '@tanstack/react-query'
import { type LeadList as Answer, leadSorts } from '../../../../services/api/leads/contract.ts'
import { paths } from '../../../../services/api/contract/paths.ts'
import { useServiceForm } from '../../../../renderer/page-context.tsx'
import { formatCount } from '../../format.ts'
import { WhoseTabs } from '../../components/WhoseTabs.tsx'
import { useMe } from '../../layout/AdminLayout.tsx'
import { useNow } from '../../hooks.ts'
import { SearchBox } from '../../resource/filters.tsx'
import { Empty, ResourceTable } from '../../resource/ResourceTable.tsx'
import { BulkBar } from './BulkBar.tsx'
import { type ContactsUrl, filterQueryString, isFiltered, whoseOf } from './contacts-url.ts'
import { Filters, noFilters } from './Filters.tsx'
import { useNameOf, useTowns } from '../changes/lead-queries.ts'
import { useOfficeTime } from '../../office-time.ts'
import { leadColumns } from './lead-columns.tsx'
import { statusLabels } from '../lead-labels.tsx'
import { SaveViewButton } from './SavedViews.tsx'
import { countOfAll } from './StatusTabs.tsx'

interface LeadListProps {
  url: ContactsUrl
  list: UseQueryResult<Answer>
}

/** Search, filters, a page of leads, and bulk changes. */
export function LeadList({ url, list }: LeadListProps) {
  const { query, filter } = url
  const form = useServiceForm()
  const me = useMe()
  const now = useNow()
  const time = useOfficeTime()
  const nameOf = useNameOf()
  const towns = useTowns()
  const { leads, total = 0, counts } = list.data ?? {}
  const countOfAnyStatus = Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0)
  const countOfOthers = counts ? countOfAll(counts) : 0
  return (
    <section className="lead-list" aria-label="Leads">
      <ResourceTable
        label="Leads"
        className="leads"
        query={list}
        rows={leads}
        loading="Loading the leads..."
        filters={
          !(counts && countOfAnyStatus === 0 && !isFiltered(query)) && (
            <>
              <WhoseTabs
                whose={whoseOf(query, me)}
                choose={(whose) => filter({ assignee: whose === 'mine' ? me.id : undefined })}
              />
              <SearchBox label="Search the leads" placeholder="Name, number, words" url={url} />
              <Filters url={url} />
              <SaveViewButton query={query} />
            </>
          )
        }
        empty={<NoLeads url={url} countOfAll={countOfOthers} spam={counts?.spam ?? 0} />}
        columns={leadColumns({
          form,
          now,
          time,
          nameOf,
          towns,
          linkTo: (lead) => url.linkTo({ ...query, lead }),
          open: url.open,
        })}
        sorting={{
          by: query.sort,
          order: query.order,
          change: (by, order) => filter({ sort: leadSorts.find((each) => each === by), order }),
        }}
        paging={{ url, total, noun: ['lead', 'leads'] }}
        csv={{
          href: `${paths.admin.leadsCsv}?${filterQueryString(query)}`,
          label: `Export ${total === 1 ? 'this one' : `these ${total.toLocaleString('en-US')}`} (CSV)`,
        }}
        bulk={{
          nameOf: ({ name }) => name,
          children: (selected, select) => <BulkBar selected={selected} select={select} />,
        }}
        openRow={{ id: query.lead, open: url.open }}
        shortcuts
      />
    </section>
  )
}

interface NoLeadsProps {
  url: ContactsUrl
  /** How many leads match in any status but spam. */
  countOfAll: number
  /** How many of spam match. */
  spam: number
}

/** Why the list is empty, and how to change that. */
function NoLeads({ url: { query, filter }, countOfAll: others, spam }: NoLeadsProps) {
  const { status } = query
  if (others > 0)
    return (
      <Empty
        message={
          isFiltered(query)
            ? `No leads with this status match the filter. ${others} with another status ${others === 1 ? 'does' : 'do'}.`
            : status?.join() === 'new'
              ? 'No leads waiting. Nice work.'
              : `No leads marked ${status?.map((each) => statusLabels[each].toLowerCase()).join(' or ')}.`
        }
        action="Show every status"
        onAction={() => filter({ status: undefined })}
      />
    )
  if (spam > 0 && status?.join() !== 'spam')
    return (
      <Empty
        message={`Only spam ${isFiltered(query) ? 'matches this filter' : 'is here'}: ${formatCount(spam, ['lead', 'leads'])}.`}
        action="Show the spam"
        onAction={() => filter({ status: ['spam'] })}
      />
    )
  if (isFiltered(query))
    return (
      <Empty
        message="No leads match this filter."
        action="Clear the filter"
        onAction={() => filter(noFilters)}
      />
    )
  return (
    <div className="empty">
      <h2>No leads yet</h2>
      <p>
        The first one shows up here as soon as it’s sent. You don’t need to reload the page, and you
        can turn on sound alerts in the menu.
      </p>
      <p>
        To try it, <a href="/contact">send one yourself</a>. It arrives like any other and its
        emails go out.
      </p>
    </div>
  )
}
