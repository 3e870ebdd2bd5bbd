import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { leadList } from '../../../services/api/contract/admin.ts'
import { paths } from '../../../services/api/contract/paths.ts'
import { serviceTypeLabels } from '../../../services/api/contract/service-types.ts'
import { request } from '../../../renderer/client/http.ts'
import { Fault } from '../Fault.tsx'
import { Answer } from './Answer.tsx'
import { Lead } from './Lead.tsx'
import { timeInWords } from './time.ts'

const perPage = 50

/** Letters to the office link to one lead. */
const leadInAddress = () => new URLSearchParams(location.search).get('lead') ?? undefined

/** Leads, newest first; one of them open beside the list. */
export function Leads() {
  const [page, setPage] = useState(1)
  const [openId, setOpenId] = useState(leadInAddress)
  const list = useQuery({
    queryKey: ['leads', 'list', page],
    queryFn: async () =>
      leadList.parse(await request('GET', `${paths.admin.leads}?page=${page}&perPage=${perPage}`)),
    placeholderData: keepPreviousData,
  })
  if (list.isPending) return <p role="status">Loading the leads...</p>
  if (list.isError) return <Fault of={list.error} />
  const { leads, total } = list.data
  if (total === 0)
    return <p>No request has come in yet. The next one will stand here the moment it does.</p>
  const pages = Math.ceil(total / perPage)
  return (
    <div className="desk-columns" data-open={openId !== undefined || undefined}>
      <section aria-label="Leads">
        <table className="leads">
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">About</th>
              <th scope="col">Received</th>
              <th scope="col">Answer</th>
              <th scope="col">Status</th>
            </tr>
          </thead>
          <tbody>
            {leads.map((lead) => (
              <tr key={lead.id} data-current={lead.id === openId || undefined}>
                <td>
                  <button type="button" className="quiet" onClick={() => setOpenId(lead.id)}>
                    {lead.name}
                  </button>
                </td>
                <td>{serviceTypeLabels[lead.serviceType]}</td>
                <td>
                  <time dateTime={lead.receivedAt}>{timeInWords(lead.receivedAt)}</time>
                </td>
                <td>
                  <Answer lead={lead} now={list.dataUpdatedAt} />
                </td>
                <td>
                  <span className="status" data-status={lead.status}>
                    {lead.status}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="paging">
          <a href={paths.admin.leadsTable} rel="external" download>
            All as a table (CSV)
          </a>
          <button
            type="button"
            className="quiet"
            disabled={page === 1}
            onClick={() => setPage(page - 1)}
          >
            Newer
          </button>
          <span>
            {total} {total === 1 ? 'lead' : 'leads'}, page {page} of {pages}
          </span>
          <button
            type="button"
            className="quiet"
            disabled={page >= pages}
            onClick={() => setPage(page + 1)}
          >
            Older
          </button>
        </p>
      </section>
      {openId && <Lead key={openId} id={openId} close={() => setOpenId(undefined)} />}
    </div>
  )
}
