import type { PageContext } from 'vike/types'

export default ({ kind }: PageContext) => kind === 'search'
