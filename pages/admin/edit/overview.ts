import {
  type ContentFile,
  editingPaths,
  overview,
  problemsResponse,
} from '../../../services/api/editing/contract.ts'
import { useResource } from '../resource/use-resource.ts'

/** The first elements of the keys of what writing changes: the lists, files that are open, and their history. */
export const writtenKeys = [editingPaths.overview, editingPaths.file, editingPaths.history]

/** The files of the content in a draft, and what is known of them. */
export const useOverview = (draft: string | undefined) =>
  useResource({
    key: [editingPaths.overview],
    path: editingPaths.overview,
    search: inDraft({ draft }),
    response: overview,
    staleTime: 15_000,
  })

/** What the check says of a draft, which takes longer than the list. */
export const useProblems = (draft: string | undefined) =>
  useResource({
    key: [editingPaths.overview, 'problems'],
    path: editingPaths.problems,
    search: inDraft({ draft }),
    response: problemsResponse,
    staleTime: 15_000,
  })

/** The titles of files, by `towns/vail`; of what readers download by `files/roof-checklist.pdf`. */
export const titlesOf = (files: readonly ContentFile[]): ReadonlyMap<string, string> =>
  new Map(files.map(({ file, title }) => [file.replace(/\.(?:md|yaml)$/, ''), title]))

/** The query of a call or a page about a draft. */
export const inDraft = (params: Readonly<Record<string, string | undefined>>): string =>
  new URLSearchParams(
    Object.entries(params).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  ).toString()

/** The address of a page of the editor. */
export const editorUrl = (params: Readonly<Record<string, string | undefined>>): string => {
  const query = inDraft(params)
  return query === '' ? editingPaths.page : `${editingPaths.page}?${query}`
}
