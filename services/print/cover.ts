import type { Book } from './book.ts'
import type { Tag } from './canvas.ts'
import { colors, columns, pageSize, textStyles } from './page-style.ts'
import { type DrawContext, drawText } from './write.ts'

const { x, width } = columns.full
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** The cover: a scene across the page, with the title in its sky. */
export function drawCover(
  press: DrawContext,
  { title, lead, brand, updated, cover }: Book,
  root: Tag,
) {
  const parent: Tag = { type: 'Sect', parent: root }
  const { canvas } = press
  canvas.picture(
    cover.name,
    { x: 0, y: 0, ...pageSize },
    { type: 'Figure', parent, alt: cover.alt },
  )
  // The text is in the upper half, on a sky that may be bright.
  canvas.gradient({ x: 0, y: 0, width: pageSize.width, height: 440 }, colors.ink, 0.78)
  canvas.rule({ x, y: 84, width: 56, height: 4 }, colors.gold)
  const place = { x, y: 104, width: 430 }
  const under = drawText(press, title, textStyles.cover, place, { type: 'H1', parent })
  const beneath = { x, y: under + 18, width: 380 }
  drawText(press, lead, textStyles.coverLead, beneath, { type: 'P', parent })
  const edition = `${brand} · ${day.format(new Date(`${updated}T00:00:00Z`))}`
  drawText(press, edition, textStyles.coverFoot, { x, y: 690, width }, { type: 'P', parent })
}
