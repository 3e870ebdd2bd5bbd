import { fileProblem, positionAt, type Problem } from '../../model/problem.ts'
import { backgroundGroups, layerBox, readLayer } from './layer.ts'
import type { LayerRole } from './layer-names.ts'

/**
 * The most of a layer. A composed picture has two of them, and a drawing of more than twice that is no longer shown as an SVG
 * (collections/master.ts).
 */
const most = { bytes: 60_000, elements: 750 }

/**
 * Reports what prevents a picture from being a layer.
 * @param file `content/images/background-springfield.svg`
 * @param text its SVG
 */
export function layerProblems(file: string, text: string, role: LayerRole): Problem[] {
  const layer = readLayer(text)
  const at = (offset: number, reason: string, repair: string): Problem => ({
    ...fileProblem(file, { reason, repair }),
    ...positionAt(text, offset),
  })
  const tag = Math.max(0, text.search(/<svg\b/))
  const problems: Problem[] = []
  if (layer.viewBox !== layerBox)
    problems.push(
      at(
        tag,
        `${layer.viewBox === undefined ? 'has no viewBox' : `has viewBox="${layer.viewBox}"`}, but is a layer of the location pages’ pictures`,
        `draw it in viewBox="${layerBox}", so that it fits the other layers`,
      ),
    )
  if (role === 'background') {
    const missing = backgroundGroups.filter((id) => !layer.groups.some((group) => group.id === id))
    if (missing.length > 0)
      problems.push(
        at(
          tag,
          `has no group ${missing.map((id) => `“${id}”`).join(', no group ')}, but is a town’s background`,
          `put its shapes into <g id="sky">, <g id="ridge"> and, for what lies over the whole picture, <g id="light">, which may be empty`,
        ),
      )
    const others = layer.groups.filter(({ id }) => !backgroundGroups.some((known) => known === id))
    for (const { id, at: offset } of others)
      problems.push(
        at(
          offset,
          `has a group “${id}” beside sky, ridge and light, which no page would show`,
          'move it into one of them',
        ),
      )
  } else if (layer.groups.length === 0)
    problems.push(
      at(
        tag,
        'has no group with a name, but is a service’s foreground',
        'put its shapes into groups such as <g id="roof">',
      ),
    )
  for (const { tag: stray, at: offset } of layer.strays)
    problems.push(
      at(
        offset,
        stray === 'g'
          ? 'has a group without a name, which no page would show'
          : `has a <${stray}> outside of its groups, which no page would show`,
        role === 'background'
          ? 'move it into the group sky, ridge or light'
          : stray === 'g'
            ? 'name it, such as <g id="roof">'
            : 'move it into a group with a name, such as <g id="roof">',
      ),
    )
  if (role === 'foreground' && layer.cover !== undefined)
    problems.push(
      at(
        layer.cover,
        'has a shape over the whole picture, so that nothing of the town shows behind it',
        'remove this shape: the sky and the ridge are the town’s',
      ),
    )
  if (layer.styleSheet !== undefined)
    problems.push(
      at(
        layer.styleSheet,
        'has a style sheet, which would change the other layer too',
        'export it again with colors as attributes (“presentation attributes”)',
      ),
    )
  const bytes = Buffer.byteLength(text)
  if (bytes > most.bytes)
    problems.push(
      at(
        tag,
        `is ${Math.ceil(bytes / 1000)} kB, but the limit of a layer is ${most.bytes / 1000} kB: pages load two of them as one picture`,
        'leave out details, and round coordinates to one decimal; 30 kB are plenty',
      ),
    )
  if (layer.elements > most.elements)
    problems.push(
      at(
        tag,
        `has ${layer.elements} elements, but the limit of a layer is ${most.elements}: a phone paints two of them as one picture`,
        'join shapes of the same color into one path, or leave out details',
      ),
    )
  return problems
}
