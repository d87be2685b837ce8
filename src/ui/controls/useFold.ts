import { type SyntheticEvent, useState } from 'react'

/** State of a `<details>`; what is wrong inside opens it. */
export function useFold(isOpenFirst: boolean, isWrong: boolean) {
  const [isOpen, setOpen] = useState(isOpenFirst)
  if (isWrong && !isOpen) setOpen(true)
  return {
    open: isOpen,
    onToggle: (event: SyntheticEvent<HTMLDetailsElement>) => setOpen(event.currentTarget.open),
    close: () => setOpen(false),
  }
}
