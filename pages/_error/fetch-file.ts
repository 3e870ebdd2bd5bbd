/** In: the address of a file of content. Out: what is in it. @throws Error it cannot be loaded */
export async function fetchFile<Content>(address: string): Promise<Content> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${response.status}: ${address}`)
  return response.json() as Promise<Content>
}
