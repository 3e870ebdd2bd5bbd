import type { PageContext } from 'vike/types'
import { isPreview } from '../is-kind.ts'

export default ({ urlPathname }: PageContext) => isPreview(urlPathname)
