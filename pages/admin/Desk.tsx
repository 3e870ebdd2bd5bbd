import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import type { SessionAnswer } from '../../services/api/contract/admin.ts'
import { DeskMenu } from './DeskMenu.tsx'
import { Fault } from './Fault.tsx'
import { LostLine } from './LostLine.tsx'
import { useLeadNews } from './lead-news.ts'
import { currentPerson, signInFor } from './session.ts'

export type Me = SessionAnswer['person']

interface DeskProps {
  title: string
  /** Beside the title: what is done with the whole page. */
  actions?: ReactNode
  /** The page, for whoever is signed in. */
  children: (me: Me) => ReactNode
}

/** A page of the desk, with its menu. Whoever is not signed in is sent to the sign-in, and back. */
export function Desk({ title, actions, children }: DeskProps) {
  const session = useQuery({ queryKey: ['session'], queryFn: currentPerson })
  const me = session.data
  useEffect(() => {
    if (me === null) location.replace(signInFor(location))
  }, [me])
  const news = useLeadNews(Boolean(me))
  return (
    <div className="desk">
      <a className="skip" href="#content">
        Skip to content
      </a>
      <DeskMenu name={me?.name} news={news} />
      <main id="content" tabIndex={-1}>
        <header className="desk-bar">
          <h1>{title}</h1>
          {me && actions}
        </header>
        {news.lost && <LostLine />}
        <Fault of={session.error} />
        {session.isPending && <p role="status">Loading...</p>}
        {me && children(me)}
      </main>
    </div>
  )
}
