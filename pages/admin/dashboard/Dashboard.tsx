import { useQuery } from '@tanstack/react-query'
import { dashboardAnswer } from '../../../services/api/contract/dashboard.ts'
import { paths } from '../../../services/api/contract/paths.ts'
import { request } from '../../../renderer/client/http.ts'
import { durationInWords } from '../contacts/time.ts'
import { Fault } from '../Fault.tsx'
import { Unloaded } from '../Unloaded.tsx'
import { changeSince, inFull, share } from '../numbers.ts'
import { Trend } from '../charts/Trend.tsx'
import { ContentTile } from './ContentTile.tsx'
import { FirstSteps } from './FirstSteps.tsx'
import { Tile } from './Tile.tsx'
import { Waiting } from './Waiting.tsx'

/** Asked again with every request that comes or is changed, and as time goes by. */
const askAgainMs = 5 * 60_000

export function Dashboard({ isOwner }: { isOwner: boolean }) {
  const answer = useQuery({
    queryKey: ['leads', 'dashboard'],
    queryFn: async () => dashboardAnswer.parse(await request('GET', paths.admin.dashboard)),
    refetchInterval: askAgainMs,
  })
  if (answer.isPending) return <p role="status">Looking what there is to do...</p>
  if (answer.isLoadingError) return <Unloaded of={answer} />
  const { waiting, fresh, answers, answersBefore, failedMail, quarantine, steps } = answer.data
  const medianBefore = answersBefore.median
  return (
    <div className="dashboard">
      <div>
        {/* What was known stays, and says that it is not of now. */}
        <Fault of={answer.error} />
        {isOwner && <FirstSteps steps={steps} />}
        <Waiting waiting={waiting} hasHadOne={steps.request} />
      </div>
      <div className="tiles">
        <Tile
          title="New requests"
          figure={inFull(fresh.total)}
          action={{ href: paths.admin.analyticsPage, label: 'See where they come from' }}
        >
          <Trend
            title={`Requests a day in 30 days, ${fresh.total} in all`}
            values={fresh.days.map(({ leads }) => leads)}
          />
          <p>
            In 30 days; {changeSince(fresh.total, fresh.before) ?? 'none in the 30 before either'}.
          </p>
        </Tile>
        <Tile
          title="Time to answer"
          figure={answers.median === undefined ? '–' : durationInWords(answers.median)}
          action={{ href: `${paths.admin.analyticsPage}#answers`, label: 'See all answer times' }}
        >
          {answers.answered === 0 ? (
            <p>Nothing has been answered in 30 days yet.</p>
          ) : (
            <p>
              {answers.answered === 1
                ? 'One answer in 30 days;'
                : `Half of ${inFull(answers.answered)} answers in 30 days were sooner;`}{' '}
              {share(answers.inTime, answers.answered + answers.late)} kept the promise of{' '}
              {durationInWords(answers.promise)}.
              {medianBefore !== undefined && <> Before, it was {durationInWords(medianBefore)}.</>}
            </p>
          )}
        </Tile>
        <Tile
          title="Letters that failed"
          figure={inFull(failedMail)}
          urgent={failedMail > 0}
          action={
            failedMail > 0
              ? {
                  href: `${paths.admin.contactsPage}#failed-mail`,
                  label: 'Send them again, or call',
                }
              : isOwner
                ? { href: `${paths.admin.settingsPage}?part=mail`, label: 'How mail is set' }
                : { href: paths.admin.contactsPage, label: 'All requests' }
          }
        >
          <p>
            {failedMail > 0
              ? 'Somebody is waiting for a letter that could not be delivered.'
              : steps.mail
                ? 'Every letter has gone out or is on its way.'
                : 'Nobody gets a letter: your mail server is not connected yet.'}
          </p>
        </Tile>
        <Tile
          title="Set aside"
          figure={inFull(quarantine)}
          action={{
            href: `${paths.admin.contactsPage}?view=set-aside`,
            label: quarantine > 0 ? 'Look through them' : 'See where they would stand',
          }}
        >
          <p>
            {quarantine > 0
              ? 'These look automatic. Release what a person has written; the rest goes after 90 days.'
              : 'Nothing looks automatic.'}
          </p>
        </Tile>
        <ContentTile />
      </div>
    </div>
  )
}
