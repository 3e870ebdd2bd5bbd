import { clearFailures } from '../client/failures.ts'
import { pageWords } from '../client/page-words.ts'

interface ErrorScreenProps {
  /** Whether there was an error before this one. */
  repeated: boolean
}

/** The error boundary's screen (S2.40 to S2.44, S7.8). */
export function ErrorScreen({ repeated }: ErrorScreenProps) {
  const t = pageWords('failure')
  const leaveBy = (label: string, leave: () => void) => (
    <button
      type="button"
      className="button"
      onClick={() => {
        clearFailures()
        leave()
      }}
    >
      {label}
    </button>
  )
  return (
    <div className="band narrow error-screen">
      <h1>{t('title')}</h1>
      <p>{t('failed')}</p>
      {repeated && <p>{t('failedAgain')}</p>}
      <p className="actions">
        {leaveBy(t('home'), () => location.assign('/'))}
        {leaveBy(t('retry'), () => location.reload())}
      </p>
    </div>
  )
}
