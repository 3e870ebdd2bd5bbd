import type { Book } from './book.ts'
import type { Tag } from './pen.ts'
import { colours, columns, sheet, types } from './sheet.ts'
import { plain } from './words.ts'
import { type FixedPlace, type Press, write } from './write.ts'

const { full, text, side } = columns
const scene = { x: 0, y: 0, width: sheet.width, height: 452 }
/** How much of the text’s width the offices take; the rest is for numbers and addresses. */
const officesWidth = 140

/** The last page: where to come, whom to call, where the newest form of the guide is. */
export function drawLastPage(press: Press, { last, brand }: Book, root: Tag): void {
  const parent: Tag = { type: 'Sect', parent: root }
  const { pen } = press
  pen.picture(last.image.name, scene, { type: 'Figure', parent, alt: last.image.alt })
  const top = { ...text, y: scene.height + 32 }
  let y = write(press, 'When you are ready', types.chapter, top, { type: 'H2', parent })
  for (const words of last.words)
    y = write(press, words, types.body, { ...text, y: y + 9 }, { type: 'P', parent })
  pen.rule({ ...full, y: y + 24, height: 1.1 }, colours.gold)
  y += 36
  write(press, brand, types.section, { ...side, y }, { type: 'P', parent })
  drawOffices(press, last.offices, { x: text.x, y, width: officesWidth - 12 }, parent)
  const beside = { x: text.x + officesWidth, y, width: text.width - officesWidth }
  drawContact(press, last.contact, beside, parent)
}

function drawOffices(
  press: Press,
  offices: Book['last']['offices'],
  place: FixedPlace,
  parent: Tag,
): void {
  let { y } = place
  for (const { name, lines } of offices) {
    const tag: Tag = { type: 'P', parent }
    const title = plain(name).map((run) => ({ ...run, bold: true }))
    for (const words of [title, ...lines]) y = write(press, words, types.cell, { ...place, y }, tag)
    y += 8
  }
}

function drawContact(
  press: Press,
  contact: Book['last']['contact'],
  place: FixedPlace,
  parent: Tag,
): void {
  let { y } = place
  for (const { label, text, href } of contact) {
    const words = [...plain(`${label}: `), ...plain(text, href)]
    y = write(press, words, types.cell, { ...place, y }, { type: 'P', parent }) + 3
  }
}
