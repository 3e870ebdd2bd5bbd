import { Field } from '../../../renderer/forms/Field.tsx'
import { Mark } from '../../../renderer/shell/Mark.tsx'
import { paths } from '../../../services/api/contract/paths.ts'
import { OneFieldForm } from '../OneFieldForm.tsx'

/** Staff who have lost their password ask here for a letter with a link. */
export const Page = () => (
  <main id="content" className="sign-in">
    <Mark />
    <h1>Forgotten password</h1>
    <p>We send a link to your address. It lets you choose a new password.</p>
    <OneFieldForm path={paths.admin.passwordReset} action="Send the link" waiting="Sending...">
      <Field label="Email">
        {(wired) => <input {...wired} type="email" name="email" required autoComplete="username" />}
      </Field>
    </OneFieldForm>
    <p>
      <a href={paths.admin.signInPage}>Back to the sign-in</a>
    </p>
  </main>
)
