/** One letter, ready to go. Addresses are bare; names stand beside them. */
export interface LetterOut {
  /** The outbox row's id: becomes the Message-ID, so a second delivery can be recognised. */
  id: string
  from: { name: string; address: string }
  replyTo?: { name: string; address: string }
  to: string
  subject: string
  text: string
  html: string
  /** Where a mail program may take the reader off the list by itself (RFC 2369, RFC 8058). */
  unsubscribe?: string
}

/**
 * The mail server will never take this letter to this address, or the receiver of webhooks wants no
 * more: trying again is of no use. `message` is what it said.
 */
export class Refused extends Error {
  override name = 'Refused'
}

/** What the worker needs to get letters out of the house. */
export interface Post {
  /** For the start-up lines: where mail goes, in words. */
  readonly where: string
  /** Resolves when the letter is handed over; rejects when it must be tried again. @throws Refused */
  send(letter: LetterOut): Promise<void>
  close(): Promise<void>
}
