import { Desk } from '../Desk.tsx'
import { Subscribers } from './Subscribers.tsx'
import './subscribers.css'

/** Who gets the newsletter, and the evidence that they asked for it. */
export const Page = () => (
  <Desk title="Subscribers">{({ role }) => <Subscribers mayErase={role === 'owner'} />}</Desk>
)
