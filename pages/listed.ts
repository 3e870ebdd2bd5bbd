import { pictureOf } from '../renderer/components/picture-data.ts'
import { dayInWords } from '../renderer/components/day.ts'
import type { Listed } from '../renderer/components/Listing.tsx'
import type { Guide, Offering, Post, Project, Site } from '../services/content/model/site.ts'

/** How lists on several pages show an entry: only what a list needs. */

export const listedOffering = (site: Site, { path, label, summary, image }: Offering): Listed => ({
  path,
  title: label,
  text: summary,
  picture: pictureOf(site, image),
})

export const listedProject = (site: Site, project: Project): Listed => ({
  path: project.path,
  title: project.headline,
  text: project.summary,
  picture: pictureOf(site, project.image),
  note: `${project.category} · ${project.location}`,
  category: project.category,
})

export const listedArticle = (
  site: Site,
  { path, title, summary, image, date }: Guide | Post,
): Listed => ({
  path,
  title,
  text: summary,
  picture: pictureOf(site, image),
  note: dayInWords(date),
})
