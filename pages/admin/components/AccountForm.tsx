import { type ReactNode, useState } from 'react'
import { usePageContext } from '../../../renderer/page-context.tsx'
import { InputField } from '../../../renderer/forms/Field.tsx'
import { Logo } from '../../../renderer/shell/links.tsx'
import { limits } from '../../../services/api/contract/limits.ts'
import { PostForm } from './PostForm.tsx'
import { isCodeNeeded, urlAfterSignIn } from '../session.ts'

interface AccountFormProps {
  path: string
  submitLabel: string
  pendingLabel: string
  /** Given: creates an account by a one-time link, with a field for the name. Left out: signs in. */
  newAccount?: { nameHint?: string }
  /** The account's email, where it is fixed: shown, not sent. */
  email?: string
}

/** Email and password, for signing in or creating an account; then goes to the requested page. */
export function AccountForm(props: AccountFormProps) {
  const { path, submitLabel, pendingLabel, newAccount, email } = props
  // Once required, the field stays: the next code may be wrong too.
  const [codeNeeded, setCodeNeeded] = useState(false)
  return (
    <PostForm
      path={path}
      withToken={newAccount !== undefined}
      submitLabel={submitLabel}
      pendingLabel={pendingLabel}
      // Replaces the history entry, so that the one-time link is not left in the history.
      onSuccess={() => location.replace(urlAfterSignIn(location.search))}
      onError={(error) => setCodeNeeded(codeNeeded || isCodeNeeded(error))}
    >
      {newAccount && (
        <InputField
          label="Your name"
          hint={newAccount.nameHint}
          name="name"
          required
          autoComplete="name"
          maxLength={limits.name}
        />
      )}
      <InputField
        label="Email"
        type="email"
        required
        autoComplete="username"
        {...(email === undefined ? { name: 'email' } : { value: email, readOnly: true })}
      />
      {newAccount ? (
        <NewPasswordField label="Password" />
      ) : (
        <InputField
          label="Password"
          type="password"
          name="password"
          required
          maxLength={200}
          autoComplete="current-password"
        />
      )}
      {codeNeeded && (
        <InputField
          label="Code"
          hint="From your app, or one of your recovery codes."
          name="code"
          required
          maxLength={20}
          autoComplete="one-time-code"
        />
      )}
    </PostForm>
  )
}

export const NewPasswordField = ({ label }: { label: string }) => (
  <InputField
    label={label}
    hint="At least 12 characters."
    type="password"
    name="password"
    required
    minLength={12}
    maxLength={200}
    autoComplete="new-password"
  />
)

/** A page for users who are not signed in, with its title. */
export const SignedOutPage = ({ children }: { children: ReactNode }) => (
  <main id="content" className="sign-in">
    <Logo />
    <h1>{usePageContext().title}</h1>
    {children}
  </main>
)
