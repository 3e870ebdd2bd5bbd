import type { Book } from './book.ts'
import type { Tag } from './pen.ts'
import { colours, columns, sheet, types } from './sheet.ts'
import { type Press, write } from './write.ts'

const { x, width } = columns.full
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** The cover: a scene across the page, with the title in its sky. */
export function drawCover(press: Press, { title, lead, brand, updated, cover }: Book, root: Tag) {
  const parent: Tag = { type: 'Sect', parent: root }
  const { pen } = press
  pen.picture(cover.name, { x: 0, y: 0, ...sheet }, { type: 'Figure', parent, alt: cover.alt })
  // Words stand in the upper half, on a sky that may be bright.
  pen.shade({ x: 0, y: 0, width: sheet.width, height: 440 }, colours.ink, 0.78)
  pen.rule({ x, y: 84, width: 56, height: 4 }, colours.gold)
  const place = { x, y: 104, width: 430 }
  const under = write(press, title, types.cover, place, { type: 'H1', parent })
  const beneath = { x, y: under + 18, width: 380 }
  write(press, lead, types.coverLead, beneath, { type: 'P', parent })
  const edition = `${brand} · ${day.format(new Date(`${updated}T00:00:00Z`))}`
  write(press, edition, types.coverFoot, { x, y: 690, width }, { type: 'P', parent })
}
