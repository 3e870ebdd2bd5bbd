import type { Opened } from '../storage/engine.ts'
import { leadEmails } from './emails/index.ts'
import { leadEvents } from './events.ts'
import { leads, quarantinedLeads } from './lead-collection.ts'
import { leadRouting, routingRepository } from './routing-rules.ts'
import { leadRepository } from './lead-repository.ts'
import { startDatingLeads } from './management/date-closed-leads.ts'
import { adminAttachmentRoutes } from './routes/attachments.ts'
import { adminConversationRoutes } from './routes/conversation.ts'
import { contactRoutes } from './routes/contact.ts'
import { adminLeadEntryRoutes } from './routes/entering.ts'
import { adminLeadActionRoutes } from './routes/lead-actions.ts'
import { adminLeadEventRoutes } from './routes/lead-events.ts'
import { adminLeadRoutes } from './routes/leads.ts'
import { probeRoutes } from './routes/probe.ts'
import { programRoutes } from './routes/programs.ts'
import { adminRoutingRoutes } from './routes/routing.ts'
import { selfServiceRoutes } from './routes/self-service/self-service.ts'

const collections = {
  leads,
  'quarantined-leads': quarantinedLeads,
  'lead-routing': leadRouting,
}

/** Requests for an estimate: from the form to the answer. */
export const leadsFeature = {
  collections,
  repositories: (opened: Opened<typeof collections>) => ({
    leads: leadRepository(opened.leads),
    /** Requests that look automated: stored, but neither emailed nor listed until staff release them. */
    quarantinedLeads: leadRepository(opened['quarantined-leads']),
    /** The rules that assign new leads. */
    routing: routingRepository(opened['lead-routing']),
  }),
  emails: leadEmails,
  startWork: startDatingLeads,
  events: leadEvents,
  routes: [
    { tag: 'Estimate requests', add: contactRoutes },
    { tag: 'Estimate requests', add: selfServiceRoutes },
    { tag: 'Programs', add: programRoutes },
    { tag: 'Monitoring', add: probeRoutes },
    { tag: 'Staff', add: adminLeadRoutes },
    { tag: 'Staff', add: adminLeadEntryRoutes },
    { tag: 'Staff', add: adminLeadActionRoutes },
    { tag: 'Staff', add: adminConversationRoutes },
    { tag: 'Staff', add: adminRoutingRoutes },
    { tag: 'Staff', add: adminLeadEventRoutes },
    { tag: 'Staff', add: adminAttachmentRoutes },
  ],
} as const
