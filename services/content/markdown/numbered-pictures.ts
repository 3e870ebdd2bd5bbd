import type { Image, List, Paragraph, Root } from 'mdast'
import { positionClass, type Position } from '../model/picture.ts'
import { startOf } from './parse.ts'

/** A picture, and the numbered list after it whose items begin with their positions on it: `1. (43, 62) …`. */
interface NumberedPicture {
  paragraph: Paragraph
  image: Image
  list: List
  places: readonly Position[]
}

/** What is wrong with a position, and where. */
interface Misplaced {
  reason: string
  repair: string
  line: number
  column: number
}

const position = /^\((-?[\d.]+), *(-?[\d.]+)\)\s*/

/**
 * Finds the pictures with numbered notes, and removes the positions from the text. A position is in percent from the
 * left and from the top of the picture.
 */
export function takeNumberedPictures(tree: Root) {
  const pictures: NumberedPicture[] = []
  const misplaced: Misplaced[] = []
  for (const [index, list] of tree.children.entries()) {
    if (list.type !== 'list') continue
    const places = list.children.map(takePosition)
    if (places.every((place) => place === undefined)) continue
    for (const [at, item] of list.children.entries())
      if (!list.ordered || !places[at]?.every((percent) => percent >= 0 && percent <= 100))
        misplaced.push({
          reason: 'has a note on a picture without a number and a position between 0 and 100',
          repair: 'write 1. (43, 62) and the note: percent from the left and from the top',
          ...startOf(item),
        })
    const paragraph = tree.children[index - 1]
    const image = paragraph?.type === 'paragraph' && only(paragraph.children)
    if (image && image.type === 'image')
      pictures.push({ paragraph, image, list, places: places.filter((place) => !!place) })
    else
      misplaced.push({
        reason: 'has notes with positions on a picture, but no picture right above them',
        repair: 'put the picture above the list, with an empty line between them',
        ...startOf(list),
      })
  }
  return { pictures, misplaced }
}

const only = <Item>([first, ...rest]: readonly Item[]) => (rest.length === 0 ? first : undefined)

/** Removes the position at the start of a list's item, and returns it. */
function takePosition({ children: [first] }: List['children'][number]): Position | undefined {
  const text = first?.type === 'paragraph' ? first.children[0] : undefined
  if (text?.type !== 'text') return undefined
  const [written, left, top] = position.exec(text.value) ?? []
  if (written === undefined) return undefined
  text.value = text.value.slice(written.length)
  return [Number(left), Number(top)]
}

/**
 * Puts the markers on the pictures, and gives the notes what the markers link to: the HTML of the component
 * `AnnotatedDrawing`. Markers are hidden from keyboards and screen readers, which have the notes.
 */
export function placeMarkers(pictures: readonly NumberedPicture[]): void {
  for (const { paragraph, image, list, places } of pictures) {
    const id = (index: number) => `${image.url}-${index + 1}`
    paragraph.data = { hName: 'div', hProperties: { className: ['drawing-picture'] } }
    paragraph.children.push(
      ...places.map((at, index) => ({
        type: 'link' as const,
        url: `#${id(index)}`,
        children: [],
        data: {
          hProperties: {
            className: ['drawing-marker', positionClass(at)],
            tabIndex: -1,
            ariaHidden: 'true',
            dataNumber: index + 1,
          },
        },
      })),
    )
    list.data = { hProperties: { className: ['drawing-notes'] } }
    for (const [index, item] of list.children.entries())
      item.data = { hProperties: { id: id(index) } }
  }
}
