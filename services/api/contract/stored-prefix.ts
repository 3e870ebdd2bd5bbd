/**
 * Begins the names of what browsers and databases keep for us: cookies, keys of browser storage, channels. It stays as
 * the first releases wrote it, so that nobody is signed out and no draft is lost by an update or by the way back.
 */
// oxlint-disable-next-line project/firm-names -- the engine's first name; renaming what is stored gains nothing
export const storedPrefix = 'highpine'
