import { getSite } from '../../../services/content/index.ts'

/** What the leads are answered with; words from content, so that marketers can change them. */
export function data() {
  const { replies, business } = getSite()
  return { replies, office: business.email }
}
