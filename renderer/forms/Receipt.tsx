import type { ReactNode } from 'react'
import { receivedText, type ResponsePromise } from '../../services/api/contact-form/promise-text.ts'
import { renderParts, useWords } from '../page-context.tsx'
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

/** The thank-you panel (S4.8). */
export function ThankYou({
  promise,
  isLate,
  receipt,
  photos,
  refusedPhotos,
  cameFrom,
}: ReceiptProps & { promise: ResponsePromise; isLate: boolean }) {
  const t = useWords('receipt')
  return (
    <div className="thank-you" role="status">
      <h3>{t('title')}</h3>
      <p>
        {receipt.answerWhen ? t('receivedWithTime') : receivedText(t, promise).replaceAll("'", '’')}
      </p>
      {receipt.answerWhen && (
        <p>
          {/* The notification beside it names the promised hours. */}
          <DueTime {...receipt} lateAfter={isLate ? promise.hours : undefined} />
        </p>
      )}
      {receipt.reference && (
        <p>
          {renderParts(t.parts('reference', { reference: <strong>{receipt.reference}</strong> }))}
        </p>
      )}
      <p>{t('next')}</p>
      <PhotoNote photos={photos} refusedPhotos={refusedPhotos} />
      <p className="actions">
        {receipt.requestLink && (
          <a href={receipt.requestLink} rel="external">
            {photos === 'none' ? t('addPhotos') : t('seeRequest')}
          </a>
        )}
        {cameFrom && <a href={cameFrom}>{t('back')}</a>}
      </p>
    </div>
  )
}

/** The line that replaces the panel; it also appears on the visit's other pages with a form. */
export function ReceiptLine({ receipt, photos, refusedPhotos, cameFrom }: ReceiptProps) {
  const t = useWords('receipt')
  return (
    <div className="form-success">
      <p>
        {t('thanks')}
        <ReceiptNote {...receipt} /> {t('next')}
        {cameFrom && (
          <Sentence>
            <a href={cameFrom}>{t('back')}</a>.
          </Sentence>
        )}
      </p>
      <PhotoNote photos={photos} refusedPhotos={refusedPhotos} />
    </div>
  )
}

/**
 * The due time, if the request came while the office was closed, when it opens, and who will call.
 * @param lateAfter the promised hours, if it is later
 */
function DueTime({
  answerWhen,
  timeZone,
  closedUntil,
  caller,
  lateAfter,
}: Partial<ContactReceipt> & { lateAfter?: number | undefined }) {
  const t = useWords('receipt')
  const when = <strong>{answerWhen}</strong>
  return (
    <>
      {renderParts(
        timeZone === undefined
          ? t.parts('answer', { when })
          : t.parts('answerInZone', { when, zone: timeZone }),
      )}
      {closedUntil && <Sentence>{t('closed', { until: closedUntil })}</Sentence>}
      {lateAfter !== undefined && <Sentence>{t('late', { hours: lateAfter })}</Sentence>}
      {caller && (
        <Sentence>{renderParts(t.parts('caller', { person: <strong>{caller}</strong> }))}</Sentence>
      )}
    </>
  )
}

/** The reference, the due time and the request link, shown once the form is sent. */
export function ReceiptNote({ reference, requestLink, ...times }: Partial<ContactReceipt>) {
  const t = useWords('receipt')
  return (
    <>
      {reference && (
        <Sentence>
          {renderParts(t.parts('reference', { reference: <strong>{reference}</strong> }))}
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
            {t('seeAndChange')}
          </a>
          .
        </Sentence>
      )}
    </>
  )
}

const Sentence = ({ children }: { children: ReactNode }) => <> {children}</>

function PhotoNote({ photos, refusedPhotos }: Pick<ReceiptProps, 'photos' | 'refusedPhotos'>) {
  const t = useWords('receipt')
  if (photos === 'none') return null
  if (typeof photos === 'object') return <p role="status">{t('sending', photos)}</p>
  if (refusedPhotos.length === 0)
    return (
      <p role="status">
        {photos === 'sent' ? t('sent') : `${t('notAllPhotos')}. ${t('addAgain')}`}
      </p>
    )
  return (
    <div role="status">
      <p>{t('notAllPhotos')}:</p>
      <ul>
        {refusedPhotos.map((sentence, index) => (
          <li key={index}>{sentence}</li>
        ))}
      </ul>
    </div>
  )
}
