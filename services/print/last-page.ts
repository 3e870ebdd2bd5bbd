import type { Book } from './book.ts'
import type { Tag } from './canvas.ts'
import { colors, columns, pageSize, textStyles } from './page-style.ts'
import { plainRun } from './words.ts'
import { type TextPosition, type DrawContext, drawText } from './place-text.ts'

const { full, text, side } = columns
const scene = { x: 0, y: 0, width: pageSize.width, height: 452 }
/** How much of the text’s width the offices take; the rest is for numbers and addresses. */
const officesWidth = 140

/** The last page: addresses, telephone numbers, and the address of the current version. */
export function drawLastPage(press: DrawContext, { lastPage, brand }: Book, root: Tag): void {
  const parent: Tag = { type: 'Sect', parent: root }
  const { canvas } = press
  canvas.picture(lastPage.image.name, scene, { type: 'Figure', parent, alt: lastPage.image.alt })
  const top = { ...text, y: scene.height + 32 }
  let y = drawText(press, 'When you are ready', textStyles.chapter, top, { type: 'H2', parent })
  for (const words of lastPage.words)
    y = drawText(press, words, textStyles.body, { ...text, y: y + 9 }, { type: 'P', parent })
  canvas.rule({ ...full, y: y + 24, height: 1.1 }, colors.gold)
  y += 36
  drawText(press, brand, textStyles.section, { ...side, y }, { type: 'P', parent })
  drawOffices(press, lastPage.offices, { x: text.x, y, width: officesWidth - 12 }, parent)
  const beside = { x: text.x + officesWidth, y, width: text.width - officesWidth }
  drawContact(press, lastPage.contact, beside, parent)
}

function drawOffices(
  press: DrawContext,
  offices: Book['lastPage']['offices'],
  place: TextPosition,
  parent: Tag,
): void {
  let { y } = place
  for (const { name, lines } of offices) {
    const tag: Tag = { type: 'P', parent }
    const title = plainRun(name).map((run) => ({ ...run, bold: true }))
    for (const words of [title, ...lines])
      y = drawText(press, words, textStyles.cell, { ...place, y }, tag)
    y += 8
  }
}

function drawContact(
  press: DrawContext,
  contact: Book['lastPage']['contact'],
  place: TextPosition,
  parent: Tag,
): void {
  let { y } = place
  for (const { label, text, href } of contact) {
    const words = [...plainRun(`${label}: `), ...plainRun(text, href)]
    y = drawText(press, words, textStyles.cell, { ...place, y }, { type: 'P', parent }) + 3
  }
}
