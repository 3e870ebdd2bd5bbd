import { paths } from '../../../services/api/contract/paths.ts'
import { NewPasswordField, SignedOutPage } from '../components/AccountForm.tsx'
import { PostForm } from '../components/PostForm.tsx'

/** The page behind a password reset link. Opening it changes nothing; its button sets the password. */
export const Page = () => (
  <SignedOutPage>
    <p>It signs you out everywhere else.</p>
    <PostForm
      path={paths.admin.newPassword}
      withToken
      submitLabel="Set the password"
      pendingLabel="Saving..."
    >
      <NewPasswordField label="New password" />
    </PostForm>
    <p>
      <a href={paths.admin.signInPage}>Back to sign-in</a>
    </p>
  </SignedOutPage>
)
