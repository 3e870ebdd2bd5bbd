import type { UseQueryResult } from '@tanstack/react-query'
import { type LeadList as Answer, leadSorts } from '../../../../services/api/leads/contract.ts'
import { paths } from '../../../../services/api/contract/paths.ts'
import { useNow } from '../../hooks.ts'
import { SearchBox } from '../../resource/filters.tsx'
import { ResourceTable } from '../../resource/ResourceTable.tsx'
import { BulkBar } from './BulkBar.tsx'
import { type ContactsUrl, filterQueryString, isFiltered } from './contacts-url.ts'
import { Filters, noFilters } from './Filters.tsx'
import { useNameOf } from '../changes/lead-queries.ts'
import { leadColumns } from './lead-columns.tsx'
import { NoLeads } from './NoLeads.tsx'
import { SaveViewButton } from './SavedViews.tsx'

interface LeadListProps {
  url: ContactsUrl
  list: UseQueryResult<Answer>
}

/** Search, filters, a page of leads, and bulk changes. */
export function LeadList({ url, list }: LeadListProps) {
  const { query, filter } = url
  const now = useNow()
  const nameOf = useNameOf()
  const { leads, total = 0, counts } = list.data ?? {}
  const countOfAnyStatus = Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0)
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
              <SearchBox label="Search the leads" placeholder="Name, number, words" url={url} />
              <Filters query={query} applyFilter={filter} />
              <SaveViewButton query={query} />
            </>
          )
        }
        empty={
          <NoLeads
            query={query}
            countOfAnyStatus={countOfAnyStatus}
            clearFilter={() => filter(noFilters)}
            showAllStatuses={() => filter({ status: undefined })}
          />
        }
        columns={leadColumns({
          now,
          nameOf,
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
