import { useData } from '../../renderer/page-context.tsx'
import { ArticlePage } from '../ArticlePage.tsx'
import type { data } from './+data.ts'

export const Page = () => <ArticlePage {...useData<typeof data>()} />
