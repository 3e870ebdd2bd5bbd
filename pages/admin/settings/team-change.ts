import { useMutation, useQueryClient } from '@tanstack/react-query'
import { done } from '../../../services/api/contract/admin.ts'
import { paths } from '../../../services/api/contract/paths.ts'
import { request } from '../../../renderer/client/http.ts'
import type { Me } from '../Desk.tsx'

export type TeamStep =
  | { what: 'role'; id: string; role: Me['role'] }
  | { what: 'remove'; id: string }
  | { what: 'invite'; email: string; role: Me['role'] }

const call = (step: TeamStep) => {
  if (step.what === 'invite') {
    const { email, role } = step
    return request('POST', paths.admin.people, { email, role })
  }
  const one = paths.admin.personOf(step.id)
  return step.what === 'role' ? request('PATCH', one, { role: step.role }) : request('DELETE', one)
}

/** One change of the staff; what came of it in the service's words. */
export function useTeamChange(me?: Me) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (step: TeamStep) => done.parse(await call(step)).message,
    onSettled: async (_done, fault, step) => {
      // Whoever changes their own rights sees the desk as it is for them from now on.
      if (!fault && step.what !== 'invite' && step.id === me?.id) location.reload()
      await queries.invalidateQueries({ queryKey: ['people'] })
    },
  })
}
export type TeamChange = ReturnType<typeof useTeamChange>
