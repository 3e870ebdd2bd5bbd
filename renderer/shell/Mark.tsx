import shell from 'virtual:shell'

/** The firm's mark and name; a link home. */
export const Mark = () => (
  <a href="/" className="mark">
    <svg viewBox="0 0 40 32" width="40" height="32" aria-hidden="true">
      <path d="M2 29 15 7l6 9 4-5 13 18h-6.6L25 19.4l-4 5-6-9L7.600 29z" fill="var(--mark)" />
    </svg>
    <span>{shell.brand}</span>
  </a>
)
