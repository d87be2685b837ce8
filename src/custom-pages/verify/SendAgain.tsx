import { useEffect, useState } from 'react'
import { sendCode } from '../../model/endpoints/account'
import { useBackend } from '../../providers/backend/backendContext'
import { ask } from '../../providers/http/ask'
import { type Failure, toFailure } from '../../ui/front/failure'
import { useFailureWords } from '../../ui/front/useFailureWords'
import { fill, useWords } from '../../ui/front/words'

const WAIT_SECONDS = 60

/** Requests the code; a minute later it can be requested again. */
export function SendAgain({ email }: { email: string }) {
  const { auth } = useWords().words
  const { http } = useBackend()
  const errorText = useFailureWords()
  const [failure, setFailure] = useState<Failure>()
  const [wait, setWait] = useCountdown()
  const send = async () => {
    if (wait > 0 || !email) return
    setFailure(undefined)
    await ask(http, sendCode, { body: { email: email.trim() }, anonymous: true }).then(
      () => setWait(WAIT_SECONDS),
      (reason: unknown) => setFailure(toFailure(reason)),
    )
  }
  return (
    <div>
      <button
        type="button"
        className="p-button p-soft p-large"
        aria-disabled={wait > 0 || !email}
        onClick={send}
      >
        {wait > 0 ? fill(auth.sendAgainIn, { seconds: wait }) : auth.sendCode}
      </button>
      <p className="front-hint" role="status">
        {wait > 0 && auth.codeSentText}
      </p>
      {failure && (
        <p role="alert" className="front-error">
          {failure.errors.email ?? errorText(failure)}
        </p>
      )}
    </div>
  )
}

function useCountdown() {
  const [seconds, setSeconds] = useState(0)
  const isRunning = seconds > 0
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setSeconds(remaining => remaining - 1), 1000)
    return () => clearInterval(timer)
  }, [isRunning])
  return [seconds, setSeconds] as const
}
