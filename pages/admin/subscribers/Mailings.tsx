import { useState } from 'react'
import { request } from '../../../renderer/client/http.ts'
import { toast } from '../../../renderer/client/toasts.ts'
import { messageResponse } from '../../../services/api/contract/success.ts'
import { paths } from '../../../services/api/contract/paths.ts'
import { mailingList, type MailingView } from '../../../services/api/subscribers/contract.ts'
import { ConfirmButton, TextButton } from '../components/buttons.tsx'
import { ErrorMessage, QueryError } from '../components/ErrorMessage.tsx'
import { formatCount, formatNumber } from '../format.ts'
import { OfficeTimeText } from '../office-time.ts'
import { SelectField } from '../resource/filters.tsx'
import { useResource, useResourceChange } from '../resource/use-resource.ts'

/** The polling interval while emails are waiting, in ms. */
const waitingPollMs = 5_000

/** Emails a guide or post to the subscribers, and shows what became of the earlier ones. */
export function Mailings() {
  const list = useResource({
    path: paths.admin.mailings,
    response: mailingList,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.mailings.some(({ waiting }) => waiting > 0) ? waitingPollMs : false,
  })
  const change = useResourceChange({
    mutationFn: async ({ url, body }: { url: string; body: object; done: string }) =>
      messageResponse.parse(await request('POST', url, body)),
    refetch: [paths.admin.mailings, paths.admin.subscribers],
    onSuccess: ({ message }, { done }) => toast({ title: done, description: message }),
  })
  const [chosen, setChosen] = useState('')
  if (list.isPending) return null
  if (list.isLoadingError) return <QueryError query={list} />
  const { articles, readers, mailings } = list.data
  const article = articles.find(({ path }) => path === chosen) ?? articles[0]
  const send = (to: 'subscribers' | 'me', done: string) =>
    article && change.mutate({ url: paths.admin.mailings, body: { path: article.path, to }, done })
  const recipients = article ? (readers[article.language] ?? 0) : 0
  return (
    <section className="mailings" aria-labelledby="mailings">
      <h2 id="mailings">Email an article</h2>
      <p className="admin-intro">
        Everyone on the list agreed to an occasional email like the guide. They get the title, the
        summary, a link to read it and a link to unsubscribe.
      </p>
      <div className="filters">
        <SelectField
          label="Guide or post"
          className="field"
          value={article?.path ?? ''}
          options={articles.map(({ path, title }) => [path, title])}
          choose={setChosen}
        />
        <TextButton disabled={change.isPending || !article} onClick={() => send('me', 'Test sent')}>
          Send me a test
        </TextButton>
        <ConfirmButton
          label={`Send to ${formatCount(recipients, ['subscriber', 'subscribers'])}`}
          question={`Email “${article?.title ?? ''}” to ${formatCount(recipients, ['subscriber', 'subscribers'])}?`}
          confirmLabel="Send it"
          onConfirm={() => send('subscribers', 'Done')}
          disabled={change.isPending || recipients === 0}
        >
          <p>
            Anyone who already has it is left out, and so are addresses that bounced. The emails go
            out one by one, about twenty a minute. You can stop those that haven’t gone out yet.
          </p>
        </ConfirmButton>
      </div>
      <ErrorMessage error={change.error} />
      {mailings.length > 0 && (
        <SentMailings
          mailings={mailings}
          stop={(path) =>
            change.mutate({ url: paths.admin.mailingStop, body: { path }, done: 'Stopped' })
          }
          isPending={change.isPending}
        />
      )}
    </section>
  )
}

interface SentMailingsProps {
  mailings: readonly MailingView[]
  stop: (path: string) => void
  isPending: boolean
}

const SentMailings = ({ mailings, stop, isPending }: SentMailingsProps) => (
  <>
    <h3>Emailed so far</h3>
    <ul className="text-list" aria-label="Emailed articles">
      {mailings.map(({ path, title, startedAt, by, sent, waiting, undelivered }) => (
        <li key={path}>
          <a href={path}>{title}</a>: {formatNumber(sent)} sent, {formatNumber(waiting)} waiting,{' '}
          {formatNumber(undelivered)} bounced{' '}
          {waiting > 0 && (
            <TextButton disabled={isPending} onClick={() => stop(path)}>
              Stop<span className="visually-hidden"> {title}</span>
            </TextButton>
          )}
          <p className="subtext">
            First sent <OfficeTimeText at={startedAt} /> by {by}
          </p>
        </li>
      ))}
    </ul>
    <p className="table-footer">
      <a href="/admin/analytics?by=campaign">Visits and leads from these emails</a>
    </p>
  </>
)
