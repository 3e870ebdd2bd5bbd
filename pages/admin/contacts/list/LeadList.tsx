import type { UseQueryResult } from '@tanstack/react-query'
import {
  type Colleagues,
  type LeadList as Answer,
  leadSorts,
} from '../../../../services/api/leads/contract.ts'
import { paths } from '../../../../services/api/contract/paths.ts'
import { useNow } from '../../hooks.ts'
import { SearchBox } from '../../resource/filters.tsx'
import { ResourceTable } from '../../resource/ResourceTable.tsx'
import { BulkBar } from './BulkBar.tsx'
import { type ContactsUrl, filterQueryString, isFiltered } from './contacts-url.ts'
import { Filters, noFilters } from './Filters.tsx'
import type { NameOf } from '../lead-labels.tsx'
import { leadColumns } from './lead-columns.tsx'
import { NoLeads } from './NoLeads.tsx'
import { SaveViewButton, type useSavedViews } from './SavedViews.tsx'
import type { UndoHistory } from '../changes/undo-history.ts'

interface LeadListProps {
  url: ContactsUrl
  list: UseQueryResult<Answer>
  colleagues: Colleagues['people']
  tags: string[]
  savedViews: ReturnType<typeof useSavedViews>
  nameOf: NameOf
  undoHistory: UndoHistory
}

/** Search, filters, a page of leads, and bulk changes. */
export function LeadList(props: LeadListProps) {
  const { url, list, colleagues, tags, savedViews, nameOf, undoHistory } = props
  const { query, filter } = url
  const now = useNow()
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
              <Filters query={query} applyFilter={filter} colleagues={colleagues} tags={tags} />
              <SaveViewButton query={query} views={savedViews.views} save={savedViews.save} />
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
          children: (selected, select) => (
            <BulkBar
              selected={selected}
              colleagues={colleagues}
              nameOf={nameOf}
              undoHistory={undoHistory}
              select={select}
            />
          ),
        }}
        openRow={{ id: query.lead, open: url.open }}
        shortcuts
      />
    </section>
  )
}
