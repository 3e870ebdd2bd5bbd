import type { Language } from '../contract/language.ts'

/** A letter before it becomes text and HTML. Words that a visitor typed are escaped when it does. */
export interface Letter {
  language: Language
  subject: string
  /** What mail programs show beside the subject. */
  preview: string
  heading: string
  parts: readonly Part[]
  /** Why this letter came, in small type under it. */
  reason: string
  replyTo?: { name: string; address: string }
  /** Takes the reader off the list: as a link under the letter, and in its header (RFC 8058). */
  unsubscribe?: { label: string; href: string }
}

/** A paragraph, its lines kept; facts by name; the one thing to do, as a button; or an address. */
export type Part =
  | string
  | { facts: readonly Fact[] }
  | { button: { label: string; href: string } }
  | { link: string }

export type Fact = readonly [name: string, value: string]

/** The firm, as it stands under every letter. */
export interface Letterhead {
  name: string
  phone: string
  origin: string
  /** Name and postal address, on one line. */
  postal: string
}
