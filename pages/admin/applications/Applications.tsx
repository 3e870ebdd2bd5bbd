import { z } from 'zod'
import { request } from '../../../renderer/client/http.ts'
import { toast } from '../../../renderer/client/toasts.ts'
import { DescriptionList } from '../../../renderer/components/lists.tsx'
import {
  applicationList,
  applicationListQuery,
  applicationResponse,
  type ApplicationView,
  stateLabels,
} from '../../../services/api/applications/contract.ts'
import { paths } from '../../../services/api/contract/paths.ts'
import { telLink } from '../../../services/api/contract/phone-number.ts'
import { messageResponse } from '../../../services/api/contract/success.ts'
import { englishName } from '../../../services/content/model/languages.ts'
import { mailtoLink } from '../../../services/content/model/mailto-link.ts'
import { ConfirmButton } from '../components/buttons.tsx'
import { StoredDataButton } from '../components/StoredData.tsx'
import { ErrorMessage } from '../components/ErrorMessage.tsx'
import { formatBytes } from '../format.ts'
import { useMe } from '../layout/AdminLayout.tsx'
import { useOfficeTime } from '../office-time.ts'
import { PageLink, SearchBox, StateTabs } from '../resource/filters.tsx'
import { listQueryString, useListUrl } from '../resource/list-url.ts'
import { ResourceDetail } from '../resource/ResourceDetail.tsx'
import { Empty, ResourceTable } from '../resource/ResourceTable.tsx'
import { useResource, useResourceChange } from '../resource/use-resource.ts'

/** The state of the page that is in the address; `application`: the open one. */
const pageQuery = applicationListQuery.extend({ application: z.string().optional() })

/** The applications, and the open one beside them (on a phone: over them). */
export function Applications() {
  const url = useListUrl(pageQuery)
  const { application: openId, q, state } = url.query
  const { formatTime } = useOfficeTime()
  const list = useResource({
    path: paths.admin.applications,
    search: listQueryString(applicationListQuery, url.query),
    response: applicationList,
  })
  const { applications, total = 0, counts } = list.data ?? {}
  const none = counts && q === '' && counts.received + counts.held === 0
  const close = () => url.go({ ...url.query, application: undefined })
  return (
    <div className="list-and-detail" data-open={openId !== undefined || undefined}>
      <ResourceTable
        label="Applications"
        className="item-list applications"
        query={list}
        rows={applications}
        loading="Loading the applications..."
        filters={
          counts &&
          !none && (
            <>
              <StateTabs
                labels={stateLabels}
                count={(each) => counts[each]}
                state={state}
                choose={(wanted) => url.filter({ state: wanted })}
              />
              <SearchBox label="Search" placeholder="Name, phone, trade or job" url={url} />
            </>
          )
        }
        empty={
          none ? (
            <p className="admin-intro">
              No applications yet. Whoever applies on the page of an open job shows up here.
            </p>
          ) : (
            <Empty
              message={`No applications${q && ` with “${q}”`}.`}
              action="Show all"
              onAction={() => url.go({})}
            />
          )
        }
        paging={{ url, total, noun: ['application', 'applications'] }}
        shortcuts
      >
        {({ id, name, job, trade, state, files, receivedAt }) => (
          <>
            <div>
              <PageLink
                href={url.linkTo({ ...url.query, application: id })}
                follow={() => url.go({ ...url.query, application: id })}
                aria-current={id === openId || undefined}
              >
                {name}
              </PageLink>
              {state === 'held' && ` · ${stateLabels.held}`}
              <small>
                {job} · {trade}
                {files.length > 0 &&
                  ` · ${files.length === 1 ? '1 file' : `${files.length} files`}`}
              </small>
            </div>
            <time dateTime={receivedAt}>{formatTime(receivedAt)}</time>
          </>
        )}
      </ResourceTable>
      {openId !== undefined && <ApplicationDetail key={openId} id={openId} close={close} />}
    </div>
  )
}

function ApplicationDetail({ id, close }: { id: string; close: () => void }) {
  const query = useResource({ path: paths.admin.applicationOf(id), response: applicationResponse })
  return (
    <ResourceDetail label="Application" query={query} close={close}>
      {({ application }) => <ApplicationBody application={application} close={close} />}
    </ResourceDetail>
  )
}

/** What the applicant sent, the files, and the button to erase it all. */
function ApplicationBody({
  application,
  close,
}: {
  application: ApplicationView
  close: () => void
}) {
  const { formatTime } = useOfficeTime()
  const isOwner = useMe().role === 'owner'
  const { id, name, phone, email, job, trade, start, language, state, bounce, files } = application
  const erasure = useResourceChange({
    mutationFn: async () =>
      messageResponse.parse(await request('POST', paths.admin.applicationErasure(id))),
    onSuccess: ({ message }) => {
      toast({ title: 'Erased', description: message })
      close()
    },
    refetch: [paths.admin.applications],
  })
  const tel = telLink(phone)
  return (
    <>
      <h2>{name}</h2>
      {state === 'held' && (
        <p>
          This one filled in a field that people don’t see, so it’s probably automated. Nobody got
          an email about it, and its files weren’t kept. If it looks real, call.
        </p>
      )}
      <DescriptionList
        rows={[
          ['Job', job],
          ['Phone', tel === undefined ? phone : <a href={tel}>{phone}</a>],
          ['Email', email === '' ? 'None given' : <a href={mailtoLink(email)}>{email}</a>],
          ['Trade', trade],
          ['Can start', start],
          ...(language === 'en' ? [] : [['Wrote in', englishName(language)] as const]),
          ['Received', formatTime(application.receivedAt)],
        ]}
      />
      {bounce !== undefined && (
        <p>The confirmation didn’t reach this address. The mail server said: {bounce}</p>
      )}
      <h3>Files</h3>
      {files.length === 0 && <p>None.</p>}
      <ul>
        {files.map((file) => (
          <li key={file.id}>
            <a href={paths.admin.applicationFile(id, file.id)} rel="external" download>
              {file.name}
            </a>{' '}
            ({formatBytes(file.bytes)})
          </li>
        ))}
      </ul>
      <div className="row-actions">
        {isOwner && email !== '' && <StoredDataButton whose={{ email }} target={email} />}
        <ConfirmButton
          label="Delete"
          target={`the application of ${name}`}
          question={`Delete the application of ${name}?`}
          confirmLabel="Delete for good"
          onConfirm={() => erasure.mutate(undefined)}
          disabled={erasure.isPending}
        >
          <p>
            What {name} sent and every file are gone for good. The audit log notes that you did it,
            but not whose application it was. Emails in the office’s mailbox stay until someone
            deletes them.
          </p>
        </ConfirmButton>
      </div>
      <ErrorMessage error={erasure.error} />
    </>
  )
}
