import type { ReactNode } from 'react'
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
export const ThankYou = ({ receipt, photos, refusedPhotos, cameFrom }: ReceiptProps) => (
  <div className="thank-you" role="status">
    <h3>Thank you!</h3>
    <p>We’ve received your request and will get back to you within 24 hours.</p>
    {receipt.answerBy && (
      <p>
        That’s by <strong>{receipt.answerBy}</strong>, Mountain Time.
      </p>
    )}
    {receipt.reference && (
      <p>
        Your reference is <strong>{receipt.reference}</strong>.
      </p>
    )}
    <PhotoNote photos={photos} refusedPhotos={refusedPhotos} />
    <p className="actions">
      {receipt.requestLink && (
        <a href={receipt.requestLink} rel="external">
          {photos === 'none' ? 'Add photos or plans' : 'See your request'}
        </a>
      )}
      {cameFrom && <a href={cameFrom}>Back to where you were</a>}
    </p>
  </div>
)

/** The line that replaces the panel; it also appears on the visit's other pages with a form. */
export const ReceiptLine = ({ receipt, photos, refusedPhotos, cameFrom }: ReceiptProps) => (
  <div className="form-success">
    <p>
      Thanks, we’ve got your request.
      <ReceiptNote {...receipt} />
      {cameFrom && (
        <Sentence>
          <a href={cameFrom}>Back to where you were</a>.
        </Sentence>
      )}
    </p>
    <PhotoNote photos={photos} refusedPhotos={refusedPhotos} />
  </div>
)

/** The reference, the due time and the request link, shown once the form is sent. */
export const ReceiptNote = ({ reference, answerBy, requestLink }: Partial<ContactReceipt>) => (
  <>
    {reference && (
      <Sentence>
        Your reference is <strong>{reference}</strong>.
      </Sentence>
    )}
    {answerBy && (
      <Sentence>
        You’ll hear from us by <strong>{answerBy}</strong>, Mountain Time.
      </Sentence>
    )}
    {requestLink && (
      <Sentence>
        <a href={requestLink} rel="external">
          See your request, add photos or plans, or fix something
        </a>
        .
      </Sentence>
    )}
  </>
)

const Sentence = ({ children }: { children: ReactNode }) => <> {children}</>

function PhotoNote({ photos, refusedPhotos }: Pick<ReceiptProps, 'photos' | 'refusedPhotos'>) {
  if (photos === 'none') return null
  if (typeof photos === 'object')
    return (
      <p role="status">
        {`Sending your photos: ${photos.done} of ${photos.of} so far. Please keep this page open.`}
      </p>
    )
  if (refusedPhotos.length === 0) return <p role="status">{photoNotes[photos]}</p>
  return (
    <div role="status">
      <p>Your request came through, but not all of your photos did:</p>
      <ul>
        {refusedPhotos.map((sentence, index) => (
          <li key={index}>{sentence}</li>
        ))}
      </ul>
    </div>
  )
}

const photoNotes = {
  sent: 'We’ve got your photos too.',
  failed: 'Your request came through, but not all of your photos did. Please add them again.',
}
