import { signInFor } from './session.ts'

/** To whoever was signed in until a moment ago. */
export const SignedOut = () => (
  <>
    You are signed out. <a href={signInFor(location)}>Sign in</a> and you come back to this page; a
    note that you have begun is kept.
  </>
)
