import type { ReactNode } from 'react'
import { BackToTop } from './BackToTop.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { TopBar } from './TopBar.tsx'

/** What stands on every public page (SPEC.md §2 "Shell on every page"). */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <>
      <a className="skip" href="#content">
        Skip to the content
      </a>
      <TopBar />
      <Header />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <BackToTop />
    </>
  )
}
