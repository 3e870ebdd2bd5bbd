import { paths } from '../../../services/api/contract/paths.ts'
import { Field } from '../../../renderer/forms/Field.tsx'
import { Logo } from '../../../renderer/shell/links.tsx'
import { AccountForm } from '../AccountForm.tsx'
import { limits } from '../../../services/api/contract/limits.ts'

const token = () => ({ token: new URLSearchParams(location.search).get('token') ?? '' })

/** The page of the one-time link that the service prints at its first start: creates the owner. */
export const Page = () => (
  <main id="content" className="sign-in">
    <Logo />
    <h1>Set up the owner account</h1>
    <p>This link works once. It creates the first account, which can do everything.</p>
    <AccountForm
      path={paths.admin.setup}
      extraFields={token}
      submitLabel="Create the owner"
      pendingLabel="Saving..."
      newPassword={{ rule: 'At least 12 characters.', least: 12 }}
    >
      <Field label="Your name">
        {(wired) => (
          <input {...wired} name="name" required autoComplete="name" maxLength={limits.name} />
        )}
      </Field>
    </AccountForm>
  </main>
)
