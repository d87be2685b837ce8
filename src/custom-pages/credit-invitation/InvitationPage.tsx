import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { date } from '../../model/kinds/time'
import { type Failure, failureOf } from '../../pieces/front/failure'
import { useFailureWords } from '../../pieces/front/useFailureWords'
import { fill } from '../../pieces/front/words'
import { SitePage } from '../../pieces/site/SitePage'
import { useBackend, useLanguage } from '../../providers/backendContext'
import { Application } from './Application'
import { Documents } from './Documents'
import { type Invitation, type InvitationCalls, invitationCalls } from './invitation'
import { Notice } from './Notice'
import { useGuestWords } from './useGuestWords'
import './invitation.css'

/** An application for credit, filled in by the link of an invitation: the server says what is asked. */
export function InvitationPage() {
  const words = useGuestWords()
  const secret = useSyncExternalStore(onHash, secretHere)
  return (
    <SitePage title={words.title}>
      <div className="site-wide ci-page">
        <h1>{words.title}</h1>
        <Opened key={secret} secret={secret} />
      </div>
    </SitePage>
  )
}

/** Another link opened in the same tab changes nothing but what stands behind the `#`. */
const onHash = (changed: () => void) => {
  window.addEventListener('hashchange', changed)
  return () => window.removeEventListener('hashchange', changed)
}
const secretHere = () => window.location.hash.slice(1)

function Opened({ secret }: { readonly secret: string }) {
  const words = useGuestWords()
  const say = useFailureWords()
  const { calls, invitation, failure, again } = useInvitation(secret)
  if (failure) return <Over title={words.noLinkTitle} text={say(failure)} onAgain={again} />
  return invitation && <Standing calls={calls} invitation={invitation} onChanged={again} />
}

/** The secret stands behind the `#`, which no server is sent; another language asks anew. */
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
      setFailure(failureOf(reason))
    }
  }, [calls])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer speaks the reader's language
  useEffect(() => void again(), [again, language])
  return { calls, invitation, failure, again: () => void again() }
}

interface StandingProps {
  readonly calls: InvitationCalls
  readonly invitation: Invitation
  readonly onChanged: () => void
}

function Standing({ calls, invitation, onChanged }: StandingProps) {
  const words = useGuestWords()
  const language = useLanguage()
  const { state, company, name = '', until } = invitation
  const told = { company, name, until: until ? date.print(until, {}, language) : '' }
  if (state === 'sent' || state === 'opened') {
    return (
      <>
        <p className="site-lead">{fill(words.invited, told)}</p>
        <p className="front-hint">{fill(words.until, told)}</p>
        {state === 'sent' ? (
          <Notice calls={calls} text={invitation.notice ?? ''} onAccepted={onChanged} />
        ) : (
          <Application calls={calls} invitation={invitation} onSent={onChanged} />
        )}
      </>
    )
  }
  return (
    <>
      <Over title={words[`${state}Title`]} text={fill(words[`${state}Text`], told)} />
      {invitation.documents && <Missing calls={calls} documents={invitation.documents} />}
    </>
  )
}

interface MissingProps {
  readonly calls: InvitationCalls
  readonly documents: NonNullable<Invitation['documents']>
}

/** What the application still needs, taken in until it is decided. */
function Missing({ calls, documents }: MissingProps) {
  const words = useGuestWords()
  const [papers, setPapers] = useState(documents.list)
  return (
    <section className="site-card ci-card" aria-label={words.documents}>
      <h2>{words.documents}</h2>
      <p>{words.late}</p>
      <Documents
        calls={calls}
        papers={papers}
        rules={documents.rules}
        onPapers={setPapers}
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

/** Nothing is asked here any more, or not yet. */
function Over({ title, text, onAgain }: OverProps) {
  const words = useGuestWords()
  return (
    <div className="site-card ci-card" role="status">
      <h2>{title}</h2>
      <p>{text}</p>
      {onAgain && (
        <button type="button" className="front-button site-button" onClick={onAgain}>
          {words.tryAgain}
        </button>
      )}
    </div>
  )
}
