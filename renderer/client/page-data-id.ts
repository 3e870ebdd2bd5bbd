/** The id of the script element with the data of an admin page. */
export const pageDataId = 'page-data'
