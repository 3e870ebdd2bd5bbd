import { paths } from '../../../services/api/contract/paths.ts'
import {
  publishingStatus,
  type PublicationProblem,
  type PublishingChange,
  type PublishingStatus,
} from '../../../services/api/publishing/contract.ts'
import { request } from '../../../renderer/client/http.ts'
import { DescriptionList } from '../../../renderer/components/lists.tsx'
import { Button, ConfirmButton } from '../components/buttons.tsx'
import { ErrorMessage, QueryError } from '../components/ErrorMessage.tsx'
import { useMe } from '../layout/AdminLayout.tsx'
import { useOfficeTime } from '../office-time.ts'
import { useResource, useResourceChange } from '../resource/use-resource.ts'

/** The polling interval, in ms: a build takes some seconds. */
const pollMs = 3_000

type Publisher = NonNullable<PublishingStatus['publisher']>
type Push = Publisher['publications'][number]

/** What was pushed and what became of it; owners can go back to an earlier version. */
export function Publishing() {
  const status = useResource({
    path: paths.admin.publishing,
    response: publishingStatus,
    staleTime: 0,
    refetchInterval: pollMs,
  })
  if (status.isPending) return <p role="status">Loading what was published...</p>
  if (status.isLoadingError) return <QueryError query={status} />
  const { publisher, waiting } = status.data
  return (
    <section aria-labelledby="publishing">
      <h2 id="publishing">Publishing</h2>
      {publisher ? <Pushes publisher={publisher} /> : <NoPublisher waiting={waiting} />}
    </section>
  )
}

const NoPublisher = ({ waiting }: { waiting: boolean }) =>
  waiting ? (
    <p>
      The publisher is set up, but it hasn’t looked at your repository yet. Give it a minute. If
      nothing shows up, run <code>systemctl status site-publisher</code> on the server.
    </p>
  ) : (
    <>
      <p>
        With a publisher, whatever you push to your repository is checked, built and on the website
        a minute later. If something’s wrong with it, the website stays the way it was, and this
        page says what to fix. You can go back to an earlier version with one click.
      </p>
      <p>
        There’s none yet. One command on the server sets it up:{' '}
        <code>docs/deploy/publishing.md</code> has it, step by step.
      </p>
    </>
  )

function Pushes({ publisher }: { publisher: Publisher }) {
  const { formatTime } = useOfficeTime()
  const isOwner = useMe().role === 'owner'
  const change = useResourceChange({
    mutationFn: (wanted: PublishingChange) => request('PATCH', paths.admin.publishing, wanted),
    refetch: [paths.admin.publishing],
  })
  const { repository, branch, folder, lookedAt, trouble, building, silent, webhook } = publisher
  const { ownBuild, publications } = publisher
  return (
    <>
      {silent && (
        <p className="warning">
          The publisher hasn’t looked at your repository since{' '}
          {lookedAt ? formatTime(lookedAt) : 'it was started'}. Run{' '}
          <code>systemctl status site-publisher</code> on the server.
        </p>
      )}
      {trouble !== undefined && <p className="warning">{trouble}</p>}
      <DescriptionList
        rows={[
          ['Repository', repository],
          ['What’s published', folder === '.' ? branch : `${folder}/ on ${branch}`],
          ['Last look', lookedAt ? formatTime(lookedAt) : 'not yet'],
          ['After a push', webhook ? 'right away: a webhook is set up' : 'within a minute'],
        ]}
      />
      {ownBuild && publications.length > 0 && (
        <p>
          The website shows what the software was installed or updated with. As soon as the
          publisher has built your latest content again, it shows that.
        </p>
      )}
      <p role="status">{building && `Building ${building.commit.slice(0, 7)} now...`}</p>
      {isOwner && (
        <Button disabled={change.isPending} onClick={() => change.mutate({ action: 'look' })}>
          Look now
        </Button>
      )}
      <ErrorMessage error={change.error} />
      {publications.length === 0 ? (
        <p>Nothing’s been pushed yet.</p>
      ) : (
        <ul className="item-list" aria-label="Pushes">
          {publications.map((push, index) => (
            <li key={push.commit}>
              <div>
                <b>{push.subject || 'No description'}</b> {push.current && <em>On the website</em>}
                <small>
                  {[push.author, formatTime(push.at), push.commit.slice(0, 7), outcomeText(push)]
                    .filter(Boolean)
                    .join(', ')}
                </small>
                <Problems push={push} />
              </div>
              {isOwner && push.showable && !push.current && push.release !== undefined && (
                <ShowButton
                  push={push}
                  isEarlier={publications.findIndex(({ current }) => current) < index}
                  disabled={change.isPending}
                  show={(release) => change.mutate({ action: 'show', release })}
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

const outcomeText = ({ outcome, problemCount, seconds }: Push): string => {
  if (outcome === 'refused')
    return `not published: ${problemCount} ${problemCount === 1 ? 'thing' : 'things'} to fix`
  if (outcome === 'engine') return 'not published: it changes more than content'
  if (outcome === 'failed') return 'not published: the build stopped'
  return seconds === undefined ? 'published' : `published after ${Math.ceil(seconds)} s`
}

/** The problems of a push that was not published. */
function Problems({ push: { problems, problemCount } }: { push: Push }) {
  if (problems.length === 0) return undefined
  const rest = problemCount - problems.length
  return (
    <details open={problems.length <= 3}>
      <summary>What to fix</summary>
      <ul>
        {problems.map((problem) => (
          <li key={JSON.stringify(problem)}>
            <ProblemText {...problem} />
          </li>
        ))}
        {rest > 0 && <li>And {rest} more.</li>}
      </ul>
    </details>
  )
}

const ProblemText = ({ file, line, reason, repair }: PublicationProblem) => (
  <>
    {file !== undefined && (
      <>
        <code>{file}</code>
        {line !== undefined && `, line ${line}`}:{' '}
      </>
    )}
    {reason}
    {repair && `. To fix it: ${repair}`}
  </>
)

interface ShowButtonProps {
  push: Push
  /** It was pushed before what is on the website now. */
  isEarlier: boolean
  disabled: boolean
  show: (release: string) => void
}

function ShowButton({ push, isEarlier, disabled, show }: ShowButtonProps) {
  const { release, subject } = push
  return (
    <ConfirmButton
      label={isEarlier ? 'Roll back' : 'Publish again'}
      target={subject}
      question={isEarlier ? `Go back to “${subject}”?` : `Publish “${subject}” again?`}
      confirmLabel={isEarlier ? 'Roll back' : 'Publish it'}
      disabled={disabled}
      onConfirm={() => {
        if (release !== undefined) show(release)
      }}
    >
      <p>
        Visitors see this version within seconds. It stays until the next push, and you can switch
        back any time.
      </p>
    </ConfirmButton>
  )
}
