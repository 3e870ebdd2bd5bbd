import { useQuery } from '@tanstack/react-query'
import { joinOffer, type JoinOffer } from '../../../services/api/people/contract.ts'
import { paths } from '../../../services/api/contract/paths.ts'
import { useHydrated } from '../../../renderer/client/hooks.ts'
import { request } from '../../../renderer/client/http.ts'
import { AccountForm, SignedOutPage } from '../components/AccountForm.tsx'
import { ErrorMessage } from '../components/ErrorMessage.tsx'
import { tokenInUrl } from '../components/PostForm.tsx'

/** The page behind an invitation link. Opening it changes nothing; its button creates the account. */
export function Page() {
  const hydrated = useHydrated()
  const offer = useQuery({
    queryKey: ['join'],
    queryFn: async () => joinOffer.parse(await request('GET', paths.admin.joinWith(tokenInUrl()))),
    enabled: hydrated,
  })
  return (
    <SignedOutPage>
      {offer.isPending && <p role="status">Checking your invitation...</p>}
      <ErrorMessage error={offer.error} />
      {offer.data && <JoinForm offer={offer.data} />}
      <p>
        <a href={paths.admin.signInPage}>I already have an account</a>
      </p>
    </SignedOutPage>
  )
}

const JoinForm = ({ offer: { by, firm, role, email } }: { offer: JoinOffer }) => (
  <>
    <p>
      {by} invited you to {firm}’s admin pages
      {role === 'owner' ? ' as an owner, so you can do everything.' : '.'} Enter your name, pick a
      password, and you’re in.
    </p>
    <AccountForm
      path={paths.admin.join}
      submitLabel="Join"
      pendingLabel="Saving..."
      newAccount={{ nameHint: 'The name your coworkers use.' }}
      email={email}
    />
  </>
)
