import type { ReactNode } from 'react'
import { useLanguage } from '../page-context.tsx'
import { BackToTop } from './BackToTop.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { TopBar } from './TopBar.tsx'

/** What stands on every public page (SPEC.md §2 "Shell on every page"). */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <>
      <InEnglish>
        <a className="skip" href="#content">
          Skip to the content
        </a>
        <TopBar />
        <Header />
      </InEnglish>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <InEnglish>
        <Footer />
        <BackToTop />
      </InEnglish>
    </>
  )
}

/** The shell is in English; around a page in another language it says so (WCAG 3.1.2). */
function InEnglish({ children }: { children: ReactNode }) {
  if (useLanguage() === 'en') return children
  return (
    <div className="unboxed" lang="en">
      {children}
    </div>
  )
}
