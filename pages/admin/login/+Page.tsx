import { paths } from '../../../services/api/contract/paths.ts'
import { Mark } from '../../../renderer/shell/Mark.tsx'
import { AccountForm } from '../AccountForm.tsx'
import { carryAddress } from '../carried-address.ts'

/** Staff sign in here. */
export const Page = () => (
  <main id="content" className="sign-in">
    <Mark />
    <h1>Sign in</h1>
    <AccountForm path={paths.admin.session} action="Sign in" waiting="Signing in..." />
    <p>
      <a
        href={paths.admin.forgotPage}
        onClick={({ currentTarget }) =>
          carryAddress(currentTarget.closest('main')?.querySelector('form'))
        }
      >
        I have forgotten my password
      </a>
    </p>
  </main>
)
