import type { Pictures } from '../../kit/picture.ts'
import { AboutTeam } from './about-team.tsx'
import { Careers } from './careers.tsx'
import { Contact } from './contact.tsx'
import { Crew } from './crew.tsx'
import { NotFound } from './not-found.tsx'
import { Share } from './share.tsx'
import { ShortForm } from './short-form.tsx'
import { Insider } from './insider.tsx'

export const pages: Pictures = {
  'about-team': {
    alt: 'Five people and a dog in silhouette before a timber frame, jagged peaks and the last sun behind them.',
    focus: [71, 74],
    draw: AboutTeam,
  },
  careers: {
    alt: 'Five builders in silhouette raise a framed wall at dawn below a snow peak.',
    focus: [80, 70],
    draw: Careers,
  },
  crew: {
    alt: 'Five hard hats in a row on the tailgate of a truck at first light, a thermos and a cooler beside them, two people carrying a board to a frame.',
    focus: [85, 52],
    draw: Crew,
  },
  contact: {
    alt: 'A mailbox with its flag up at the foot of a drive, a lit house below a twin peak at dusk.',
    focus: [76, 68],
    draw: Contact,
  },
  'not-found': {
    alt: 'A signpost with two blank arrows in fresh snow; footprints that lead away and end.',
    focus: [83, 68],
    draw: NotFound,
  },
  share: {
    alt: 'A mountain house of timber, stone and glass at dusk, windows lit, snow peaks behind it.',
    focus: [88, 60],
    draw: Share,
  },
  'short-form': {
    alt: 'A notepad with four written lines and a pencil under a lit lamp, a desk telephone beside it, red hills and a snow peak in the window at dusk.',
    focus: [86, 74],
    draw: ShortForm,
  },
  insider: {
    alt: 'A steaming mug and a folded newsletter on a timber rail, mist in the valley and two peaks in the first sun.',
    focus: [86, 66],
    draw: Insider,
  },
}
