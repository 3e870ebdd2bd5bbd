import { InputField } from '../../../renderer/forms/Field.tsx'
import { paths } from '../../../services/api/contract/paths.ts'
import { SignedOutPage } from '../components/AccountForm.tsx'
import { PostForm } from '../components/PostForm.tsx'
import { useRememberedEmail } from '../session.ts'

/** Requests an email with a password reset link. */
export function Page() {
  const email = useRememberedEmail()
  return (
    <SignedOutPage>
      <p>We’ll email you a link to choose a new one.</p>
      <PostForm
        path={paths.admin.passwordReset}
        submitLabel="Send the link"
        pendingLabel="Sending..."
      >
        <InputField
          label="Email"
          type="email"
          name="email"
          required
          autoComplete="username"
          defaultValue={email}
        />
      </PostForm>
      <p>
        <a href={paths.admin.signInPage}>Back to sign-in</a>
      </p>
    </SignedOutPage>
  )
}
