import { type FocusEvent, type MouseEvent, useLayoutEffect, useRef, useState } from 'react'

type Input = HTMLInputElement

/**
 * Handlers of a number input: focus by keyboard or pointer selects the whole value, so that typing
 * replaces it. A partial selection by pointer stays.
 */
export function useSelecting() {
  const input = useRef<Input>(null)
  const isComing = useRef(false)
  const [visits, setVisits] = useState(0)
  // After the next render, because some inputs change their text on focus.
  useLayoutEffect(() => {
    if (visits > 0 && input.current === document.activeElement) input.current?.select()
  }, [visits])
  return {
    onFocus: ({ currentTarget }: FocusEvent<Input>) => {
      input.current = currentTarget
      setVisits(visits + 1)
    },
    onMouseDown: ({ currentTarget }: MouseEvent<Input>) => {
      isComing.current = currentTarget !== document.activeElement
    },
    // A click sets the cursor after the focus event.
    onClick: ({ currentTarget }: MouseEvent<Input>) => {
      const { selectionStart, selectionEnd } = currentTarget
      if (isComing.current && selectionStart === selectionEnd) currentTarget.select()
      isComing.current = false
    },
  }
}
