/** The id of the element that holds an article's compiled body. */
export const articleBodyId = 'article-body'

/**
 * An article's body travels once, in the HTML. In: the page's path, and whether its HTML is the
 * document that is open. Out: the body's HTML; empty when the page could not be fetched.
 */
export async function articleBody(path: string, isOpen: boolean): Promise<string> {
  if (isOpen) return document.getElementById(articleBodyId)?.innerHTML ?? ''
  const response = await fetch(path, { headers: { accept: 'text/html' } })
  if (!response.ok) throw new Error(`${response.status}: ${path}`)
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  return page.getElementById(articleBodyId)?.innerHTML ?? ''
}
