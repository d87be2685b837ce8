import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { Invitation } from '../../contracts/creditInvitation'
import { date } from '../../kinds/date/data'
import { useBackend, useLanguage } from '../../providers/backend/backendContext'
import { type Failure, toFailure } from '../../ui/front/failure'
import { useFailureWords } from '../../ui/front/useFailureWords'
import { fill } from '../../ui/front/words'
import { SitePage } from '../../ui/site/SitePage'
import { Documents } from './Documents'
import { InvitationApplication } from './InvitationApplication'
import { type InvitationCalls, invitationCalls } from './invitation'
import { useGuestWords } from './useGuestWords'
import './invitation.css'
import { FrontForm } from '../../ui/front/FrontForm'
import { SubmitButton } from '../../ui/front/SubmitButton'
import { useSubmit } from '../../ui/front/useSubmit'
import { Checkbox } from '../../ui/primitives/inputs'
import { Stack } from '../../ui/primitives/layout'

/** Credit application by invitation link; the server describes the form. */
export function InvitationPage() {
  const words = useGuestWords()
  const secret = useSyncExternalStore(onHash, secretHere)
  return (
    <SitePage title={words.title} hasFoot={false}>
      <div className="site-wide ci-page">
        <h1>{words.title}</h1>
        <Opened key={secret} secret={secret} />
      </div>
    </SitePage>
  )
}

/** A different link in the same tab changes only the hash. */
const onHash = (changed: () => void) => {
  window.addEventListener('hashchange', changed)
  return () => window.removeEventListener('hashchange', changed)
}
const secretHere = () => window.location.hash.slice(1)

function Opened({ secret }: { readonly secret: string }) {
  const words = useGuestWords()
  const errorText = useFailureWords()
  const { calls, invitation, failure, again } = useInvitation(secret)
  if (failure) return <Over title={words.noLinkTitle} text={errorText(failure)} onAgain={again} />
  return invitation && <InvitationState calls={calls} invitation={invitation} onChanged={again} />
}

/** The secret is in the hash, which is not sent to servers; a change of language reloads the texts. */
function useInvitation(secret: string) {
  const { http } = useBackend()
  const language = useLanguage()
  const calls = useMemo(() => invitationCalls(http, secret), [http, secret])
  const [invitation, setInvitation] = useState<Invitation>()
  const [failure, setFailure] = useState<Failure>()
  const again = useCallback(async () => {
    try {
      setInvitation(await calls.read())
      setFailure(undefined)
    } catch (reason) {
      setFailure(toFailure(reason))
    }
  }, [calls])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer depends on the language
  useEffect(() => void again(), [again, language])
  return { calls, invitation, failure, again: () => void again() }
}

interface InvitationStateProps {
  readonly calls: InvitationCalls
  readonly invitation: Invitation
  readonly onChanged: () => void
}

function InvitationState({ calls, invitation, onChanged }: InvitationStateProps) {
  const words = useGuestWords()
  const language = useLanguage()
  const { state, company, name = '', until } = invitation
  const facts = { company, name, until: until ? date.print(until, {}, language) : '' }
  if (state === 'sent' || state === 'opened') {
    return (
      <>
        {state === 'sent' && <p className="site-lead">{fill(words.invited, facts)}</p>}
        <p className="front-hint">{fill(words.until, facts)}</p>
        {state === 'sent' ? (
          <InvitationNotice calls={calls} text={invitation.notice ?? ''} onAccepted={onChanged} />
        ) : (
          <InvitationApplication calls={calls} invitation={invitation} onSent={onChanged} />
        )}
      </>
    )
  }
  return (
    <>
      <Over title={words[`${state}Title`]} text={fill(words[`${state}Text`], facts)} />
      {invitation.documents && <Missing calls={calls} documents={invitation.documents} />}
    </>
  )
}

interface MissingProps {
  readonly calls: InvitationCalls
  readonly documents: NonNullable<Invitation['documents']>
}

/** Missing documents, accepted until the decision. */
function Missing({ calls, documents }: MissingProps) {
  const words = useGuestWords()
  const [requested, setDocuments] = useState(documents.list)
  return (
    <section className="site-card ci-card" aria-label={words.documents}>
      <h2>{words.documents}</h2>
      <p>{words.late}</p>
      <Documents
        calls={calls}
        documents={requested}
        rules={documents.rules}
        onDocuments={setDocuments}
        isFinal
      />
    </section>
  )
}

interface OverProps {
  readonly title: string
  readonly text: string
  readonly onAgain?: () => void
}

/** The invitation is closed or not open yet. */
function Over({ title, text, onAgain }: OverProps) {
  const words = useGuestWords()
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    head.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [])
  return (
    <div className="site-card ci-card" role="status">
      <h2 ref={head} tabIndex={-1}>
        {title}
      </h2>
      <p>{text}</p>
      {onAgain && (
        <button type="button" className="p-button p-contained p-large" onClick={onAgain}>
          {words.tryAgain}
        </button>
      )}
    </div>
  )
}

interface NoticeProps {
  readonly calls: InvitationCalls
  readonly text: string
  readonly onAccepted: () => void
}

/** Privacy notice; consent is required before data is stored. */
function InvitationNotice({ calls, text, onAccepted }: NoticeProps) {
  const words = useGuestWords()
  const { submit, isBusy, failure } = useSubmit(async () => {
    await calls.accept()
    window.scrollTo(0, 0)
    onAccepted()
  })
  return (
    <FrontForm className="site-card ci-card" onSubmit={submit} failure={failure}>
      <h2>{words.noticeTitle}</h2>
      <Stack gap={3}>
        {text.split('\n\n').map(paragraph => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Stack>
      <Checkbox name="accepted" required label={words.agree} />
      <SubmitButton label={words.begin} isBusy={isBusy} />
    </FrontForm>
  )
}
