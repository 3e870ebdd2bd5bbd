import type { ReactNode } from 'react'
import { receivedText, type ResponsePromise } from '../../services/api/contact-form/promise-text.ts'
import { useLanguage } from '../page-context.tsx'
import type { ContactReceipt } from './receipt.ts'

/** The upload of the photos that were sent with the form; while it runs, how many of them are in. */
export type PhotoState = 'none' | 'sent' | 'failed' | { done: number; of: number }

interface ReceiptProps {
  receipt: ContactReceipt
  photos: PhotoState
  /** A sentence about each file that is not stored. */
  refusedPhotos: readonly string[]
  /** The page whose link led to the form. */
  cameFrom: string | undefined
}

/** Texts around the reference and the due time; English: S4.8. */
const receiptTexts = {
  en: {
    title: 'Thank you!',
    receivedWithTime: 'We’ve received your request.',
    reference: 'Your reference is',
    addPhotos: 'Add photos or plans',
    seeRequest: 'See your request',
    back: 'Back to where you were',
    thanks: 'Thanks, we’ve got your request.',
    answer: 'You’ll hear from us',
    closed: 'We’re closed until',
    seeAndChange: 'See your request, add photos or plans, or fix something',
    sending: (done: number, of: number) =>
      `Sending your photos: ${done} of ${of} so far. Please keep this page open.`,
    notAllPhotos: 'Your request came through, but not all of your photos did',
    sent: 'We’ve got your photos too.',
    addAgain: 'Please add them again.',
  },
  es: {
    title: '¡Gracias!',
    receivedWithTime: 'Recibimos su solicitud.',
    reference: 'Su número de referencia es',
    addPhotos: 'Agregar fotos o planos',
    seeRequest: 'Ver su solicitud',
    back: 'Volver a donde estaba',
    thanks: 'Gracias, recibimos su solicitud.',
    answer: 'Le respondemos',
    closed: 'Estamos cerrados hasta',
    seeAndChange: 'Ver su solicitud, agregar fotos o planos o corregir algo',
    sending: (done: number, of: number) =>
      `Enviando sus fotos: van ${done} de ${of}. No cierre esta página, por favor.`,
    notAllPhotos: 'Su solicitud sí llegó, pero no todas sus fotos',
    sent: 'También recibimos sus fotos.',
    addAgain: 'Agréguelas otra vez, por favor.',
  },
} as const

const useReceiptTexts = () => receiptTexts[useLanguage()]

/** The thank-you panel (S4.8). */
export function ThankYou({
  promise,
  receipt,
  photos,
  refusedPhotos,
  cameFrom,
}: ReceiptProps & { promise: ResponsePromise }) {
  const language = useLanguage()
  const texts = useReceiptTexts()
  return (
    <div className="thank-you" role="status">
      <h3>{texts.title}</h3>
      <p>
        {receipt.answerWhen
          ? texts.receivedWithTime
          : receivedText(language, promise).replaceAll("'", '’')}
      </p>
      {receipt.answerWhen && (
        <p>
          <DueTime {...receipt} />
        </p>
      )}
      {receipt.reference && (
        <p>
          {texts.reference} <strong>{receipt.reference}</strong>.
        </p>
      )}
      <PhotoNote photos={photos} refusedPhotos={refusedPhotos} />
      <p className="actions">
        {receipt.requestLink && (
          <a href={receipt.requestLink} rel="external">
            {photos === 'none' ? texts.addPhotos : texts.seeRequest}
          </a>
        )}
        {cameFrom && <a href={cameFrom}>{texts.back}</a>}
      </p>
    </div>
  )
}

/** The line that replaces the panel; it also appears on the visit's other pages with a form. */
export function ReceiptLine({ receipt, photos, refusedPhotos, cameFrom }: ReceiptProps) {
  const texts = useReceiptTexts()
  return (
    <div className="form-success">
      <p>
        {texts.thanks}
        <ReceiptNote {...receipt} />
        {cameFrom && (
          <Sentence>
            <a href={cameFrom}>{texts.back}</a>.
          </Sentence>
        )}
      </p>
      <PhotoNote photos={photos} refusedPhotos={refusedPhotos} />
    </div>
  )
}

/** The due time and, if the request came while the office was closed, when it opens. */
function DueTime({ answerWhen, timeZone, closedUntil }: Partial<ContactReceipt>) {
  const texts = useReceiptTexts()
  return (
    <>
      {texts.answer} <strong>{answerWhen}</strong>
      {timeZone === undefined ? '.' : `, ${timeZone}.`}
      {closedUntil && (
        <Sentence>
          {texts.closed} {endSentence(closedUntil)}
        </Sentence>
      )}
    </>
  )
}

/** The reference, the due time and the request link, shown once the form is sent. */
export function ReceiptNote({ reference, requestLink, ...times }: Partial<ContactReceipt>) {
  const texts = useReceiptTexts()
  return (
    <>
      {reference && (
        <Sentence>
          {texts.reference} <strong>{reference}</strong>.
        </Sentence>
      )}
      {times.answerWhen && (
        <Sentence>
          <DueTime {...times} />
        </Sentence>
      )}
      {requestLink && (
        <Sentence>
          <a href={requestLink} rel="external">
            {texts.seeAndChange}
          </a>
          .
        </Sentence>
      )}
    </>
  )
}

/** “a. m.” ends a sentence with its own period. */
const endSentence = (words: string) => (words.endsWith('.') ? words : `${words}.`)

const Sentence = ({ children }: { children: ReactNode }) => <> {children}</>

function PhotoNote({ photos, refusedPhotos }: Pick<ReceiptProps, 'photos' | 'refusedPhotos'>) {
  const texts = useReceiptTexts()
  if (photos === 'none') return null
  if (typeof photos === 'object')
    return <p role="status">{texts.sending(photos.done, photos.of)}</p>
  if (refusedPhotos.length === 0)
    return (
      <p role="status">
        {photos === 'sent' ? texts.sent : `${texts.notAllPhotos}. ${texts.addAgain}`}
      </p>
    )
  return (
    <div role="status">
      <p>{texts.notAllPhotos}:</p>
      <ul>
        {refusedPhotos.map((sentence, index) => (
          <li key={index}>{sentence}</li>
        ))}
      </ul>
    </div>
  )
}
