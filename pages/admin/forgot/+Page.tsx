import { Field } from '../../../renderer/forms/Field.tsx'
import { Mark } from '../../../renderer/shell/Mark.tsx'
import { paths } from '../../../services/api/contract/paths.ts'
import { useCarriedAddress } from '../carried-address.ts'
import { OneFieldForm } from '../OneFieldForm.tsx'

/** Staff who have lost their password ask here for a letter with a link. */
export function Page() {
  const carried = useCarriedAddress()
  return (
    <main id="content" className="sign-in">
      <Mark />
      <h1>Forgotten password</h1>
      <p>We send a link to your address. It lets you choose a new password.</p>
      <OneFieldForm path={paths.admin.passwordReset} action="Send the link" waiting="Sending...">
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
        <a href={paths.admin.signInPage}>Back to the sign-in</a>
      </p>
    </main>
  )
}
