import {
  type PageAddress,
  pageAddresses,
} from '../../services/content/load/checks/page-addresses.ts'
import type { ContentFiles } from '../../services/content/load/files/read-files.ts'
import { CommandError } from '../store/report.ts'

/**
 * Returns the address of every page.
 * @throws CommandError business.yaml doesn't say how the addresses of towns end
 */
export function addressesOf(files: ContentFiles): PageAddress[] {
  const pages = pageAddresses(files)
  if (!pages)
    throw new CommandError(
      'content/business.yaml has no place.state.slug: run npm run check first.',
    )
  return pages
}
