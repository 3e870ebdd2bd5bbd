import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { request } from '../../../renderer/client/http.ts'
import { paths } from '../../../services/api/contract/paths.ts'
import { currentPerson, leadOnly, plainWords } from '../session.ts'
import { FailedMail } from './FailedMail.tsx'
import { Leads } from './Leads.tsx'
import { Quarantine } from './Quarantine.tsx'

/** The leads, for whoever is signed in; everybody else is sent to the sign-in. */
export function Page() {
  const session = useQuery({ queryKey: ['session'], queryFn: currentPerson })
  const nobody = session.isSuccess && session.data === null
  useEffect(() => {
    if (nobody) location.replace(`/admin/login${leadOnly(location.search)}`)
  }, [nobody])

  const signOut = async () => {
    await request('DELETE', paths.admin.session)
    location.assign('/admin/login')
  }
  return (
    <>
      <header className="desk-bar">
        <h1>Contacts</h1>
        {session.data && (
          <p>
            <a href={paths.admin.accountPage}>{session.data.name}</a>{' '}
            <button type="button" className="quiet" onClick={() => void signOut()}>
              Sign out
            </button>
          </p>
        )}
      </header>
      {session.isError && (
        <p className="field-error" role="alert">
          {plainWords(session.error)}
        </p>
      )}
      {session.data && <FailedMail />}
      {session.data && <Leads />}
      {session.data && <Quarantine />}
    </>
  )
}
