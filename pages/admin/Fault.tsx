import { plainWords } from './session.ts'

/** What went wrong with a call, in words; nothing while nothing did. */
export const Fault = ({ of: error }: { of: unknown }) =>
  error ? (
    <p className="field-error" role="alert">
      {plainWords(error)}
    </p>
  ) : null
