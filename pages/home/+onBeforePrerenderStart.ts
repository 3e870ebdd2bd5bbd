import { getSite } from '../../services/content/index.ts'
import { routes } from '../../services/content/model/routes.ts'

/** Every page of the public site, from its one list. */
export const onBeforePrerenderStart = () => routes(getSite()).map(({ path }) => path)
