import type { UseQueryResult } from '@tanstack/react-query'
import type { RowSelectionState } from '@tanstack/react-table'
import { useRef, useState } from 'react'
import type { Colleagues, LeadList as Answer } from '../../../services/api/contract/admin.ts'
import type { LeadListQuery } from '../../../services/api/contract/lead-query.ts'
import { paths } from '../../../services/api/contract/paths.ts'
import { Paging } from '../Paging.tsx'
import { Unloaded } from '../Unloaded.tsx'
import { filterText, isNarrowed, queryText } from './address.ts'
import { BulkBar } from './BulkBar.tsx'
import { EmptyList } from './EmptyList.tsx'
import { Filters, nothing } from './Filters.tsx'
import { LeadTable } from './LeadTable.tsx'
import { ListSkeleton } from './ListSkeleton.tsx'
import { useNow } from '../now.ts'
import { NameView } from './NameView.tsx'
import { useKeptFocus } from './row-focus.ts'
import type { useSavedViews } from './saved-views.ts'
import { SearchBox } from './SearchBox.tsx'
import type { Addressed } from './use-address.ts'

interface LeadListProps {
  at: Addressed
  list: UseQueryResult<Answer>
  colleagues: Colleagues['people']
  tags: string[]
  saved: ReturnType<typeof useSavedViews>
  nameOf: (person: string) => string
  open: (lead: string) => void
}

/** Searching, narrowing, the page of leads, and what is done with several of them. */
export function LeadList({ at, list, colleagues, tags, saved, nameOf, open }: LeadListProps) {
  const { query, lead: current } = at.address
  const ref = useRef<HTMLElement>(null)
  const now = useNow()
  const [selected, select] = useState<RowSelectionState>({})
  useKeptFocus(ref, list.data?.leads)
  // What is chosen belongs to what one sees: another page or filter begins anew.
  const here = queryText(query)
  const [chosenIn, setChosenIn] = useState(here)
  if (chosenIn !== here) {
    setChosenIn(here)
    select({})
  }
  const narrow = (wanted: Partial<LeadListQuery>, way?: 'push' | 'replace') =>
    at.go({ query: { ...query, page: 1, ...wanted } }, way)
  const { leads = [], total = 0, counts } = list.data ?? {}
  const ofAnyStatus = Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0)
  return (
    <section ref={ref} className="lead-list" aria-label="Leads">
      {!(counts && ofAnyStatus === 0 && !isNarrowed(query)) && (
        <div className="list-tools">
          <SearchBox
            words={query.q}
            search={(q, first) => narrow({ q }, first ? 'push' : 'replace')}
          />
          <Filters query={query} narrow={narrow} colleagues={colleagues} tags={tags} />
          <NameView query={query} views={saved.views} save={saved.save} />
        </div>
      )}
      {list.isPending && <ListSkeleton />}
      {list.isError && (
        <div className="empty">
          <Unloaded of={list} />
        </div>
      )}
      {list.isSuccess && leads.length === 0 && (
        <EmptyList
          query={query}
          ofAnyStatus={ofAnyStatus}
          clear={() => narrow(nothing)}
          allStatuses={() => narrow({ status: undefined })}
          firstPage={() => narrow({})}
        />
      )}
      {leads.length > 0 && (
        <>
          <LeadTable
            leads={leads}
            query={query}
            sort={(order) => narrow(order)}
            selected={selected}
            select={select}
            current={current}
            waiting={list.isPlaceholderData}
            now={now}
            nameOf={nameOf}
            linkTo={(lead) => at.linkTo({ lead })}
            open={open}
          />
          <div className="list-end">
            <a href={`${paths.admin.leadsTable}?${filterText(query)}`} rel="external" download>
              {total === 1 ? 'This one' : `These ${total.toLocaleString('en-US')}`} as a table (CSV)
            </a>
            <Paging
              page={query.page}
              perPage={query.perPage}
              total={total}
              what={['request', 'requests']}
              turn={(page) => narrow({ page })}
            />
          </div>
        </>
      )}
      <BulkBar
        chosen={leads.filter(({ id }) => selected[id])}
        colleagues={colleagues}
        nameOf={nameOf}
        clear={() => select({})}
      />
    </section>
  )
}
