import { Desk } from '../Desk.tsx'
import { FailedMail } from './FailedMail.tsx'
import { Leads } from './Leads.tsx'
import { Quarantine } from './Quarantine.tsx'

/** The leads. */
export const Page = () => (
  <Desk title="Contacts">
    {() => (
      <>
        <FailedMail />
        <Leads />
        <Quarantine />
      </>
    )}
  </Desk>
)
