import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/**
 * One drawing in several lights. The shapes stand in the file once; each light is a set of colors that the
 * fragment of the address chooses: `house.svg#night`. Without a fragment, and in programs that know no
 * custom properties, the picture has the colors of `base`. A light is any set of colors, with two conditions:
 * the shapes are the same in all lights, and what has one color in `base` has one color in each of them.
 */
export function inLights<Lit>(
  scene: (light: Lit) => ReactNode,
  base: Lit,
  lights: Readonly<Record<string, Lit>>,
): ReactNode {
  const names = Object.keys(lights)
  const [shapes, ...others] = [base, ...Object.values(lights)].map((light) => {
    const markup = renderToStaticMarkup(<svg>{scene(light)}</svg>)
    return { outline: markup.replace(colors, ''), inks: [...markup.matchAll(colors)] }
  })
  const different = names.filter((_, at) => others[at]?.outline !== shapes?.outline)
  if (different.length > 0) throw new Error(`The shapes differ in ${different.join(', ')}`)

  /** The colors in all lights of what is one color in the base. */
  const inks = new Map<string, string[]>()
  for (const [at, [, attribute, own]] of (shapes?.inks ?? []).entries()) {
    const ink = `${attribute} ${own}`
    const inLight = others.map((other) => other.inks[at]?.[2] ?? '')
    if ((inks.get(ink) ?? inLight).join() !== inLight.join())
      throw new Error(`${ink} of the base has two colors in another light`)
    inks.set(ink, inLight)
  }

  /** Declarations by the lights that share them. */
  const sets = new Map<string, string>()
  const variables = new Map<string, string>()
  let uses = ''
  for (const [ink, inLight] of inks) {
    const [attribute, own = ''] = ink.split(' ')
    const key = [own, ...inLight].join()
    if (inLight.every((color) => color === own)) continue
    const name = variables.get(key) ?? variable(variables.size)
    uses += `[${attribute}="${own}"]{${attribute}:var(--${name},${own})}`
    if (variables.has(key)) continue
    variables.set(key, name)
    for (const color of new Set(inLight.filter((each) => each !== own))) {
      const chosen = names.filter((_, at) => inLight[at] === color)
      const selector = chosen.map((light) => `#${light}:target~g`).join()
      sets.set(selector, `${sets.get(selector) ?? ''}--${name}:${color};`)
    }
  }
  const style = [...sets].map(([selector, set]) => `${selector}{${set}}`).join('') + uses
  return (
    <>
      <style dangerouslySetInnerHTML={{ __html: style }} />
      {names.map((name) => (
        <g key={name} id={name} />
      ))}
      <g>{scene(base)}</g>
    </>
  )
}

/** The colors of an element: attribute and value. */
const colors = / (fill|stroke)="(#[0-9a-f]+)"/g

/** `a` … `z`, `ba` …: the shortest names. */
const variable = (index: number): string =>
  (index >= 26 ? variable(Math.floor(index / 26)) : '') + String.fromCharCode(97 + (index % 26))
