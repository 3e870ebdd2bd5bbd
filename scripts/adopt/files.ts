import { dayOf } from '../../services/content/model/office-days.ts'
import { editorSettings } from '../json-schemas/settings.ts'
import type { Firm } from './answers.ts'
import {
  brandFile,
  businessFile,
  formFile,
  lostReasonsFile,
  navigationFile,
  replyFile,
} from './firm-files.ts'
import { pageFiles } from './page-files.ts'
import { bandsPicture, pictureWords } from './pictures.ts'
import { readmeFile } from './readme.ts'
import { offeringFile, serviceFile, townFile } from './service-files.ts'

/**
 * Returns the content of a site that is valid and says nothing that the firm has not said, by path.
 * @param now its day in the office is that of the pages
 */
export function adoptedFiles(firm: Firm, now: Date): Map<string, string> {
  const today = dayOf(now, firm.timeZone.name)
  const pictures = [
    ...['home', 'services', 'contact', 'about'],
    ...firm.services.map(({ slug }) => slug),
    ...firm.towns.map(({ slug }) => `town-${slug}`),
  ]
  return new Map([
    ['README.md', readmeFile(firm)],
    ['.gitignore', '.env\n.DS_Store\nThumbs.db\n'],
    ...editorSettings(''),
    ['business.yaml', businessFile(firm)],
    ['form.yaml', formFile(firm)],
    ['lost-reasons.yaml', lostReasonsFile()],
    ['navigation.yaml', navigationFile(firm)],
    ['brand/brand.yaml', brandFile(firm)],
    ['replies/first-answer.yaml', replyFile(firm)],
    ...inFolder('pages', pageFiles(firm, today)),
    ...firm.services.flatMap((service, index): [string, string][] => [
      [`services/${service.slug}.yaml`, serviceFile(service, index + 1, firm)],
      [`offerings/${service.slug}.md`, offeringFile(service, index + 1, firm, today)],
    ]),
    ...firm.towns.map((town): [string, string] => [
      `towns/${town.slug}.yaml`,
      townFile(town, firm, today),
    ]),
    ...pictures.flatMap((name, number): [string, string][] => [
      [`images/${name}.svg`, bandsPicture(number)],
      [`images/${name}.yaml`, pictureWords(number, firm.language)],
    ]),
  ])
}

const inFolder = (folder: string, files: Readonly<Record<string, string>>): [string, string][] =>
  Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text])
