import { useQuery } from '@tanstack/react-query'
import { joinOffer, type JoinOffer } from '../../../services/api/contract/people.ts'
import { paths } from '../../../services/api/contract/paths.ts'
import { useAlive } from '../../../renderer/client/alive.ts'
import { request } from '../../../renderer/client/http.ts'
import { Field } from '../../../renderer/forms/Field.tsx'
import { Mark } from '../../../renderer/shell/Mark.tsx'
import { AccountForm } from '../AccountForm.tsx'
import { Fault } from '../Fault.tsx'

const token = () => new URLSearchParams(location.search).get('token') ?? ''

/** The page behind an invitation's link: opening it changes nothing, its button makes the account. */
export function Page() {
  const alive = useAlive()
  const offer = useQuery({
    queryKey: ['join'],
    queryFn: async () => joinOffer.parse(await request('GET', paths.admin.joinWith(token()))),
    enabled: alive,
  })
  return (
    <main id="content" className="sign-in">
      <Mark />
      <h1>Join the desk</h1>
      {offer.isPending && <p role="status">Looking at your invitation...</p>}
      <Fault of={offer.error} />
      {offer.data && <Accept offer={offer.data} />}
      <p>
        <a href={paths.admin.signInPage}>I have an account already</a>
      </p>
    </main>
  )
}

const Accept = ({ offer: { by, firm, role, email } }: { offer: JoinOffer }) => (
  <>
    <p>
      {by} has invited you to the desk of {firm}
      {role === 'owner' ? ', as an owner: you may do everything.' : '.'} Choose your name and a
      password, and you are in.
    </p>
    <AccountForm
      path={paths.admin.join}
      more={() => ({ token: token() })}
      action="Join"
      waiting="Saving..."
      newPassword={{ rule: 'At least 12 characters.', least: 12 }}
      email={email}
    >
      <Field label="Your name" hint="As colleagues know you.">
        {(wired) => <input {...wired} name="name" required autoComplete="name" maxLength={200} />}
      </Field>
    </AccountForm>
  </>
)
