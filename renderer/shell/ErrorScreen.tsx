import { documentLanguage } from '../client/document-language.ts'
import { clearFailures } from '../client/failures.ts'

interface ErrorScreenProps {
  /** Whether there was an error before this one. */
  repeated: boolean
}

/** English: S2.40 to S2.44. */
const screenTexts = {
  en: {
    title: 'Something went wrong',
    failed: 'We encountered an error loading this page.',
    failedAgain: 'We’re having trouble loading this page. Try going back to the home page.',
    home: 'Go to Home',
    retry: 'Try Again',
  },
  es: {
    title: 'Algo salió mal',
    failed: 'No pudimos mostrar esta página.',
    failedAgain: 'Seguimos sin poder mostrarla. Mejor regrese a la página de inicio.',
    home: 'Ir al inicio',
    retry: 'Intentar otra vez',
  },
} as const

/** The error boundary's screen (S2.40 to S2.44, S7.8). */
export function ErrorScreen({ repeated }: ErrorScreenProps) {
  const texts = screenTexts[documentLanguage()]
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
      <h1>{texts.title}</h1>
      <p>{texts.failed}</p>
      {repeated && <p>{texts.failedAgain}</p>}
      <p className="actions">
        {leaveBy(texts.home, () => location.assign('/'))}
        {leaveBy(texts.retry, () => location.reload())}
      </p>
    </div>
  )
}
