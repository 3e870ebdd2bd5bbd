import { useQuery } from '@tanstack/react-query'
import { joinOffer, type JoinOffer } from '../../../services/api/people/contract.ts'
import { paths } from '../../../services/api/contract/paths.ts'
import { useHydrated } from '../../../renderer/client/hooks.ts'
import { request } from '../../../renderer/client/http.ts'
import { Field } from '../../../renderer/forms/Field.tsx'
import { Logo } from '../../../renderer/shell/links.tsx'
import { AccountForm } from '../AccountForm.tsx'
import { ErrorMessage } from '../ErrorMessage.tsx'
import { limits } from '../../../services/api/contract/limits.ts'

const token = () => new URLSearchParams(location.search).get('token') ?? ''

/** The page of an invitation link: opening it changes nothing, its button creates the account. */
export function Page() {
  const hydrated = useHydrated()
  const offer = useQuery({
    queryKey: ['join'],
    queryFn: async () => joinOffer.parse(await request('GET', paths.admin.joinWith(token()))),
    enabled: hydrated,
  })
  return (
    <main id="content" className="sign-in">
      <Logo />
      <h1>Join the team</h1>
      {offer.isPending && <p role="status">Checking your invitation...</p>}
      <ErrorMessage error={offer.error} />
      {offer.data && <JoinForm offer={offer.data} />}
      <p>
        <a href={paths.admin.signInPage}>I already have an account</a>
      </p>
    </main>
  )
}

const JoinForm = ({ offer: { by, firm, role, email } }: { offer: JoinOffer }) => (
  <>
    <p>
      {by} invited you to {firm}’s admin pages
      {role === 'owner' ? ' as an owner, so you can do everything.' : '.'} Pick your name and a
      password and you’re in.
    </p>
    <AccountForm
      path={paths.admin.join}
      extraFields={() => ({ token: token() })}
      submitLabel="Join"
      pendingLabel="Saving..."
      newPassword={{ rule: 'At least 12 characters.', least: 12 }}
      email={email}
    >
      <Field label="Your name" hint="The name your coworkers use.">
        {(wired) => (
          <input {...wired} name="name" required autoComplete="name" maxLength={limits.name} />
        )}
      </Field>
    </AccountForm>
  </>
)
