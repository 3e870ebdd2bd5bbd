import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Light } from './light.ts'

/**
 * One drawing in several lights. The shapes stand in the file once; each light is a set of colors that the
 * fragment of the address chooses: `house.svg#night`. Without a fragment, and in programs that know no
 * custom properties, the picture has the colors of `base`. Every light must have the sun of `base`, since
 * the sun decides which shapes there are.
 */
export function inLights<Lit extends Light>(
  scene: (light: Lit) => ReactNode,
  base: Lit,
  lights: Readonly<Record<string, Lit>>,
): ReactNode {
  const names = Object.keys(lights)
  const [tags = [], ...others] = [base, ...Object.values(lights)].map((light) =>
    renderToStaticMarkup(<svg>{scene(light)}</svg>)
      .slice('<svg>'.length, -'</svg>'.length)
      .split(/(?<=>)/),
  )
  const sets = names.map((): string[] => [])
  const known = new Map<string, string>()
  const shared = tags.map((tag, index) => {
    const variants = others.map((other) => other[index] ?? '')
    if (new Set([tag, ...variants].map((text) => text.replace(colors, ''))).size > 1)
      throw new Error(`The shapes differ between the lights at ${tag.slice(0, 80)}`)
    const colorsIn = (text: string) => [...text.matchAll(colors)]
    const style = colorsIn(tag).flatMap(([, attribute, own], at) => {
      const inLight = variants.map((variant) => colorsIn(variant)[at]?.[2] ?? '')
      if (inLight.every((color) => color === own)) return []
      const key = [own, ...inLight].join()
      const name = known.get(key) ?? variable(known.size)
      if (!known.has(key))
        inLight.forEach((color, light) => sets[light]?.push(`--${name}:${color}`))
      known.set(key, name)
      return `${attribute}:var(--${name},${own})`
    })
    return style.length > 0 ? tag.replace(/ |(?=\/?>)/, ` style="${style.join(';')}" `) : tag
  })
  const style = names.map((name, at) => `#${name}:target~g{${sets[at]?.join(';')}}`).join('')
  return (
    <>
      <style dangerouslySetInnerHTML={{ __html: style }} />
      {names.map((name) => (
        <g key={name} id={name} />
      ))}
      <g dangerouslySetInnerHTML={{ __html: shared.join('') }} />
    </>
  )
}

/** The colors of an element: attribute and value. */
const colors = / (fill|color|stop-color|stroke)="(#[0-9a-f]+)"/g

/** `a` … `z`, `ba` …: the shortest names. */
const variable = (index: number): string =>
  (index >= 26 ? variable(Math.floor(index / 26)) : '') + String.fromCharCode(97 + (index % 26))
