import type { Failure } from './failure'
import { useFailureWords } from './useFailureWords'

/** What a refused form says above its fields; nothing where the fields say it themselves. */
export function FailureText({
  failure,
  fields = [],
}: {
  failure: Failure | undefined
  /** The fields that show their own errors. */
  fields?: readonly string[]
}) {
  const say = useFailureWords()
  if (!failure || fields.some(name => failure.errors[name])) return null
  return (
    <p role="alert" tabIndex={-1} className="front-alert">
      {say(failure)}
    </p>
  )
}
