import { useEffect, useState } from 'react'
import { type Failure, failureOf } from '../../pieces/front/failure'
import { useFailureWords } from '../../pieces/front/useFailureWords'
import { fill, useWords } from '../../pieces/front/words'
import { useBackend } from '../../providers/backendContext'

const WAIT_SECONDS = 60

/** Asks for the code; the next mail may be asked for a minute later. */
export function SendAgain({ email }: { email: string }) {
  const { auth } = useWords().words
  const { account } = useBackend()
  const say = useFailureWords()
  const [failure, setFailure] = useState<Failure>()
  const [wait, setWait] = useCountdown()
  const send = async () => {
    if (wait > 0 || !email) return
    setFailure(undefined)
    await account.askForCode(email.trim()).then(
      () => setWait(WAIT_SECONDS),
      (reason: unknown) => setFailure(failureOf(reason)),
    )
  }
  return (
    <div>
      <button
        type="button"
        className="front-button front-quiet"
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
          {failure.errors.email ?? say(failure)}
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
    const timer = setInterval(() => setSeconds(left => left - 1), 1000)
    return () => clearInterval(timer)
  }, [isRunning])
  return [seconds, setSeconds] as const
}
