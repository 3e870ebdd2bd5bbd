import { getSite } from '../../../services/content/index.ts'

/** Reply templates come from content, so that marketers can change them. */
export function data() {
  const { replies, business } = getSite()
  return { replies, office: business.email }
}
