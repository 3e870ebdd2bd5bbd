import { getSite } from '../../../services/content/index.ts'

/** Reply templates are content, so that marketers can change them. */
export function data() {
  const { replies, business } = getSite()
  return { replies, office: business.email }
}
