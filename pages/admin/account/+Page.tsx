import { useQuery } from '@tanstack/react-query'
import { account } from '../../../services/api/contract/account.ts'
import { paths } from '../../../services/api/contract/paths.ts'
import { request } from '../../../renderer/client/http.ts'
import { Desk } from '../Desk.tsx'
import { Fault } from '../Fault.tsx'
import { NewPassword } from './NewPassword.tsx'
import { SecondFactor } from './SecondFactor.tsx'
import { Sessions } from './Sessions.tsx'

/** Where one is signed in, and how: a new password, a code besides it. */
export const Page = () => <Desk title="Your account">{(me) => <Account email={me.email} />}</Desk>

function Account({ email }: { email: string }) {
  const own = useQuery({
    queryKey: ['account'],
    queryFn: async () => account.parse(await request('GET', paths.admin.account)),
  })
  return (
    <>
      <Fault of={own.error} />
      {own.isPending && <p role="status">Loading...</p>}
      {own.data && <Sessions sessions={own.data.sessions} />}
      <NewPassword email={email} />
      {own.data && <SecondFactor {...own.data.secondFactor} />}
    </>
  )
}
