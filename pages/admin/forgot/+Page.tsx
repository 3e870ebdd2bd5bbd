import { Field } from '../../../renderer/forms/Field.tsx'
import { Logo } from '../../../renderer/shell/links.tsx'
import { paths } from '../../../services/api/contract/paths.ts'
import { useRememberedEmail } from '../session.ts'
import { OneFieldForm } from '../OneFieldForm.tsx'

/** Requests an email with a password reset link. */
export function Page() {
  const carried = useRememberedEmail()
  return (
    <main id="content" className="sign-in">
      <Logo />
      <h1>Forgot your password?</h1>
      <p>We’ll email you a link to choose a new one.</p>
      <OneFieldForm
        path={paths.admin.passwordReset}
        submitLabel="Send the link"
        pendingLabel="Sending..."
      >
        <Field label="Email">
          {(wired) => (
            <input
              {...wired}
              type="email"
              name="email"
              required
              autoComplete="username"
              defaultValue={carried}
            />
          )}
        </Field>
      </OneFieldForm>
      <p>
        <a href={paths.admin.signInPage}>Back to sign-in</a>
      </p>
    </main>
  )
}
