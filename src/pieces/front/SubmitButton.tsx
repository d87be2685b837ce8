import type { Ref } from 'react'

/** The one main action of a public form; it stays reachable while it waits. */
export const SubmitButton = ({
  label,
  busyLabel = label,
  isBusy,
  isAsleep = false,
  ref,
}: {
  label: string
  busyLabel?: string
  isBusy: boolean
  /** Nothing to press now; its label says why. */
  isAsleep?: boolean
  ref?: Ref<HTMLButtonElement>
}) => (
  <button ref={ref} type="submit" className="front-button" aria-disabled={isBusy || isAsleep}>
    {isBusy && <span className="front-spinner" />}
    {isBusy ? busyLabel : label}
  </button>
)
