import { Desk } from '../Desk.tsx'
import { Writings } from './Writings.tsx'

/** Every post, guide and project, and how it stands. */
export const Page = () => <Desk title="Posts">{() => <Writings />}</Desk>
