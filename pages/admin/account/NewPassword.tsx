import { paths } from '../../../services/api/contract/paths.ts'
import { OneFieldForm } from '../OneFieldForm.tsx'

/** A new password is chosen by a link, as a forgotten one: it signs one out everywhere else. */
export const NewPassword = ({ email }: { email: string }) => (
  <section className="desk-part" aria-labelledby="password">
    <h2 id="password">Another password</h2>
    <p>
      We send a link for choosing it to {email}. It works for one hour, and signs you out on every
      device.
    </p>
    <OneFieldForm
      path={paths.admin.passwordReset}
      more={() => ({ email })}
      action="Send me the link"
      waiting="Sending..."
    />
  </section>
)
