import { plainWords, signInIsNeeded } from './session.ts'
import { SignedOut } from './SignedOut.tsx'

/** What went wrong with a call, in words; nothing while nothing did. */
export const Fault = ({ of: error }: { of: unknown }) =>
  error ? (
    <p className="field-error" role="alert">
      {signInIsNeeded(error) ? <SignedOut /> : plainWords(error)}
    </p>
  ) : null
