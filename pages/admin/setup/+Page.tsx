import { paths } from '../../../services/api/contract/paths.ts'
import { Field } from '../../../renderer/forms/Field.tsx'
import { Mark } from '../../../renderer/shell/Mark.tsx'
import { AccountForm } from '../AccountForm.tsx'

const token = () => ({ token: new URLSearchParams(location.search).get('token') ?? '' })

/** The page of the one-time link that the service prints at its first start: makes the owner. */
export const Page = () => (
  <main id="content" className="sign-in">
    <Mark />
    <h1>Set up the owner</h1>
    <p>This link works once. It makes the first account, which may do everything.</p>
    <AccountForm
      path={paths.admin.setup}
      more={token}
      action="Create the owner"
      waiting="Saving..."
      newPassword={{ rule: 'At least 12 characters.', least: 12 }}
    >
      <Field label="Your name">
        {(wired) => <input {...wired} name="name" required autoComplete="name" maxLength={200} />}
      </Field>
    </AccountForm>
  </main>
)
