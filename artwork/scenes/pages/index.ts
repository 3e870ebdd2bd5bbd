import type { Scenes } from '../../kit/scene.ts'
import { AboutTeam } from './about-team.tsx'
import { Careers } from './careers.tsx'
import { Contact } from './contact.tsx'
import { Costs } from './costs.tsx'
import { Crew } from './crew.tsx'
import { NotFound } from './not-found.tsx'
import { Share } from './share.tsx'
import { ShortForm } from './short-form.tsx'
import { Insider } from './insider.tsx'

export const pages: Scenes = {
  'about-team': AboutTeam,
  careers: Careers,
  costs: Costs,
  crew: Crew,
  contact: Contact,
  'not-found': NotFound,
  share: Share,
  'short-form': ShortForm,
  insider: Insider,
}
