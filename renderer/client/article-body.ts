/** The id of the element that holds an article's compiled body. */
export const articleBodyId = 'article-body'

/** An article's body travels once, in the HTML: the browser reads it from the document of its page. */
export const articleBody = (page: Document): string =>
  page.getElementById(articleBodyId)?.innerHTML ?? ''
