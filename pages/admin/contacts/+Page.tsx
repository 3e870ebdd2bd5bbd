import { Desk } from '../Desk.tsx'
import { Contacts } from './Contacts.tsx'
import './contacts.css'
import './list.css'
import './lead.css'

/** The leads. */
export const Page = () => <Desk title="Contacts">{(me) => <Contacts me={me} />}</Desk>
