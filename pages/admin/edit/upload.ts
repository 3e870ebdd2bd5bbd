import { type UploadResponse, uploadResponse } from '../../../services/api/editing/contract.ts'
import { HttpError } from '../../../renderer/client/http.ts'
import { inDraft } from './overview.ts'

/** Sends a file with its fields, which the service reads as they arrive: the file is the last one. */
export async function sendFile(
  path: string,
  draft: string | undefined,
  fields: Readonly<Record<string, string>>,
  file: File,
): Promise<UploadResponse> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('file', file)
  const query = inDraft({ draft })
  const response = await fetch(path + (query === '' ? '' : `?${query}`), {
    method: 'POST',
    credentials: 'include',
    body: form,
  })
  const text = await response.text()
  if (!response.ok) throw new HttpError(response.status, text || response.statusText)
  return uploadResponse.parse(JSON.parse(text))
}
