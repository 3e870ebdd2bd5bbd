import { createHash } from 'node:crypto'

/** How the pages look that the service itself writes: a form to mend, the description of the API. */
export const plainStyle =
  'body{font:18px/1.5 system-ui,sans-serif;max-width:36rem;margin:3rem auto;padding:0 1rem}label{display:block;margin:1rem 0}input:not([type=checkbox]),select,textarea{display:block;width:100%;font:inherit;padding:.5rem;box-sizing:border-box}.fault{color:#a11;display:block}code{overflow-wrap:anywhere}table{border-collapse:collapse}td,th{padding:.2rem .8rem .2rem 0;text-align:left;vertical-align:top}'

/** Lets the Content-Security-Policy allow this one text in a `<style>` and no other. */
export const plainStyleHash = `'sha256-${createHash('sha256').update(plainStyle).digest('base64')}'`
