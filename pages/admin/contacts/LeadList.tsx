import type { UseQueryResult } from '@tanstack/react-query'
import type { RowSelectionState } from '@tanstack/react-table'
import { useRef, useState } from 'react'
import type {
  Colleagues,
  LeadList as Answer,
  LeadListQuery,
} from '../../../services/api/contract/leads.ts'
import { paths } from '../../../services/api/contract/paths.ts'
import { Pagination } from '../tables.tsx'
import { QueryError } from '../ErrorMessage.tsx'
import {
  type ContactsNavigation,
  filterQueryString,
  isFiltered,
  listQueryString,
} from './contacts-url.ts'
import { BulkBar } from './BulkBar.tsx'
import { EmptyList, ListSkeleton } from './EmptyList.tsx'
import { Filters, noFilters } from './Filters.tsx'
import { LeadTable } from './LeadTable.tsx'
import { useNow } from '../hooks.ts'
import { SaveViewButton, type useSavedViews } from './SavedViews.tsx'
import { useRestoredRowFocus } from './row-focus.ts'
import { SearchBox } from './SearchBox.tsx'
import type { UndoHistory } from './undo-history.ts'

interface LeadListProps {
  navigation: ContactsNavigation
  list: UseQueryResult<Answer>
  colleagues: Colleagues['people']
  tags: string[]
  savedViews: ReturnType<typeof useSavedViews>
  nameOf: (person: string) => string
  undoHistory: UndoHistory
  open: (lead: string) => void
}

/** Search, filters, a page of leads, and bulk changes. */
export function LeadList(props: LeadListProps) {
  const { navigation, list, colleagues, tags, savedViews, nameOf, undoHistory, open } = props
  const { query, lead: current } = navigation.url
  const ref = useRef<HTMLElement>(null)
  const now = useNow()
  const [selected, setSelected] = useState<RowSelectionState>({})
  useRestoredRowFocus(ref, list.data?.leads)
  // The selection is cleared when the page or the filter changes.
  const currentQuery = listQueryString(query)
  const [selectionQuery, setSelectionQuery] = useState(currentQuery)
  if (selectionQuery !== currentQuery) {
    setSelectionQuery(currentQuery)
    setSelected({})
  }
  const applyFilter = (wanted: Partial<LeadListQuery>, way?: 'push' | 'replace') =>
    navigation.go({ query: { ...query, page: 1, ...wanted } }, way)
  const { leads = [], total = 0, counts } = list.data ?? {}
  const countOfAnyStatus = Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0)
  return (
    <section ref={ref} className="lead-list" aria-label="Leads">
      {!(counts && countOfAnyStatus === 0 && !isFiltered(query)) && (
        <div className="list-tools">
          <SearchBox
            words={query.q}
            search={(q, first) => applyFilter({ q }, first ? 'push' : 'replace')}
          />
          <Filters query={query} applyFilter={applyFilter} colleagues={colleagues} tags={tags} />
          <SaveViewButton query={query} views={savedViews.views} save={savedViews.save} />
        </div>
      )}
      {list.isPending && <ListSkeleton />}
      {list.isError && (
        <div className="empty">
          <QueryError query={list} />
        </div>
      )}
      {list.isSuccess && leads.length === 0 && (
        <EmptyList
          query={query}
          countOfAnyStatus={countOfAnyStatus}
          clearFilter={() => applyFilter(noFilters)}
          showAllStatuses={() => applyFilter({ status: undefined })}
          goToFirstPage={() => applyFilter({})}
        />
      )}
      {leads.length > 0 && (
        <>
          <LeadTable
            leads={leads}
            query={query}
            sort={(order) => applyFilter(order)}
            selected={selected}
            setSelected={setSelected}
            openLead={current}
            pending={list.isPlaceholderData}
            now={now}
            nameOf={nameOf}
            linkTo={(lead) => navigation.linkTo({ lead })}
            open={open}
          />
          <div className="list-footer">
            <a href={`${paths.admin.leadsCsv}?${filterQueryString(query)}`} rel="external" download>
              {total === 1 ? 'This one' : `These ${total.toLocaleString('en-US')}`} as a table (CSV)
            </a>
            <Pagination
              page={query.page}
              perPage={query.perPage}
              total={total}
              noun={['request', 'requests']}
              goToPage={(page) => applyFilter({ page })}
            />
          </div>
        </>
      )}
      <BulkBar
        selected={leads.filter(({ id }) => selected[id])}
        colleagues={colleagues}
        nameOf={nameOf}
        undoHistory={undoHistory}
        clearSelection={() => setSelected({})}
      />
    </section>
  )
}
