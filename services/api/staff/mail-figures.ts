/** How the letters stand, webhooks left out. */
export interface MailFigures {
  /** On the way, those that are tried again and reminders that are not due yet included. */
  waiting: number
  /** Of them, those whose last attempt failed. */
  retried: number
  /** Given up, for staff to look at. */
  failed: number
  lastSentAt?: string
}

/** What the settings page needs from a store to tell how the letters stand. It may read every letter. */
export interface MailCount {
  figures(): Promise<MailFigures>
}
