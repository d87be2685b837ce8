import type { Failure } from './failure'
import { useFailureWords } from './useFailureWords'

/** Error above a form; hidden if its fields show the error themselves. */
export function FailureText({
  failure,
  fields = [],
}: {
  failure: Failure | undefined
  /** Fields that show their own errors. */
  fields?: readonly string[]
}) {
  const errorText = useFailureWords()
  if (!failure || fields.some(name => failure.errors[name])) return null
  return (
    <p role="alert" tabIndex={-1} className="front-alert">
      {errorText(failure)}
    </p>
  )
}
