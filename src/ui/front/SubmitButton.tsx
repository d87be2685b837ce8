import type { Ref } from 'react'

/** Submit button of a public form; it stays focusable while it waits. */
export const SubmitButton = ({
  label,
  busyLabel = label,
  isBusy,
  isDisabled = false,
  ref,
}: {
  label: string
  busyLabel?: string
  isBusy: boolean
  /** Temporarily inactive; its label gives the reason. */
  isDisabled?: boolean
  ref?: Ref<HTMLButtonElement>
}) => (
  <button
    ref={ref}
    type="submit"
    className="p-button p-contained p-large"
    aria-disabled={isBusy || isDisabled}
  >
    {isBusy && (
      <span className="p-start">
        <span className="p-spinner" />
      </span>
    )}
    {isBusy ? busyLabel : label}
  </button>
)
