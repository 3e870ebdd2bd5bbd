import { getSite } from '../../../services/content/index.ts'

/** Reply templates and the reasons of lost leads are content, so that marketers can change them. */
export function data() {
  const { replies, business, lostReasons } = getSite()
  return { replies, office: business.email, lostReasons }
}
