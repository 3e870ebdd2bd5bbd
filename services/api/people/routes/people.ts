import { messageResponse } from '../../contract/success.ts'
import {
  awayChange,
  invitationRequest,
  removalQuery,
  rightsChange,
  roleChange,
  team,
} from '../contract.ts'
import { type Right, rights as allRights } from '../../contract/colleague.ts'
import { paths } from '../../contract/paths.ts'
import { idParams } from '../../contract/text.ts'
import { signInvitationToken } from '../../email/link-tokens.ts'
import type { Person } from '../person.ts'
import { invite } from '../invitations.ts'
import { changeAway, changeRights, changeRole, type HandedOver, removePerson } from '../people.ts'
import type { App } from '../../http/fastify-app.ts'
import { hasSecondFactor, removeSecondFactor } from '../sign-in/second-factor.ts'
import { httpError, invalidFields } from '../../http/http-errors.ts'
import { currentAccount } from '../sessions.ts'
import { toInvitationViews, toMemberView } from '../views.ts'
import type { PeopleDeps } from './deps.ts'

/** What is said of each right. */
const rightNames: Record<Right, { what: string; can: string; cannot: string }> = {
  applications: {
    what: 'job applications',
    can: 'sees job applications',
    cannot: 'doesn’t see job applications',
  },
  edit: { what: 'editing', can: 'edits the site', cannot: 'doesn’t edit the site' },
  publish: { what: 'publishing', can: 'publishes edits', cannot: 'doesn’t publish edits' },
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`

/** Returns what was handed over: `2 open leads and 1 next step`. */
const workOf = ({ leads, steps }: HandedOver): string =>
  [
    ...(leads > 0 || steps === 0 ? [counted(leads, 'open lead')] : []),
    ...(steps > 0 ? [counted(steps, 'next step')] : []),
  ].join(' and ')

/** Registers the routes of the team: all staff may read; the owner invites, changes roles and removes. */
export function adminPeopleRoutes(app: App, deps: PeopleDeps) {
  const { people, handOver, countSteps, isRecipient, audit, links, mailIsSent, config, now } = deps

  app.get(paths.admin.people, {
    config: { role: 'staff' },
    schema: {
      summary: 'Staff members. The owner also gets open invitations.',
      response: { 200: team },
    },
    handler: async (request) => {
      const sees = currentAccount(request).role === 'owner'
      const invited = sees ? await people.listInvited() : []
      return {
        success: true as const,
        people: (await people.listMembers()).map(toMemberView),
        invitations: invited.flatMap((one) => toInvitationViews(one, now(), manualLink(one))),
        byLetter: mailIsSent,
      }
    },
  })

  app.post(paths.admin.people, {
    config: { role: 'owner', docs: { errors: [409] } },
    schema: {
      summary: 'Invites a person by email. A second invitation replaces the first.',
      body: invitationRequest,
      response: { 200: messageResponse },
    },
    handler: async (request) => {
      const by = currentAccount(request)
      const invited = await invite(request.body, by, people, now())
      await audit('invited', by, { what: `${invited.email} as ${invited.role}` })
      const message = mailIsSent
        ? `We sent an invitation to ${invited.email}. The link works once, for seven days.`
        : `${invited.email} is invited, but we can’t email them: there’s no mail server yet. Send them the link below. It works once, for seven days.`
      return { success: true as const, message }
    },
  })

  app.patch(paths.admin.personOf.route, {
    config: { role: 'owner', docs: { errors: [404, 409] } },
    schema: {
      summary: 'Changes a staff member’s role. Owner only.',
      params: idParams,
      body: roleChange,
      response: { 200: messageResponse },
    },
    handler: async (request) => {
      const { role } = request.body
      const before = await changeRole(request.params.id, role, people)
      const name = before.name || before.email
      if (before.role !== role)
        await audit('changed the role of', currentAccount(request), {
          what: `${name}: ${before.role} → ${role}`,
        })
      return { success: true as const, message: `${name} is ${role} now.` }
    },
  })

  app.patch(paths.admin.rightsOf.route, {
    config: { role: 'owner', docs: { errors: [404] } },
    schema: {
      summary: 'Sets what a staff member may do besides. Owner only.',
      params: idParams,
      body: rightsChange,
      response: { 200: messageResponse },
    },
    handler: async (request) => {
      const { rights } = request.body
      const before = await changeRights(request.params.id, rights, people)
      const name = before.name || before.email
      const { rights: given = [] } = before
      const changed = allRights.filter((right) => rights.includes(right) !== given.includes(right))
      const what = changed.map(
        (right) => `${rightNames[right].what} ${rights.includes(right) ? 'on' : 'off'}`,
      )
      if (changed.length > 0)
        await audit('changed the rights of', currentAccount(request), {
          what: `${name}: ${what.join(', ')}`,
        })
      const told = changed.map((right) =>
        rights.includes(right) ? rightNames[right].can : rightNames[right].cannot,
      )
      const message = `${name} ${told.length > 0 ? told.join(' and ') : 'has the same access as before'}${told.length > 0 ? ' now' : ''}.`
      return { success: true as const, message }
    },
  })

  app.patch(paths.admin.awayOf.route, {
    config: { role: 'owner', docs: { errors: [404] } },
    schema: {
      summary:
        'Sets the days on which a staff member is away, and gives their open leads to another one. Owner only.',
      params: idParams,
      body: awayChange,
      response: { 200: messageResponse },
    },
    handler: async (request) => {
      const by = currentAccount(request)
      const { away, giveTo } = request.body
      const { id } = request.params
      const to = (await people.listMembers()).find((one) => one.id === giveTo && one.id !== id)
      if (giveTo !== undefined && !to)
        throw invalidFields({ giveTo: 'Pick someone else on staff for the leads.' })
      const { name } = await changeAway(id, away ?? undefined, people)
      const who = {
        ...{ by: { id: by.id, name: by.name }, at: now(), name, to },
        isAway: true as const,
      }
      const given = to && (await handOver(id, who))
      const waiting = !to && away ? await countSteps(id, away.to) : 0
      const days = away ? `away from ${away.from} through ${away.to}` : 'back'
      const work = given && workOf(given)
      const handedOver = to && work ? `, whose ${work} went to ${to.name}` : ''
      const left =
        waiting === 0
          ? ''
          : ` ${counted(waiting, 'next step')} of theirs ${waiting === 1 ? 'comes' : 'come'} up by then: give ${waiting === 1 ? 'it' : 'them'} to someone else, or call the customers.`
      await audit('changed the days away of', by, { what: `${name}: ${days}${handedOver}` })
      const message = `${name} is ${days}.${to && work ? ` ${to.name} has ${work} of theirs now.` : left}`
      return { success: true as const, message }
    },
  })

  app.delete(paths.admin.personOf.route, {
    config: { role: 'owner', docs: { errors: [404, 409] } },
    schema: {
      summary:
        'Removes a staff member, and gives their open leads to another one; or withdraws an invitation.',
      params: idParams,
      querystring: removalQuery,
      response: { 200: messageResponse },
    },
    handler: async (request) => {
      const by = currentAccount(request)
      const { giveTo } = request.query
      const { id } = request.params
      const to = (await people.listMembers()).find((one) => one.id === giveTo && one.id !== id)
      if (giveTo !== undefined && !to)
        throw invalidFields({ giveTo: 'Pick someone else on staff for the leads.' })
      const who = { by: { id: by.id, name: by.name }, at: now(), to }
      const { before, given } = await removePerson(id, who, { people, handOver })
      if (before.invitation) {
        await audit('withdrew the invitation of', by, { what: before.email })
        return {
          success: true as const,
          message: `The invitation to ${before.email} is withdrawn.`,
        }
      }
      const work = workOf(given)
      const isOne = given.leads + given.steps === 1
      const handedOver =
        given.leads + given.steps === 0
          ? { what: '', message: '' }
          : {
              what: `, whose ${work} went to ${to?.name ?? 'nobody'}`,
              message: to
                ? ` ${to.name} has their ${work} now.`
                : ` Their ${work} ${isOne ? 'is' : 'are'} unassigned.`,
            }
      await audit('removed', by, { what: `${before.name} (${before.email})${handedOver.what}` })
      const message = `${before.name} isn’t on staff anymore and is signed out everywhere.${handedOver.message}`
      const still = (await isRecipient(before.email))
        ? ` Emails about leads still go to ${before.email}: take it out under Notifications.`
        : ''
      return { success: true as const, message: message + still }
    },
  })

  app.delete(paths.admin.secondFactorOf.route, {
    config: { role: 'owner', docs: { errors: [404, 409] } },
    schema: {
      summary:
        'Turns off the second factor of a colleague who lost the phone and the recovery codes.',
      params: idParams,
      response: { 200: messageResponse },
    },
    handler: async (request) => {
      const by = currentAccount(request)
      // One's own takes the password, so that a stolen session can't turn it off.
      if (request.params.id === by.id) throw httpError('own_codes')
      const before = await removeSecondFactor(request.params.id, people)
      if (!before) throw httpError('no_such_person')
      if (hasSecondFactor(before))
        await audit('turned off', by, { what: `the sign-in codes of ${before.name}` })
      const message = `${before.name} signs in with the password alone now, and can set up codes again.`
      return { success: true as const, message }
    },
  })

  /** Makes an invitation's link for the owner to hand over, while emails are written to files. */
  function manualLink(invited: Person) {
    const token = mailIsSent ? undefined : signInvitationToken(invited, links)
    return token && config.publicOrigin + paths.admin.joinPageWith(token)
  }
}
