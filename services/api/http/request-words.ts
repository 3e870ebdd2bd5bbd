import type { Fault } from '../attachments/attachment-folder.ts'
import type { AttachmentKind } from '../contract/attachment.ts'
import type { Language } from '../contract/language.ts'
import type { ServiceType } from '../contract/service-types.ts'
import { requestWordsInEnglish } from './request-words-en.ts'
import { requestWordsInSpanish } from './request-words-es.ts'

/** Whether something was done, to say it above the page. */
export type Said = 'corrected' | 'the same' | 'too often' | 'files'

export interface RequestWords {
  title: string
  intro: (reference: string) => string
  by: (when: string) => string
  answered: string
  call: (phone: string) => string
  said: Record<Said, string>
  sent: string
  names: Record<'reference' | 'name' | 'email' | 'phone' | 'serviceType' | 'message', string>
  types: Record<ServiceType, string>
  correct: string
  correctHint: string
  save: string
  check: string
  faults: Record<'name' | 'email' | 'phone' | 'serviceType' | 'message', string>
  files: string
  filesHint: string
  noFiles: string
  choose: string
  upload: string
  full: string
  nothingChosen: string
  refused: Record<Fault | 'too many', (name: string) => string>
  partly: (kept: number) => string
  kinds: Record<AttachmentKind, string>
  erase: string
  eraseHint: string
  eraseLink: string
  eraseTitle: string
  eraseAsk: (reference: string) => string
  eraseButton: string
  back: string
  erasedTitle: string
  erased: (phone: string) => string
  deadTitle: string
  dead: (phone: string) => string
  failedTitle: string
  failed: (phone: string) => string
}

/** What the pages behind the request link say. */
export const requestWords: Record<Language, RequestWords> = {
  en: requestWordsInEnglish,
  es: requestWordsInSpanish,
}
