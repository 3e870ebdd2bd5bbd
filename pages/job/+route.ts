import type { PageContext } from 'vike/types'
import { isKind } from '../is-kind.ts'

export default ({ urlPathname }: PageContext) => isKind(urlPathname, 'job')
