/** The id of the script element with the data of an admin page. */
export const pageDataId = 'page-data'

/** The id of the script element with the words of a page's islands and scripts. */
export const pageWordsId = 'page-words'
