import '../charts/charts.css'
import './analytics.css'
import { Desk } from '../Desk.tsx'
import { Analytics } from './Analytics.tsx'

/** What visits become: forms, leads, contracts; over time and by what brought them. */
export const Page = () => <Desk title="Analytics">{() => <Analytics />}</Desk>
