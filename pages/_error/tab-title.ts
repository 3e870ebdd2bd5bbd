import { useEffect } from 'react'

/**
 * What the browser's tab says once 404.html shows something that is there after all: its file says
 * “Page Not Found”. In: the title.
 */
export function useTabTitle(title: string): void {
  useEffect(() => {
    document.title = title
  }, [title])
}
