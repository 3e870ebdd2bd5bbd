import { paths } from '../../../services/api/contract/paths.ts'
import { AccountForm, SignedOutPage } from '../components/AccountForm.tsx'

/** The page behind the one-time link that the service prints at its first start. Creates the owner. */
export const Page = () => (
  <SignedOutPage>
    <p>This link works once. It creates the first account, which can do everything.</p>
    <AccountForm
      path={paths.admin.setup}
      submitLabel="Create my account"
      pendingLabel="Saving..."
      newAccount={{}}
    />
  </SignedOutPage>
)
