import type { PageContext } from 'vike/types'
import { isKind } from '../../renderer/shell/is-kind.ts'

export default ({ urlPathname }: PageContext) => isKind(urlPathname, 'location')
