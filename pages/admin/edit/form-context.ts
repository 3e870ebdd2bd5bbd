import { createContext, useContext } from 'react'
import type { ContentProblem } from '../../../services/api/editing/contract.ts'
import type { Path } from './values.ts'

/** What every field of a form knows. */
export interface FormContext {
  draft: string | undefined
  /** Of this file. */
  problems: readonly ContentProblem[]
  /** The comments of the file, by the place of their field. */
  comments: Readonly<Record<string, string>>
  /** What may be referred to, by kind. */
  names: Readonly<Record<string, readonly string[]>>
  /** The titles of entries, by `towns/vail`. */
  titles: ReadonlyMap<string, string>
  /** The files of pictures, by name. */
  pictures: Readonly<Record<string, string>>
  /** What the file translates. */
  original?: { language: string; data: unknown } | undefined
  change: (path: Path, value: unknown) => void
  /** A picture was added: it goes into this draft. */
  added: (draft: string | undefined) => void
}

const Context = createContext<FormContext | undefined>(undefined)

export const FormContextProvider = Context

/** @throws Error outside a form */
export function useFormContext(): FormContext {
  const context = useContext(Context)
  if (!context) throw new Error('A field needs a form around it.')
  return context
}

/** `["faqs", 2, "answer"]` → `faqs[2].answer`, as problems name fields. */
export const placeOf = (path: Path): string =>
  path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`))
    .join('')
    .replace(/^\./, '')

/** Whether a problem is about a field or something in it. */
export const isWithin = (place: string, field: string): boolean =>
  field === place || field.startsWith(`${place}.`) || field.startsWith(`${place}[`)
