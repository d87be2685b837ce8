import type { Failure } from './failure'

/** What a refused form says above its fields; nothing where the fields say it themselves. */
export const FailureText = ({
  failure,
  fields = [],
}: {
  failure: Failure | undefined
  /** The fields that show their own errors. */
  fields?: readonly string[]
}) =>
  failure && !fields.some(name => failure.errors[name]) ? (
    <p role="alert" tabIndex={-1} className="front-alert">
      {failure.message}
    </p>
  ) : null
