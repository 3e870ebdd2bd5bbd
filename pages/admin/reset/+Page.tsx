import { Field } from '../../../renderer/forms/Field.tsx'
import { Logo } from '../../../renderer/shell/links.tsx'
import { paths } from '../../../services/api/contract/paths.ts'
import { OneFieldForm } from '../OneFieldForm.tsx'

const token = () => ({ token: new URLSearchParams(location.search).get('token') ?? '' })

/** The page of the email's reset link: opening it changes nothing, its button sets the password. */
export const Page = () => (
  <main id="content" className="sign-in">
    <Logo />
    <h1>Choose a new password</h1>
    <p>It signs you out everywhere else.</p>
    <OneFieldForm
      path={paths.admin.newPassword}
      extraFields={token}
      submitLabel="Set the password"
      pendingLabel="Saving..."
    >
      <Field label="New password" hint="At least 12 characters.">
        {(wired) => (
          <input
            {...wired}
            type="password"
            name="password"
            required
            minLength={12}
            maxLength={200}
            autoComplete="new-password"
          />
        )}
      </Field>
    </OneFieldForm>
    <p>
      <a href={paths.admin.signInPage}>Back to sign-in</a>
    </p>
  </main>
)
