import { useState } from 'react'
import { withStorage } from '../../../../renderer/client/storage.ts'
import { mapLink, smsLink } from '../../../../services/api/contract/contact-links.ts'
import { telLink } from '../../../../services/api/contract/phone-number.ts'
import {
  attemptText,
  type AttemptWay,
  attemptWays,
  type ContactAttempt,
  isAnswer,
} from '../../../../services/api/leads/contact-attempt-contract.ts'
import type { LeadView } from '../../../../services/api/leads/contract.ts'
import { answerTo } from '../../../../services/api/contact-form/fields.ts'
import { Button } from '../../components/buttons.tsx'
import { WriteAction } from '../conversation/WriteAction.tsx'
import type { LeadPatch } from '../changes/lead-patch.ts'
import { OfficeTimeText } from '../../office-time.ts'
import { personalKeys } from '../../stored-keys.ts'

interface ContactActionsProps {
  lead: LeadView
  /** The current minute in ms. */
  now: number
  update: (wanted: LeadPatch) => Promise<boolean>
  /** The way in which somebody started to reach the person here. */
  started: AttemptWay | undefined
  setStarted: (how: AttemptWay | undefined) => void
  /** Why the last attempt was not logged. */
  error: string | undefined
}

/** Buttons to call, text and write to a lead and to see the place on a map, and what came of it. */
export function ContactActions(props: ContactActionsProps) {
  const { lead, now, update, started, setStarted, error } = props
  const place = answerTo(lead, 'town')
  const log = async (attempt: ContactAttempt) => {
    if (await update({ attempt })) setStarted(undefined)
  }
  return (
    <>
      <div className="contact-actions">
        {lead.phone !== '' && (
          <>
            <a className="button" href={telLink(lead.phone)} onClick={() => setStarted('call')}>
              Call {lead.phone}
            </a>
            <a
              className="button secondary"
              href={smsLink(lead.phone)}
              onClick={() => setStarted('text')}
            >
              Text
            </a>
          </>
        )}
        {lead.email !== '' && <WriteAction lead={lead} onReply={() => setStarted('email')} />}
        {place !== '' && (
          <a className="button secondary" href={mapLink(place)} target="_blank" rel="noreferrer">
            Map
          </a>
        )}
      </div>
      {lead.phone !== '' && started !== 'email' && started !== 'text' && (
        <AttemptOutcomes how="call" started={started === 'call'} log={log} error={error} />
      )}
      {(started === 'email' || started === 'text') && (
        <AttemptOutcomes how={started} started log={log} error={error} />
      )}
      <AnsweredHow lead={lead} now={now} log={log} />
      <Attempts lead={lead} />
    </>
  )
}

const isWay = (text: string | null): text is AttemptWay => attemptWays.some((way) => way === text)

/**
 * The way in which this tab started to reach a lead. It is stored, because a phone may discard the page during the call.
 */
export function useStartedAttempt(
  lead: string,
): [AttemptWay | undefined, (how: AttemptWay | undefined) => void] {
  const key = `${personalKeys.contactAttempt}${lead}`
  const [started, setStarted] = useState(() => {
    const stored = withStorage(() => sessionStorage.getItem(key)) ?? null
    return isWay(stored) ? stored : undefined
  })
  return [
    started,
    (how) => {
      withStorage(() => (how ? sessionStorage.setItem(key, how) : sessionStorage.removeItem(key)))
      setStarted(how)
    },
  ]
}

const questions = {
  call: { idle: 'Log a call', started: 'How did the call go?' },
  text: { idle: 'Log a text', started: 'Did you text them?' },
  email: { idle: 'Log an email', started: 'Did you send the email?' },
} as const

/** One button for each outcome: the label, and what is logged. */
const outcomeButtons = {
  call: [
    ['Reached', 'reached'],
    ['No answer', 'no-answer'],
    ['Voicemail', 'voicemail'],
    ['Wrong number', 'wrong-number'],
  ],
  text: [
    ['I texted', 'sent'],
    ['They answered', 'reached'],
  ],
  email: [['I sent it', 'sent']],
} as const

interface AttemptOutcomesProps {
  how: keyof typeof questions
  /** Whether the call, text or email was started here. */
  started: boolean
  /** Resolves once the service has answered. */
  log: (attempt: ContactAttempt) => Promise<void>
  /** Why the last one was not logged. */
  error?: string | undefined
}

/** Returns whether an attempt is being logged, which disables the buttons: a double tap logs one. */
function useLogging(log: AttemptOutcomesProps['log']) {
  const [isLogging, setLogging] = useState(false)
  const logOnce = (attempt: ContactAttempt) => {
    setLogging(true)
    void log(attempt).finally(() => setLogging(false))
  }
  return { isLogging, logOnce }
}

/**
 * Calls and emails happen outside the app, so only the user knows the outcome: one tap logs it, and an answer stops the
 * response clock.
 */
export function AttemptOutcomes({ how, started, log, error }: AttemptOutcomesProps) {
  const { isLogging, logOnce } = useLogging(log)
  return (
    <fieldset className={started ? 'attempt-outcomes notice' : 'attempt-outcomes'}>
      <legend>{questions[how][started ? 'started' : 'idle']}</legend>
      {error !== undefined && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
      <div>
        {outcomeButtons[how].map(([label, outcome]) => (
          <Button
            key={outcome}
            className="button secondary"
            disabled={isLogging}
            onClick={() => logOnce({ how, outcome })}
          >
            {label}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}

/** For so long after an answer the way is asked for: later nobody knows. */
const askedForMs = 15 * 60_000

const ways = [
  ['By phone', 'call'],
  ['By email', 'email'],
  ['By text', 'text'],
  ['In person', 'in-person'],
] as const

/** Asks how a lead was answered whose status says that it was. Nothing depends on it, so it may be left open. */
function AnsweredHow({
  lead: { answeredAt, attempts, name },
  now,
  log,
}: Pick<ContactActionsProps, 'lead' | 'now'> & Pick<AttemptOutcomesProps, 'log'>) {
  const { isLogging, logOnce } = useLogging(log)
  const isAsked =
    answeredAt !== undefined &&
    Date.parse(answeredAt) > now - askedForMs &&
    !attempts.some(isAnswer)
  if (!isAsked) return null
  return (
    <fieldset className="attempt-outcomes notice">
      <legend>How did you reach {name}?</legend>
      <div>
        {ways.map(([label, how]) => (
          <Button
            key={how}
            className="button secondary"
            disabled={isLogging}
            onClick={() => logOnce({ how, outcome: 'reached' })}
          >
            {label}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}

/** The calls, texts and emails to a lead and to those merged into it, the latest first. */
function Attempts({ lead }: Pick<ContactActionsProps, 'lead'>) {
  const all = [lead, ...(lead.merged ?? [])]
    .flatMap(({ attempts }) => attempts)
    .sort((one, other) => (one.at < other.at ? 1 : -1))
  const [latest, ...earlier] = all
  if (!latest) return null
  const item = (attempt: (typeof all)[number]) => (
    <>
      {attemptText(attempt)}, <OfficeTimeText at={attempt.at} />, {attempt.by}
    </>
  )
  return (
    <div className="attempts">
      <p>
        <b>{all.length === 1 ? '1 try' : `${all.length} tries`}:</b> {item(latest)}
      </p>
      {earlier.length > 0 && (
        <details>
          <summary>Earlier ones</summary>
          <ol>
            {earlier.map((attempt) => (
              <li key={`${attempt.at}${attempt.outcome}`}>{item(attempt)}</li>
            ))}
          </ol>
        </details>
      )}
    </div>
  )
}
