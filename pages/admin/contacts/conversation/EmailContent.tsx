import type { ReactNode } from 'react'
import { formatBytes } from '../../format.ts'
import { useOfficeTime } from '../../office-time.ts'

interface EmailContentProps {
  email: {
    subject: string
    text: string
    /** What it repeats of earlier emails. */
    quoted?: string | undefined
    /** A program sent it. */
    automatic?: boolean | undefined
    /** The files that were not taken, each with the reason. */
    left?: readonly string[] | undefined
  }
  /** Who wrote it, and the address that it came from or went to. */
  who: string
  address: string
  /** When, in ISO 8601. */
  at: string
  files: readonly { id: string; name: string; bytes: number; href: string }[]
  /** More about it, after the subject. */
  note?: ReactNode
}

/** An email as staff read it: who and when, its subject and text, and its files. */
export function EmailContent({ email, who, address, at, files, note }: EmailContentProps) {
  const { formatTime } = useOfficeTime()
  const { subject, text, quoted, automatic, left = [] } = email
  return (
    <>
      <p className="message-head">
        <b>{who}</b> <span>{address}</span> <time dateTime={at}>{formatTime(at)}</time>
      </p>
      <p className="message-subject">
        {subject === '' ? 'No subject' : subject}
        {automatic && <span className="message-note"> Sent automatically</span>}
        {note !== undefined && <span className="message-note"> {note}</span>}
      </p>
      <p className="message">{text}</p>
      {quoted !== undefined && (
        <details className="quoted">
          <summary>Earlier text</summary>
          <p className="message">{quoted}</p>
        </details>
      )}
      {(files.length > 0 || left.length > 0) && (
        <ul>
          {files.map(({ id, name, bytes, href }) => (
            <li key={id}>
              <a href={href} rel="external" download>
                {name}
              </a>{' '}
              ({formatBytes(bytes)})
            </li>
          ))}
          {left.map((why) => (
            <li key={why}>{why}</li>
          ))}
        </ul>
      )}
    </>
  )
}
