import { getSite } from '../services/content/index.ts'
import { unpublishedEntries } from '../services/content/model/articles.ts'
import { oncePer } from '../services/content/model/once-per.ts'
import { routes } from '../services/content/model/routes.ts'
import type { Site } from '../services/content/model/site.ts'

const kinds = oncePer((site: Site) => new Map(routes(site).map(({ path, kind }) => [path, kind])))

/** Whether a path is shown by pages of a kind. Route functions run on the server only. */
export const isKind = (path: string, kind: string): boolean => kinds(getSite()).get(path) === kind

/** Whether a path is the preview of a draft or of a scheduled entry. */
export const isPreview = (path: string): boolean =>
  unpublishedEntries(getSite()).some(({ preview }) => preview === path)
