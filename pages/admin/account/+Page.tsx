import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { account } from '../../../services/api/contract/account.ts'
import { paths } from '../../../services/api/contract/paths.ts'
import { request } from '../../../renderer/client/http.ts'
import { currentPerson, plainWords } from '../session.ts'
import { SecondFactor } from './SecondFactor.tsx'
import { Sessions } from './Sessions.tsx'

/** Where one is signed in, and whether signing in asks for a code. */
export function Page() {
  const person = useQuery({ queryKey: ['session'], queryFn: currentPerson })
  const own = useQuery({
    queryKey: ['account'],
    queryFn: async () => account.parse(await request('GET', paths.admin.account)),
    enabled: Boolean(person.data),
  })
  const nobody = person.isSuccess && person.data === null
  useEffect(() => {
    if (nobody) location.replace('/admin/login')
  }, [nobody])
  const fault = person.error ?? own.error
  return (
    <>
      <header className="desk-bar">
        <h1>Your account</h1>
        <p>
          {person.data?.name} <a href="/admin/contacts">Contacts</a>
        </p>
      </header>
      {fault && (
        <p className="field-error" role="alert">
          {plainWords(fault)}
        </p>
      )}
      {own.data && <Sessions sessions={own.data.sessions} />}
      {own.data && <SecondFactor {...own.data.secondFactor} />}
    </>
  )
}
